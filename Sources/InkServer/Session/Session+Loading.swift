// Packs and words: loaded right after the response to `initialize`, and again when settings change.

import InkEngine
import InkLSP
import InkLexicon
import InkSettings
import Logging

extension Session {
  /// Whether settings, packs and words are still to be loaded, which is best done once `initialize` is answered.
  var loadIsDue: Bool { loading.isDue }

  /// The time up to which messages wait for the user's words, in nanoseconds; nil if they need not.
  var heldBackUntil: UInt64? { loading.heldBackUntil }

  /// Whether messages wait for the user's words, for at most ``Limits/loadingMilliseconds``.
  var isHeldBack: Bool { heldBackUntil.map { effects.clock.nanoseconds < $0 } ?? false }

  /// Whether the store has unfinished jobs.
  var awaitsStore: Bool { loading.awaitsStore }

  /// Whether the store or a pending response is worth waiting for.
  var awaitsAnswers: Bool {
    awaitsStore || pending.owesAnswers || loading.holdsCommands
  }

  /// Loads settings, packs and words if that is due; takes a few milliseconds.
  mutating func loadIfDue() {
    guard loading.begin() else { return }
    for problem in client.problems { logMessage("\(InitializeRequest.method): \(problem)") }
    logFolderOutsideUTF8()
    readAllSettings()
    engine.apply(settings.layers, languageIDs: documents.languageIDs)
    applyExternalProviderSettings()
    loadDataSources()
    loadPacks()
    enqueue(
      loading.settingsRead(
        holdingBackUntil: effects.clock.deadline(milliseconds: Limits.loadingMilliseconds)))
  }

  /// Passes the jobs of loading to the store.
  mutating func enqueue(_ jobs: [KnowledgeLoading.Job]) {
    for job in jobs {
      switch job {
      case .words: loadWords()
      case .refresh: enqueue(.refresh)
      case .ngrams(let anew):
        let packs = loadedPacks.entries.map(\.pack)
        enqueue(.ngrams(packs, anew: anew, date: effects.clock.secondsSince1970))
      }
    }
  }

  /// Loads the user's words and those of the projects.
  private mutating func loadWords() {
    let path = settings.layers.session.userData.path.map(effects.files.expandingHome)
    let files = settings.projects.map { ($0.uri, $0.wordsFile) }
    enqueue(.load(path: path, workspaceFiles: Dictionary(files) { $1 }))
    settings.wordFiles = [path ?? effects.wordFile].compactMap(\.self) + files.map(\.1)
  }

  /// Passes a job to the store; its report carries the returned token.
  @discardableResult
  mutating func enqueue(_ job: StoreJob) -> UInt64 {
    let token = pending.nextToken()
    loading.enqueued(job, token: token)
    storeTraffic.note(job, token: token)
    effects.store.enqueue(job, token: token)
    return token
  }

  /// Opens the packs of the languages in use; those that cannot be opened are reported to the user.
  mutating func loadPacks() {
    loadedPacks = effects.packs.packs(for: languagesInUse)
    loadedPacks.languages = languagesInUse
    engine.install(packs: loadedPacks.entries.map(\.pack), emojiTables: loadedPacks.emojiTables)
    enqueue(loading.packsChanged())
    // Predictions based on the previous packs are not continued.
    documents.forEach { $0.forgetAssistance() }
    for problem in loadedPacks.problems { showMessage(problem) }
    scheduleAllDiagnostics()
    log.info("Packs are loaded", metadata: ["count": "\(loadedPacks.entries.count)"])
  }

  /// Processes the reports of the store and sends the responses that waited for them.
  mutating func takeStoreReports() {
    for report in effects.store.takeReports() { handle(report) }
  }

  private mutating func handle(_ report: StoreReport) {
    for notice in report.notices { showMessage(notice) }
    storeTraffic.settle(report)
    let wordsAreOther = report.outcome.words.map { replaceWords($0) } ?? false
    if report.outcome.ngramsAreStale {
      engine.userNgrams = nil
      // Another server has forgotten something, which must not come back.
      learningQueue.retracted = RetractedWords()
      documents.forEach { $0.forgetNewWords() }
    }
    if case .ngrams(let ngrams?) = report.outcome, loading.acceptsNgrams(of: report.token) {
      engine.userNgrams = ngrams
    }
    let jobs = loading.reported(report, wordsAreOther: wordsAreOther)
    // What is closed must not be opened again.
    if !lifecycle.isOver { enqueue(jobs) }
    let isAwaited = finishAnswer(report.token, .store(report.outcome))
    // A failed job that no request waits for, such as learning, would otherwise fail silently.
    if !isAwaited, let failure = report.outcome.failure { showMessage(failure) }
    handleCommands()
  }

  /// Replaces the words with those on disk, and reapplies what is not there: changes on their way to disk, and those of
  /// this session only. Returns whether the words differ from before.
  private mutating func replaceWords(_ words: UserWords) -> Bool {
    var words = words
    for change in engine.userWords.sessionChanges + storeTraffic.words.changes {
      words.apply(change)
    }
    let areOther = !words.hasSameWords(as: engine.userWords)
    if areOther {
      engine.userWords = words
      scheduleAllDiagnostics()
    }
    for change in storeTraffic.corrections.changes { words.corrections.apply(change) }
    replaceCorrections(words.corrections)
    engine.emoji.used = words.emoji
    for change in storeTraffic.emoji.changes { _ = engine.emoji.used.apply(change) }
    return areOther
  }
}

extension UserWords {
  /// The changes that turn the words on disk into those of this session.
  fileprivate var sessionChanges: [UserWordChange] {
    learned.filter { $0.scope == .session }.map { UserWordChange(.learn, $0) }
      + ignored.filter { $0.scope == .session }.map { UserWordChange(.ignore, $0) }
  }
}
