// What Linux tells of a process under /proc (proc(5)).

import InkSystem

/// Memory, wake-ups and processor time of a process, all its threads together.
struct ProcessFacts {
  /// Resident memory, mapped files included.
  let residentKilobytes: Int
  /// Resident memory that is not a file's.
  let ownKilobytes: Int
  /// How often its threads went to sleep or were interrupted, and so were woken.
  let contextSwitches: Int
  /// Processor time in ticks of 10 ms.
  let processorTicks: Int

  init(_ id: Int32) throws {
    let status = try Self.fields(of: "/proc/\(id)/status")
    residentKilobytes = status["VmRSS"] ?? 0
    ownKilobytes = status["RssAnon"] ?? 0
    var switches = 0
    for thread in try FileSystem.names(in: "/proc/\(id)/task") {
      let fields = try Self.fields(of: "/proc/\(id)/task/\(thread)/status")
      switches += fields["voluntary_ctxt_switches"] ?? 0
      switches += fields["nonvoluntary_ctxt_switches"] ?? 0
    }
    contextSwitches = switches
    let stat = try FileSystem.read("/proc/\(id)/stat", limitBytes: 4096)
    // Fields 14 and 15, counted behind the name, which ends with the last parenthesis.
    let fields = String(decoding: stat, as: UTF8.self).split(separator: ")").last ?? ""
    let numbers = fields.split(separator: " ").map { Int($0) ?? 0 }
    processorTicks = numbers.count > 12 ? numbers[11] + numbers[12] : 0
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
