// What the loop watches beside its streams: settings files and the client's process.

import InkSystem

/// Watches that are made when the session first names their object.
struct Watches {
  private var fileWatch: FileWatch?
  private var watchedFiles: [String] = []
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
    guard paths != watchedFiles else { return nil }
    watchedFiles = paths
    guard let watch = try? FileWatch() else { return nil }
    for path in paths { try? watch.watch(path) }
    fileWatch = watch
    return watch.descriptor
  }

  /// The files that have changed since the last call.
  func changes() -> Set<String> {
    (try? fileWatch?.changes()) ?? []
  }
}
