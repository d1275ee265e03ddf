// This process: its identity, its resources, its end.

internal import CInkSystem
internal import Glibc

/// The process this code runs in.
package enum CurrentProcess {
  /// The process id.
  package static var id: Int32 { getpid() }

  /// The path of the executable, links resolved; nil if the system does not provide it.
  package static var executablePath: String? {
    realpath("/proc/self/exe", nil).map { path in
      defer { free(path) }
      return String(cString: path)
    }
  }

  /// The folder that relative paths are resolved against; throws if its path is not UTF-8, since a path to it cannot be
  /// represented.
  package static var workingFolder: String {
    get throws(SystemError) {
      guard let path = getcwd(nil, 0) else { throw .last("find", "the current folder") }
      defer { free(path) }
      guard let folder = String(validatingCString: path) else {
        throw SystemError("find", "the current folder", reason: "its path is not UTF-8; rename it")
      }
      return folder
    }
  }

  /// Makes writing to a closed pipe, or beyond the file size limit (`ulimit -f`), an error of that write instead of the
  /// end of the process.
  package static func ignoreWriteSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Opens nothing, for reading and writing, as each standard stream that the process was started without: otherwise
  /// the next file to be opened would take its number, and its place.
  package static func openStandardStreams() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Turns SIGHUP and SIGTERM into requests from now on: they make the returned descriptor readable, so that the
  /// process can shut down in order. A second signal of the same kind ends it at once.
  package static func catchTerminationSignals() throws(SystemError) -> Descriptor {
    let number = ink_end_signals()
    guard 0 <= number else { throw .last("create", "a signal counter") }
    return Descriptor(borrowing: number, "a signal counter")
  }

  /// Lowers the scheduling priority from now on, for background work.
  package static func lowerPriority() {
    setpriority(Int32(PRIO_PROCESS.rawValue), 0, 10)
  }

  /// The peak resident memory, in bytes.
  package static var peakResidentBytes: Int {
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    return Int(usage.ru_maxrss) * 1024
  }

  /// Exits at once; nothing is flushed and no handler runs.
  package static func exit(_ code: Int32) -> Never {
    _exit(code)
  }
}
