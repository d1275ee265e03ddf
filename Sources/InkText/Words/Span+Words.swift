// Words in bytes: their cores, their letters, their starts, and the dashes between them.

/// Returns the part of a run from its first letter or digit to its last letter, digit or mark; an empty range at the
/// run's start if there is none.
func coreRange(of run: Range<Int>, in text: Span<UInt8>) -> Range<Int> {
  var start = run.lowerBound
  while start < run.upperBound {
    let decoded = text.scalar(at: start)
    if decoded.characterClass == .letter || decoded.characterClass == .digit { break }
    start += decoded.width
  }
  if start >= run.upperBound { return run.lowerBound..<run.lowerBound }
  var end = run.upperBound
  while end > start {
    let decoded = text.scalar(before: end)
    if decoded.characterClass.isCore { break }
    end -= decoded.width
  }
  return start..<end
}

/// Whether any character in a range is a letter.
func hasLetter(_ range: Range<Int>, in text: Span<UInt8>) -> Bool {
  var index = range.lowerBound
  while index < range.upperBound {
    let decoded = text.scalar(at: index)
    if decoded.characterClass == .letter { return true }
    index += decoded.width
  }
  return false
}

extension Span<UInt8> {
  /// Returns the start of the word characters that end before a byte; two hyphens are a dash and separate words.
  func wordStart(before end: Int, downTo minimum: Int) -> Int {
    var start = end
    while start > minimum {
      let before = scalar(before: start)
      guard before.characterClass.isWordCharacter,
        before.characterClass != .hyphen || !hasDash(before: start)
      else { break }
      start -= before.width
    }
    return start
  }

  /// Whether two or more ASCII hyphens, a dash, begin at a byte.
  func hasDash(at index: Int) -> Bool { hasBytes("--", at: index) }

  /// Whether two or more ASCII hyphens end before a byte.
  func hasDash(before end: Int) -> Bool { end > 1 && hasBytes("--", at: end - 2) }

  /// Whether the given ASCII text is at an index.
  func hasBytes(_ expected: StaticString, at index: Int) -> Bool {
    guard index + expected.utf8CodeUnitCount <= count else { return false }
    return expected.withUTF8Buffer { bytes in
      for offset in bytes.indices where self[index + offset] != bytes[offset] { return false }
      return true
    }
  }
}
