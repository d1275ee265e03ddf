// The face of the engine: a question about a place in a document goes in, an answer comes out.

import InkAutocomplete
package import InkCorrection
package import InkLexicon
package import InkModel
import InkPrediction
import InkText

/// Everything that answers questions about text. A value of one owner; it knows no clock and no file.
package struct Engine: Sendable {
  /// What a person may set.
  package var settings: EngineSettings
  /// What is likely to be written.
  package private(set) var model: Model
  /// How many answers with offers were given; it makes their ids unique.
  private var answerCount = 0

  /// An engine over language packs, possibly none, and the user's words.
  package init(packs: [LanguagePack], userWords: UserWords, settings: EngineSettings) {
    self.settings = settings
    model = Model(packs: packs, userWords: userWords)
  }

  /// Learned and ignored words; set when another server has changed them on disk.
  package var userWords: UserWords {
    get { model.userWords }
    set { model.userWords = newValue }
  }

  /// Answers a question about a document; some tens of microseconds.
  package mutating func answer(_ question: Question, in document: inout Document) -> Answer {
    let point = document.text.clamped(question.point)
    return Answer(
      version: document.version, prefixRange: point..<point, wordRange: point..<point)
  }

  /// Applies a change to the user's words in memory; false when it changes nothing.
  package mutating func apply(_ change: UserWordChange) -> Bool {
    model.userWords.apply(change)
  }

  /// What is known about a word.
  package func wordStatus(_ word: String, language: String? = nil) -> WordStatus {
    WordStatus(
      known: model.isKnown(word), learned: userWords.isLearned(word, language: language),
      ignored: userWords.isIgnored(word, language: language), scopes: [])
  }

  /// Alternatives to a word taken as finished, best first; for the command line and code actions.
  package func corrections(of word: String, after history: [String], limit: Int) -> [Correction] {
    []
  }

  /// Takes the hint that an offer was accepted; false when no offer of that id is valid any more.
  @discardableResult
  package mutating func accept(offer id: String, in document: inout Document) -> Bool {
    OfferID(id).flatMap { document.offers.offer($0) } != nil
  }
}
