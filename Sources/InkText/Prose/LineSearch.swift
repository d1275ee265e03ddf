// Searching for bytes in a line, for all syntaxes.

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

/// The cost of lookahead in bytes examined; counted only in debug builds, when a test asks for it.
enum SearchCost {
  #if DEBUG
    /// Called for every search of the task that has set it.
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
  /// Skips bytes from `start` while a condition holds for their indices, and returns the index after them, at most
  /// `end`. Every scan that may visit a byte twice uses this function, so that a test can measure the cost of a line.
  @inline(__always)
  func skip(from start: Int, before end: Int, while holds: (Int) -> Bool) -> Int {
    var index = start
    while index < end, holds(index) { index += 1 }
    SearchCost.add(index - start)
    return index
  }

  /// Skips backwards from `end` while a condition holds, and returns the index of the first byte of that run, at least
  /// `start`.
  @inline(__always)
  func skipBackward(from end: Int, downTo start: Int = 0, while holds: (UInt8) -> Bool) -> Int {
    var index = end
    while index > start, holds(self[index - 1]) { index -= 1 }
    SearchCost.add(end - index)
    return index
  }

  /// Returns how far ahead to search for the closing counterpart of a sign that is plain text if unclosed. Without a
  /// bound, a line full of such signs would take quadratic time. Where the rest of the line belongs to the sign in any
  /// case, or the sign can occur only once per line, the line's end is the bound.
  ///
  /// The bound is 1,000 bytes, less on lines of more than 16,000, but at least 64: unclosed signs cost some ten
  /// milliseconds on lines of up to 250,000 bytes, and time linear in their number on longer ones (1 MB of `[`: 40 ms).
  package func reach(from start: Int) -> Int {
    let length = Swift.max(64, Swift.min(1_000, 16_000_000 / Swift.max(1, count)))
    return Swift.min(count, start + length)
  }

  /// Returns the first index of a byte in `start..<end`; `end` must not exceed the line's.
  package func firstIndex(of byte: UInt8, from start: Int, before end: Int) -> Int? {
    let index = skip(from: start, before: end) { self[$0] != byte }
    return index < end ? index : nil
  }

  /// Returns the first index of an ASCII text that lies completely before `end`.
  func firstIndex(of text: StaticString, from start: Int, before end: Int) -> Int? {
    let last = end - text.utf8CodeUnitCount
    let first = text.utf8Start.pointee
    let index = skip(from: start, before: last + 1) {
      self[$0] != first || !hasBytes(text, at: $0)
    }
    return index <= last ? index : nil
  }

  /// Returns how many times the byte at an index is repeated from there.
  func runLength(at index: Int, before end: Int? = nil) -> Int {
    skip(from: index + 1, before: end ?? count) { self[$0] == self[index] } - index
  }

  /// Returns the start of a run of exactly `length` backticks.
  func closingBackticks(_ length: Int, from start: Int, before end: Int) -> Int? {
    var index = start
    while let next = firstIndex(of: UInt8(ascii: "`"), from: index, before: end) {
      let run = runLength(at: next, before: end)
      if run == length { return next }
      index = next + run
    }
    return nil
  }

  /// Returns the first index from `start` whose byte is neither a space nor a tab.
  func skipSpaces(from start: Int) -> Int {
    skip(from: start, before: count) { self[$0].isBlank }
  }

  /// The end of the text before the spaces and tabs at the end.
  var textEnd: Int {
    skipBackward(from: count) { $0.isBlank }
  }

  /// Whether only spaces and tabs follow.
  func isBlank(from start: Int) -> Bool { skipSpaces(from: start) == count }

  /// Returns the end of the letters, digits, `_` and `-` from an index.
  func nameEnd(from start: Int) -> Int {
    skip(from: start, before: count) { self[$0].isNameByte }
  }

  /// Returns the width in columns of the white space from `start` (a tab stop is every fourth column), and the index of
  /// the byte after it.
  func indent(from start: Int) -> (columns: Int, index: Int) {
    var columns = 0
    let index = skip(from: start, before: count) { place in
      guard self[place].isBlank else { return false }
      columns += self[place] == 0x20 ? 1 : 4 - columns % 4
      return true
    }
    return (columns, index)
  }

  /// Whether a lowercase ASCII text is at an index, ignoring case.
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

extension Span<UInt8> {
  /// The end of the name at the start of a run without white space: before its arguments, its value or a line number,
  /// as in `os.path.join(a`, `user=anna` and `store.py:12`; the run's end if it has none of these.
  package var leadingNameEnd: Int {
    for index in indices {
      switch self[index] {
      case UInt8(ascii: "("), UInt8(ascii: "="): return index
      case UInt8(ascii: ":") where index + 1 < count && self[index + 1].isDigit: return index
      default: break
      }
    }
    return count
  }
}
