// Detecting changes of files by watching their folders.

internal import Glibc

/// Watches files for changes; neither a file nor its folders need to exist yet.
///
/// Files are replaced by rename, so the folder is watched and not the file itself; for a missing folder, its nearest
/// existing ancestor. For a symbolic link its target is watched as well.
package final class FileWatch {
  /// The descriptor to poll.
  package let descriptor: Descriptor
  /// The watched names by the watch descriptor of their folder, with the paths as given. The keys are of a type that is
  /// hashed elsewhere, too: looking up how another one is hashed takes a fiftieth of the start.
  private var paths: [Int: [String: Set<String>]] = [:]
  /// The names of missing folders by the watch descriptor of their parent, with the paths expected below them.
  private var awaited: [Int: [String: Set<String>]] = [:]

  /// Creates a watch without files.
  package init() throws(SystemError) {
    let number = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard 0 <= number else { throw .last("watch", "files") }
    descriptor = Descriptor(owning: number, "file watch")
  }

  /// Reports changes of a file from now on.
  package func watch(_ path: String) throws(SystemError) {
    try FileSystem.check(path)
    var (folder, name) = (FileSystem.folder(of: path), FileSystem.name(of: path))
    var number = add(folder)
    if 0 <= number {
      paths[number, default: [:]][name, default: []].insert(path)
      watchTarget(of: path)
      return
    }
    let refusal = SystemError.last("watch", folder)
    var code = refusal.code
    while number < 0 {
      let above = FileSystem.folder(of: folder)
      guard [ENOENT, ENOTDIR].contains(code), above != folder else { throw refusal }
      (folder, name) = (above, FileSystem.name(of: folder))
      number = add(folder)
      code = errno
    }
    // The folder may have been created in the meantime.
    if FileSystem.isFolder("\(folder)/\(name)") { return try watch(path) }
    awaited[number, default: [:]][name, default: []].insert(path)
  }

  /// Reports changes of a link's target as changes of the link.
  private func watchTarget(of path: String) {
    guard let target = FileSystem.resolvedPath(path), target != path else { return }
    let number = add(FileSystem.folder(of: target))
    if number < 0 { return }
    paths[number, default: [:]][FileSystem.name(of: target), default: []].insert(path)
  }

  /// Returns the watch descriptor of a folder; negative with `errno` if it cannot be watched.
  private func add(_ folder: String) -> Int {
    // Touching a file counts as a change: the word store announces a commit that way.
    let mask =
      IN_CLOSE_WRITE | IN_ATTRIB | IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
      | IN_MOVE_SELF | IN_ONLYDIR
    return Int(inotify_add_watch(descriptor.number, folder, UInt32(mask)))
  }

  /// Returns the watched files that changed since the last call; all of them if events were lost.
  package func changes() throws(SystemError) -> Set<String> {
    var changed: Set<String> = []
    while true {
      let reading = try descriptor.read { events in
        self.collect(events, into: &changed)
      }
      if reading == .nothing || reading == .end { return changed }
    }
  }

  /// Parses `struct inotify_event`: four 32-bit numbers (watch, mask, cookie, length), then the name.
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
      note(mask, of: String(decoding: name, as: UTF8.self), in: Int(watch), &changed)
    }
  }

  private func note(
    _ mask: UInt32, of name: String, in watch: Int, _ changed: inout Set<String>
  ) {
    if mask & UInt32(IN_Q_OVERFLOW) != 0 {
      for names in paths.values { changed.formUnion(names.values.joined()) }
      // A folder that was made meanwhile is told of by nobody else.
      let missing = Set(awaited.values.flatMap { $0.values.joined() })
      awaited = [:]
      watchAgain(missing)
      changed.formUnion(missing.filter(FileSystem.exists))
    } else if mask & UInt32(IN_MOVE_SELF) != 0 {
      // The folder was renamed, so its path now means another folder. Removing the watch leads to `IN_IGNORED`.
      inotify_rm_watch(descriptor.number, Int32(truncatingIfNeeded: watch))
    } else if mask & UInt32(IN_IGNORED) != 0 {
      // The folder is gone, and its watch with it.
      let orphans = [paths, awaited].flatMap { ($0[watch] ?? [:]).values.joined() }
      (paths[watch], awaited[watch]) = (nil, nil)
      watchAgain(Set(orphans))
      changed.formUnion(orphans.filter(FileSystem.exists))
    } else if let awaited = awaited[watch]?.removeValue(forKey: name) {
      watchAgain(awaited)
      // No event reports what was created before the watch existed.
      changed.formUnion(awaited.filter(FileSystem.exists))
    } else if let paths = paths[watch]?[name] {
      // A new file is reported again when it is written, unless it is a link.
      let isMade = mask & UInt32(IN_CREATE) != 0
      for path in paths where !isMade || FileSystem.isLink(path) {
        changed.insert(path)
        watchTarget(of: path)
      }
    }
  }

  private func watchAgain(_ paths: Set<String>) {
    // If a folder cannot be watched any more, its files are no longer reported.
    for path in paths { try? watch(path) }
  }
}
