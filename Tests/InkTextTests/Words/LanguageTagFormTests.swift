// Tests for the form of language tags.

import InkText
import Testing

@Suite struct LanguageTagFormTests {
  @Test(arguments: ["en", "pt-BR", "zh-Hant-TW", "de-1996", "sl-rozaj-biske", "haw"])
  func `tags are recognized`(tag: String) {
    #expect(normalizedLanguageTag(tag) == tag)
    #expect(normalizedLanguageTag(tag.replacing("-", with: "_")) == tag)
  }

  @Test(arguments: [
    "", "e", "12", "1990", "de-", "-de", "de--AT", "english", "pt BR", "français", "en/../x",
    "de-" + Array(repeating: "abcdefgh", count: 4).joined(separator: "-"),
  ])
  func `other text is not`(text: String) {
    #expect(normalizedLanguageTag(text) == nil)
  }
}
