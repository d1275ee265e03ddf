// The signs around code and emphasis inside a line, as several kinds of markup have them.

/// The maximum length of code that is still being typed, in bytes.
private let maximumHalfTypedCodeLength = 80

extension Span<UInt8> {
  /// Whether unclosed backticks begin code that is still being typed: a word follows them.
  func beginsCode(_ length: Int, at index: Int) -> Bool {
    let next = index + length
    guard length <= 2, next < count, self[next] != UInt8(ascii: " ") else { return false }
    return index == 0 || " ([{\"'".utf8.contains(self[index - 1])
  }

  /// Returns where code that is still being typed ends at the latest: with a sentence, or after a few words. A sign
  /// that is never closed takes no more than that from the prose of a long line; in Markdown, where more of what
  /// follows is code, it takes the rest.
  func halfTypedCodeEnd(from start: Int) -> Int {
    let end = Swift.min(count, start + maximumHalfTypedCodeLength)
    return firstIndex(of: ". ", from: start, before: end) ?? end
  }

  /// Returns where code that was left open on the line before ends: at the first run of as many backticks, if without
  /// it one run would be left over. Otherwise that code is only half typed.
  func continuedCodeEnd(_ length: Int, from start: Int) -> Int? {
    var (first, isOdd, index) = (Int?.none, false, start)
    while let run = closingBackticks(length, from: index, before: count) {
      first = first ?? run
      isOdd.toggle()
      index = run + length
    }
    return isOdd ? first : nil
  }

  /// Returns the index of the sign that closes the text beginning with the same sign at an index. The signs are
  /// directly next to the text between them and separate from the text around them.
  func emphasisEnd(at index: Int) -> Int? {
    guard opensEmphasis(at: index) else { return nil }
    var from = index + 2
    let reach = reach(from: index)
    while let close = firstIndex(of: self[index], from: from, before: reach) {
      let isFree = close + 1 == count || !self[close + 1].isNameByte
      if isFree, !self[close - 1].isBlank { return close }
      from = close + 1
    }
    return nil
  }

  /// Whether a sign is directly before a text and separate from the text before it.
  func opensEmphasis(at index: Int) -> Bool {
    let opens = index == 0 || self[index - 1].isBlank || "-('\"{".utf8.contains(self[index - 1])
    return opens && index + 1 < count && !self[index + 1].isBlank
  }
}
