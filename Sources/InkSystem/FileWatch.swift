// Learning that files have changed, by watching the folders they stand in.

internal import Glibc

/// Watches files for changes; a file that does not exist yet can be watched if its folder exists.
///
/// A file is replaced by rename, so its folder is watched and not the file itself.
package final class FileWatch {
  /// What the loop polls.
  package let descriptor: Descriptor
  /// The watched names by the number of their folder's watch, with the paths they were given as.
  private var paths: [Int32: [String: String]] = [:]

  /// A watch of nothing.
  package init() throws(SystemError) {
    let number = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard 0 <= number else { throw .last("watch", "files") }
    descriptor = Descriptor(owning: number, "file watch")
  }

  /// Reports changes of a file from now on.
  package func watch(_ path: String) throws(SystemError) {
    try FileSystem.check(path)
    let folder = FileSystem.folder(of: path)
    let mask = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_ONLYDIR
    let number = inotify_add_watch(descriptor.number, folder, UInt32(mask))
    guard 0 <= number else { throw .last("watch", folder) }
    paths[number, default: [:]][FileSystem.name(of: path)] = path
  }

  /// The watched files that have changed since the last call; all of them if events were lost.
  package func changes() throws(SystemError) -> Set<String> {
    var changed: Set<String> = []
    while true {
      let reading = try descriptor.read { events in
        self.collect(events, into: &changed)
      }
      if reading == .nothing || reading == .end { return changed }
    }
  }

  /// Reads `struct inotify_event`: four 32-bit numbers (watch, mask, cookie, length), then the name.
  private func collect(_ events: Span<UInt8>, into changed: inout Set<String>) {
    let bytes = events.bytes
    var offset = 0
    while offset + 16 <= bytes.byteCount {
      let watch = bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: Int32.self)
      let mask = bytes.unsafeLoadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
      let length = bytes.unsafeLoadUnaligned(fromByteOffset: offset + 12, as: UInt32.self)
      let end = min(offset + 16 + Int(length), events.count)
      var name: [UInt8] = []
      for index in (offset + 16)..<end where events[index] != 0 { name.append(events[index]) }
      offset = end
      if mask & UInt32(IN_Q_OVERFLOW) != 0 {
        changed.formUnion(paths.values.flatMap(\.values))
      } else if let path = paths[watch]?[String(decoding: name, as: UTF8.self)] {
        changed.insert(path)
      }
    }
  }
}
