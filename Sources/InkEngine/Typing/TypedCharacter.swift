// The character that the last change of a document typed, if it was one keystroke and nothing else.

import InkText

/// One typed character; a paste, an undo of more than a keystroke and a program's edit are not.
struct TypedCharacter: Sendable, Equatable {
  /// The character; `\n` for any line break, and a tab also where it was expanded to spaces.
  let scalar: Unicode.Scalar
  /// Where the character is.
  private(set) var start: TextPoint
  /// The end of the change: after the character and what editors add automatically, such as indentation.
  private(set) var end: TextPoint

  /// Reads a minimal change of a text.
  ///
  /// - Parameters:
  ///   - edit: The change.
  ///   - previous: What the change before it typed: some editors indent a new line with a change of its own.
  init?(_ edit: MinimalEdit, after previous: TypedCharacter?) {
    guard edit.old.isEmpty else { return nil }
    if let previous, previous.scalar == "\n", previous.end == edit.new.lowerBound,
      edit.bytes.allSatisfy({ Self.isAutoInsertedPrefix($0) })
    {
      self = previous
      end = edit.new.upperBound
      return
    }
    let scalars = String(decoding: edit.bytes.prefix(WordEnd.maximumLength), as: UTF8.self)
      .unicodeScalars
    guard let first = scalars.first, edit.bytes.count < WordEnd.maximumLength else { return nil }
    let isBreak = first == "\n" || first == "\r"
    let hasAutoInsertedPrefix =
      isBreak
      && scalars.dropFirst(edit.bytes.starts(with: [13, 10]) ? 2 : 1).allSatisfy {
        $0.value < 0x80 && Self.isAutoInsertedPrefix(UInt8(truncatingIfNeeded: $0.value))
      }
    // One keystroke may insert several spaces where tabs are expanded.
    let isTab = scalars.count > 1 && scalars.allSatisfy { $0 == " " }
    guard scalars.count == 1 || hasAutoInsertedPrefix || isTab else { return nil }
    scalar = isBreak ? "\n" : isTab ? "\t" : first
    start = edit.new.lowerBound
    end = edit.new.upperBound
  }

  /// Returns what an editor means that names a character and a cursor: this character, or an equal one before it. Where
  /// a character is typed next to an equal one, comparing texts cannot tell which of them is new.
  func meant(by character: String, at point: TextPoint, in text: Text) -> TypedCharacter? {
    if isMeant(by: character, at: point) { return self }
    guard isMeant(by: character, at: end), scalar != "\n", point.line == end.line, point < end,
      end.byte - point.byte < WordEnd.maximumLength, point.byte >= scalar.utf8.count
    else { return nil }
    var other = self
    other.start.byte = point.byte - scalar.utf8.count
    other.end = point
    let both = text.string(in: text.clamped(other.start)..<text.clamped(end))
    return both.unicodeScalars.allSatisfy { $0 == scalar } ? other : nil
  }

  /// Whether an editor that names a character and a cursor means this one.
  private func isMeant(by character: String, at point: TextPoint) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    return scalar == (first == "\r" ? "\n" : first)
      && (point == end || scalar == "\n" && start < point && point <= end)
  }

  /// What editors insert at the start of a new line: indentation, bullets, numbers and comment signs.
  private static func isAutoInsertedPrefix(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, 0x30...0x39: true
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ">"),
      UInt8(ascii: "."),
      UInt8(ascii: ")"), UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: "["), UInt8(ascii: "]"):
      true
    default: false
    }
  }
}
