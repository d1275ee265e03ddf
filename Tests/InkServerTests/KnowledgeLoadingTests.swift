// What is loaded after which event, in what order, and what waits for it.

import InkJSON
import InkLexicon
import InkRPC
import Testing

@testable import InkServer

@Suite struct KnowledgeLoadingTests {
  private static let load = StoreJob.load(path: nil, workspaceFiles: [:])
  private static let rebuilt = KnowledgeLoading.Job.ngrams(anew: true)

  /// One whose words are being loaded by job 1, and n-grams by job 2.
  private func begun() -> KnowledgeLoading {
    var loading = KnowledgeLoading()
    loading.introduced()
    _ = loading.begin()
    _ = loading.settingsRead(holdingBackUntil: 9)
    loading.enqueued(Self.load, token: 1)
    loading.enqueued(.ngrams([], anew: true, date: 0), token: 2)
    return loading
  }

  private func done(_ token: UInt64) -> StoreReport { StoreReport(token: token, .done) }

  /// One whose words and n-grams are loaded.
  private func loaded() -> KnowledgeLoading {
    var loading = begun()
    for token in 1...2 { _ = loading.reported(done(UInt64(token)), wordsAreOther: true) }
    return loading
  }

  @Test func `nothing is loaded before the client has introduced itself, and then once`() {
    var loading = KnowledgeLoading()
    #expect(loading.begin() == false)
    loading.introduced()
    #expect(loading.isDue)
    #expect(loading.begin() == true)
    #expect(loading.begin() == false)
  }

  @Test func `packs loaded before the settings say where the words are ask the store for nothing`()
  {
    var loading = KnowledgeLoading()
    #expect(loading.packsChanged() == [])
    #expect(loading.settingsRead(holdingBackUntil: 9) == [.words, Self.rebuilt])
    loading.enqueued(Self.load, token: 1)
    #expect(loading.packsChanged() == [Self.rebuilt])
  }

  @Test func `messages and commands are held back until the words are there`() {
    var loading = begun()
    #expect(loading.heldBackUntil == 9)
    #expect(loading.hold(.integer(1), JSONField(.null, "params")) == true)
    #expect(loading.hold(.integer(2), JSONField(.null, "params")) == true)
    #expect(loading.drop(.integer(1)) == true)
    #expect(loading.drop(.integer(1)) == false)
    #expect(loading.takeCommands().isEmpty)
    #expect(loading.holdsCommands)
    #expect(loading.reported(done(1), wordsAreOther: true) == [])
    #expect(loading.heldBackUntil == nil)
    #expect(loading.hold(.integer(3), JSONField(.null, "params")) == false)
    #expect(loading.takeCommands().map(\.id) == [.integer(2)])
    #expect(!loading.holdsCommands)
  }

  @Test func `the store is awaited until its last job is done`() {
    var loading = begun()
    _ = loading.reported(done(1), wordsAreOther: false)
    #expect(loading.awaitsStore)
    _ = loading.reported(done(2), wordsAreOther: false)
    #expect(!loading.awaitsStore)
  }

  @Test
  func `a document that is opened asks for what others have learned, unless all is being read`() {
    #expect(begun().opened() == [])
    #expect(loaded().opened() == [.refresh, .ngrams(anew: false)])
  }

  @Test func `n-grams are rebuilt if other projects bring other words, even by an earlier job`() {
    for isOther in [true, false] {
      var loading = loaded()
      loading.enqueued(.refresh, token: 3)
      loading.enqueued(Self.load, token: 4)
      #expect(
        loading.reported(done(3), wordsAreOther: isOther) == (isOther ? [Self.rebuilt] : []))
      #expect(loading.isRunning)
      #expect(
        loading.reported(done(4), wordsAreOther: isOther) == (isOther ? [Self.rebuilt] : []))
      #expect(loading.reported(done(5), wordsAreOther: true) == [])
    }
  }

  @Test func `of two loads on their way only the last ends the loading`() {
    var loading = loaded()
    loading.enqueued(Self.load, token: 3)
    loading.enqueued(Self.load, token: 4)
    _ = loading.reported(done(3), wordsAreOther: false)
    #expect(loading.isRunning)
    _ = loading.reported(done(4), wordsAreOther: false)
    #expect(!loading.isRunning)
  }

  @Test func `n-grams on their way are not used once packs change or something is forgotten`() {
    var loading = begun()
    #expect(loading.acceptsNgrams(of: 2))
    #expect(loading.packsChanged() == [Self.rebuilt])
    #expect(!loading.acceptsNgrams(of: 2))
    loading.enqueued(.ngrams([], anew: true, date: 0), token: 3)
    #expect(loading.acceptsNgrams(of: 3))
    loading.enqueued(.forget([.all], date: 0), token: 4)
    #expect(!loading.acceptsNgrams(of: 3))
    #expect(loading.acceptsNgrams(of: 5))
  }

  @Test func `counts that another process has deleted are asked for again`() {
    var loading = loaded()
    let report = StoreReport(token: 3, .refreshed(words: nil, ngramsAreStale: true))
    #expect(loading.reported(report, wordsAreOther: false) == [.ngrams(anew: false)])
  }
}
