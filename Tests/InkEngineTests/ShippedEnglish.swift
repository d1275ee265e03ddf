// The shipped English pack asked about texts, for the tests of what it makes of English.

import InkCorrection
import InkEngine
import InkLexicon
import InkTestSupport
import InkText
import Testing

/// Tests that ask the shipped English pack.
protocol ShippedEnglish {}

private let shipped = try? shippedPack("en")

extension ShippedEnglish {
  /// The pack, opened once for all of them.
  func pack() throws -> LanguagePack { try #require(shipped) }

  /// The answer at the mark of a text.
  func answer(_ marked: String, _ want: Question.Want) throws -> Answer {
    var scene = Scene(marked, pack: try pack())
    return scene.answer(want)
  }

  /// What the word at the mark of a text may have been meant to be.
  func corrections(_ marked: String) throws -> [String] {
    try answer(marked, .corrections).corrections.map(\.text)
  }

  /// A text as it stands when somebody has typed it behind another one and all was put right by itself.
  func typed(_ text: String, before: String = "") throws -> String {
    var typist = try typist(after: before)
    typist.type(text)
    return String(typist.text.dropFirst(before.count))
  }

  /// Somebody who types after a text while corrections are made automatically.
  func typist(after text: String = "") throws -> Typist {
    let settings = EngineSettings.applyingCorrections
    var typist = try Typist("|", settings)
    typist.scene = Scene(text + "|", languageID: "markdown", settings: settings, pack: try pack())
    return typist
  }
}
