// An emoji of a person leads to its skin tones, and from each of them to the others.

import Testing

@testable import InkCallouts

struct SkinToneTests {
  @Test(arguments: [
    ("👍", ["👍", "👍🏻", "👍🏼", "👍🏽", "👍🏾", "👍🏿"]), ("👍🏽", ["👍🏽", "👍", "👍🏻", "👍🏼", "👍🏾", "👍🏿"]),
    ("👩‍💻", ["👩‍💻", "👩🏻‍💻", "👩🏼‍💻", "👩🏽‍💻", "👩🏾‍💻", "👩🏿‍💻"]),
    ("☝️", ["☝️", "☝🏻", "☝🏼", "☝🏽", "☝🏾", "☝🏿"]),
  ])
  func `a hand or a person comes in all tones`(emoji: String, tones: [String]) {
    let callouts = CalloutTable.standard.callouts(of: emoji, language: "en")
    #expect(callouts.map(\.text) == tones)
    #expect(callouts.dropFirst().allSatisfy { $0.kind == .emoji })
  }

  @Test(arguments: ["🍕", "👨‍👩‍👧‍👦", "❤️", "🇫🇷"])
  func `what shows no skin, or several people, has no tones`(emoji: String) {
    #expect(CalloutTable.standard.callouts(of: emoji, language: "en") == [])
  }
}
