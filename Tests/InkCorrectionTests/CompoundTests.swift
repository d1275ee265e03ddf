// Compounds: known where their parts are, and corrected where one part has a slip, in languages that form them.

import InkCorrection
import InkLexicon
@testable import InkModel
import InkTestSupport
import Testing

@Suite struct CompoundTests {
  private static let sentences = [
    "Das Schiff der Donau ist da.", "Der Dampf ist da.", "Die Wirtschaft und die Regierung.",
    "Die Hilfe ist da.", "Der Schlüssel war da.",
  ]

  private func knowledge(_ language: String) throws -> WordKnowledge {
    let model = Model(packs: [try TinyPack.pack(Self.sentences, language: language)])
    return WordKnowledge(model, document: nil, in: nil)
  }

  private func corrections(of typed: String, _ language: String = "de") throws -> [String] {
    let model = Model(packs: [try TinyPack.pack(Self.sentences, language: language)])
    let corrector = Corrector(
      model: model, context: model.context(after: ["<s>"]), capitalIsUninformative: false)
    return corrector.judgement(of: typed).others.map(\.text)
  }

  @Test(arguments: [
    "Donaudampfschiff", "Donauschlüssel", "Schlüsselhilfe", "Regierungshilfe",
    "Wirtschaftsregierung", "Donau-Dampf", "Schiff's",
  ])
  func `a word composed of known words is known`(word: String) throws {
    #expect(try knowledge("de").isKnown(word))
    #expect(try knowledge("de-AT").isKnown(word))
  }

  @Test(arguments: [
    ("en", "house's", true), ("de", "house's", true), ("fr", "house's", false),
    ("es", "house's", false), ("fr", "House's", true), ("fr", "zyxo's", true),
    ("sv", "house's", false),
  ])
  func `a word is known with an English genitive in languages that have it, a name in all`(
    language: String, word: String, isKnown: Bool
  ) throws {
    var words = UserWords()
    words.apply(UserWordChange(kind: .learn, word: "zyxo", date: 0))
    let pack = try TinyPack.pack(["the house is here"], language: language)
    let model = Model(packs: [pack], userWords: words)
    #expect(WordKnowledge(model, document: nil, in: nil).isKnown(word) == isKnown)
  }

  @Test(arguments: ["Donaudampfschif", "Donauxschiff", "Donau-", "Regierungsregierungx"])
  func `an unknown rest makes a compound unknown`(word: String) throws {
    #expect(try !knowledge("de").isKnown(word))
  }

  @Test(arguments: [
    ("scheintnämlich", ["es scheint", "nämlich so"], "scheint nämlich"),
    ("dannentwickeln", ["und dann", "wir entwickeln"], "dann entwickeln"),
    ("jedenFreitag", ["an jeden", "am Freitag"], "jeden Freitag"),
    ("Wirtschaftklagt", ["die Wirtschaft", "er klagt"], "Wirtschaft klagt"),
    (
      "geringeAngriffsfläche", ["die geringe", "der Angriff", "die Fläche"],
      "geringe Angriffsfläche"
    ),
  ])
  func `words that form no compound lack a space`(
    typed: String, sentences: [String], meant: String
  ) throws {
    let texts = Array(repeating: sentences, count: 9).flatMap(\.self)
    let model = Model(packs: [try TinyPack.pack(texts, language: "de")])
    #expect(!WordKnowledge(model, document: nil, in: nil).isKnown(typed))
    let corrector = Corrector(
      model: model, context: model.context(after: ["und"]), capitalIsUninformative: false)
    #expect(corrector.judgement(of: typed).others.first?.text == meant)
  }

  @Test(arguments: [
    "Nichtschwimmer", "nichtlineare", "Elektrowaren", "Jetztzeit", "Kaffeetrinken",
    "Bahnreisende",
  ])
  func `small words that begin or end nouns are parts of compounds`(word: String) throws {
    let sentences = Array(
      repeating: [
        "die Schwimmer nicht da", "eine lineare Zeit", "die Waren da", "wo waren wir", "Elektro",
        "jetzt trinken wir Kaffee", "die reisende Bahn",
      ], count: 9)
    let pack = try TinyPack.pack(sentences.flatMap(\.self), language: "de")
    #expect(WordKnowledge(Model(packs: [pack]), document: nil, in: nil).isKnown(word))
  }

  @Test func `only some languages form compounds`() throws {
    #expect(try !knowledge("en").isKnown("Donaudampfschiff"))
    #expect(try !knowledge("fil").isKnown("Donaudampfschiff"), "Filipino is not Finnish")
    #expect(try knowledge("fi").isKnown("Donaudampfschiff"))
  }

  @Test func `a slip in one part is corrected, at either end`() throws {
    #expect(try corrections(of: "Donaudampfschif").first == "Donaudampfschiff")
    #expect(try corrections(of: "Regirungshilfe").first == "Regierungshilfe")
    #expect(try corrections(of: "Donaudampfschif", "en") == [])
  }

  @Test(arguments: [(0.1, false), (0.5, true)])
  func `a compound of a language that is hardly written here is unknown`(
    share: Double, isKnown: Bool
  ) throws {
    let model = Model(packs: [
      try TinyPack.pack(["The damp ship is here."]),
      try TinyPack.pack(Self.sentences, language: "de"),
    ])
    let corrector = Corrector(
      model: model,
      context: model.context(after: ["<s>"], shares: LanguageShares(packs: [1 - share, share])),
      capitalIsUninformative: false)
    #expect(corrector.judgement(of: "Donaudampf").isKnown == isKnown)
    #expect(corrector.judgement(of: "damp").isKnown)
    #expect(corrector.judgement(of: "Donau").isKnown, "common in its own language")
  }

  @Test func `a lowercase word is corrected in lowercase where that is a form of the word`() throws
  {
    let sentences = Array(
      repeating: "wir kommen morgen wieder. der Morgen und Morgen kommen", count: 9)
    let model = Model(packs: [try TinyPack.pack(sentences, language: "de")])
    let corrector = Corrector(
      model: model, context: model.context(after: ["kommen"]), capitalIsUninformative: false)
    #expect(corrector.judgement(of: "morgne").others.first?.text == "morgen")
    #expect(corrector.judgement(of: "Morgne").others.first?.text == "Morgen")
  }
}
