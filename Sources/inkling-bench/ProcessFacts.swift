// What Linux reports about a process under /proc (proc(5)).

import InkSystem

/// The memory, wake-ups and processor time of a process, summed over its threads.
struct ProcessFacts {
  /// Resident memory, including mapped files.
  let residentKilobytes: Int
  /// Resident memory that is not file-backed.
  let ownKilobytes: Int
  /// How often its threads slept or were preempted, and so were woken.
  let contextSwitches: Int
  /// Processor time in nanoseconds, as counted by the scheduler.
  let processorNanoseconds: Int

  init(_ id: Int32) throws {
    let status = try Self.fields(of: "/proc/\(id)/status")
    residentKilobytes = status["VmRSS"] ?? 0
    ownKilobytes = status["RssAnon"] ?? 0
    var switches = 0
    var nanoseconds = 0
    for thread in try FileSystem.names(in: "/proc/\(id)/task") {
      let folder = "/proc/\(id)/task/\(thread)"
      let fields = try Self.fields(of: "\(folder)/status")
      switches += fields["voluntary_ctxt_switches"] ?? 0
      switches += fields["nonvoluntary_ctxt_switches"] ?? 0
      let schedule = try FileSystem.read("\(folder)/schedstat", limitBytes: 4096)
      nanoseconds +=
        String(decoding: schedule, as: UTF8.self).split(separator: " ").first
        .flatMap { Int($0) } ?? 0
    }
    contextSwitches = switches
    processorNanoseconds = nanoseconds
  }

  private static func fields(of path: String) throws -> [String: Int] {
    let text = String(decoding: try FileSystem.read(path, limitBytes: 65536), as: UTF8.self)
    var fields: [String: Int] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let number = parts[1].split(whereSeparator: \.isWhitespace).first
      else { continue }
      fields[String(parts[0])] = Int(number)
    }
    return fields
  }
}
