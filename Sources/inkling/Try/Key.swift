// The keys of a terminal, read off the bytes it sends.

/// A key press, or a piece of pasted text.
enum Key: Hashable {
  case text(String)
  case enter, tab, backspace, delete, escape
  case left, right, up, down, home, end, wordLeft, wordRight
  /// Ctrl with a letter, in lower case.
  case control(Character)
  /// Alt with a character, which terminals send as Escape and the character.
  case alt(Character)
  /// A sequence that means nothing here.
  case other
}

/// Cuts a terminal's bytes into keys; what is not complete yet stays for the next bytes.
struct KeyReader {
  private var bytes: [UInt8] = []

  mutating func append(_ more: some Sequence<UInt8>) {
    bytes.append(contentsOf: more)
  }

  /// The next whole key; nil if more bytes are needed. Terminals send a sequence at once, so a lone Escape is the key.
  mutating func next() -> Key? {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x1B: return escapeSequence()
    case 0x0D, 0x0A: return take(1, .enter)
    case 0x09: return take(1, .tab)
    case 0x7F, 0x08: return take(1, .backspace)
    case 0x01...0x1A:
      return take(1, .control(Character(UnicodeScalar(first + 0x60))))
    case 0x00...0x1F: return take(1, .other)
    default: return text()
    }
  }

  private mutating func take(_ count: Int, _ key: Key) -> Key {
    bytes.removeFirst(min(count, bytes.count))
    return key
  }

  /// All the text up to the next control byte, so that an emoji of several code points stays whole.
  private mutating func text() -> Key? {
    let run = bytes.prefix { $0 >= 0x20 && $0 != 0x7F }
    let whole = run.dropLast(Self.openTailLength(of: run))
    guard !whole.isEmpty else { return nil }
    return take(whole.count, .text(String(decoding: whole, as: UTF8.self)))
  }

  /// The bytes at the end of a run that begin a character and wait for its rest.
  private static func openTailLength(of run: ArraySlice<UInt8>) -> Int {
    for (back, byte) in run.reversed().prefix(4).enumerated() where byte & 0xC0 != 0x80 {
      let needed = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return back + 1 < needed ? back + 1 : 0
    }
    return 0
  }

  private mutating func escapeSequence() -> Key? {
    guard bytes.count > 1 else { return take(1, .escape) }
    if bytes.starts(with: Self.pasteStart) { return paste() }
    guard bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O") else {
      let character = Character(UnicodeScalar(bytes[1]))
      return take(2, bytes[1] < 0x80 && bytes[1] > 0x20 ? .alt(character) : .escape)
    }
    // ECMA-48: parameters 0x30–0x3F, intermediates 0x20–0x2F, one final byte 0x40–0x7E.
    let length = bytes.dropFirst(2).prefix { (0x20...0x3F).contains($0) }.count
    guard bytes.count > length + 2 else { return nil }
    let sequence = String(decoding: bytes[2...(length + 2)], as: UTF8.self)
    return take(length + 3, Self.sequences[sequence] ?? .other)
  }

  /// Text between the marks of bracketed paste; nil until its end has come.
  private mutating func paste() -> Key? {
    let start = Self.pasteStart.count
    guard let end = bytes.indices.first(where: { bytes[$0...].starts(with: Self.pasteEnd) }) else {
      return nil
    }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    return take(end + Self.pasteEnd.count, .text(text))
  }

  private static let pasteStart = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private static let sequences: [String: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end,
    "1~": .home, "7~": .home, "4~": .end, "8~": .end, "3~": .delete,
    "1;5C": .wordRight, "1;3C": .wordRight, "1;5D": .wordLeft, "1;3D": .wordLeft,
  ]
}
