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
}
