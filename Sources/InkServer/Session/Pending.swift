// What waits for somebody else: answers for the store, questions of ours for the client.

import InkJSON
import InkLexicon
import InkRPC

/// Everything that is begun and not finished. Each thing is kept as a value with the name it is known by.
struct Pending {
  /// What the client was asked.
  enum Question: Equatable {
    /// For its settings.
    case configuration
    /// To tell us of changed settings, or of typed characters.
    case registration
    /// To change a document.
    case edit
    /// To ask for the marks again.
    case refresh
    /// To show the progress of the reading with this token.
    case progress(UInt64)
  }

  /// Answers that wait for a job of the store, by its token.
  var answers: [UInt64: (id: RequestID, deferred: Deferred<Session, any JSONWritable>)] = [:]
  /// The texts that are being read to be learned, the longest waiting first.
  var readings: [Reading] = []
  /// How many words those read had, by the tokens of their answers.
  var wordsRead: [UInt64: Int] = [:]
  /// The looking for unknown words.
  var checks = Checks()
  /// Whether documents had marks when the client was last told to ask for them again.
  var hasMarked = false
  /// The job that reads the user's words, while it runs.
  var loading: UInt64?
  /// The report of the job whose answer is being made; empty at all other times, since a report may hold all words.
  var report = StoreReport(token: 0)
  /// What was handed over before this token was meant for packs that are no longer loaded.
  var packsToken: UInt64 = 0
  /// Whether something finished was typed that is not learned from yet.
  var studyIsDue = false
  /// Whether packs and words are still to be loaded.
  var loadIsDue = false

  /// Changes of words that are not on disk.
  var words = Unwritten<UserWordChange>()
  /// Changes of corrections that are not on disk.
  var corrections = Unwritten<UserCorrectionChange>()

  /// Changes of emoji that are not on disk.
  var emoji = Unwritten<UserEmojiChange>()

  /// The provider that is a program of its own.
  var provider = ProviderLink()
  /// What it suggests for the question that is being answered.
  var provided: [ProvidedText] = []

  private var questions: [RequestID: Question] = [:]
  private var lastToken: UInt64 = 0
  private var lastQuestion: Int64 = 0

  /// A token for the next job of the store.
  mutating func nextToken() -> UInt64 {
    lastToken += 1
    return lastToken
  }

  /// Lets an answer that is kept by a token wait for another piece of work.
  mutating func answer(_ token: UInt64, waitsFor job: UInt64) {
    guard let (id, deferred) = answers.removeValue(forKey: token) else { return }
    answers[job] = (id, Deferred(token: job, finish: deferred.finish))
  }

  /// Notes what became of a job; gives the error to answer with, if it was a change and was refused.
  mutating func settle(_ report: StoreReport) -> ServerError? {
    let isRefused = report.failure != nil
    let wasWords = words.settle(report.token, isRefused: isRefused)
    let wasCorrections = corrections.settle(report.token, isRefused: isRefused)
    // Nobody has asked for a used emoji to be kept; who makes one a favourite is answered by the report itself.
    _ = emoji.settle(report.token, isRefused: isRefused) { $0.kind != .use }
    guard wasWords || wasCorrections, let failure = report.failure else { return nil }
    return .notKept(failure)
  }

  /// An id for a question; a question of the same kind that is still open is not waited for any more.
  mutating func ask(_ question: Question) -> RequestID {
    for (id, open) in questions where open == question { questions[id] = nil }
    lastQuestion += 1
    let id = RequestID.integer(lastQuestion)  // Vim's channels can answer no other kind of id.
    questions[id] = question
    return id
  }

  /// What an answer is about; nil for one that nobody waits for, such as a second one.
  mutating func answered(_ id: RequestID) -> Question? {
    questions.removeValue(forKey: id)
  }
}
