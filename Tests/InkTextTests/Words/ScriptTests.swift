// The scripts of letters, and words outside some of them.

import InkText
import Testing

@Suite struct ScriptTests {
  @Test(arguments: [
    ("Aéßłƀḁ", Scripts.latin), ("αΩἀ", .greek), ("яЁђ", .cyrillic),
  ])
  func `letters of a script have it`(letters: String, script: Scripts) {
    for letter in letters.unicodeScalars { #expect(Scripts(of: letter) == script, "\(letter)") }
  }

  @Test func `letters of different scripts have different ones, and each has one`() {
    let letters = "aαяԱאبა한ሀกກཀကក漢Ꮳअঅਅઅଅஅఅಅഅඅ".unicodeScalars
    #expect(Set(letters.map { Scripts(of: $0) }).count == letters.count)
    #expect(letters.allSatisfy { Scripts(of: $0).rawValue.nonzeroBitCount == 1 })
    #expect(Scripts(of: "か") == Scripts(of: "漢"))
  }

  @Test(arguments: [
    ("word", false), ("café", false), ("cafe\u{301}", false), ("don’t", false), ("được", false),
    ("µm", false), ("ℝ", false), ("𝑥", false), ("Δx", false), ("γ-ray", false), ("123", false),
    ("", false), ("Python用", false), ("слово", true), ("й", true), ("漢字", true),
    ("今日はGitHubを使います", true), ("कि", true), ("α", true),
  ])
  func `a word is outside a script if most of its letters are`(word: String, isOutside: Bool) {
    #expect(word.isWritten(outside: .latin) == isOutside)
  }

  @Test func `Latin words are outside other scripts`() {
    #expect("word".isWritten(outside: .cyrillic))
    #expect(!"слово".isWritten(outside: .cyrillic))
    let both: Scripts = [.latin, .cyrillic]
    #expect(!"слово".isWritten(outside: both))
  }
}
