// What the shipped packs do with words that lack their marks or capitals, and with technical words.

import InkTestSupport
import Testing

@Suite struct ShippedLanguageMarkTests {
  @Test(arguments: [
    ("es", "La reunion es a las diez. ", "La reunión es a las diez. "),
    ("fr", "La reunion est reportée. ", "La réunion est reportée. "),
    ("fr", "Cela depend de vous. ", "Cela dépend de vous. "),
    ("pt", "Foi um prazer conhece-lo. ", "Foi um prazer conhecê-lo. "),
    ("pt", "Vou compra-lo amanhã. ", "Vou comprá-lo amanhã. "),
    ("vi", "Tôi uống nuwowcs mỗi ngày. ", "Tôi uống nước mỗi ngày. "),
    ("vi", "Tôi ddi làm mỗi ngày. ", "Tôi đi làm mỗi ngày. "),
    ("sv", "Jag vill kopa en bil. ", "Jag vill köpa en bil. "),
  ])
  func `a word gets the marks that it lacks`(language: String, text: String, meant: String) throws {
    #expect(try Typist.typed(text, in: [language]) == meant)
  }

  @Test(arguments: [
    ("sv", "Han for till Mjölby. "), ("pt", "Tu compra-lo amanhã. "),
    ("de", "Das vpn ist langsam und golang ist schnell. "), ("de", "Der helper und das serde. "),
    ("fr", "Nous lançons pytest et nuxt. "), ("vi", "Tôi mua bus và swap. "),
  ])
  func `a word that is meant without them and a technical word stay`(language: String, text: String)
    throws
  {
    #expect(try Typist.typed(text, in: [language]) == text)
  }

  private static let nouns = "Der Hund schläft im Garten und die Katze sitzt am Fenster. "

  @Test func `a German noun gets its capital where the document has capitals`() throws {
    let text = Self.nouns + "Der Zug hat zwanzig Minuten "
    #expect(try Typist.typed(text + "verspätung ", in: ["de"]) == text + "Verspätung ")
  }

  @Test(arguments: [
    ("Wir fahren mit dem auto ", "Wir fahren mit dem Auto "),
    ("Sie hat heute keine zeit ", "Sie hat heute keine Zeit "),
    ("Das ist eine gute idee ", "Das ist eine gute Idee "),
    ("Das ist mir recht und acht ", "Das ist mir recht und acht "),
    ("Es hat das Feld name ", "Es hat das Feld name "), ("The text has ", "The text has "),
    ("Le film est ", "Le film est "),
  ])
  func `a short noun gets its capital, too`(typed: String, meant: String) throws {
    #expect(try Typist.typed(Self.nouns + typed, in: ["de"]) == Self.nouns + meant)
  }

  @Test(arguments: [["de", "en"], ["de", "fr"]])
  func `a noun gets it beside another language`(languages: [String]) throws {
    let text = Self.nouns + "Die Kinder bleiben lange. Wir fahren morgen mit dem Bus, weil es mehr "
    #expect(
      try Typist.typed(text + "platz und kein problem ", in: languages)
        == text + "Platz und kein Problem ")
  }

  @Test func `it stays small for somebody who writes everything so`() throws {
    let text = Self.nouns.lowercased() + "der zug hat zwanzig minuten verspätung "
    #expect(try Typist.typed(text, in: ["de"]) == text)
  }

  @Test(arguments: [
    (["de-DE"], "Die Strasse ist gross. ", "Die Straße ist groß. "),
    (["de"], "Viele Grüße aus der\nStrasse ", "Viele Grüße aus der\nStraße "),
    (["de"], "Die Strasse ist gross. ", "Die Strasse ist gross. "),
    (["de-CH"], "Die Strasse ist gross. ", "Die Strasse ist gross. "),
    (["de-DE"], "Die Masse der Klasse muss ", "Die Masse der Klasse muss "),
  ])
  func `German has ß where its region or its document has it`(
    languages: [String], text: String, meant: String
  ) throws {
    #expect(try Typist.typed(text, in: languages) == meant)
  }

  @Test(arguments: [
    ("fr", "Ajouter les vérifications manquantes au module\n", "Aujourdhui ", "Aujourd'hui "),
    ("de", "Die fehlenden Prüfungen im Modul wurden ergänzt\n", "Nciht ", "Nicht "),
    ("en", "We added the missing checks to the module here\n", "Teh ", "The "),
  ])
  func `a capital at the beginning of a line makes no name`(
    language: String, line: String, text: String, meant: String
  ) throws {
    #expect(try Typist.typed(line + text, in: [language]) == line + meant)
  }
}
