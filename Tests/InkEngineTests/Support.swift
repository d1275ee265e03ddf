// Marked texts and questions about them, for the tests of the engine.

import InkCorrection
import InkEngine
import InkLexicon
import InkTestSupport
import InkText

/// A document with the text around a mark, and the position of the first mark.
struct Scene {
  var engine: Engine
  var document: Document
  var point: TextPoint

  /// Creates the document of a marked text, with an engine that knows some learned words.
  init(
    _ marked: String, learned: [String] = [], languageID: String = "plaintext",
    settings: EngineSettings = EngineSettings(), pack: LanguagePack? = nil
  ) {
    let marked = Marked(marked)
    point = marked.point
    document = Document(uri: "file:///a", languageID: languageID, version: 3, text: marked.text)
    engine = Engine(packs: pack.map { [$0] } ?? [], userWords: UserWords(), settings: settings)
    for word in learned { _ = engine.apply(UserWordChange(kind: .learn, word: word, date: 0)) }
  }

  /// Types at the mark, which moves to the end of the typed text.
  mutating func type(_ text: String) {
    point = document.replace(point..<point, with: Array(text.utf8)).new.upperBound
  }

  /// Returns the answer at the mark.
  mutating func answer(
    _ want: Question.Want, limit: Int? = nil, trigger: Question.Trigger = .automatic
  ) -> Answer {
    engine.answer(
      Question(at: point, want: want, limit: limit, trigger: trigger), in: &document)
  }
}

extension EngineSettings {
  /// The default settings, except that corrections are applied automatically.
  static var applyingCorrections: EngineSettings {
    var settings = EngineSettings()
    settings.autocorrect = .apply
    return settings
  }
}
