// User-defined variants: they replace the built-in ones, in whatever form they are written.

import Testing

@testable import InkCallouts

struct CalloutOverrideTests {
  @Test(arguments: ["$₽¥€¢£₩", "₽¥€¢£₩", "₽¥$€¢£₩"])
  func `an override may repeat its character or not`(items: String) {
    #expect(row("$", overrides: ["$": items]) == "$₽¥€¢£₩")
  }

  @Test func `an override takes precedence over the language`() {
    #expect(row("ä", "sv", overrides: ["ä": "áà"]) == "äáà")
    #expect(row("ö", "sv", overrides: ["ä": "áà"]).hasPrefix("öø"))
  }

  @Test func `an override of a letter applies to its upper case too, unless that has its own`() {
    #expect(row("S", overrides: ["s": "ßʃ"]) == "SẞƩ")
    #expect(row("S", overrides: ["s": "ßʃ", "S": "§"]) == "S§")
  }

  @Test func `an override gives variants to a character without any`() {
    #expect(row("q", overrides: ["q": "ʠ"]) == "qʠ")
  }

  @Test func `an override with only the character removes its variants`() {
    #expect(row("e", overrides: ["e": "e"]) == "")
    #expect(row("e", overrides: ["e": " "]) == "")
  }

  @Test func `items separated by spaces may be long`() {
    let callouts = CalloutTable.standard.callouts(
      of: "@", language: nil, overrides: ["@": "@ @example.org 📧 (at)"])
    #expect(callouts.map(\.text) == ["@", "@example.org", "📧", "(at)"])
    #expect(callouts.map(\.kind) == [.character, .text, .emoji, .text])
  }

  @Test(arguments: [("é", Callout.Kind.character), ("👍🏽", .emoji), ("❤️", .emoji), ("#", .character)])
  func `a variant has the kind of its text`(text: String, kind: Callout.Kind) {
    #expect(Callout(text).kind == kind)
    #expect(Callout(text).title == nil)
  }
}
