// Packs and words: loaded right after the answer to `initialize` is out, and anew when settings change.

import InkEngine
import InkLexicon
import InkRPC
import InkSettings
import Logging

extension Session {
  /// Whether packs and words wait to be loaded, which is best done when the outbox is empty.
  package var loadIsDue: Bool { pending.loadIsDue }

  /// Whether the user's words are being read; answers are better when they are there.
  package var isLoading: Bool { pending.loading != nil }

  /// Whether answers wait for the store.
  package var awaitsStore: Bool { !pending.answers.isEmpty }

  /// Loads settings, packs and words, if that is due; costs some milliseconds.
  package mutating func loadIfDue() {
    guard pending.loadIsDue else { return }
    pending.loadIsDue = false
    readAllSettings()
    engine.take(settings.layers, languageIDs: documents.languageIDs)
    planProvider()
    loadSources()
    loadPacks()
    loadWords()
  }

  /// Reads the user's words and those of the workspace.
  mutating func loadWords() {
    let path = settings.layers.effective.userData.path
    let files = settings.projects.map { ($0.uri, $0.wordsFile) }
    pending.loading = store(
      .load(path: path, workspaceFiles: Dictionary(files) { $1 }))
    loadNgrams(anew: true)
    settings.wordFiles = [effects.wordFile(path)].compactMap(\.self) + files.map(\.1)
  }

  /// Has n-grams made of what the user wrote before, which come when they come.
  mutating func loadNgrams(anew: Bool) {
    _ = store(.ngrams(anew: anew, date: effects.secondsSince1970()))
  }

  /// Hands a job to the store; its report carries the token.
  mutating func store(_ job: StoreJob) -> UInt64 {
    let token = pending.nextToken()
    effects.store(job, token)
    return token
  }

  /// Opens the packs of the languages that are set; those that cannot be opened are told of.
  mutating func loadPacks() {
    shelf = effects.loadPacks(languagesInUse)
    shelf.languages = languagesInUse
    engine.take(packs: shelf.volumes.map(\.pack), emojiTables: shelf.emojiTables)
    pending.packsToken = pending.nextToken()
    if isLoading || lifecycle == .running { loadNgrams(anew: true) }
    // What other packs have foreseen is not gone on with.
    documents.forEach { $0.forgetAssistance() }
    for problem in shelf.problems { show(problem) }
    checkAllAnew()
    log.info("Packs are loaded", metadata: ["count": "\(shelf.volumes.count)"])
  }

  /// Takes the reports of the store and sends the answers that waited for them.
  package mutating func takeStoreReports() {
    for report in effects.storeReports() { take(report) }
  }

  private mutating func take(_ report: StoreReport) {
    for notice in report.notices { show(notice) }
    if pending.loading == report.token {
      pending.loading = nil
      if let failure = report.failure { show(failure) }
    }
    let refusal = pending.settle(report)
    if let words = report.words { take(words) }
    if let ngrams = report.ngrams, pending.packsToken < report.token { engine.userNgrams = ngrams }
    if let refusal, pending.answers[report.token] == nil { show("\(refusal)") }
    pending.report = report
    defer { pending.report = StoreReport(token: 0) }
    finishAnswer(report.token, refusal)
  }

  /// Sends the answer that waited for some work, or why there is none.
  mutating func finishAnswer(_ token: UInt64, _ refusal: ServerError? = nil) {
    guard let (id, deferred) = pending.answers.removeValue(forKey: token) else { return }
    do {
      if let refusal { throw refusal }
      send(Frame.response(id, result: try deferred.finish(&self)))
    } catch {
      refuse(id, RPCError(error))
    }
  }

  /// Takes the words on disk, and again what is not there: changes on their way or of this session only.
  mutating func take(_ words: UserWords) {
    var words = words
    for change in engine.userWords.sessionChanges + pending.words.changes { words.apply(change) }
    if !words.hasSameWords(as: engine.userWords) {
      engine.userWords = words
      checkAllAnew()
    }
    engine.userCorrections = words.corrections
    for change in pending.corrections.changes { engine.userCorrections.apply(change) }
    engine.emoji.used = words.emoji
    for change in pending.emoji.changes { _ = engine.emoji.used.apply(change) }
  }
}
