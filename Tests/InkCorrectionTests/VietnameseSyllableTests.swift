// Which syllables Vietnamese can have.

import Testing

@testable import InkCorrection

@Suite struct VietnameseSyllableTests {
  @Test(arguments: [
    ("vênh", true), ("lảm", true), ("xấc", true), ("nhuốc", true), ("bíp", true), ("suỵt", true),
    ("giếng", true), ("gì", true), ("quyển", true), ("nghiêng", true), ("uống", true),
    ("nghành", false), ("ngỉ", false), ("xâc", false), ("xầc", false), ("kán", false),
    ("được", true), ("đuợc", false), ("thúóc", false), ("", false),
    ("ngừơi", false), ("goị", false), ("qúa", false), ("quá", true), ("hoà", true), ("hòa", true),
    ("giá", true), ("của", true), ("mười", true), ("ngoài", true), ("khuỷu", true),
    ("thuở", true), ("toàn", true), ("nghĩa", true), ("xoong", true), ("thúy", true),
  ])
  func `a syllable has an initial, a rhyme and a tone that go together`(
    word: String, isPossible: Bool
  ) {
    #expect(VietnameseSyllable.isPossible(word) == isPossible)
  }

  @Test(arguments: [
    ("ngừơi", ["người"]), ("hiệện", ["hiện"]), ("goị", ["gọi"]), ("caủ", ["của"]),
    ("đểể", ["để"]), ("người", []), ("bookk", []),
  ])
  func `what is no syllable stands for those with its mark in place, or a letter less`(
    word: String, meant: [String]
  ) {
    let forms = VietnameseSpelling().respelledForms(of: word)
    #expect(meant.isEmpty ? forms.isEmpty : forms.contains(meant[0]))
  }

  @Test(arguments: [
    ("swap", true), ("file", true), ("drop", true), ("khong", false), ("an", false),
  ])
  func `a word without marks is foreign by its letters`(word: String, isForeign: Bool) {
    #expect(VietnameseSyllable.isForeign(word) == isForeign)
  }
}
