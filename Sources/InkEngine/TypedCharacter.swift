// The character that the last change of a document typed, if it was one key and nothing else.

import InkText

/// One typed character; a paste, an undo of more than a key and an edit by a program are none.
struct TypedCharacter: Sendable, Equatable {
  /// What was typed; a line break is `\n`, whatever its bytes.
  let scalar: Unicode.Scalar
  /// Where it stands.
  let start: TextPoint
  /// Where the change ends: behind the character and what editors add by themselves, such as indentation.
  private(set) var end: TextPoint

  /// Reads a change of a text, from which what stays the same is left out.
  ///
  /// - Parameters:
  ///   - edit: The change.
  ///   - previous: What the change before it typed: some editors indent a new line by a change of its own.
  init?(_ edit: MinimalEdit, after previous: TypedCharacter?) {
    guard edit.old.isEmpty else { return nil }
    if let previous, previous.scalar == "\n", previous.end == edit.new.lowerBound,
      edit.bytes.allSatisfy({ Self.isLineDress($0) })
    {
      self = previous
      end = edit.new.upperBound
      return
    }
    let scalars = String(decoding: edit.bytes.prefix(Self.limitBytes), as: UTF8.self).unicodeScalars
    guard let first = scalars.first, edit.bytes.count < Self.limitBytes else { return nil }
    let isBreak = first == "\n" || first == "\r"
    let isDressed =
      isBreak
      && scalars.dropFirst(edit.bytes.starts(with: [13, 10]) ? 2 : 1).allSatisfy {
        $0.value < 0x80 && Self.isLineDress(UInt8(truncatingIfNeeded: $0.value))
      }
    guard scalars.count == 1 || isDressed else { return nil }
    scalar = isBreak ? "\n" : first
    start = edit.new.lowerBound
    end = edit.new.upperBound
  }

  /// Whether an editor that names a character and a cursor means this one.
  func isMeant(by character: String, at point: TextPoint) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    return scalar == (first == "\r" ? "\n" : first)
      && (point == end || scalar == "\n" && start < point && point <= end)
  }

  private static let limitBytes = 64

  /// What editors put at the start of a new line: indentation, bullets, numbers and signs of comments.
  private static func isLineDress(_ byte: UInt8) -> Bool {
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

/// A change of a text without what it puts in the place of the same.
struct MinimalEdit: Sendable {
  /// What was replaced, in the text before.
  private(set) var old: Range<TextPoint>
  /// What stands there now.
  private(set) var new: Range<TextPoint>
  /// The bytes in `new`.
  private(set) var bytes: ArraySlice<UInt8>

  /// A change; those of more than a few lines are taken as they are.
  ///
  /// - Parameters:
  ///   - range: What was replaced, clamped.
  ///   - removed: What stood there.
  ///   - bytes: What was put there.
  ///   - inserted: Where it stands.
  init(
    _ range: Range<TextPoint>, removed: [UInt8], by bytes: [UInt8], at inserted: Range<TextPoint>
  ) {
    (old, new, self.bytes) = (range, inserted, bytes[...])
    if removed.isEmpty { return }
    var head = zip(removed, bytes).prefix { $0 == $1 }.count
    while head > 0, Self.cuts(removed, head) || Self.cuts(bytes, head) { head -= 1 }
    var tail = zip(removed.dropFirst(head).reversed(), bytes.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    while tail > 0, Self.cuts(removed, removed.count - tail) || Self.cuts(bytes, bytes.count - tail)
    {
      tail -= 1
    }
    let start = Self.point(range.lowerBound, behind: removed[..<head])
    let middle = bytes[head..<bytes.count - tail]
    old = start..<Self.point(start, behind: removed[head..<removed.count - tail])
    new = start..<Self.point(start, behind: middle)
    self.bytes = middle
  }

  /// Whether an index lies inside a code point or a line break of two bytes.
  private static func cuts(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard index > 0, index < bytes.count else { return false }
    return bytes[index] & 0xC0 == 0x80 || bytes[index] == 10 && bytes[index - 1] == 13
  }

  private static func point(_ start: TextPoint, behind bytes: ArraySlice<UInt8>) -> TextPoint {
    var point = start
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 13 || byte == 10 && previous != 13 {
        point = TextPoint(line: point.line + 1, byte: 0)
      } else if byte != 10 {
        point.byte += 1
      }
      previous = byte
    }
    return point
  }
}
