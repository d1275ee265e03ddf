// Parses the bytes that a terminal sends into keys: characters, control bytes and escape sequences.

/// Parses bytes into keys; holds incomplete input.
package struct TerminalKeyReader: Sendable {
  private enum Step {
    /// A key, or nil for an unknown one, and the number of its bytes.
    case found(TerminalKey?, Int)
    case incomplete
  }

  private static let escape: UInt8 = 0x1B
  /// The number of bytes after `ESC [` beyond which nothing is a key.
  private static let maximumSequenceLength = 16
  private static let pasteStart = [escape] + Array("[200~".utf8)
  private static let pasteEnd = [escape] + Array("[201~".utf8)

  private var pending: [UInt8] = []

  /// Creates a reader without input.
  package init() {}

  /// Appends bytes as received.
  package mutating func append(_ bytes: Span<UInt8>) {
    bytes.withUnsafeBufferPointer { pending.append(contentsOf: $0) }
  }

  /// Returns the keys in the bytes so far.
  ///
  /// An escape byte without a successor is the escape key, because a terminal sends a sequence as a whole. Incomplete
  /// characters and pastes wait for the rest.
  package mutating func next() -> [TerminalKey] {
    var keys: [TerminalKey] = []
    var rest = pending[...]
    while !rest.isEmpty, case .found(let key, let length) = Self.step(rest) {
      rest = rest.dropFirst(length)
      if let key { keys.append(key) }
    }
    pending = Array(rest)
    return keys
  }

  private static func step(_ bytes: ArraySlice<UInt8>) -> Step {
    switch bytes.first {
    case nil: .incomplete
    case 0x0D, 0x0A: .found(.enter, 1)
    case 0x09: .found(.tab, 1)
    case 0x7F, 0x08: .found(.backspace, 1)
    case escape: sequence(bytes)
    case .some(let byte) where byte == 0 || (0x1C..<0x20).contains(byte): .found(nil, 1)
    case .some(let byte) where byte < 0x1C:
      .found(.control(Character(Unicode.Scalar(byte + 0x60))), 1)
    default: character(bytes) { .character($0) }
    }
  }

  /// Reads a character of one code point and makes a key of it; one without its end, as another encoding has it, is
  /// read as U+FFFD, and what follows it as ever.
  private static func character(
    _ bytes: ArraySlice<UInt8>, _ key: (Character) -> TerminalKey
  ) -> Step {
    let wholeLength =
      switch bytes.first {
      case .some(0xC2...0xDF): 2
      case .some(0xE0...0xEF): 3
      case .some(0xF0...0xF4): 4
      default: 1
      }
    let length = 1 + bytes.prefix(wholeLength).dropFirst().prefix { $0 & 0xC0 == 0x80 }.count
    if length < wholeLength, length == bytes.count { return .incomplete }
    let text = String(decoding: bytes.prefix(length), as: UTF8.self)
    return .found(text.first.map(key), length)
  }

  private static func sequence(_ bytes: ArraySlice<UInt8>) -> Step {
    let rest = bytes.dropFirst()
    switch rest.first {
    case nil, escape: return .found(.escape, 1)
    case UInt8(ascii: "["), UInt8(ascii: "O"):
      if bytes.starts(with: pasteStart) { return paste(bytes) }
      let body = rest.dropFirst()
      guard let end = body.firstIndex(where: { (0x40...0x7E).contains($0) }) else {
        // A sequence in two reads is rare, but the start of a paste must not be lost. `ESC [` alone is Alt and a key.
        let isCut = !body.isEmpty && body.count < maximumSequenceLength
        return isCut ? .incomplete : .found(nil, bytes.count)
      }
      let name = String(decoding: body[...end], as: UTF8.self)
      return .found(named[name], end + 1 - bytes.startIndex)
    default:
      guard case .found(let key, let length) = character(rest, { .alt($0) }) else {
        return .incomplete
      }
      return .found(key, length + 1)
    }
  }

  private static func paste(_ bytes: ArraySlice<UInt8>) -> Step {
    let text = bytes.dropFirst(pasteStart.count)
    guard
      let end = text.indices.first(where: {
        text[$0] == escape && text[$0...].starts(with: pasteEnd)
      })
    else { return .incomplete }
    let pasted = String(decoding: text[..<end], as: UTF8.self)
    return .found(.paste(pasted), end + pasteEnd.count - bytes.startIndex)
  }

  /// The sequences after `ESC [` or `ESC O` (xterm control sequences, "PC-Style Function Keys").
  private static let named: [String: TerminalKey] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "Z": .backTab,
    "1;5C": .controlRight, "5C": .controlRight,
    "1~": .home, "3~": .delete, "4~": .end, "5~": .pageUp, "6~": .pageDown, "7~": .home, "8~": .end,
  ]
}
