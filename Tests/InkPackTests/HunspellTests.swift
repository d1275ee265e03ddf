// Hunspell dictionaries: from stems and flags of every kind to words.

import Testing

@testable import InkPack

private func words(_ stems: String, _ affixes: String) -> [String] {
  let dictionary = HunspellDictionary(words: Array(stems.utf8), affixes: Array(affixes.utf8))
  var found: [String] = []
  dictionary.forEachWord { found.append($0) }
  return found
}

@Test func `a suffix applies to the stems that its condition permits`() {
  let rules = """
    SET UTF-8
    SFX A Y 3
    SFX A y ies [^aeiou]y
    SFX A 0 s [aeiou]y
    SFX A 0 s [^y]
    """
  #expect(
    words("3\ncity/A\nday/A\ncat/A po:noun\ndog\n", rules) == [
      "city", "cities", "day", "days", "cat", "cats", "dog",
    ])
}

@Test func `a prefix and a suffix combine if both permit it`() {
  let rules = """
    PFX U Y 1
    PFX U 0 un .
    SFX D Y 1
    SFX D 0 ed [^e]
    SFX N N 1
    SFX N 0 ness .
    """
  #expect(words("1\nlock/UD\n", rules) == ["lock", "unlock", "locked", "unlocked"])
  #expect(words("1\nkind/UN\n", rules) == ["kind", "unkind", "kindness"])
}

@Test func `an affix may have further affixes`() {
  let rules = """
    SFX A Y 1
    SFX A 0 er/B .
    SFX B Y 1
    SFX B 0 s .
    """
  #expect(words("1\nwalk/A\n", rules) == ["walk", "walker", "walkers"])
}

@Test func `flags are letters, pairs, numbers or numbers of a list`() {
  let long = "FLAG long\nSFX ab Y 1\nSFX ab 0 s .\nSFX cd Y 1\nSFX cd 0 t ."
  #expect(words("1\nx/abcd\n", long) == ["x", "xs", "xt"])
  let numbers = "FLAG num\nSFX 12 Y 1\nSFX 12 0 s .\nSFX 7 Y 1\nSFX 7 0 t ."
  #expect(words("1\nx/12,7\n", numbers) == ["x", "xs", "xt"])
  let aliases = "AF 1\nAF AB\nSFX A Y 1\nSFX A 0 s .\nSFX B Y 1\nSFX B 0 t ."
  #expect(words("1\nx/1\n", aliases) == ["x", "xs", "xt"])
}

@Test func `forbidden stems and those that need an affix are not words`() {
  let rules = """
    FORBIDDENWORD !
    NEEDAFFIX ?
    ONLYINCOMPOUND c
    SFX A Y 1
    SFX A 0 s .
    """
  #expect(words("4\nbad/!\nroot/?A\npart/c\nfine/A\n", rules) == ["roots", "fine", "fines"])
}

@Test func `recursive affixes terminate`() {
  let rules = "SFX A Y 1\nSFX A 0 a/A ."
  #expect(words("1\nx/A\n", rules) == ["x", "xa", "xaa", "xaaa"])
}

private let compoundRules = """
  COMPOUNDBEGIN x
  COMPOUNDMIDDLE y
  COMPOUNDEND z
  ONLYINCOMPOUND o
  NEEDAFFIX h
  SFX G Y 1
  SFX G 0 es .
  SFX j Y 1
  SFX j 0 s/xyo .
  PFX u Y 1
  PFX u 0 un .
  """

private let compoundStems = "5\nhaus/xzG\nschiff/ozG\narbeit/hj\neicht\nviel/xu\n"

@Test func `flags determine the positions of a form in a compound`() {
  let dictionary = HunspellDictionary(
    words: Array(compoundStems.utf8), affixes: Array(compoundRules.utf8))
  var found: [String: HunspellRoles] = [:]
  dictionary.forEachForm { found[$0, default: []].formUnion($1) }
  #expect(
    found == [
      "haus": [.word, .begins, .ends], "hauses": [.word, .ends], "schiff": .ends,
      "schiffes": .ends, "arbeits": [.begins, .continues], "eicht": .word,
      "viel": [.word, .begins],
      "unviel": .word,
    ])
}

@Test(arguments: [
  ("haus", Proofreader.Verdict.word), ("hausschiff", .compound), ("hausarbeitsschiffes", .compound),
  ("arbeits", .compound), ("vieleicht", .unknown), ("schiff", .unknown), ("schiffhaus", .unknown),
  ("haushaus", .compound), ("", .unknown), ("ha", .unknown),
])
func `a dictionary attests words, and compounds more weakly`(
  text: String, verdict: Proofreader.Verdict
) {
  var proofreader = Proofreader()
  let dictionary = HunspellDictionary(
    words: Array(compoundStems.utf8), affixes: Array(compoundRules.utf8))
  proofreader.read(dictionary) { $0 != "viel" }
  #expect(proofreader.verdict(on: text) == verdict)
  // Words that are not asked for are not kept.
  #expect(proofreader.verdict(on: "viel") == .compound)
}

@Test func `files with any contents are read`() {
  #expect(words("", "") == [])
  #expect(words("\u{FEFF}1\n/A\nx/\n", "SFX\nSFX A\nSFX A Y 1\nSFX A b\nPFX A 0 y [x") == ["x"])
}
