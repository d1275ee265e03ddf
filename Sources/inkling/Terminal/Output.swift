// What the commands print: answers to standard output, complaints with a remedy to standard error.

import ArgumentParser
import InkJSON
import InkSystem

/// Prints a line of an answer; false where nobody reads any more.
@discardableResult
func say(_ line: String) -> Bool {
  // A reader that is gone, as in `inkling words list | head`, wants no more and is no failure.
  (try? Descriptor.standardOutput.writeAll(Array("\(line)\n".utf8))) != nil
}

/// Prints a complaint.
func complain(_ line: String) {
  try? Descriptor.standardError.writeAll(Array("\(line)\n".utf8))
}

/// A value in one line of JSON, for programs that read our output.
func say(_ value: JSONValue) {
  var writer = JSONWriter()
  writer.write(value)
  say(String(decoding: writer.bytes, as: UTF8.self))
}

/// So many of something, in the singular for one.
func counted(_ count: Int64, _ one: String) -> String { "\(count) \(one)\(count == 1 ? "" : "s")" }

/// A command that could not do what it was asked for: a sentence with a remedy, and exit code 1.
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

/// Lines of columns, each as wide as its widest cell; the last is not padded.
func aligned(_ rows: [[String]]) -> [String] {
  var columns = Columns()
  for row in rows { columns.widen(for: row) }
  return rows.map { columns.line($0) }
}

/// Columns that are printed line by line: each is as wide as its widest cell so far.
struct Columns {
  /// In columns of a terminal.
  private(set) var widths: [Int] = []

  /// Makes room for a row.
  mutating func widen(for row: [String]) {
    widths += Array(repeating: 0, count: max(0, row.count - widths.count))
    for (column, cell) in row.enumerated() {
      widths[column] = max(widths[column], DisplayWidth.of(cell))
    }
  }

  /// A row that there is room for; its last cell is not padded.
  func line(_ row: [String]) -> String {
    let last = row.last ?? ""
    return zip(row.dropLast(), widths).reduce("") { line, next in
      line + next.0 + String(repeating: " ", count: max(0, next.1 - DisplayWidth.of(next.0)) + 2)
    } + last
  }
}
