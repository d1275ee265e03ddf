// The shipped English pack, for tests of its behavior on English texts.

import InkCorrection
import InkEngine
import InkLexicon
import InkTestSupport
import InkText
import Testing

/// Tests that query the shipped English pack.
protocol ShippedEnglish {}

private let shipped = try? shippedPack("en")

extension ShippedEnglish {
  /// Returns the pack, which is opened once for all tests.
  func pack() throws -> LanguagePack { try #require(shipped) }

  /// Returns the answer at the mark of a text.
  func answer(_ marked: String, _ want: Question.Want) throws -> Answer {
    var scene = Scene(marked, pack: try pack())
    return scene.answer(want)
  }

  /// Returns the corrections of the word at the mark of a text.
  func corrections(_ marked: String) throws -> [String] {
    try answer(marked, .corrections).corrections.map(\.text)
  }

  /// Returns a text as it is after it was typed after another one with automatic corrections.
  func typed(_ text: String, before: String = "") throws -> String {
    var typist = try typist(after: before)
    typist.type(text)
    return String(typist.text.dropFirst(before.count))
  }

  /// Returns a typist after a text, with automatic corrections.
  func typist(after text: String = "") throws -> Typist {
    let settings = EngineSettings.applyingCorrections
    var typist = try Typist("|", settings)
    typist.scene = Scene(text + "|", languageID: "markdown", settings: settings, pack: try pack())
    return typist
  }
}
