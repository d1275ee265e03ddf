// Learning from what is typed, `inkling.setLearning`, which keeps a document or the session private, and the list of
// what was learned from.

import InkEngine
import InkJSON
import InkLSP
import InkLexicon
import InkRPC
import InkSettings
import InkText

extension Session {
  /// Notes what a change of a document has finished; it is learned from when the typing rests.
  mutating func noteStudy(of uri: String) throws {
    if try documents.with(uri, { $0.hasFinishedSentence }) { pending.studyIsDue = true }
  }

  /// Hands what is finished in a document to the store.
  mutating func learn(from uri: String, _ finished: Finished) {
    let studied = try? documents.with(uri) { engine.study(&$0, finished) }
    guard let studied else { return }
    hand(studied, as: .typed)
  }

  @discardableResult
  private mutating func hand(_ studied: StudiedText, as origin: WordOrigin) -> UInt64 {
    let quarantine = settings.layers.effective.learning.quarantine
    return store(
      .study(studied, as: origin, quarantine: quarantine, date: effects.secondsSince1970()))
  }

  /// Learns a whole text because somebody said so: answered when it is on disk.
  mutating func learnText(
    _ command: LearnTextCommand
  ) throws -> MethodTable<Session>.Outcome {
    var (text, languageID) = (command.text.map { Text($0) }, command.languageID ?? "plaintext")
    if text == nil {
      let document = try documents.document(command.uri)
      guard document.traits.kind != .password else { throw ServerError.password }
      (text, languageID) = (document.text, document.languageID)
    }
    let studied = engine.study(text ?? Text(), languageID: languageID, source: command.uri)
    let words = studied.wordCount
    return .deferred(
      Deferred(token: hand(studied, as: .texts)) { session in
        _ = try session.pending.finishedReport()
        return LearnTextCommand.Answer(words: words)
      })
  }

  /// Hands over what is finished in all documents.
  mutating func learnFromAll(_ finished: Finished) {
    pending.studyIsDue = false
    for uri in documents.uris { learn(from: uri, finished) }
  }

  /// Keeps a document or the session private, or ends that; what was typed in private is never learned.
  mutating func setLearning(_ command: SetLearningCommand) throws -> SwitchAnswer {
    let learns = command.argument.enabled
    if let uri = command.argument.uri {
      if !learns { learn(from: uri, .everything) }
      try documents.with(uri) { $0.learns = learns }
    } else {
      setForSession("learning", ["automatic": .bool(learns)])
    }
    return SwitchAnswer(enabled: learns)
  }

  /// What the user has learned from, as it is on disk; from the answer on it is known, too.
  mutating func learnedTexts(_ command: LearnedTextsCommand) -> MethodTable<Session>.Outcome {
    loadNgrams(anew: false)
    return .deferred(
      Deferred(token: store(.listTexts)) { session in
        LearnedTextsCommand.Answer(
          texts: try session.pending.finishedReport().texts.map { text in
            .init(
              uri: text.source, origin: text.origin.rawValue, words: text.wordCount,
              since: Int(text.days.lowerBound), until: Int(text.days.upperBound))
          })
      })
  }
}
