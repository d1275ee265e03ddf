// The English table: every row of KeyboardKit 9.3 to 9.9 as text, and none of its defects.

import Testing

@testable import InkCallouts

/// Returns the texts of a character's callouts, concatenated, beginning with the character.
func row(
  _ character: String, _ language: String? = nil, overrides: [String: String] = [:]
) -> String {
  CalloutTable.standard.callouts(of: character, language: language, overrides: overrides)
    .map(\.text).joined()
}

struct EnglishCalloutTests {
  @Test(arguments: [
    "aàáâäǎæãåāăą", "cçćčċ", "dďð", "eèéêëēėęĕ", "gğġ", "hħ", "iîìíïǐĩīįĭ", "kķ", "lłļľ", "nñńņň",
    "oòóôöǒœøõōőŏ", "rř", "sßśšŝṣș", "tțťþ", "uǔûùúüũūŭ", "wŵ", "yýŷÿ", "zźžż", "0°", "-–—•", "/\\",
    "$€£¥₩₽¢", "&§", ".…", "?¿", "!¡", "%‰", "=≠≈", "\"„“”«»", "'’‘`",
  ])
  func `a row begins with its character`(expected: String) {
    #expect(row(String(expected.prefix(1))) == expected)
  }

  @Test(arguments: [
    "aàáâäæãåā", "cçćč", "eèéêëēėę", "iîïíīįì", "lł", "nñń", "oôöòóœøōõ", "sßśš", "uûüùúū", "yÿ",
    "zžźż",
    "0°", "-–—•", "/\\", "$€£¥₩₽¢", "$₽¥€¢£₩", "&§", ".…", "?¿", "!¡", "%‰", "=≠≈", "\"”“„»«",
    "\"„“”«»",
    "'’‘`", "“\"”„»«", "‘'’`",
  ])
  func `no variant of KeyboardKit 4.9 to 9.2 is missing`(earlier: String) {
    #expect(Set(earlier).subtracting(row(String(earlier.prefix(1)))) == [])
  }

  @Test(arguments: [
    "AÀÁÂÄǍÆÃÅĀĂĄ", "CÇĆČĊ", "DĎÐ", "EÈÉÊËĒĖĘĔ", "GĞĠ", "HĦ", "IÎÌÍÏǏĨĪĮĬ", "KĶ", "LŁĻĽ", "NÑŃŅŇ",
    "OÒÓÔÖǑŒØÕŌŐŎ", "RŘ", "SẞŚŠŜṢȘ", "TȚŤÞ", "UǓÛÙÚÜŨŪŬ", "WŴ", "YÝŶŸ", "ZŹŽŻ",
  ])
  func `an uppercase letter has the row in upper case`(expected: String) {
    #expect(row(String(expected.prefix(1))) == expected)
  }

  @Test(arguments: [
    "b", "f", "j", "m", "p", "q", "v", "x", "B", " ", "", "\n", "\r\n", "б", "漢", "kr", "🍕",
    "\u{301}",
  ])
  func `a character without variants has no callouts`(character: String) {
    #expect(row(character) == "")
  }

  @Test(arguments: [
    "€$£¥₩₽¢", "£$€¥₩₽¢", "¥$€£₩₽¢", "₩$€£¥₽¢", "₽$€£¥₩¢", "¢$€£¥₩₽", "₱$€£¥₩₽¢", "₾$€£¥₩₽¢",
    "₴$€£¥₩₽¢", "₫$€£¥₩₽¢",
  ])
  func `every currency leads to the others`(expected: String) {
    #expect(row(String(expected.prefix(1))) == expected)
  }

  @Test(arguments: ["1¹½⅓¼⅛", "½1¹⅓¼⅛", "([{⟨", "<‹≤«←", "*×·†‡★", "|¦‖"])
  func `digits and signs lead to fractions, powers and similar characters`(expected: String) {
    #expect(row(String(expected.prefix(1))) == expected)
  }

  @Test func `a domain leads to other domains`() {
    let callouts = CalloutTable.standard.callouts(of: ".com", language: "en")
    #expect(callouts.map(\.text) == [".com", ".org", ".edu", ".net"])
    #expect(callouts.allSatisfy { $0.kind == .text })
  }

  @Test func `fixed: the i with ogonek is not lost`() {
    #expect(row("i").contains("į"))
    #expect(row("I").contains("Į"))
  }

  @Test func `fixed: no variant is listed twice`() {
    #expect(row("u").count { $0 == "u" } == 1)
    for character in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0-/$&.?!%='\"" {
      let items = Array(row(String(character)))
      #expect(Set(items).count == items.count)
    }
  }

  @Test func `fixed: ß becomes one ẞ in upper case, and S occurs once`() {
    let texts = CalloutTable.standard.callouts(of: "S", language: "en").map(\.text)
    #expect(texts == ["S", "ẞ", "Ś", "Š", "Ŝ", "Ṣ", "Ș"])
  }

  @Test(arguments: ["\"„“”«»", "„\"“”«»", "“\"„”«»", "”\"„“«»", "«\"„“”»", "»\"„“”«"])
  func `fixed: every double quotation mark leads to the others`(expected: String) {
    #expect(row(String(expected.prefix(1))) == expected)
  }

  @Test(arguments: ["'’‘`", "’'‘`", "‘'’`", "`'’‘"])
  func `fixed: every single quotation mark leads to the others`(expected: String) {
    #expect(row(String(expected.prefix(1))) == expected)
  }

  @Test(arguments: ["éeèêëēėęĕ", "ÉEÈÊËĒĖĘĔ", "ßsśšŝṣș", "ẞSŚŠŜṢȘ", "—-–•", "…."])
  func `a variant leads back to its row, beginning with itself`(expected: String) {
    #expect(row(String(expected.prefix(1))) == expected)
  }

  @Test func `a decomposed letter is the same letter`() {
    #expect(row("e\u{301}").unicodeScalars.first == "e")
    #expect(row("e\u{301}") == row("é"))
  }
}
