// `inkling.learnText`: a complete text is read in slices between other messages, and can be cancelled.

import InkEngine
import InkJSON
import InkLSP
import InkLexicon
import InkRPC
import InkText

extension Session {
  /// Learns a complete text on request, in slices between other messages; responds once it is on disk.
  mutating func learnText(
    _ command: LearnTextCommand
  ) throws -> MethodTable<Session>.Outcome {
    var (text, languageID) = (command.text.map { Text($0) }, command.languageID ?? "plaintext")
    if text == nil {
      let document = try documents.documentWithText(command.uri)
      guard document.traits.kind != .password else { throw ServerError.password }
      (text, languageID) = (document.text, document.languageID)
    }
    let address = address(of: command.uri)
    let counter = engine.counter(of: text ?? Text(), languageID: languageID, at: address)
    let token = pending.nextToken()
    let requestsProgress = command.progressToken == nil && client.capabilities.createsProgress
    learningQueue.jobs.append(
      LearnTextJob(
        counter, of: address.uri, token: token, progress: command.progressToken,
        progressRequestTime: requestsProgress
          ? effects.clock.nanoseconds + Limits.progressNanoseconds : nil))
    tell(.begin(LearnTextCommand.title), to: command.progressToken)
    return .deferred(
      Deferred(token: token) { session, result in
        let words = session.learningQueue.wordsRead.removeValue(forKey: token) ?? 0
        _ = try result.stored
        return LearnTextCommand.Answer(words: words)
      })
  }

  /// Continues reading the text that has waited longest, for a few milliseconds at most.
  mutating func continueReading() {
    guard !learningQueue.jobs.isEmpty else { return }
    // Read in place: a copy would copy all the counts.
    guard learningQueue.jobs[0].text.read(bytes: Limits.learnedBytes) else {
      requestProgress()
      let report = learningQueue.jobs[0].report()
      return tell(report, to: learningQueue.jobs[0].progress)
    }
    let job = learningQueue.jobs.removeFirst()
    tell(.end, to: job.progress)
    let counts = job.text.counts
    learningQueue.wordsRead[job.token] = counts.wordCount
    pending.answer(job.token, waitsFor: passToStore(counts, as: .texts))
  }

  /// Asks the client to show progress once reading has taken long enough for that to be useful.
  private mutating func requestProgress() {
    let job = learningQueue.jobs[0]
    guard let time = job.progressRequestTime, time <= effects.clock.nanoseconds,
      lifecycle.allowsRequestsToClient
    else {
      return
    }
    learningQueue.jobs[0].progressRequestTime = nil
    let id = pending.register(.progress(job.token))
    let request = CreateProgressRequest(token: Self.progressToken(ofReading: job.token))
    send(Frame.request(id, CreateProgressRequest.method, params: request))
  }

  /// Starts reporting progress that the client has agreed to; the reading may already be over.
  mutating func beginProgress(ofReading token: UInt64) {
    guard let index = learningQueue.jobs.firstIndex(where: { $0.token == token }) else { return }
    learningQueue.jobs[index].progress = Self.progressToken(ofReading: token)
    tell(.begin(LearnTextCommand.title), to: learningQueue.jobs[index].progress)
  }

  private static func progressToken(ofReading token: UInt64) -> JSONValue {
    .string("inkling-learning-\(token)")
  }

  /// Abandons the reading of texts with an error; nothing is learned from them.
  mutating func abandonReading(
    _ error: RPCError, where isMeant: (LearnTextJob) -> Bool = { _ in true }
  ) {
    let givenUp = learningQueue.jobs.filter(isMeant)
    learningQueue.jobs.removeAll(where: isMeant)
    for job in givenUp {
      tell(.end, to: job.progress)
      refuseAnswer(job.token, error)
    }
  }

  /// Reports progress to a client that wants it.
  private mutating func tell(_ progress: Progress.State?, to token: JSONValue?) {
    guard let progress, let token else { return }
    send(Frame.notification(Progress.method, params: Progress(token: token, progress)))
  }
}
