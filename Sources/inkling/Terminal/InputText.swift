// What a command is asked about where no argument says it: the text that another program writes to standard input.

import ArgumentParser
import InkSystem

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

  /// All of it, without the line end behind it.
  static func read(_ what: String) throws -> String {
    guard let text = String(validating: try bytes(), as: UTF8.self) else {
      throw ValidationError("expected \(what) in UTF-8, found other bytes on standard input")
    }
    let whole = text.last?.isNewline == true ? String(text.dropLast()) : text
    if whole.isEmpty { throw ValidationError("expected \(what), found none on standard input") }
    return whole
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
