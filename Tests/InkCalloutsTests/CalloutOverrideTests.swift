// A person's own variants: they replace the built-in ones, in whatever form they are written.

import Testing

@testable import InkCallouts

struct CalloutOverrideTests {
  @Test(arguments: ["$₽¥€¢£₩", "₽¥€¢£₩", "₽¥$€¢£₩"])
  func `an override may repeat its character or not`(items: String) {
    #expect(row("$", overrides: ["$": items]) == "$₽¥€¢£₩")
  }

  @Test func `an override wins over the language`() {
    #expect(row("ä", "sv", overrides: ["ä": "áà"]) == "äáà")
    #expect(row("ö", "sv", overrides: ["ä": "áà"]).hasPrefix("öø"))
  }

  @Test func `an override of a letter holds for its upper case too, unless that has its own`() {
    #expect(row("S", overrides: ["s": "ßʃ"]) == "SẞƩ")
    #expect(row("S", overrides: ["s": "ßʃ", "S": "§"]) == "S§")
  }

  @Test func `an override gives variants to a character that has none`() {
    #expect(row("q", overrides: ["q": "ʠ"]) == "qʠ")
  }

  @Test func `an override with nothing but the character takes its variants away`() {
    #expect(row("e", overrides: ["e": "e"]) == "")
    #expect(row("e", overrides: ["e": " "]) == "")
  }

  @Test func `with spaces between them the items may be long`() {
    let callouts = CalloutTable.standard.callouts(
      of: "@", language: nil, overrides: ["@": "@ @example.org 📧 (at)"])
    #expect(callouts.map(\.text) == ["@", "@example.org", "📧", "(at)"])
    #expect(callouts.map(\.kind) == [.character, .text, .emoji, .text])
  }

  @Test(arguments: [("é", Callout.Kind.character), ("👍🏽", .emoji), ("❤️", .emoji), ("#", .character)])
  func `a variant knows its kind`(text: String, kind: Callout.Kind) {
    #expect(Callout(text).kind == kind)
    #expect(Callout(text).title == nil)
  }
}
