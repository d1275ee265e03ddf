// The store of the user's words in tests: it keeps what it is given, and reports when it is asked to.

import InkLexicon
import InkServer

/// A store without files, owned by a test.
final class StoreInMemory: StoreQueue {
  /// The jobs passed to the store.
  var jobs: [StoreJob] = []
  /// The word files of the projects in the last load job.
  var workspaceFiles: [String: String]? {
    jobs.compactMap { if case .load(_, let files) = $0 { files } else { nil } }.last
  }
  /// Whether the store withholds its reports.
  var isSlow = false
  /// The error of every job; nil if the store works.
  var failure: String?
  /// Whether another server has forgotten counts since the last refresh.
  var ngramsAreStale = false
  /// What the user wrote before, as the store has it; nil where it tells nothing new.
  var ngrams: UserNgrams?
  /// The words on disk.
  var words = UserWords()
  /// Signals that there are reports.
  var wake: () -> Void = {}
  private var reports: [StoreReport] = []

  func enqueue(_ job: StoreJob, token: UInt64) {
    jobs.append(job)
    var outcome = failure.map(StoreOutcome.failed) ?? outcome(of: job)
    if case .close = job { outcome = .done }
    reports.append(StoreReport(token: token, outcome))
    wake()
  }

  func takeReports() -> [StoreReport] {
    if isSlow { return [] }
    defer { reports = [] }
    return reports
  }

  private func outcome(of job: StoreJob) -> StoreOutcome {
    switch job {
    case .load: return .words(words)
    case .refresh:
      defer { ngramsAreStale = false }
      return .refreshed(words: words, ngramsAreStale: ngramsAreStale)
    case .record(let changes): for change in changes { words.apply(change) }
    case .recordCorrections(let changes): for change in changes { words.corrections.apply(change) }
    case .recordEmoji(let changes): for change in changes { _ = words.emoji.apply(change) }
    case .learnText: return .words(nil)
    case .ngrams: return .ngrams(ngrams)
    case .listTexts:
      let texts = jobs.compactMap { job -> LearnedText? in
        guard case .learnText(let text, let origin, _, let date) = job else { return nil }
        return LearnedText(
          source: text.source, origin: origin, wordCount: text.wordCount, days: date...date)
      }
      return .texts(texts)
    case .forget(let parts, _):
      var counts = ForgottenCounts()
      for part in parts {
        let gone = words.forget(part)
        counts.words += gone.learned.count
        counts.ignoredWords += gone.ignored.count
      }
      return .forgotten(counts, words: words)
    case .export: return .exported(WordListCounts(words: 2), leftOut: 1)
    case .import:
      return .imported(
        WordListCounts(words: 2, corrections: 1), badLines: [3], moreBadLines: 0, words: words)
    case .barrier, .close: break
    }
    return .done
  }
}
