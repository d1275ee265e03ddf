// The machine that figures were measured on, and its load: without these, figures mean little.

import InkSystem

/// What Linux reports about the machine under /proc (proc(5)).
enum Machine {
  /// Processor, cores, load and kernel in one line.
  static var description: String {
    let cores = text("/proc/cpuinfo").split(separator: "\n").filter { $0.hasPrefix("processor") }
    let load = text("/proc/loadavg").split(separator: " ").prefix(3).joined(separator: " ")
    return
      "\(processor), \(cores.count) cores, Linux \(text("/proc/sys/kernel/osrelease")), load \(load)"
  }

  private static var processor: String {
    let line = text("/proc/cpuinfo").split(separator: "\n").first { $0.hasPrefix("model name") }
    let name = line?.split(separator: ":").last.map { $0.drop(while: \.isWhitespace) }
    return name.map(String.init) ?? "an unnamed processor"
  }

  private static func text(_ path: String) -> String {
    let bytes = (try? FileSystem.read(path, limitBytes: 1 << 20)) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").joined(separator: "\n")
  }
}
