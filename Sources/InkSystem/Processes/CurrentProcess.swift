// This process: who it is, what it weighs, how it ends.

internal import CInkSystem
internal import Glibc

/// The process this code runs in.
package enum CurrentProcess {
  /// Its number.
  package static var id: Int32 { getpid() }

  /// The path of its executable, links followed; nil where the system does not say.
  package static var executablePath: String? {
    realpath("/proc/self/exe", nil).map { path in
      defer { free(path) }
      return String(cString: path)
    }
  }

  /// The folder that paths without a beginning are taken from.
  package static var workingFolder: String {
    get throws(SystemError) {
      guard let path = getcwd(nil, 0) else { throw .last("find", "the current folder") }
      defer { free(path) }
      return String(cString: path)
    }
  }

  /// Makes writing where nobody reads, or beyond the size that a file may have (`ulimit -f`), an error of that write
  /// instead of the end of the process.
  package static func ignoreWriteSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// From now on SIGHUP and SIGTERM are wishes: what they make readable is for the process to wait for, and to end in
  /// order. A second one of its kind ends it at once.
  package static func takeEndSignals() throws(SystemError) -> Descriptor {
    let number = ink_end_signals()
    guard 0 <= number else { throw .last("make", "a counter of signals") }
    return Descriptor(borrowing: number, "a counter of signals")
  }

  /// Asks for less of the processor from now on, for work that nobody waits for.
  package static func lowerPriority() {
    setpriority(Int32(PRIO_PROCESS.rawValue), 0, 10)
  }

  /// The most memory it has had resident, in bytes.
  package static var peakResidentBytes: Int {
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    return Int(usage.ru_maxrss) * 1024
  }

  /// Ends it at once; nothing is flushed and no handler runs.
  package static func exit(_ code: Int32) -> Never {
    _exit(code)
  }
}
