// What the commands print: answers to standard output, complaints with a remedy to standard error.

import ArgumentParser
import InkJSON
import InkSystem

/// Prints a line of an answer.
func say(_ line: String) {
  // A reader that is gone, as in `inkling words list | head`, wants no more and is no failure.
  try? Descriptor.standardOutput.writeAll(Array("\(line)\n".utf8))
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
  let count = rows.map(\.count).max() ?? 0
  let widths = (0..<count).map { column in
    rows.map { column < $0.count ? DisplayWidth.of($0[column]) : 0 }.max() ?? 0
  }
  return rows.map { row in
    row.enumerated().map { column, cell in
      column == row.count - 1
        ? cell : cell + String(repeating: " ", count: widths[column] - DisplayWidth.of(cell) + 2)
    }.joined()
  }
}
