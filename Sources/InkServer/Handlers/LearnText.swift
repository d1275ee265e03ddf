// `inkling.learnText`: a whole text is read between the keys, and may be given up before its end.

import InkEngine
import InkJSON
import InkLSP
import InkLexicon
import InkRPC
import InkText

extension Session {
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
    pending.readings.append(
      Reading(reading, of: command.uri, token: token, progress: command.progressToken))
    tell(.begin(LearnTextCommand.title), to: command.progressToken)
    return .deferred(
      Deferred(token: token) { session in
        let words = session.pending.wordsRead.removeValue(forKey: token) ?? 0
        _ = try session.pending.finishedReport()
        return LearnTextCommand.Answer(words: words)
      })
  }

  /// Goes on with reading the text that has waited longest, for a millisecond or a few.
  mutating func goOnReading() {
    guard !pending.readings.isEmpty else { return }
    // In its place: a copy would be one of all that was counted.
    guard pending.readings[0].text.read(bytes: Limits.studiedBytes) else {
      let report = pending.readings[0].report()
      return tell(report, to: pending.readings[0].progress)
    }
    let reading = pending.readings.removeFirst()
    tell(.end, to: reading.progress)
    let studied = reading.text.studied
    pending.wordsRead[reading.token] = studied.wordCount
    pending.answer(reading.token, waitsFor: hand(studied, as: .texts))
  }

  /// Gives up the reading of texts and says why; nothing of them is learned.
  mutating func giveUpReading(_ error: RPCError, where isMeant: (Reading) -> Bool = { _ in true }) {
    let givenUp = pending.readings.filter(isMeant)
    pending.readings.removeAll(where: isMeant)
    for reading in givenUp {
      tell(.end, to: reading.progress)
      guard let (id, _) = pending.answers.removeValue(forKey: reading.token) else { continue }
      refuse(id, error)
    }
  }

  /// Tells a client that wants to know how far some work has come.
  private mutating func tell(_ progress: Progress.State?, to token: JSONValue?) {
    guard let progress, let token else { return }
    send(Frame.notification(Progress.method, params: Progress(token: token, progress)))
  }
}
