// Other languages: their own letters first, the order of look-up, and Turkish letter case.

import Testing

@testable import InkCallouts

struct LanguageCalloutTests {
  @Test(arguments: [
    "aáàâãā", "cç", "eéëèêẽēę", "iīîíïìĩ", "nñ", "oœóòôõ", "sßśš", "uûúüùũū", "äæ", "öø",
  ])
  func `Swedish has its own table`(expected: String) {
    #expect(row(String(expected.prefix(1)), "sv") == expected)
  }

  @Test(arguments: ["l", "y", "z", "å", "L", "Å"])
  func `these letters have no variants in Swedish`(character: String) {
    #expect(row(character, "sv") == "")
  }

  @Test func `the Swedish crown leads to the currencies`() {
    let callouts = CalloutTable.standard.callouts(of: "kr", language: "sv_SE")
    #expect(callouts.map(\.text) == ["kr", "€", "$", "£", "¥", "₩", "₽"])
    #expect(callouts.map(\.kind) == [.text] + Array(repeating: .character, count: 6))
  }

  @Test(arguments: [
    ("a", "de", "aäàáâ"), ("O", "de-AT", "OÖÒÓÔ"), ("s", "de", "sß"), ("e", "fr", "eéèêë"),
    ("o", "fr_CA", "oôœ"), ("\"", "fr", "\"«»"), ("n", "es", "nñ"), ("u", "es-MX", "uúü"),
    ("a", "pt-BR", "aãáâà"), ("e", "pt", "eéê"), ("a", "vi", "aàáảãạăằắẳẵặâầấẩẫậ"),
    ("ơ", "vi", "ơờớởỡợ"), ("Ư", "vi", "ƯỪỨỬỮỰ"), ("d", "vi", "dđ"), ("e", "az", "eə"),
    ("s", "tr", "sş"),
  ])
  func `a language puts its own letters first`(character: String, language: String, start: String) {
    #expect(row(character, language).hasPrefix(start))
  }

  @Test(arguments: ["az", "de", "es", "fr", "pt", "tr", "vi"])
  func `a language that adds letters keeps all English variants`(language: String) {
    for character in "acdeghiklnorstuwyzACDEGHKLNORSTUWYZ-$\"'" {
      let english = Set(row(String(character)))
      #expect(english.subtracting(row(String(character), language)) == [])
    }
  }

  @Test(arguments: ["sv-FI", "SV", "sv_se", "sv-Latn-SE"])
  func `a region falls back to its language`(identifier: String) {
    #expect(row("ä", identifier) == "äæ")
  }

  @Test(arguments: ["", "-", "xx", "en_GB", "swedish", "tlh-Piqd"])
  func `a language without a table is served in English`(identifier: String) {
    #expect(row("u", identifier) == "uǔûùúüũū")
  }

  @Test func `symbols that a language does not list are the English ones`() {
    #expect(row("?", "sv") == "?¿")
    #expect(row("%", "de") == "%‰")
  }

  @Test func `the Turkish i keeps its dot and the Turkish ı goes without`() {
    #expect(row("i", "tr") == "iıîìíïǐĩīį")
    #expect(row("İ", "tr") == "İIÎÌÍÏǏĨĪĮ")
    #expect(row("ı", "az") == "ıi")
    #expect(row("I", "tr-TR") == "Iİ")
  }

  @Test func `outside Turkish the upper case of i is I`() {
    #expect(row("I", "en").hasPrefix("IÎ"))
    #expect(row("I", "trv").hasPrefix("IÎ"))
  }
}
