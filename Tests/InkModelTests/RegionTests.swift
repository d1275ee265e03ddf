// Regional spellings: what is a variant of what, which regions take which side, and what a document says.

import InkLexicon
import InkTestSupport
import InkText
import Testing

@testable import InkModel

@Suite struct RegionTests {
  @Test(arguments: [
    ("en", "colour", "color"), ("en", "neighborhoods", "neighbourhoods"),
    ("en", "centred", "centered"),
    ("en", "modeling", "modelling"), ("en", "organisation", "organization"),
    ("en", "analyzing", "analysing"), ("en", "color's", "colour's"), ("en", "tyre", "tire"),
    ("pt", "econômico", "económico"), ("pt", "género", "gênero"), ("pt", "contacto", "contato"),
    ("de", "größte", "grösste"), ("de", "strasse", "straße"),
  ])
  func `a word has another spelling`(language: String, word: String, other: String) {
    #expect(regionalSpelling(of: language)?.variant(of: word)?.other == other)
  }

  @Test(arguments: [
    ("en", "hour"), ("en", "prize"), ("en", "analyses"), ("en", "tire"), ("en", "story"),
    ("en", "wise"), ("en", "called"), ("en", "humorist"), ("pt", "avó"), ("de", "haus"),
  ])
  func `most words have none`(language: String, word: String) {
    #expect(regionalSpelling(of: language)?.variant(of: word) == nil)
  }

  @Test func `languages whose regions spell alike have none`() {
    #expect(regionalSpelling(of: "sv") == nil)
    #expect(regionalSpelling(of: "en-GB") != nil)
  }

  @Test(arguments: [
    ("en-GB", [SpellingSide?.some(.first), .first, .first, .first]),
    ("en_us", [.second, .second, .second, .second]), ("en-CA", [.first, .second, nil, .second]),
    ("en-GB-oxendict", [.first, .second, .first, .first]), ("en", [nil, nil, nil, nil]),
    ("en-001", [.first, .first, .first, .first]),
    ("en-Latn-US", [.second, .second, .second, .second]),
    ("pt-BR", [.first, .first]), ("pt-AO", [.second, .second]), ("de-CH", [.second]),
    ("de", [.first]),
  ])
  func `a region takes sides, Canada both of them`(tag: String, sides: [SpellingSide?]) {
    let found = regionalSpelling(of: tag)?.sides(of: LanguageRegion(tag))
    #expect(found == SpellingSides(features: sides))
  }

  @Test func `frequencies bear out that two words are one`() throws {
    let usual = Array(repeating: "advertise", count: 40).joined(separator: " ")
    let pack = try Self.pack(usual + " advertize realise realize realize")
    #expect(pack.withFile { pack.respelled("realize", by: british, in: $0) } == "realise")
    #expect(pack.withFile { pack.respelled("realise", by: american, in: $0) } == "realize")
    #expect(pack.withFile { pack.respelled("advertise", by: american, in: $0) } == nil)
    #expect(pack.withFile { pack.respelled("realise", by: british, in: $0) } == nil)
  }

  @Test func `what is found is spelled as the region or the document does`() throws {
    let model = Model(packs: [
      try Self.pack(
        "the color the color the color the colour the colony the harbour the harbor the neighbour the neighbor"
      )
    ])
    #expect(try Self.completions(of: "col", in: model, "", ["en"]).first == "color")
    #expect(try Self.completions(of: "col", in: model, "", ["en-GB"]).first == "colour")
    #expect(try Self.completions(of: "col", in: model, "", ["en-GB"]).count == 2)
    #expect(try Self.completions(of: "color", in: model, "", ["en-GB"]) == ["color"])
    #expect(try Self.completions(of: "col", in: model, "the harbour", ["en"]).first == "color")
    #expect(
      try Self.completions(of: "col", in: model, "the harbour neighbour", ["en"]).first == "colour")
    #expect(try Self.completions(of: "col", in: model, "the color", ["en-GB"]).contains("color"))
  }

  @Test func `a taught word stays as it is taught`() throws {
    var model = Model(packs: [try Self.pack("the color the color the color the colour the colony")])
    _ = model.apply(UserWordChange(kind: .learn, word: "color", date: 0, origin: .command))
    #expect(try Self.completions(of: "col", in: model, "", ["en-GB"]).contains("color"))
  }

  @Test func `words that a document no longer has say nothing`() throws {
    let model = Model(packs: [
      try Self.pack("the harbor the harbour the neighbor the neighbour the humor the humour")
    ])
    var evidence = SpellingEvidence()
    var reading = DocumentReading(around: .zero, in: Text(""), nearBytes: 1000)
    var text = Text("the harbour the neighbour")
    _ = reading.catchUp(text, open: nil, at: text.endPoint, with: model)
    #expect(!evidence.spellings(of: model, in: reading.model, ["en"]).isEmpty)
    let edit = text.replace(.zero..<text.endPoint, with: Array("the end".utf8))
    _ = reading.recordEdit(edit)
    _ = reading.catchUp(text, open: nil, at: text.endPoint, with: model)
    #expect(evidence.spellings(of: model, in: reading.model, ["en"]).isEmpty)
  }

  /// The words that begin with some letters in a document with a text, in languages.
  private static func completions(
    of prefix: String, in model: Model, _ text: String, _ languages: [String]
  ) throws -> [String] {
    var evidence = SpellingEvidence()
    let document = DocumentModel(reading: text, model: model)
    var shares = LanguageShares.even(1)
    shares.spellings = evidence.spellings(of: model, in: document, languages)
    let context = model.context(after: [], shares: shares)
    let query = WordQuery(at: TypedPlace(prefix, in: context, document: document))
    return model.completions(query).completions.map(\.text)
  }

  private static func pack(_ text: String) throws -> LanguagePack {
    try TinyPack.pack([text], language: "en")
  }

  private var british: SpellingSides { SpellingSides(features: [.first, .first, .first, .first]) }
  private var american: SpellingSides {
    SpellingSides(features: [.second, .second, .second, .second])
  }
}
