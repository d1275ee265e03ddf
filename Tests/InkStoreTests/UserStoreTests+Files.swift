// The files of a store: closed as one, missed when they are gone, and of no concern to other users.

import Glibc
import InkLexicon
import InkSystem
import InkTestSupport
import Testing

@testable import InkStore

extension UserStoreTests {
  /// Runs jobs on a store thread, and `meddle` before each one but the first; returns their reports.
  private func reports(
    of jobs: [StoreJob], meddling meddle: () throws -> Void = {}
  ) throws -> [StoreReport] {
    let wake = try WakePipe()
    let thread = StoreThread(path: path) { wake.wake() }
    var polls = PollSet()
    polls.watch(wake.descriptor, for: .reading, token: 0)
    var reports: [StoreReport] = []
    for (index, job) in jobs.enumerated() {
      if index > 0 { try meddle() }
      thread.enqueue(job, token: UInt64(index))
      while reports.count <= index {
        _ = try polls.wait(until: SystemClock.deadline(milliseconds: 60_000))
        wake.drain()
        reports += thread.takeReports()
      }
    }
    thread.drain()
    return reports
  }

  @Test func `a closed store is a single file with everything in it`() throws {
    let copy = folder.file("copy.sqlite")
    let reports = try reports(of: [.record([change(.learn, "Inkling")]), .close, .close]) {
      if folder.names == ["words.sqlite"] { write(read(path), to: copy) }
    }
    #expect(reports.allSatisfy { $0.outcome.failure == nil })
    #expect(try UserStore(path: copy).load().learned.map(\.word) == ["Inkling"])
  }

  @Test func `a store that another server has open is closed without its log`() throws {
    let other = try UserStore(path: path)
    _ = try reports(of: [.record([change(.learn, "Inkling")]), .close])
    #expect(folder.names.contains("words.sqlite-wal"))
    #expect(try other.loadIfChanged()?.learned.map(\.word) == ["Inkling"])
  }

  @Test(arguments: [["-wal"], ["-wal", "-shm"]])
  func `a log that is removed takes no word with it`(suffixes: [String]) throws {
    let jobs = ["first", "second", "third"].map { StoreJob.record([change(.learn, $0)]) }
    let reports = try reports(of: jobs) {
      for suffix in suffixes { unlink(path + suffix) }
    }
    #expect(reports.allSatisfy { $0.outcome.failure == nil && $0.notices == [] })
    let words = try UserStore(path: path).load().learned.map(\.word)
    #expect(words == ["first", "second", "third"])
  }

  @Test func `a store that others can access is taken from them`() throws {
    try UserStore(path: path).record([change(.learn, "Inkling")])
    chmod(path, 0o666)
    let store = try UserStore(path: path)
    #expect(store.takeNotices() == [] && mode(of: path) == 0o600)
    #expect(try store.load().learned.map(\.word) == ["Inkling"])
  }

  @Test func `a folder in which others can replace the store is reported, one like tmp is not`()
    throws
  {
    chmod(folder.path, 0o777)
    #expect(
      try UserStore(path: path).takeNotices() == [.folderOpenToOthers(path: folder.path)])
    chmod(folder.path, 0o1777)
    #expect(try UserStore(path: path).takeNotices() == [])
    chmod(folder.path, 0o755)
    #expect(try UserStore(path: path).takeNotices() == [])
  }

  @Test func `another program's file keeps its mode`() throws {
    let path = folder.file("notes.txt")
    write(Array("these are no words of Inkling's".utf8), to: path)
    chmod(path, 0o644)
    #expect(throws: StoreError.notAStore(path: path)) { try UserStore(path: path) }
    #expect(mode(of: path) == 0o644)
  }

  @Test func `a file where a folder should be is named`() throws {
    write([], to: folder.file("file"))
    let path = folder.file("file/inkling/words.sqlite")
    let reason = "expected a folder at \(folder.file("file")), found something else"
    #expect(throws: StoreError.cannotOpen(path: path, reason: reason)) {
      try UserStore(path: path)
    }
  }
}
