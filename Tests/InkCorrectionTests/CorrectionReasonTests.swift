// The classification of slips.

import Testing

@testable import InkCorrection

@Suite struct CorrectionReasonTests {
  @Test(arguments: [
    ("i", "I", CorrectionReason.letterCase), ("alot", "a lot", .missingSpace),
    ("dont", "don't", .apostrophe), ("cafe", "café", .accent), ("teh", "the", .transposition),
    ("recive", "receive", .missingLetter), ("untill", "until", .extraLetter),
    ("definately", "definitely", .wrongLetter), ("acomodate", "accommodate", .severalSlips),
    ("Dont", "Don't", .apostrophe), ("hte", "the", .transposition), ("", "a", .missingLetter),
    ("wellknown", "well-known", .missingLetter), ("well known", "well-known", .wrongLetter),
  ])
  func `the slip between two words has a name`(
    typed: String, meant: String, reason: CorrectionReason
  ) {
    #expect(CorrectionReason(typed: typed, meant: meant) == reason)
  }

  @Test(arguments: [
    ("xword", "word", 0), ("wordd", "word", 4), ("woord", "word", 2), ("woxrd", "word", 2),
    ("word", "word", nil), ("wrod", "word", nil), ("wrd", "word", nil), ("xwordx", "word", nil),
  ])
  func `a letter too many is found where it is`(typed: String, meant: String, place: Int?) {
    #expect(LetterDifference(of: Array(typed), from: Array(meant)).extraLetter == place)
    let bytes = LetterDifference(of: Array(typed.utf8), from: Array(meant.utf8))
    #expect(bytes.extraLetter == place)
  }
}
