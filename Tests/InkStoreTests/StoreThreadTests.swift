// The store thread: jobs in order, reports after COMMIT, nothing lost at the end.

import Glibc
import InkLexicon
import InkSystem
import InkTestSupport
import Synchronization
import Testing

@testable import InkStore

@Suite struct StoreThreadTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("words.sqlite")
  }

  private func learn(_ word: String) -> StoreJob {
    .record([UserWordChange(kind: .learn, word: word, date: 1)])
  }

  @Test func `a report comes after the commit, and the loop is woken for it`() throws {
    let wakes = Wakes()
    let thread = StoreThread(path: path) { wakes.count.add(1, ordering: .relaxed) }
    thread.enqueue(learn("Inkling"), token: 4)
    thread.enqueue(.barrier, token: 5)
    thread.drain()
    let reports = thread.takeReports()
    #expect(reports.map(\.token) == [4, 5])
    #expect(reports.allSatisfy { $0.outcome.failure == nil })
    #expect(wakes.count.load(ordering: .relaxed) == 2)
    #expect(try UserStore(path: path).load().learned.map(\.word) == ["Inkling"])
  }

  @Test func `draining does every job that was enqueued`() throws {
    let thread = StoreThread(path: path) {}
    for number in 0..<200 {
      thread.enqueue(learn("word\(number)"), token: UInt64(number))
    }
    thread.drain()
    #expect(thread.takeReports().map(\.token) == Array(0..<200))
    #expect(thread.takeReports().isEmpty)
    #expect(try UserStore(path: path).load().learned.count == 200)
  }

  @Test func `a job after the drain is not run, and starts no thread`() {
    let thread = StoreThread(path: path) {}
    thread.drain()
    thread.enqueue(learn("Inkling"))
    #expect(thread.takeReports().isEmpty)
    #expect(folder.names.isEmpty)
  }

  @Test func `words are loaded first, and again only when another server has written`() throws {
    try UserStore(path: path).record([
      UserWordChange(kind: .learn, word: "Inkling", date: 1)
    ])
    let thread = StoreThread(path: path) {}
    thread.enqueue(.load(path: nil, workspaceFiles: [:]))
    thread.enqueue(.refresh)
    thread.drain()
    let words = thread.takeReports().map { $0.outcome.words?.learned.map(\.word) }
    #expect(words == [["Inkling"], nil])
  }

  @Test func `reading makes no file, and the first word makes one`() throws {
    let path = folder.file("share/inkling/words.sqlite")
    let project = folder.file("project/.inkling")
    try FileSystem.makeFolder(project)
    let reported = Semaphore()
    let thread = StoreThread(path: path) { reported.signal() }
    func report(of job: StoreJob) -> StoreOutcome? {
      thread.enqueue(job)
      reported.wait()
      return thread.takeReports().last?.outcome
    }
    let workspace = "file:///w"
    let load = StoreJob.load(path: nil, workspaceFiles: [workspace: "\(project)/words.txt"])
    #expect(report(of: load)?.words?.learned == [])
    if case .texts(let texts) = report(of: .listTexts) { #expect(texts.isEmpty) }
    for scope in [WordScope.session, .workspace(workspace)] {
      let change = UserWordChange(kind: .learn, word: "wug", scope: scope, date: 1)
      #expect(report(of: .record([change]))?.failure == nil)
    }
    #expect(report(of: .refresh)?.failure == nil)
    #expect(report(of: .ngrams([], anew: true, date: 1))?.failure == nil)
    #expect(folder.names == ["project"])
    #expect(report(of: learn("Inkling"))?.failure == nil)
    #expect(try UserStore(path: path).load().learned.map(\.word) == ["Inkling"])
    #expect(report(of: load)?.words?.learned.map(\.word).sorted() == ["Inkling", "wug"])
    thread.drain()
  }

  @Test func `a file that another server has made meanwhile is read`() throws {
    let reported = Semaphore()
    let thread = StoreThread(path: path) { reported.signal() }
    thread.enqueue(.load(path: nil, workspaceFiles: [:]))
    reported.wait()
    try UserStore(path: path).record([UserWordChange(kind: .learn, word: "Inkling", date: 1)])
    thread.enqueue(.refresh)
    thread.drain()
    #expect(thread.takeReports().last?.outcome.words?.learned.map(\.word) == ["Inkling"])
  }

  @Test func `a store that cannot be opened is reported with each job`() throws {
    let thread = StoreThread(path: folder.file("file/words.sqlite")) {}
    try FileSystem.write([], to: folder.file("file"))
    thread.enqueue(.load(path: nil, workspaceFiles: [:]))
    thread.enqueue(learn("Inkling"))
    thread.drain()
    let failures = thread.takeReports().map(\.outcome.failure)
    #expect(failures.count == 2)
    #expect(failures.allSatisfy { $0 != nil })
  }

  @Test func `a damaged file is reported once`() throws {
    write(Array("no database, no database".utf8), to: path)
    let thread = StoreThread(path: path) {}
    thread.enqueue(.load(path: nil, workspaceFiles: [:]))
    thread.enqueue(learn("Inkling"))
    thread.drain()
    #expect(thread.takeReports().map(\.notices.count) == [1, 0])
  }

  @Test func `damage to data read later is found then, and the words survive`() throws {
    do {
      let store = try UserStore(path: path)
      try store.record([UserWordChange(kind: .learn, word: "Inkling", date: 1)])
    }
    let page = try Connection(path: path).integer(
      "SELECT rootpage FROM sqlite_schema WHERE name = 'sqlite_autoindex_texts_1'")
    let descriptor = open(path, O_WRONLY)
    let noise = [UInt8](repeating: 0x5A, count: 4_096)
    _ = noise.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, (page - 1) * 4_096) }
    close(descriptor)
    let thread = StoreThread(path: path) {}
    thread.enqueue(.load(path: nil, workspaceFiles: [:]))
    thread.enqueue(.listTexts)
    thread.enqueue(.load(path: nil, workspaceFiles: [:]))
    thread.drain()
    let reports = thread.takeReports()
    #expect(reports.map(\.notices.count) == [0, 1, 0])
    #expect(reports.allSatisfy { $0.outcome.failure == nil })
    #expect(reports.last?.outcome.words?.learned.map(\.word) == ["Inkling"])
  }

  @Test func `a load that names another file switches to it after the jobs before it`()
    throws
  {
    let other = folder.file("other.sqlite")
    let thread = StoreThread(path: path) {}
    thread.enqueue(learn("Inkling"))
    thread.enqueue(.load(path: other, workspaceFiles: [:]))
    thread.enqueue(learn("zyxomat"))
    thread.enqueue(.load(path: nil, workspaceFiles: [:]))
    thread.drain()
    #expect(thread.takeReports().last?.outcome.words?.learned.map(\.word) == ["Inkling"])
    #expect(try UserStore(path: other).load().learned.map(\.word) == ["zyxomat"])
  }

  @Test func `a thread that is never drained ends when it is released`() throws {
    /// Starts a thread and releases it; returns a pipe whose other end the thread holds.
    func released() throws -> Descriptor {
      let (end, held) = try Descriptor.pipe("the thread")
      StoreThread(path: path) { withExtendedLifetime(held) {} }.enqueue(.barrier)
      return end
    }
    var polls = PollSet()
    polls.watch(try released(), for: .reading, token: 0)
    let deadline = SystemClock.deadline(milliseconds: 60_000)
    #expect(try polls.wait(until: deadline).map(\.isClosed) == [true])
  }

  private final class Wakes: Sendable { let count = Atomic(0) }

  @Test(.timeLimit(.minutes(1)))
  func `a folder that another process has locked does not stop the thread for good`() throws {
    let project = folder.file("project/.inkling")
    try FileSystem.makeFolder(project)
    _ = try UserStore(path: path)
    let paths = [folder.path, project]
    let holders = paths.map { path in open(path, O_RDONLY) }
    defer { for holder in holders { close(holder) } }
    let reported = Semaphore()
    let thread = StoreThread(path: path) { reported.signal() }
    thread.enqueue(.load(path: nil, workspaceFiles: ["file:///w": "\(project)/words.txt"]))
    reported.wait()
    for holder in holders { #expect(flock(holder, LOCK_EX) == 0) }
    let word = UserWordChange(kind: .learn, word: "blorft", scope: .workspace("file:///w"), date: 1)
    thread.enqueue(.record([word]))
    let other = StoreThread(path: path) {}
    other.enqueue(learn("wug"))
    thread.drain()
    other.drain()
    let limit = Connection.busyTimeoutMilliseconds
    #expect(
      thread.takeReports().last?.outcome.failure
        == StoreError.workspaceNotWritten(
          path: "\(project)/words.txt",
          reason: "another process held its folder for over \(limit) ms"
        ).description + StoreOutcome.sessionNote)
    #expect(
      other.takeReports().map(\.outcome.failure)
        == [StoreError.busy(path: path, milliseconds: limit).description + StoreOutcome.sessionNote]
    )
  }

  @Test(.timeLimit(.minutes(1)), arguments: [true, false])
  func `of jobs in the queue only the first waits for a lock of another process`(
    isOpen: Bool
  ) throws {
    let reported = Semaphore()
    let thread = StoreThread(path: path) { reported.signal() }
    if isOpen {
      thread.enqueue(learn("first"))
      reported.wait()
    }
    // One by one, these would wait for longer than this test may take.
    let count = 60_000 / Connection.busyTimeoutMilliseconds + 10
    let other = isOpen ? try Connection(path: path) : nil
    let holder = open(folder.path, O_RDONLY)
    defer { close(holder) }
    try other?.execute("BEGIN IMMEDIATE")
    if !isOpen { #expect(flock(holder, LOCK_EX) == 0) }
    for _ in 0..<count { thread.enqueue(learn("wug")) }
    for _ in 0..<count { reported.wait() }
    let busy = StoreError.busy(path: path, milliseconds: Connection.busyTimeoutMilliseconds)
    #expect(
      thread.takeReports().suffix(count).map(\.outcome.failure)
        == Array(repeating: busy.description + StoreOutcome.sessionNote, count: count))
    try other?.execute("ROLLBACK")
    flock(holder, LOCK_UN)
    thread.enqueue(learn("wug"))
    thread.drain()
    #expect(thread.takeReports().map(\.outcome.failure) == [nil])
  }

  @Test
  func `only of what is learned, not of what is forgotten, it is told that it applies unstored`()
    throws
  {
    let word = UserWordChange(kind: .learn, word: "wug", date: 1)
    let thread = StoreThread(path: folder.file("file/words.sqlite")) {}
    try FileSystem.write([], to: folder.file("file"))
    thread.enqueue(.record([word]))
    thread.enqueue(.forget([.word("wug")], date: 2))
    thread.drain()
    let failures = thread.takeReports().compactMap(\.outcome.failure)
    #expect(failures.map { $0.hasSuffix(StoreOutcome.sessionNote) } == [true, false])
  }
}
