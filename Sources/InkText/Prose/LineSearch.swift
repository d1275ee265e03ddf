// Looking for bytes in a line: what the syntaxes have in common.

/// A set of bytes.
struct ByteSet: Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { insert(byte) }
  }

  mutating func insert(_ byte: UInt8) {
    let bit = UInt64(1) << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: words.0 |= bit
    case 1: words.1 |= bit
    case 2: words.2 |= bit
    default: words.3 |= bit
    }
  }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    let word =
      switch byte >> 6 {
      case 0: words.0
      case 1: words.1
      case 2: words.2
      default: words.3
      }
    return word >> UInt64(byte & 63) & 1 == 1
  }
}

/// What looking ahead costs, in bytes looked at; counted only where a test of a debug build asks for it.
enum SearchCost {
  #if DEBUG
    /// Takes part in every search of the task that has set it.
    @TaskLocal static var counter: (@Sendable (Int) -> Void)?
  #endif

  @inline(__always)
  static func add(_ bytes: Int) {
    #if DEBUG
      counter?(bytes)
    #endif
  }
}

extension Span<UInt8> {
  /// Passes over bytes from an index on, before an end, while something holds of their indices; gives the index after
  /// them. Every scan that may visit a byte twice goes through this function, so that a test can count the cost of a
  /// line.
  @inline(__always)
  func skip(from start: Int, before end: Int, while holds: (Int) -> Bool) -> Int {
    var index = start
    while index < end, holds(index) { index += 1 }
    SearchCost.add(index - start)
    return index
  }

  /// The same backwards: the first index of the bytes before `end` of which something holds.
  @inline(__always)
  func skipBack(from end: Int, while holds: (UInt8) -> Bool) -> Int {
    var index = end
    while index > 0, holds(self[index - 1]) { index -= 1 }
    SearchCost.add(end - index)
    return index
  }

  /// How far ahead to look for what closes an opening sign that is plain text when unclosed: unbounded, a line full of
  /// them would take time by the square of its length. Where the rest of the line belongs to the sign in either case,
  /// or it can stand only once on a line, the line's end is the bound.
  ///
  /// That is 1,000 bytes, and less on lines of more than 16,000, but never less than 64: signs that nothing closes cost
  /// some ten milliseconds on lines of up to 250,000 bytes, and by their number on longer ones (1 MB of `[`: 40 ms).
  package func reach(from start: Int) -> Int {
    let length = Swift.max(64, Swift.min(1_000, 16_000_000 / Swift.max(1, count)))
    return Swift.min(count, start + length)
  }

  /// The first place of a byte from an index on, before an end that is not behind the line's.
  package func firstIndex(of byte: UInt8, from start: Int, before end: Int) -> Int? {
    let index = skip(from: start, before: end) { self[$0] != byte }
    return index < end ? index : nil
  }

  /// The first place of an ASCII text that stands before an end as a whole.
  func firstIndex(of text: StaticString, from start: Int, before end: Int) -> Int? {
    let last = end - text.utf8CodeUnitCount
    let first = text.utf8Start.pointee
    let index = skip(from: start, before: last + 1) {
      self[$0] != first || !hasBytes(text, at: $0)
    }
    return index <= last ? index : nil
  }

  /// How often the byte at an index is repeated from there on.
  func runLength(at index: Int, before end: Int? = nil) -> Int {
    skip(from: index + 1, before: end ?? count) { self[$0] == self[index] } - index
  }

  /// Where a run of exactly so many backticks begins.
  func closingBackticks(_ length: Int, from start: Int, before end: Int) -> Int? {
    var index = start
    while let next = firstIndex(of: UInt8(ascii: "`"), from: index, before: end) {
      let run = runLength(at: next, before: end)
      if run == length { return next }
      index = next + run
    }
    return nil
  }

  /// The first index from `start` on whose byte is no space or tab.
  func skipSpaces(from start: Int) -> Int {
    skip(from: start, before: count) { self[$0].isBlank }
  }

  /// Whether nothing but spaces and tabs follows.
  func isBlank(from start: Int) -> Bool { skipSpaces(from: start) == count }

  /// The end of the letters, digits and `_` `-` from an index on.
  func nameEnd(from start: Int) -> Int {
    skip(from: start, before: count) { self[$0].isNameByte }
  }

  /// The columns of white space before the first other byte from `start` on (a tab goes to the next fourth
  /// one), and that byte's index.
  func indent(from start: Int) -> (columns: Int, index: Int) {
    var columns = 0
    let index = skip(from: start, before: count) { place in
      guard self[place].isBlank else { return false }
      columns += self[place] == 0x20 ? 1 : 4 - columns % 4
      return true
    }
    return (columns, index)
  }

  /// Whether an ASCII text in lower case stands at an index, however it is cased there.
  func hasName(_ name: StaticString, at index: Int) -> Bool {
    guard index >= 0, index + name.utf8CodeUnitCount <= count else { return false }
    return name.withUTF8Buffer { bytes in
      for offset in bytes.indices where self[index + offset].lowercasedASCII != bytes[offset] {
        return false
      }
      return true
    }
  }
}

extension Collection<UInt8> where Index == Int {
  /// Where the name ends that begins a run without white space: before its arguments, its value or the number of a
  /// line, as in `os.path.join(a`, `user=anna` and `store.py:12`; the end where it has none.
  package var nameEnd: Int {
    indices.first { index in
      switch self[index] {
      case UInt8(ascii: "("), UInt8(ascii: "="): true
      case UInt8(ascii: ":"): index + 1 < endIndex && self[index + 1].isDigit
      default: false
      }
    } ?? endIndex
  }
}

extension UInt8 {
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  /// A letter, digit, `_` or `-`, or a byte beyond ASCII.
  var isNameByte: Bool {
    isASCIILetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "-")
      || self >= 0x80
  }
  /// The byte, or the small letter where it is a capital of ASCII.
  package var lowercasedASCII: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
