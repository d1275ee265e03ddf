// What the loop watches beside its streams: settings files and the client's process.

import InkSystem

/// Watches that are made when the session first names their object.
struct Watches {
  private var fileWatch: FileWatch?
  private var watchedFiles: [String] = []
  /// What has changed and was told by a watch before this one.
  private var unread: Set<String> = []
  private var watchedProcess: Int?

  /// A descriptor for the client's process, if it is a new one and the system can watch it.
  ///
  /// Where it cannot, the end of input has to do.
  mutating func process(_ id: Int?) -> Descriptor? {
    guard id != watchedProcess else { return nil }
    watchedProcess = id
    return id.flatMap(Int32.init(exactly:)).flatMap { try? Descriptor.process($0) }
  }

  /// A descriptor for changes of these files, if they are others than before.
  mutating func files(_ paths: [String]) -> Descriptor? {
    guard paths != watchedFiles, let watch = try? FileWatch() else { return nil }
    watchedFiles = paths
    for path in paths { try? watch.watch(path) }
    unread.formUnion((try? fileWatch?.changes()) ?? [])
    fileWatch = watch
    return watch.descriptor
  }

  /// The files that have changed since the last call.
  mutating func changes() -> Set<String> {
    defer { unread = [] }
    return unread.union((try? fileWatch?.changes()) ?? [])
  }

  /// Whether files have changed of which no descriptor tells any more.
  var hasUnread: Bool { !unread.isEmpty }
}
