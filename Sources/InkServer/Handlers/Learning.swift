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
  /// Notes what a change of a document has finished; it is learned from when the typing rests, or when it is saved.
  mutating func noteStudy(of uri: String) throws {
    if savesFile(uri) { return }
    if try documents.with(uri, { $0.hasFinishedSentence }) { pending.studyIsDue = true }
  }

  /// Hands what is finished in a document to the store, where it is kept.
  ///
  /// A file is kept as it was saved, by clients that tell of that: what is thrown away unsaved is not learned. Anything
  /// else is kept when a sentence is finished.
  mutating func learn(from uri: String, _ finished: Finished) {
    let isFile = savesFile(uri)
    let studied = try? documents.with(uri) { document -> StudiedText? in
      // What may not be learned is dropped at once, not when it is saved.
      if isFile, !document.isSettled, engine.learns(from: document) { return nil }
      return engine.study(&document, finished)
    }
    guard let studied else { return }
    hand(studied, as: .typed)
  }

  /// Whether a document is a file, of which the client says when it is saved.
  private func savesFile(_ uri: String) -> Bool {
    client.capabilities.tellsOfSaving && uri.hasPrefix("file:")
  }

  @discardableResult
  private mutating func hand(_ studied: StudiedText, as origin: WordOrigin) -> UInt64 {
    let quarantine = settings.layers.effective.learning.quarantine
    return store(
      .study(studied, as: origin, quarantine: quarantine, date: effects.secondsSince1970()))
  }

  /// Learns a whole text because somebody said so, bit by bit between the keys: answered when it is on disk.
  mutating func learnText(
    _ command: LearnTextCommand
  ) throws -> MethodTable<Session>.Outcome {
    var (text, languageID) = (command.text.map { Text($0) }, command.languageID ?? "plaintext")
    if text == nil {
      let document = try documents.document(command.uri)
      guard document.traits.kind != .password else { throw ServerError.password }
      (text, languageID) = (document.text, document.languageID)
    }
    let reading = engine.reading(
      of: text ?? Text(), languageID: languageID, source: command.uri)
    let token = pending.nextToken()
    pending.readings.append(Reading(reading, token: token, progress: command.progressToken))
    tell(.begin(LearnTextCommand.title), to: command.progressToken)
    return .deferred(
      Deferred(token: token) { session in
        let words = session.pending.wordsRead.removeValue(forKey: token) ?? 0
        _ = try session.pending.finishedReport()
        return LearnTextCommand.Answer(words: words)
      })
  }

  /// Goes on with reading the text that has waited longest, for a millisecond or a few.
  mutating func goOnReading(bytes: Int = Limits.studiedBytes) {
    guard var reading = pending.readings.first else { return }
    guard reading.text.read(bytes: bytes) else {
      tell(reading.report(), to: reading.progress)
      pending.readings[0] = reading
      return
    }
    pending.readings.removeFirst()
    tell(.end, to: reading.progress)
    let studied = reading.text.studied
    pending.wordsRead[reading.token] = studied.wordCount
    pending.answer(reading.token, waitsFor: hand(studied, as: .texts))
  }

  /// Reads to their ends all texts that somebody wanted to be learned.
  mutating func finishReading() {
    while !pending.readings.isEmpty { goOnReading(bytes: .max) }
  }

  /// Tells a client that wants to know how far some work has come.
  private mutating func tell(_ progress: Progress.State?, to token: JSONValue?) {
    guard let progress, let token else { return }
    send(Frame.notification(Progress.method, params: Progress(token: token, progress)))
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
