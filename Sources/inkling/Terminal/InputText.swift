// A command's input when no argument gives it: the text that another program writes to standard input.

import ArgumentParser
import InkSystem
import InkText

/// The text on standard input.
enum InputText {
  /// The largest text that is read, in bytes.
  private static let limitBytes = 64 * 1024 * 1024

  /// Throws if standard input is a terminal, so that there is nothing to read.
  static func expect(_ what: String) throws {
    if Descriptor.standardInput.isTerminal {
      throw ValidationError("expected \(what), as an argument or on standard input; found none")
    }
  }

  /// Returns all of it, without a trailing line break and a byte order mark.
  static func read(_ what: String) throws -> String {
    let text = try text(try bytes(), what).withoutByteOrderMark
    let whole = text.last?.isNewline == true ? text.dropLast() : text
    if whole.isEmpty { throw none(what) }
    return String(whole)
  }

  /// Passes its lines to `body` as they arrive, without a byte order mark.
  static func readLines(_ what: String, _ body: (Substring) throws -> Void) throws {
    var isFirst = true
    try Descriptor.standardInput.readLines(limitBytes: limitBytes) { bytes in
      let line = try text(bytes, what)
      try body(isFirst ? line.withoutByteOrderMark : line[...])
      isFirst = false
    }
  }

  /// The error for empty input.
  static func none(_ what: String) -> ValidationError {
    ValidationError("expected \(what), found none on standard input")
  }

  private static func text(_ bytes: [UInt8], _ what: String) throws -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ValidationError("expected \(what) in UTF-8, found other bytes on standard input")
    }
    return text
  }

  /// Returns all of its bytes.
  static func bytes() throws -> [UInt8] {
    try Descriptor.standardInput.readAll(limitBytes: limitBytes)
  }
}

/// The text up to the cursor, as an argument or on standard input.
struct TextBeforeCursor: ParsableArguments {
  @Argument(
    help: "The text so far; a space at its end asks for the next word (default: standard input).")
  var argument: String?

  private static let what = "the text so far"

  func validate() throws {
    if argument == nil { try InputText.expect(Self.what) }
  }

  /// Returns the text; standard input can be read only once.
  func read() throws -> String { try argument ?? InputText.read(Self.what) }
}
