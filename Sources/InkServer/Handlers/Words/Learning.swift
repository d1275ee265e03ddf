// `inkling.setLearning`, which keeps a document or the session private, and the list of what was learned from.

import InkEngine
import InkJSON
import InkLSP
import InkLexicon
import InkRPC
import InkSettings

extension Session {
  /// Notes what a change of a document has finished; it is learned from when the typing rests, or when it is saved.
  mutating func noteTyping(of uri: String) throws {
    if savesFile(uri) { return }
    if try documents.with(uri, { $0.hasFinishedSentence }) { learningQueue.isDue = true }
  }

  /// Counts what is finished in a document and hands the counts to the store.
  ///
  /// If the client tells when it saves, a file is learned from as it was saved: what is thrown away is not learned.
  /// Everything else is learned from when a sentence is finished.
  mutating func learn(from uri: String, _ finished: LearningScope) {
    let isFile = savesFile(uri)
    let counts = try? documents.with(uri) { document -> TextCounts? in
      // What may not be learned is dropped at once, not when it is saved.
      if isFile, !document.isSettled, engine.learnsTyping(in: document) { return nil }
      return engine.countTyped(in: &document, finished)
    }
    guard let counts else { return }
    hand(counts, as: .typed)
  }

  /// Whether a document is a file, of which the client says when it is saved.
  private func savesFile(_ uri: String) -> Bool {
    client.capabilities.tellsOfSaving && uri.hasPrefix("file:")
  }

  /// Hands what was read to the store; gives the token of its report.
  @discardableResult
  mutating func hand(_ counts: TextCounts, as origin: WordOrigin) -> UInt64 {
    let quarantine = settings.layers.main.learning.quarantine
    return enqueue(
      .learnText(counts, as: origin, quarantine: quarantine, date: effects.clock.secondsSince1970))
  }

  /// Hands over what is finished in all documents.
  mutating func learnFromAll(_ finished: LearningScope) {
    learningQueue.isDue = false
    for uri in documents.uris { learn(from: uri, finished) }
  }

  /// Keeps a document or the session private, or ends that; what was typed in private is never learned.
  mutating func setLearning(_ argument: SwitchArgument) throws -> SwitchAnswer {
    let learns = argument.enabled
    if let uri = argument.uri {
      if !learns { learn(from: uri, .everything) }
      try documents.with(uri) { $0.choices.learns = learns }
    } else {
      setForSession("learning", ["automatic": .bool(learns)])
    }
    return SwitchAnswer(enabled: learns)
  }

  /// The texts that were learned from, as the store has them. Their n-grams are loaded along with the answer.
  mutating func learnedTexts(_ command: LearnedTextsCommand) -> MethodTable<Session>.Outcome {
    loadNgrams(anew: false)
    return .deferred(
      Deferred(token: enqueue(.listTexts)) { _, result in
        LearnedTextsCommand.Answer(
          texts: try result.texts.map { text in
            .init(
              uri: text.source, origin: text.origin.rawValue, words: text.wordCount,
              since: Int(text.days.lowerBound), until: Int(text.days.upperBound))
          })
      })
  }
}
