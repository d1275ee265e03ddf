// An emoji of a person leads to its skin tones, and each of them to the others.

import Testing

@testable import InkCallouts

struct SkinToneTests {
  @Test(arguments: [
    ("👍", ["👍", "👍🏻", "👍🏼", "👍🏽", "👍🏾", "👍🏿"]), ("👍🏽", ["👍🏽", "👍", "👍🏻", "👍🏼", "👍🏾", "👍🏿"]),
    ("👩‍💻", ["👩‍💻", "👩🏻‍💻", "👩🏼‍💻", "👩🏽‍💻", "👩🏾‍💻", "👩🏿‍💻"]),
    ("☝️", ["☝️", "☝🏻", "☝🏼", "☝🏽", "☝🏾", "☝🏿"]),
  ])
  func `a hand or a person has all tones`(emoji: String, tones: [String]) {
    let callouts = CalloutTable.standard.callouts(of: emoji, language: "en")
    #expect(callouts.map(\.text) == tones)
    #expect(callouts.dropFirst().allSatisfy { $0.kind == .emoji })
  }

  @Test(arguments: ["🍕", "👨‍👩‍👧‍👦", "❤️", "🇫🇷"])
  func `emoji without skin, or with several people, have no tones`(emoji: String) {
    #expect(CalloutTable.standard.callouts(of: emoji, language: "en") == [])
  }
}
