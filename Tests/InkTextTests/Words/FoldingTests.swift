// Keys, letter case and normal forms of single words.

import InkTestSupport
import InkText
import Testing

@Suite struct FoldingTests {
  private func key(_ word: String) -> String { String(decoding: foldedKey(word), as: UTF8.self) }

  @Test func `a key has no capitals, marks or apostrophes`() {
    #expect(key("Don't") == "dont")
    #expect(key("Don’t") == "dont")
    #expect(key("Café") == "cafe")
    #expect(key("Cafe\u{301}") == "cafe")
    #expect(key("Straße") == "strasse")
    #expect(key("Đường") == "duong")
    #expect(key("well-known") == "well-known")
    #expect(key("ЁЖИК") == "ежик")
    #expect(key("हिन्दी") == "हिन्दी")
    #expect(key("'") == "")
  }

  @Test func `the key of a prefix is a prefix of the key`() {
    for word in ["Đường", "naïveté", "L’été", "œuvre", "Über-mäßig", "한국어", "ŁÓDŹ"] {
      let key = foldedKey(word)
      for end in word.indices { #expect(key.starts(with: foldedKey(String(word[..<end])))) }
    }
  }

  @Test func `letters of Latin-1 are read as Unicode's tables have them`() throws {
    for value in UInt32(0xC0)...0xFF {
      let word = "a\(try #require(Unicode.Scalar(value)))b"
      // A soft hyphen is dropped, but makes the word one that is not all Latin-1 letters.
      let looked = word + "\u{AD}"
      #expect(normalizedWord(word) == normalizedWord(looked))
      #expect(foldedKey(word) == foldedKey(looked))
    }
    #expect(normalizedWord("A\u{C9}\u{301}") == "a\u{E9}\u{301}")
  }

  @Test func `a typographic apostrophe is an apostrophe`() {
    #expect(normalizedWord("L’Été’") == "l'été'")
    #expect(foldedKey("L’Été’") == foldedKey("lete"))
    #expect(foldedKey("“L’été") == foldedKey("“Le\u{301}te\u{301}"))
  }

  @Test func `Vietnamese and other Latin letters are composed, however they were typed`() {
    #expect(Array(normalizedWord("ĐƯỢC-Łódź").utf8) == Array("được-łódź".utf8))
    #expect(
      Array(normalizedWord("Đu\u{31B}o\u{31B}\u{323}c").utf8) == Array("được".utf8))
    #expect(Array(normalizedWord("\u{130}x").utf8) == Array("i\u{307}x".utf8))
  }

  @Test func `a normalized word is in lower case and composed`() {
    #expect(normalizedWord("DON’T") == "don't")
    #expect(Array(normalizedWord("Cafe\u{301}").utf8) == Array("café".utf8))
    #expect(normalizedWord("co\u{AD}op‑x") == "coop-x")
  }

  @Test(arguments: [
    ("DON’T", "DON'T"), ("Don't", "Don't"), ("Cafe\u{301}", "Café"), ("Co\u{AD}op‑X", "Coop-X"),
    ("rock\u{2BC}n", "rock'n"), ("x\u{2010}y", "x-y"),
  ])
  func `a plain form is a normalized word in its letter case`(written: String, plain: String) {
    #expect(Array(plainForm(of: written).utf8) == Array(plain.utf8))
    #expect(normalizedWord(written) == plainForm(of: written).lowercased())
  }

  @Test(arguments: [
    ("", LetterCase.none), ("12", .none), ("word", .lower), ("Word", .title), ("W", .title),
    ("WORD", .upper), ("iPhone", .mixed), ("McDonald", .mixed), ("I'M", .upper), ("É", .title),
  ])
  func `letter case is determined from the letters`(word: String, expected: LetterCase) {
    #expect(LetterCase.of(word) == expected)
  }

  @Test func `letter case is applied to another word`() {
    #expect(LetterCase.title.applied(to: "don't") == "Don't")
    #expect(LetterCase.title.applied(to: "élan") == "Élan")
    #expect(LetterCase.title.applied(to: "'tis") == "'Tis")
    #expect(LetterCase.title.applied(to: "iPhone") == "iPhone")
    #expect(LetterCase.title.applied(to: "anti-American") == "Anti-American")
    #expect(LetterCase.title.applied(to: "d’Artagnan") == "D’Artagnan")
    #expect(LetterCase.upper.applied(to: "straße") == "STRASSE")
    #expect(LetterCase.lower.applied(to: "iPhone") == "iPhone")
  }
}
