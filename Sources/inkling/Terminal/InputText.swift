// What a command is asked about where no argument says it: the text that another program writes to standard input.

import ArgumentParser
import InkSystem
import InkText

/// The text on standard input.
enum InputText {
  /// The largest text that is read, in bytes.
  private static let limitBytes = 64 * 1024 * 1024

  /// Throws where a person sits at standard input, so that there is nothing to wait for.
  static func expect(_ what: String) throws {
    if Descriptor.standardInput.isTerminal {
      throw ValidationError("expected \(what), as an argument or on standard input; found none")
    }
  }

  /// All of it, without the line end behind it and a byte order mark.
  static func read(_ what: String) throws -> String {
    let text = try text(try bytes(), what).withoutByteOrderMark
    let whole = text.last?.isNewline == true ? text.dropLast() : text
    if whole.isEmpty { throw none(what) }
    return String(whole)
  }

  /// Gives its lines to `body` as they come, without a byte order mark.
  static func readLines(_ what: String, _ body: (Substring) throws -> Void) throws {
    var isFirst = true
    try Descriptor.standardInput.readLines(limitBytes: limitBytes) { bytes in
      let line = try text(bytes, what)
      try body(isFirst ? line.withoutByteOrderMark : line[...])
      isFirst = false
    }
  }

  /// What is said where it holds nothing.
  static func none(_ what: String) -> ValidationError {
    ValidationError("expected \(what), found none on standard input")
  }

  private static func text(_ bytes: [UInt8], _ what: String) throws -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ValidationError("expected \(what) in UTF-8, found other bytes on standard input")
    }
    return text
  }

  /// All of its bytes.
  static func bytes() throws -> [UInt8] {
    try Descriptor.standardInput.readAll(limitBytes: limitBytes)
  }
}

/// The text up to the cursor, as an argument or on standard input.
struct TextBeforeCursor: ParsableArguments {
  @Argument(
    help: "What has been typed; a space at its end asks for the next word. Else standard input.")
  var argument: String?

  private static let what = "what has been typed"

  func validate() throws {
    if argument == nil { try InputText.expect(Self.what) }
  }

  /// The text; of standard input it is read once.
  func read() throws -> String { try argument ?? InputText.read(Self.what) }
}
