// Keys as terminals send them: characters, control bytes and escape sequences.

/// A key that was pressed in a terminal.
package enum TerminalKey: Equatable, Hashable, Sendable {
  /// A character, or a whole emoji.
  case character(Character)
  /// A letter with the control key, in lower case.
  case control(Character)
  /// A character with the alt key.
  case alt(Character)
  /// Text that was pasted as a whole.
  case paste(String)
  /// The keys with a name.
  case enter, tab, backTab, escape, backspace, delete
  /// The keys that move.
  case up, down, left, right, home, end, pageUp, pageDown
}

/// Makes keys of the bytes that a terminal sends.
package struct TerminalKeyReader: Sendable {
  private var pending: [UInt8] = []

  /// A reader that has seen nothing.
  package init() {}

  /// Adds bytes as they came.
  package mutating func append(_ bytes: Span<UInt8>) {
    for index in bytes.indices { pending.append(bytes[index]) }
  }

  /// The keys that the bytes so far make. A lone escape byte is the escape key, because a terminal
  /// sends a sequence as a whole; the first bytes of a character wait for the rest.
  package mutating func next() -> [TerminalKey] {
    var keys: [TerminalKey] = []
    while let (key, length) = TerminalKeyReader.first(in: pending) {
      pending.removeFirst(length)
      if let key { keys.append(key) }
    }
    return keys
  }

  private static let escapeByte: UInt8 = 0x1B

  /// The first key and the number of its bytes; no key for a sequence that is not known.
  private static func first(in bytes: [UInt8]) -> (key: TerminalKey?, length: Int)? {
    guard let byte = bytes.first else { return nil }
    switch byte {
    case 0x0D, 0x0A: return (.enter, 1)
    case 0x09: return (.tab, 1)
    case 0x7F, 0x08: return (.backspace, 1)
    case escapeByte: return sequence(in: bytes)
    case 0x01...0x1A: return (.control(Character(Unicode.Scalar(byte + 0x60))), 1)
    case 0x00, 0x1C...0x1F: return (nil, 1)
    default: return character(in: bytes[...]).map { (.character($0), $1) }
    }
  }

  /// A character of one code point; nil if its bytes are not all here.
  private static func character(in bytes: ArraySlice<UInt8>) -> (Character, Int)? {
    guard let byte = bytes.first else { return nil }
    let length =
      switch byte {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    if bytes.count < length { return nil }
    let text = String(decoding: bytes.prefix(length), as: UTF8.self)
    return text.first.map { ($0, length) }
  }

  private static func sequence(in bytes: [UInt8]) -> (key: TerminalKey?, length: Int) {
    guard 1 < bytes.count else { return (.escape, 1) }
    switch bytes[1] {
    case UInt8(ascii: "["), UInt8(ascii: "O"):
      guard let end = bytes[2...].firstIndex(where: { (0x40...0x7E).contains($0) }) else {
        return (nil, bytes.count)
      }
      return (named[String(decoding: bytes[2...end], as: UTF8.self)], end + 1)
    case escapeByte: return (.escape, 1)
    default: return character(in: bytes[1...]).map { (.alt($0), $1 + 1) } ?? (nil, bytes.count)
    }
  }

  /// What follows `ESC [` or `ESC O` (xterm control sequences, "PC-style function keys").
  private static let named: [String: TerminalKey] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "Z": .backTab,
    "1~": .home, "3~": .delete, "4~": .end, "5~": .pageUp, "6~": .pageDown, "7~": .home, "8~": .end,
  ]
}
