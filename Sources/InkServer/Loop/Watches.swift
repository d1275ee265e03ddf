// What the loop watches besides its streams: settings files and the client's process.

import InkSystem

/// Watches that are created when the session first names their object.
struct Watches {
  private var fileWatch: FileWatch?
  private var watchedFiles: [String] = []
  /// Changes reported by the previous watch and not yet returned.
  private var unread: Set<String> = []
  private var watchedProcess: Int?
  private var compared = ComparedFiles()
  private let open: () throws -> FileWatch

  /// Creates watches of nothing yet; `open` creates one of files.
  init(open: @escaping () throws -> FileWatch = { try FileWatch() }) { self.open = open }

  /// Returns a descriptor for the client's process, if it is a new one and the system can watch processes.
  ///
  /// Otherwise only the end of input reveals that the client has exited.
  mutating func process(_ id: Int?) -> Descriptor? {
    guard id != watchedProcess else { return nil }
    watchedProcess = id
    return id.flatMap(Int32.init(exactly:)).flatMap { try? Descriptor.process($0) }
  }

  /// Returns a descriptor for changes of the given files, if they differ from the current ones. Where the system
  /// refuses to watch files, they are compared at most once a second instead, and it is asked again each time.
  mutating func files(_ paths: [String], at now: UInt64 = SystemClock.nanoseconds) -> Descriptor? {
    guard paths != watchedFiles else { return nil }
    guard let watch = try? open() else {
      unread.formUnion(compared.changes(of: paths, at: now))
      return nil
    }
    watchedFiles = paths
    for path in paths { try? watch.watch(path) }
    unread.formUnion(compared.end(paths))
    unread.formUnion((try? fileWatch?.changes()) ?? [])
    fileWatch = watch
    return watch.descriptor
  }

  /// Returns the files that have changed since the last call.
  mutating func changes() -> Set<String> {
    defer { unread = [] }
    return unread.union((try? fileWatch?.changes()) ?? [])
  }

  /// Whether there are changes that no descriptor will report.
  var hasUnread: Bool { !unread.isEmpty }
}
