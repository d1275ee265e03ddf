// Other languages: their own letters first, the look-up order, and Turkish letter case.

import Testing

@testable import InkCallouts

struct LanguageCalloutTests {
  @Test(arguments: [
    "aáàâãāåä", "cç", "eéëèêẽēę", "iīîíïìĩ", "nñ", "oœóòôõö", "sßśš", "uûúüùũū", "äæ", "öø",
  ])
  func `Swedish has its own table, followed by neighboring letters`(expected: String) {
    #expect(row(String(expected.prefix(1)), "sv").hasPrefix(expected))
  }

  @Test func `the Swedish crown leads to the currencies`() {
    let callouts = CalloutTable.standard.callouts(of: "kr", language: "sv_SE")
    #expect(callouts.map(\.text).prefix(7) == ["kr", "€", "$", "£", "¥", "₩", "₽"])
    #expect(callouts.map(\.kind).prefix(3) == [.text, .character, .character])
  }

  @Test(arguments: [
    ("a", "de", "aä"), ("O", "de-AT", "OÖ"), ("s", "de", "sß"), ("e", "fr", "eéèêë"),
    ("o", "fr_CA", "oôœ"), ("\"", "fr", "\"«»"), ("n", "es", "nñ"), ("u", "es-MX", "uúü"),
    ("a", "pt-BR", "aáâã"), ("e", "pt", "eéê"), ("a", "vi", "aàáảãạăằắẳẵặâầấẩẫậ"),
    ("ơ", "vi", "ơờớởỡợ"), ("Ư", "vi", "ƯỪỨỬỮỰ"), ("d", "vi", "dđ"), ("e", "az", "eə"),
    ("s", "tr", "sş"), ("e", "cs", "eéě"), ("L", "sk", "LĽĹ"), ("z", "pl", "zżź"),
    ("e", "it", "eè"), ("o", "it-CH", "oò"),
    ("o", "hu", "oóöő"), ("a", "lv", "aā"), ("t", "ro", "tț"), ("k", "ha", "kƙ"),
    ("$", "uk", "$₴"), ("$", "vi", "$₫"), ("\"", "de", "\"„“"), ("'", "de", "'‚‘"),
  ])
  func `a language puts its own letters first`(character: String, language: String, start: String) {
    #expect(row(character, language).hasPrefix(start))
  }

  @Test(arguments: [
    ("е", "ru", "её"), ("И", "uk", "ИІЇЙ"), ("к", "kk", "кқ"), ("α", "el", "αά"), ("σ", "el", "σς"),
    ("\u{627}", "ar", "\u{627}\u{623}\u{625}\u{622}"), ("\u{5E4}", "he", "\u{5E4}\u{5E3}"),
  ])
  func `letters of other scripts have their variants, whatever the language`(
    character: String, language: String, start: String
  ) {
    #expect(row(character, language).hasPrefix(start))
    #expect(Set(start).subtracting(row(character, "en")) == [])
  }

  @Test(arguments: ["cs", "lt", "vi"])
  func `no language lists a variant twice, and none leads nowhere`(language: String) {
    for letter in "aceilnosuyz" {
      let items = row(String(letter), language).map(String.init)
      #expect(Set(items).count == items.count)
      for item in items.dropFirst() { #expect(row(item, language) != "") }
    }
  }

  @Test(arguments: CalloutTable.unicodeRows.keys.sorted())
  func `every letter of a language can be reached from its base letter, in both cases`(
    language: String
  ) throws {
    let casing = CalloutCasing(language: language)
    let rows = try #require(CalloutTable.unicodeRows[language])
    for line in rows.split(separator: "\n") {
      let items = CalloutRow(line).items
      let base = try #require(items.first)
      func reached(_ key: String) -> Set<String> {
        Set(CalloutTable.standard.callouts(of: key, language: language).map(\.text))
      }
      #expect(Set(items).isSubset(of: reached(base)))
      let upper = casing.uppercased(base)
      guard upper != base, casing.lowercased(upper) == base else { continue }
      // Both sigmas are one in upper case.
      let others = Set(items.map(casing.uppercased)).subtracting([upper])
      #expect(others.isSubset(of: reached(upper)))
    }
  }

  /// The locales for which KeyboardKit 10 has callouts, except English and Cherokee, whose letters have no variants.
  private static let locales = """
    sq ar hy be bg ca hr cs da nl nl_BE et fo fil fi fr fr_BE fr_CA fr_CH ka de de_AT de_CH el haw he_IL hu is id ga_IE \
    it kk ckb ckb_IQ ckb_PC lv lt mk ms mt mn nb nn fa pl pt_PT pt_BR ro ru sr sr-Latn sk sl es es_419 es_MX sv sw tr \
    uk uz smn se cy az bn cv tg vi
    """

  @Test(arguments: locales.split { $0 == " " || $0 == "\n" }.map(String.init))
  func `every locale of KeyboardKit, or its language, has its own rows`(locale: String) {
    let code = locale.lowercased().map { $0 == "_" ? "-" : String($0) }.joined()
    let language = String(code.prefix { $0 != "-" })
    #expect(
      [code, language].contains {
        CalloutTable.rows[$0] != nil || CalloutTable.unicodeRows[$0] != nil
      })
  }

  @Test func `Chuvash has its letters, and Cherokee letters have no variants`() {
    #expect(row("а", "cv").hasPrefix("аӑ") && row("С", "cv").hasPrefix("СҪ"))
    #expect(row("ꭰ", "chr") == "")
  }

  @Test func `a language has the letters of others after its own, and English has not`() {
    #expect(row("a", "de").contains("ą"))
    #expect(row("r", "hu").contains("ŕ"))
    #expect(row("a", "it").contains("ª") && row("o", "pt").contains("º"))
    #expect(row("r", "en-GB") == "rř")
  }

  @Test(arguments: [
    ("ø", "da", "øǿ", "ö"), ("ă", "vi", "ăằ", "â"), ("ё", "uk", "ё", "е"), ("ე", "ka", "ეჱ", "ჱ"),
    ("ь", "ru", "ьъ", "ъ"), ("न", "hi", "नङञ", "ञ"), ("t", "et", "t", "ţ"), ("ǿ", "da", "ǿo", "ø"),
  ])
  func `a letter has its own variants, then those of its base letter`(
    character: String, language: String, start: String, more: String
  ) {
    #expect(row(character, language).hasPrefix(start))
    #expect(row(character, language).contains(more))
  }

  @Test(arguments: ["ar", "fa"])
  func `lam leads to its ligatures with alef`(language: String) {
    let callouts = CalloutTable.standard.callouts(of: "\u{644}", language: language)
    #expect(callouts.dropFirst().first?.text == "\u{644}\u{627}")
    #expect(callouts.count >= 5)
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
    #expect(row("ä", identifier).hasPrefix("äæ"))
  }

  @Test(arguments: ["", "-", "xx", "en_GB", "swedish", "tlh-Piqd"])
  func `a language without a table uses English`(identifier: String) {
    #expect(row("u", identifier).hasPrefix("uǔûùúüũūŭ"))
  }

  @Test func `symbols that a language does not list are the English ones`() {
    #expect(row("?", "sv") == "?¿")
    #expect(row("%", "de") == "%‰")
  }

  @Test func `the Turkish i keeps its dot and the Turkish ı has none`() {
    #expect(row("i", "tr").hasPrefix("iı"))
    #expect(row("İ", "tr").hasPrefix("İI"))
    #expect(row("ı", "az").hasPrefix("ıi"))
    #expect(row("I", "tr-TR").hasPrefix("Iİ"))
  }

  @Test func `outside Turkish the upper case of i is I`() {
    #expect(row("I", "en").hasPrefix("IÎ"))
    #expect(row("I", "trv").hasPrefix("IÎ"))
  }
}
