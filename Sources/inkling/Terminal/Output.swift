// What commands print: answers to standard output, errors with a remedy to standard error.

import ArgumentParser
import InkJSON
import InkSystem
import Synchronization

/// Prints a line of an answer; returns false if nothing can be printed any more.
@discardableResult
func say(_ line: String) -> Bool { say(Array("\(line)\n".utf8)) }

/// Prints bytes of an answer; returns false if nothing can be printed any more.
@discardableResult
func say(_ bytes: [UInt8]) -> Bool {
  do throws(SystemError) {
    try Descriptor.standardOutput.writeAll(bytes)
    return true
  } catch {
    // A closed pipe, as in `inkling words list | head`, is not a failure.
    if !error.isReaderGone { outputError.withLock { $0 = $0 ?? error } }
    return false
  }
}

/// Why part of an answer could not be printed, such as a full disk: a backup of words that is incomplete must not look
/// like a success.
let outputError = Mutex<SystemError?>(nil)

/// Prints an error or a warning.
func complain(_ line: String) {
  try? Descriptor.standardError.writeAll(Array("\(line)\n".utf8))
}

/// Prints a value as one line of JSON, for programs that read our output.
func say(_ value: JSONValue) {
  var writer = JSONWriter()
  writer.write(value)
  say(String(decoding: writer.bytes, as: UTF8.self))
}

/// Returns a count with its noun, in the singular for one.
func counted(_ count: Int64, _ one: String) -> String { "\(count) \(one)\(count == 1 ? "" : "s")" }

/// A command that could not do what was requested: a message with a remedy, and exit code 1.
struct CommandFailure: Error, CustomStringConvertible {
  let description: String

  init(_ sentence: String) {
    description = sentence
  }
}

/// The option that all commands with answers share.
struct OutputOptions: ParsableArguments {
  @Flag(name: .long, help: "Print the answer as one line of JSON.")
  var json = false
}

/// Returns the lines of a table, each column as wide as its widest cell; nothing is padded at the end.
func aligned(_ rows: [[String]]) -> [String] {
  var columns = Columns()
  for row in rows { columns.widen(for: row) }
  return rows.map { columns.line($0) }
}

/// Columns that are printed line by line: each is as wide as its widest cell so far.
struct Columns {
  /// In terminal columns.
  private(set) var widths: [Int] = []

  /// Makes room for a row.
  mutating func widen(for row: [String]) {
    widths += Array(repeating: 0, count: max(0, row.count - widths.count))
    for (column, cell) in row.enumerated() {
      widths[column] = max(widths[column], DisplayWidth.of(cell))
    }
  }

  /// Returns the line of a row that there is room for; its last cell is not padded, and empty ones at its end are left
  /// out.
  func line(_ row: [String]) -> String {
    let row = row.prefix((row.lastIndex { !$0.isEmpty } ?? -1) + 1)
    let last = row.last ?? ""
    return zip(row.dropLast(), widths).reduce("") { line, next in
      line + next.0 + String(repeating: " ", count: max(0, next.1 - DisplayWidth.of(next.0)) + 2)
    } + last
  }
}
