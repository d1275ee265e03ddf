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
    let address = address(of: command.uri)
    let reading = engine.reading(of: text ?? Text(), languageID: languageID, at: address)
    let token = pending.nextToken()
    let asksForProgress = command.progressToken == nil && client.capabilities.createsProgress
    studies.readings.append(
      Reading(
        reading, of: address.uri, token: token, progress: command.progressToken,
        asksAt: asksForProgress ? effects.nanoseconds() + Limits.progressNanoseconds : nil))
    tell(.begin(LearnTextCommand.title), to: command.progressToken)
    return .deferred(
      Deferred(token: token) { session, result in
        let words = session.studies.wordsRead.removeValue(forKey: token) ?? 0
        _ = try result.stored
        return LearnTextCommand.Answer(words: words)
      })
  }

  /// Goes on with reading the text that has waited longest, for a millisecond or a few.
  mutating func goOnReading() {
    guard !studies.readings.isEmpty else { return }
    // In its place: a copy would be one of all that was counted.
    guard studies.readings[0].text.read(bytes: Limits.studiedBytes) else {
      askForProgress()
      let report = studies.readings[0].report()
      return tell(report, to: studies.readings[0].progress)
    }
    let reading = studies.readings.removeFirst()
    tell(.end, to: reading.progress)
    let studied = reading.text.studied
    studies.wordsRead[reading.token] = studied.wordCount
    pending.answer(reading.token, waitsFor: hand(studied, as: .texts))
  }

  /// Asks the client to show how far the reading is, once it has taken long enough for anybody to want to know.
  private mutating func askForProgress() {
    let reading = studies.readings[0]
    guard let time = reading.asksAt, time <= effects.nanoseconds(), lifecycle.asksClient else {
      return
    }
    studies.readings[0].asksAt = nil
    let id = pending.ask(.progress(reading.token))
    let request = CreateProgressRequest(token: Self.progressToken(ofReading: reading.token))
    send(Frame.request(id, CreateProgressRequest.method, params: request))
  }

  /// Tells of a reading from now on, which the client has agreed to; it may be over by now.
  mutating func tellProgress(ofReading token: UInt64) {
    guard let index = studies.readings.firstIndex(where: { $0.token == token }) else { return }
    studies.readings[index].progress = Self.progressToken(ofReading: token)
    tell(.begin(LearnTextCommand.title), to: studies.readings[index].progress)
  }

  private static func progressToken(ofReading token: UInt64) -> JSONValue {
    .string("inkling-learning-\(token)")
  }

  /// Gives up the reading of texts and says why; nothing of them is learned.
  mutating func giveUpReading(_ error: RPCError, where isMeant: (Reading) -> Bool = { _ in true }) {
    let givenUp = studies.readings.filter(isMeant)
    studies.readings.removeAll(where: isMeant)
    for reading in givenUp {
      tell(.end, to: reading.progress)
      refuseAnswer(reading.token, error)
    }
  }

  /// Tells a client that wants to know how far some work has come.
  private mutating func tell(_ progress: Progress.State?, to token: JSONValue?) {
    guard let progress, let token else { return }
    send(Frame.notification(Progress.method, params: Progress(token: token, progress)))
  }
}
