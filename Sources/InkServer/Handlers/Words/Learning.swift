// `inkling.setLearning`, which makes a document or the session private, and the list of learned texts.

import InkEngine
import InkJSON
import InkLSP
import InkLexicon
import InkRPC
import InkSettings

extension Session {
  /// Notes what a change of a document has completed; it is learned when typing pauses or the document is saved.
  mutating func noteTyping(of uri: String) throws {
    if isSavedFile(uri) { return }
    if try documents.focus(on: uri, { $0.hasFinishedSentence }) { learningQueue.isDue = true }
  }

  /// Counts what is complete in a document and passes the counts to the store.
  ///
  /// If the client reports saves, a file is learned from in its saved state, so that discarded text is not learned. All
  /// other documents are learned from whenever a sentence is complete.
  mutating func learn(from uri: String, _ finished: LearningScope) {
    let isFile = isSavedFile(uri)
    var retracted = learningQueue.retracted
    let counts = try? documents.visit(uri) { document -> TextCounts? in
      // What must not be learned is dropped immediately, not when the file is saved.
      if isFile, !document.isSettled, engine.learnsTyping(in: document) { return nil }
      return engine.countTyped(in: &document, finished, retracted: &retracted)
    }
    learningQueue.retracted = retracted
    guard let counts else { return }
    passToStore(counts, as: .typed)
  }

  /// Whether a document is a file whose saves the client reports.
  private func isSavedFile(_ uri: String) -> Bool {
    client.capabilities.reportsSaves && uri.hasPrefix("file:")
  }

  /// Passes counts to the store; returns the token of its report.
  @discardableResult
  mutating func passToStore(_ counts: TextCounts, as origin: WordOrigin) -> UInt64 {
    let quarantine = settings.layers.session.learning.quarantine
    return enqueue(
      .learnText(counts, as: origin, quarantine: quarantine, date: effects.clock.secondsSince1970))
  }

  /// Learns what is complete in all documents.
  mutating func learnFromAll(_ finished: LearningScope) {
    learningQueue.isDue = false
    for uri in documents.uris { learn(from: uri, finished) }
  }

  /// Learns everything from all documents, and takes what is undone in them for reverted, since the session ends.
  mutating func finishAll() {
    for uri in documents.uris { try? noteReverts(in: uri, isClosing: true) }
    learnFromAll(.everything)
  }

  /// Makes a document or the session private, or ends that; what was typed while private is never learned.
  mutating func setLearning(_ argument: SwitchArgument) throws -> SwitchAnswer {
    let learns = argument.enabled
    if let uri = argument.uri {
      if !learns { learn(from: uri, .everything) }
      try documents.focus(on: uri) { $0.choices.learns = learns }
    } else {
      if argument.persists { try setForGood("learning.automatic", .bool(learns)) }
      setForSession("learning", ["automatic": .bool(learns)])
    }
    return SwitchAnswer(enabled: learns)
  }

  /// Returns the learned texts according to the store. Their n-grams are loaded in the process.
  mutating func learnedTexts(_ command: LearnedTextsCommand) -> MethodTable<Session>.Outcome {
    enqueue([.ngrams(anew: false)])
    return .deferred(
      Deferred(token: enqueue(.listTexts)) { _, result in
        LearnedTextsCommand.Answer(
          texts: try result.texts.map { text in
            .init(
              uri: text.source, origin: text.origin.rawValue, words: text.wordCount,
              since: Int(clamping: text.days.lowerBound),
              until: Int(clamping: text.days.upperBound))
          })
      })
  }
}
