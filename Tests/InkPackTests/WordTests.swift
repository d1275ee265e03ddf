// Words: interning, selection, written forms, recognition of slips.

import InkLexicon
import InkTestSupport
import Testing

@testable import InkPack

@Test func `a spelling table gives the same id for the same spelling, however large it is`() {
  var table = SpellingTable()
  var random = SeededRandom(seed: 3)
  var ids: [String: UInt32] = [:]
  for _ in 0..<40_000 {
    let spelling = String(random.below(36_000), radix: 36)
    let id = table.intern(spelling)
    #expect(ids[spelling, default: id] == id)
    ids[spelling] = id
  }
  let isFaithful = ids.allSatisfy { table[$0.value] == $0.key && table.id(of: $0.key) == $0.value }
  #expect(isFaithful)
  let (count, unseen) = (table.count, table.id(of: "no such word"))
  #expect(count == ids.count)
  #expect(unseen == nil)
}

@Test func `the vocabulary is sorted by folded key and word, specials first`() {
  let vocabulary = Vocabulary([
    "it's": .frequent, "its": .known, "it": .frequent, "élan": .imported, "elan": .inTexts,
    "rare": .seen, "listed": .listed, "item": .frequent,
  ])
  #expect(
    vocabulary.texts == [
      "<num>", "<s>", "<unk>", "elan", "élan", "it", "item", "it's", "its",
    ])
  #expect(vocabulary.sentenceStart == 1)
  #expect(vocabulary.id(of: "its") == 8)
  #expect(vocabulary.id(of: "rare") == nil)
}

@Test func `a dictionary's word is suggested only if it is in use`() {
  #expect(!WordClaims.known.sufficeForSuggesting)
  #expect(WordClaims([.known, .seen]).sufficeForSuggesting)
  #expect(WordClaims([.known, .listed]).sufficeForSuggesting)
  #expect(WordClaims.frequent.sufficeForSuggesting)
  #expect(!WordClaims([.seen, .listed]).suffice)
}

@Test(arguments: [
  ("agian", true), ("allways", true), ("accomodation", true), ("seperate", true),
  ("definitly", true), ("explaination", true), ("again", false), ("gain", false),
  ("realy", true), ("zorblat", false), ("ägain", false),
])
func `typical slips of frequent words are distinguished from words`(text: String, isSlip: Bool) {
  let known = [
    "again", "always", "accommodation", "separate", "definitely", "explanation", "really",
  ]
  let finder = SlipFinder(knownWords: known.map { ($0, 1e-3) })
  let found = finder.isSlip(text, frequency: 5e-7)
  #expect(found == isSlip)
}

@Test(arguments: [
  ("nesesario", true), ("nesecito", true), ("tanbien", true), ("ezquisito", false), ("jente", true),
  ("ermano", true), ("gepte", false), ("gente", false), ("vaca", false),
])
func `phonetic misspellings are distinguished from words`(text: String, isSlip: Bool) {
  let known = ["necesario", "necesito", "también", "exquisito", "gente", "hermano", "vaca"]
  let alike = ["s c", "m n", "s z", "j g", "he e", "b v"].map {
    let letters = $0.split(separator: " ").map(String.init)
    return Recipe.Respelling(old: letters[0], new: letters[1])
  }
  let finder = SlipFinder(
    knownWords: known.map { ($0, 1e-3) } + [("baca", 1e-8)], alike: alike)
  // One in a hundred is too many for a slip of the fingers.
  #expect(finder.isSlip(text, frequency: 1e-5) == isSlip)
}

@Test func `a word half as frequent as its neighbor is not a slip of it`() {
  let finder = SlipFinder(knownWords: [("really", 1e-3)])
  let slips = [5e-4, 1e-3 / 89, 1e-3 / 91].map { finder.isSlip("realy", frequency: $0) }
  #expect(slips == [false, false, true])
}

@Test(arguments: [
  ("tambien", true), ("naturlich", true), ("proprietes", true), ("nciht", true),
  ("vieleicht", true),
  ("wär", false), ("coeur", false), ("strasse", false), ("ncht", true), ("nicht", false),
])
func `slips in letters with marks are distinguished from variants`(text: String, isSlip: Bool) {
  let known = [
    "también", "natürlich", "propriétés", "nicht", "vielleicht", "war", "cœur", "straße",
  ]
  let finder = SlipFinder(knownWords: known.map { ($0, 1e-3) })
  #expect(finder.isSlip(text, frequency: 5e-7) == isSlip)
}

@Test func `a short word is a slip only of one of the most frequent words`() {
  let finder = SlipFinder(knownWords: [("und", 0.03)])
  #expect(!finder.isSlip("udn", frequency: 0.03 / 3900))
  #expect(finder.isSlip("udn", frequency: 0.03 / 4100))
}

@Test func `a contraction without its apostrophe is not a word`() {
  let contractions = Contractions(["don't", "it's", "dog's", "dogs'"])
  #expect(contractions.withApostrophe("dont") == "don't")
  #expect(contractions.withApostrophe("dogs") == "dog's")
  #expect(contractions.withApostrophe("cat") == nil)
}

@Test func `case is learned separately for sentence starts and elsewhere`() {
  var polish = FormCounts()
  polish.add("Polish", elsewhere: 6, atStart: 8)
  polish.add("polish", elsewhere: 4, atStart: 0)
  let surfaces = polish.surfaces(of: "polish")
  #expect(surfaces.map(\.form) == ["Polish", "polish"])
  #expect(surfaces[0].probability == 0.6)
  #expect(surfaces[1].probability == 0.4)
  // At a start: 8 of 8 occurrences, and a prior of weight 4 that capitalizes both forms.
  #expect(surfaces[0].probabilityAtSentenceStart == 1)
  #expect(surfaces[1].probabilityAtSentenceStart == 0)
}

@Test func `a word in the default case has no surfaces, and a rare other form is a slip`() {
  var usual = FormCounts()
  usual.add("the", elsewhere: 1000, atStart: 3)
  usual.add("The", elsewhere: 10, atStart: 90)
  #expect(usual.surfaces(of: "the").isEmpty)
  #expect(FormCounts().surfaces(of: "the").isEmpty)
}

@Test func `a name with inner capitals keeps them at a sentence start`() {
  var github = FormCounts()
  github.add("GitHub", elsewhere: 95, atStart: 9)
  github.add("Github", elsewhere: 3, atStart: 1)
  let surfaces = github.surfaces(of: "github")
  #expect(surfaces == [PackSurface("GitHub", probability: 1, atSentenceStart: 1)])
}

@Test func `inner capitals indicate identifiers`() {
  #expect(innerCapitals("GitHub") == 1)
  #expect(innerCapitals("InvalidArgumentException") == 2)
  #expect(innerCapitals("NATO") == 0)
  #expect(hasTripleLetter("sooo"))
  #expect(!hasTripleLetter("soot"))
  #expect(isLatin("café"))
  #expect(!isLatin("µm"))
  #expect(!isLatin("мир"))
}
