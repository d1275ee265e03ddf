// Words that a list of offensive words covers, and words that it does not.

import InkLexicon
import Testing

@testable import InkPack

private let words: OffensiveWords = {
  var words = OffensiveWords()
  for line in ["# a list", "piss", "Shag", "spic", "ass", "bitchy", "*fuck*", "nigg*", "*shit"] {
    words.add(line)
  }
  for line in ["-spicy", "-niggle"] { words.add(line) }
  return words
}()

@Test(arguments: [
  "piss", "piss's", "pisses", "pissed", "pissers", "pissing", "pissin", "pissy", "pissiest",
  "shagged", "bitchiest", "motherfuckers", "nigg", "niggers", "bullshit", "dumb-ass",
])
func `a form of an offensive word is offensive`(word: String) {
  #expect(words.contains(word))
}

@Test(arguments: [
  "association", "pass", "assess", "spicy", "niggle", "niggle's", "shiitake", "list", "a",
])
func `an inoffensive word is not affected`(word: String) {
  #expect(!words.contains(word))
}

@Test func `a listed slip is not a word, alone or between hyphens`() throws {
  let text = """
    language en
    name English
    version 1
    licence CC0
    known words.txt
    slips slips.txt
    minimum 1 1
    component general 1 20
    text prose.txt 1
    """
  var builder = PackBuilder(recipe: try Recipe(parsing: text)) { file, take in
    let contents = [
      "prose.txt": "We saw teh river and teh-river and the river.\n",
      "words.txt": "the\nteh\nriver\n", "slips.txt": "teh\n",
    ]
    try take(Array((contents[file] ?? "").utf8), 1)
  }
  let found = Set(try builder.run { _ in }.words.map(\.text))
  #expect(found.isSuperset(of: ["the", "river", "saw"]))
  #expect(found.isDisjoint(with: ["teh", "teh-river"]))
}
