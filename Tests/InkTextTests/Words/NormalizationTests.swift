// Canonical composition, tested on a seeded sample of all parts of Unicode 15's conformance test.

import InkText
import Testing

/// The source, composed (NFC) and decomposed (NFD) forms, as in columns 1 to 3 of NormalizationTest.txt.
private let samples: [(source: String, composed: String, decomposed: String)] = [
  ("\u{45}\u{300}", "\u{C8}", "\u{45}\u{300}"),
  ("\u{112}\u{300}", "\u{1E14}", "\u{45}\u{304}\u{300}"),
  (
    "\u{1100}\u{AC00}\u{11A8}\u{11A8}", "\u{1100}\u{AC01}\u{11A8}",
    "\u{1100}\u{1100}\u{1161}\u{11A8}\u{11A8}"
  ),
  (
    "\u{592}\u{5B7}\u{5BC}\u{5A5}\u{5B0}\u{5C0}\u{5C4}\u{5AD}",
    "\u{5B0}\u{5B7}\u{5BC}\u{5A5}\u{592}\u{5C0}\u{5AD}\u{5C4}",
    "\u{5B0}\u{5B7}\u{5BC}\u{5A5}\u{592}\u{5C0}\u{5AD}\u{5C4}"
  ),
  ("\u{1E14}", "\u{1E14}", "\u{45}\u{304}\u{300}"),
  ("\u{1E14}\u{304}", "\u{1E14}\u{304}", "\u{45}\u{304}\u{300}\u{304}"),
  ("\u{1E0A}\u{31B}", "\u{1E0A}\u{31B}", "\u{44}\u{31B}\u{307}"),
  ("\u{44}\u{323}\u{307}", "\u{1E0C}\u{307}", "\u{44}\u{323}\u{307}"),
  ("\u{45}\u{300}\u{304}", "\u{C8}\u{304}", "\u{45}\u{300}\u{304}"),
  ("\u{45}\u{304}", "\u{112}", "\u{45}\u{304}"),
  ("\u{44}\u{31B}\u{307}\u{323}", "\u{1E0C}\u{31B}\u{307}", "\u{44}\u{31B}\u{323}\u{307}"),
  ("\u{1E0C}\u{31B}\u{307}", "\u{1E0C}\u{31B}\u{307}", "\u{44}\u{31B}\u{323}\u{307}"),
  ("\u{C8}", "\u{C8}", "\u{45}\u{300}"),
  ("\u{1E0A}\u{323}", "\u{1E0C}\u{307}", "\u{44}\u{323}\u{307}"),
  ("\u{1CB}", "\u{1CB}", "\u{1CB}"),
  ("\u{1F55}", "\u{1F55}", "\u{3C5}\u{314}\u{301}"),
  ("\u{1E1E}", "\u{1E1E}", "\u{46}\u{307}"),
  ("\u{2B6}", "\u{2B6}", "\u{2B6}"),
  ("\u{1C4}", "\u{1C4}", "\u{1C4}"),
  ("\u{2077}", "\u{2077}", "\u{2077}"),
  ("\u{114}", "\u{114}", "\u{45}\u{306}"),
  ("\u{1EE0}", "\u{1EE0}", "\u{4F}\u{31B}\u{303}"),
  ("\u{1F66}", "\u{1F66}", "\u{3C9}\u{313}\u{342}"),
  ("\u{3AA}", "\u{3AA}", "\u{399}\u{308}"),
  ("\u{D2}", "\u{D2}", "\u{4F}\u{300}"),
  ("\u{2017}", "\u{2017}", "\u{2017}"),
  ("\u{146}", "\u{146}", "\u{6E}\u{327}"),
  ("\u{13C}", "\u{13C}", "\u{6C}\u{327}"),
  ("\u{106}", "\u{106}", "\u{43}\u{301}"),
  ("\u{4EE}", "\u{4EE}", "\u{423}\u{304}"),
  ("\u{C1CA}", "\u{C1CA}", "\u{1109}\u{116B}\u{11AD}"),
  ("\u{1FA2}", "\u{1FA2}", "\u{3C9}\u{313}\u{300}\u{345}"),
  ("\u{1D43C}", "\u{1D43C}", "\u{1D43C}"),
  ("\u{CC96}", "\u{CC96}", "\u{110E}\u{1164}\u{11C1}"),
  ("\u{FCFE}", "\u{FCFE}", "\u{FCFE}"),
  ("\u{BBD3}", "\u{BBD3}", "\u{1106}\u{1173}\u{11BA}"),
  ("\u{2FA0B}", "\u{9C40}", "\u{9C40}"),
  ("\u{C0BB}", "\u{C0BB}", "\u{1109}\u{1161}\u{11B6}"),
  (
    "\u{61}\u{A8E0}\u{315}\u{300}\u{5AE}\u{62}", "\u{61}\u{5AE}\u{A8E0}\u{300}\u{315}\u{62}",
    "\u{61}\u{5AE}\u{A8E0}\u{300}\u{315}\u{62}"
  ),
  (
    "\u{61}\u{315}\u{300}\u{5AE}\u{8D6}\u{62}", "\u{E0}\u{5AE}\u{8D6}\u{315}\u{62}",
    "\u{61}\u{5AE}\u{300}\u{8D6}\u{315}\u{62}"
  ),
  (
    "\u{61}\u{1DC8}\u{315}\u{300}\u{5AE}\u{62}", "\u{61}\u{5AE}\u{1DC8}\u{300}\u{315}\u{62}",
    "\u{61}\u{5AE}\u{1DC8}\u{300}\u{315}\u{62}"
  ),
  (
    "\u{61}\u{304}\u{315}\u{300}\u{5AE}\u{62}", "\u{101}\u{5AE}\u{300}\u{315}\u{62}",
    "\u{61}\u{5AE}\u{304}\u{300}\u{315}\u{62}"
  ),
  (
    "\u{61}\u{5B0}\u{94D}\u{3099}\u{A9C0}\u{62}", "\u{61}\u{3099}\u{94D}\u{A9C0}\u{5B0}\u{62}",
    "\u{61}\u{3099}\u{94D}\u{A9C0}\u{5B0}\u{62}"
  ),
  (
    "\u{61}\u{35C}\u{315}\u{300}\u{358}\u{62}", "\u{E0}\u{315}\u{358}\u{35C}\u{62}",
    "\u{61}\u{300}\u{315}\u{358}\u{35C}\u{62}"
  ),
  (
    "\u{61}\u{315}\u{300}\u{5AE}\u{1B72}\u{62}", "\u{E0}\u{5AE}\u{1B72}\u{315}\u{62}",
    "\u{61}\u{5AE}\u{300}\u{1B72}\u{315}\u{62}"
  ),
  (
    "\u{61}\u{A8EF}\u{315}\u{300}\u{5AE}\u{62}", "\u{61}\u{5AE}\u{A8EF}\u{300}\u{315}\u{62}",
    "\u{61}\u{5AE}\u{A8EF}\u{300}\u{315}\u{62}"
  ),
  (
    "\u{61}\u{89B}\u{59A}\u{316}\u{1DFA}\u{62}", "\u{61}\u{1DFA}\u{89B}\u{316}\u{59A}\u{62}",
    "\u{61}\u{1DFA}\u{89B}\u{316}\u{59A}\u{62}"
  ),
  (
    "\u{61}\u{193B}\u{59A}\u{316}\u{1DFA}\u{62}", "\u{61}\u{1DFA}\u{193B}\u{316}\u{59A}\u{62}",
    "\u{61}\u{1DFA}\u{193B}\u{316}\u{59A}\u{62}"
  ),
  (
    "\u{61}\u{59A}\u{316}\u{1DFA}\u{1DFD}\u{62}", "\u{61}\u{1DFA}\u{316}\u{1DFD}\u{59A}\u{62}",
    "\u{61}\u{1DFA}\u{316}\u{1DFD}\u{59A}\u{62}"
  ),
  (
    "\u{61}\u{315}\u{300}\u{5AE}\u{1E008}\u{62}", "\u{E0}\u{5AE}\u{1E008}\u{315}\u{62}",
    "\u{61}\u{5AE}\u{300}\u{1E008}\u{315}\u{62}"
  ),
  (
    "\u{61}\u{59A}\u{316}\u{1DFA}\u{356}\u{62}", "\u{61}\u{1DFA}\u{316}\u{356}\u{59A}\u{62}",
    "\u{61}\u{1DFA}\u{316}\u{356}\u{59A}\u{62}"
  ),
  (
    "\u{61}\u{10D26}\u{315}\u{300}\u{5AE}\u{62}", "\u{61}\u{5AE}\u{10D26}\u{300}\u{315}\u{62}",
    "\u{61}\u{5AE}\u{10D26}\u{300}\u{315}\u{62}"
  ),
  (
    "\u{61}\u{315}\u{300}\u{5AE}\u{819}\u{62}", "\u{E0}\u{5AE}\u{819}\u{315}\u{62}",
    "\u{61}\u{5AE}\u{300}\u{819}\u{315}\u{62}"
  ),
  (
    "\u{61}\u{8EC}\u{315}\u{300}\u{5AE}\u{62}", "\u{61}\u{5AE}\u{8EC}\u{300}\u{315}\u{62}",
    "\u{61}\u{5AE}\u{8EC}\u{300}\u{315}\u{62}"
  ),
  (
    "\u{61}\u{315}\u{300}\u{5AE}\u{11373}\u{62}", "\u{E0}\u{5AE}\u{11373}\u{315}\u{62}",
    "\u{61}\u{5AE}\u{300}\u{11373}\u{315}\u{62}"
  ),
  (
    "\u{61}\u{315}\u{300}\u{5AE}\u{73F}\u{62}", "\u{E0}\u{5AE}\u{73F}\u{315}\u{62}",
    "\u{61}\u{5AE}\u{300}\u{73F}\u{315}\u{62}"
  ),
  (
    "\u{61}\u{315}\u{300}\u{5AE}\u{1DD6}\u{62}", "\u{E0}\u{5AE}\u{1DD6}\u{315}\u{62}",
    "\u{61}\u{5AE}\u{300}\u{1DD6}\u{315}\u{62}"
  ),
  (
    "\u{61}\u{8D0}\u{59A}\u{316}\u{1DFA}\u{62}", "\u{61}\u{1DFA}\u{8D0}\u{316}\u{59A}\u{62}",
    "\u{61}\u{1DFA}\u{8D0}\u{316}\u{59A}\u{62}"
  ),
  (
    "\u{61}\u{59A}\u{316}\u{1DFA}\u{31E}\u{62}", "\u{61}\u{1DFA}\u{316}\u{31E}\u{59A}\u{62}",
    "\u{61}\u{1DFA}\u{316}\u{31E}\u{59A}\u{62}"
  ),
  (
    "\u{61}\u{347}\u{59A}\u{316}\u{1DFA}\u{62}", "\u{61}\u{1DFA}\u{347}\u{316}\u{59A}\u{62}",
    "\u{61}\u{1DFA}\u{347}\u{316}\u{59A}\u{62}"
  ),
]

@Suite struct NormalizationTests {
  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

  @Test(arguments: samples.indices)
  func `text is composed as in Unicode's conformance test`(row: Int) {
    let sample = samples[row]
    let composed = scalars(sample.composed)
    #expect(scalars(sample.source.composed) == composed)
    #expect(scalars(sample.composed.composed) == composed)
    #expect(scalars(sample.decomposed.composed) == composed)
  }

  @Test func `each tone and mark of Vietnamese makes one letter, in whatever order it is typed`() {
    #expect(scalars("a\u{302}\u{301}".composed) == ["ấ"])
    #expect(scalars("o\u{31B}\u{323}".composed) == ["ợ"])
    #expect(scalars("o\u{323}\u{31B}".composed) == ["ợ"])
    #expect(scalars("u\u{31B}\u{300}".composed) == ["ừ"])
    #expect(normalizedWord("TIE\u{302}\u{301}NG") == "tiếng")
    #expect(foldedKey("tiếng") == foldedKey("tieng"))
    #expect(foldedKey("đường") == Array("duong".utf8))
  }
}
