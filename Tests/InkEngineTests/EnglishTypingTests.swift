// What is put right by itself while English is typed with the shipped pack, and what is left alone.

import InkCorrection
import InkEngine
import InkLexicon
import InkTestSupport
import InkText
import Testing

@Suite struct EnglishTypingTests {
  private static let shipped = try? shippedPack("en")

  private func pack() throws -> LanguagePack { try #require(Self.shipped) }

  /// A text as it stands when somebody has typed it behind another one and all was put right by itself.
  private func typed(_ text: String, before: String = "") throws -> String {
    var settings = EngineSettings()
    settings.autocorrect = .apply
    var typist = try Typist("|", settings)
    typist.scene = Scene(
      before + "|", languageID: "markdown", settings: settings, pack: try pack())
    typist.type(text)
    return String(typist.text.dropFirst(before.count))
  }

  private func corrections(_ marked: String) throws -> [String] {
    var scene = Scene(marked, pack: try pack())
    return scene.answer(.corrections).corrections.map(\.text)
  }

  @Test(arguments: [
    ("lemmatised", "lemmatises"), ("lemmatised", "lemmatise"), ("lemmatised", "lemmatiser"),
    ("lemmatises", "lemmatised"), ("geocoded", "geocodes"), ("uppercased", "uppercases"),
    ("bloviated", "bloviates"), ("transpiled", "transpiles"), ("dedupes", "deduped"),
    ("Brunnhild", "Brunnhilde"), ("Dagny", "Dagna"), ("Velari", "Velara"), ("Velari", "Velaru"),
    ("Merrivale", "Merrivals"), ("Aldric", "Aldrik"),
  ])
  func `another form of a word that the text has is none of its slips, nor is a name beside one`(
    written: String, other: String
  ) throws {
    let before = "We saw \(written) here and \(written) there. And there was "
    #expect(try typed("\(other) too", before: before) == "\(other) too")
    let found = try corrections(before + "\(other)|")
    #expect(found.contains(written))
  }

  @Test(arguments: [
    ("lemmatised", "lemmatsied"), ("lemmatised", "lemmatisedd"), ("lemmatised", "lemmatied"),
    ("Brunnhild", "Brunnhidl"), ("Velari", "Velarri"),
  ])
  func `a slip of a word that the text has is put right`(written: String, slip: String) throws {
    let before = "We saw \(written) here and \(written) there. And there was "
    #expect(try typed("\(slip) too", before: before) == "\(written) too")
  }
}
