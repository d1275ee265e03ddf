// Recipes: valid statements, and the message for each error.

import Testing

@testable import InkPack

private let recipe = """
  # a pack
  language en
  name English
  version 2026.1
  licence CC BY-SA 4.0
  source A book: CC0
  order 4   # long
  frequencies list.tsv 1000
  known words.txt
  offensive bad.txt
  minimum 3 1
  spaced 30
  residual 500 3
  omit blog
  component general 0.6 4000
  text a.txt.xz 0.4
  sphinx en.bin 0.5
  frequencies 0.1
  component commits 0.4 100
  text b.txt 1
  text a.txt.xz 0.5
  """

@Test func `a recipe is parsed as written`() throws {
  let recipe = try Recipe(parsing: recipe)
  #expect(recipe.language == "en")
  #expect(recipe.name == "English")
  #expect(recipe.licence == "CC BY-SA 4.0")
  #expect(recipe.sources == ["A book: CC0"])
  #expect(recipe.order == 4)
  #expect(recipe.frequencyFile == "list.tsv")
  #expect(recipe.frequencyCount == 1000)
  #expect(recipe.known == ["words.txt"])
  #expect(recipe.offensive == ["bad.txt"])
  #expect((recipe.minimumCount, recipe.minimumSources) == (3, 1))
  #expect((recipe.residualWordCount, recipe.residualPassCount) == (500, 3))
  #expect(recipe.spacedFactor == 30)
  #expect(recipe.omittedSources == ["blog"])
  #expect(recipe.components.map(\.name) == ["general", "commits"])
  #expect(recipe.components[0].ngramBudget == 4000)
  #expect(recipe.components[0].parts.map(\.kind) == [.text, .sphinx, .frequencies])
  #expect(recipe.components[0].parts.map(\.share) == [0.4, 0.5, 0.1])
  #expect(recipe.textFiles == ["a.txt.xz", "b.txt"])
}

@Test func `a recipe for another language has its spelling rules`() throws {
  let recipe = try Recipe(
    parsing: """
      language fr
      name French
      version 1
      licence CC0
      hunspell fr.dic fr.aff
      proofread fr2.dic fr2.aff
      foreign en.tsv de.tsv
      unmarked 4
      alike b v
      elided l' D'
      respelled hv v
      unfolded fr.docs fr.news
      component general 1 10
      text fr.txt 0.5 fr.docs fr.news
      adapted
      """)
  #expect(recipe.dictionaries == [.init(words: "fr.dic", affixes: "fr.aff")])
  #expect(recipe.proofs == [.init(words: "fr2.dic", affixes: "fr2.aff")])
  #expect(recipe.foreign == ["en.tsv", "de.tsv"])
  #expect(recipe.unmarkedFactor == 4)
  #expect(recipe.alike == [Recipe.Respelling(old: "b", new: "v")])
  #expect(recipe.components[0].isAdapted)
  #expect(recipe.elided == ["l'", "d'"])
  #expect(recipe.respelled == [.init(old: "hv", new: "v")])
  #expect(recipe.unfolding == ["fr.docs", "fr.news"])
  #expect(recipe.components[0].parts[0].sources == ["fr.docs", "fr.news"])
}

@Test(arguments: [
  ("hunspell fr.dic", "line 1: expected hunspell WORDS.dic AFFIXES.aff, found \"fr.dic\""),
  ("proofread fr.dic", "line 1: expected proofread WORDS.dic AFFIXES.aff, found \"fr.dic\""),
  ("unmarked none", "line 1: expected unmarked RATIO, found \"none\""),
  ("respelled hv", "line 1: expected respelled LETTERS LETTERS, found \"hv\""),
  ("alike b", "line 1: expected alike LETTERS LETTERS, found \"b\""),
  ("color red", "line 1: expected language, name, version, licence, source, order, frequencies"),
  ("\norder 9", "line 2: expected order 2, 3 or 4, found \"9\""),
  ("frequencies list.tsv", "line 1: expected frequencies FILE COUNT, found \"list.tsv\""),
  ("minimum few", "line 1: expected minimum COUNT SOURCES, at most 1,000,000, found \"few\""),
  ("minimum 3 2000000000", "expected minimum COUNT SOURCES, at most 1,000,000, found \"3 2000000"),
  ("unmarked inf", "line 1: expected unmarked RATIO, found \"inf\""),
  ("component a inf 5", "line 1: expected component NAME WEIGHT NGRAMS, found \"a inf 5\""),
  ("component a 1 5\ntext a nan", "line 2: expected text FILE SHARE, found \"a nan\""),
  ("component a 1", "line 1: expected component NAME WEIGHT NGRAMS, found \"a 1\""),
  ("component a 0 5", "line 1: expected component NAME WEIGHT NGRAMS, found \"a 0 5\""),
  ("component a 1 5\ntext a", "line 2: expected text FILE SHARE, found \"a\""),
  ("component a 1 5\ntext a -1", "line 2: expected text FILE SHARE, found \"a -1\""),
  ("component a 1 5\nfrequencies x 1", "line 2: expected frequencies SHARE, found \"x 1\""),
  (
    "component a 1 5\nprose a 1",
    "line 2: expected component, text, sphinx, arpa, frequencies, adapted, found \"prose\""
  ),
  ("name x", "the recipe has no line \"language …\"; add one"),
  (
    "language x\nname x\nversion 1\nlicence CC0\ncomponent a 1 5",
    "component \"a\" has neither text nor a model; add an input to it or leave it out"
  ),
])
func `errors in a recipe are reported in a sentence`(text: String, sentence: String) {
  let error = #expect(throws: PackBuildError.self) { try Recipe(parsing: text) }
  #expect(error?.description.contains(sentence) == true, "\(error?.description ?? "")")
}
