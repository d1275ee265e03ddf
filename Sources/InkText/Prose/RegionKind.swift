// The kinds of text in a document: sentences for people, the words of a program, or neither.

/// The kind of text at a position.
package enum RegionKind: UInt8, Sendable, CaseIterable {
  /// Sentences for people.
  case prose
  /// A comment, of a program or of markup.
  case comment
  /// A string of a program.
  case string
  /// Text that somebody else wrote or that is added automatically: quoted lines and the signature of an email.
  case quotation
  /// A program, or a separate part of a text: code blocks and spans, formulas, listings.
  case code
  /// Separators and text that is not read: fences, tags, commands, the quotes of a string, link targets, header lines.
  case markup
  /// The metadata before a text: YAML or TOML.
  case frontMatter
}

/// A part of a line and its kind.
package struct Region: Hashable, Sendable {
  /// The bytes of the line; empty where text could be inserted between two markup signs.
  package var range: Range<Int>
  /// The kind of text in the range.
  package var kind: RegionKind

  /// Creates a region.
  package init(_ range: Range<Int>, _ kind: RegionKind) {
    self.range = range
    self.kind = kind
  }
}

extension [Region] {
  /// Returns the index of the region that a character typed at a byte of the line would belong to.
  ///
  /// Between two regions it is the one before, except that markup ends a region: after a closing quote the string is
  /// over. Halves the regions, since a line may have thousands, and is asked about each of its words.
  package func index(at byte: Int) -> Int? {
    let first = partitionPoint { $0.range.upperBound < byte }
    let touching = self[first...].prefix { $0.range.lowerBound <= byte }
    return touching.firstIndex { $0.kind != .markup } ?? touching.indices.last
  }

  /// Returns the region that a character typed at a byte of the line would belong to.
  package func region(at byte: Int) -> Region {
    index(at: byte).map { self[$0] } ?? Region(byte..<byte, .prose)
  }

  /// Returns the part of a word around a cursor that no markup parts: of f'word, with the quote of a string, the word.
  func parted(_ word: Range<Int>, around cursor: Int) -> Range<Int> {
    if count < 2 || word.isEmpty { return word }
    var (start, end) = (word.lowerBound, word.upperBound)
    let first = partitionPoint { $0.range.upperBound <= start }
    for region in self[first...].prefix(while: { $0.range.lowerBound < end })
    where region.kind == .markup && !region.range.isEmpty {
      if region.range.lowerBound < cursor, cursor < region.range.upperBound {
        return cursor..<cursor
      }
      if region.range.upperBound <= cursor { start = Swift.max(start, region.range.upperBound) }
      if region.range.lowerBound >= cursor { end = Swift.min(end, region.range.lowerBound) }
    }
    return start..<end
  }

  /// Whether markup that ends at a byte separates two words. The end of inline code does not: `n`th is one word; the
  /// quote of a string after a prefix does, f'word'.
  func markupSeparatesWords(at byte: Int) -> Bool {
    guard let index = indexOfMarkup(endingAt: byte) else { return false }
    return index == 0 || self[index - 1].kind != .code
      || index + 1 < count && self[index + 1].kind == .string
  }

  /// Returns the start of the markup directly before a byte; nil if there is none.
  package func startOfMarkup(before byte: Int) -> Int? {
    indexOfMarkup(endingAt: byte).map { self[$0].range.lowerBound }
  }

  /// Returns the markup that a byte belongs to; nil if it belongs to none.
  func markup(containing byte: Int) -> Region? {
    let index = partitionPoint { $0.range.upperBound <= byte }
    guard index < count, self[index].kind == .markup, self[index].range.contains(byte) else {
      return nil
    }
    return self[index]
  }

  private func indexOfMarkup(endingAt byte: Int) -> Int? {
    let first = partitionPoint { $0.range.upperBound < byte }
    return self[first...].prefix { $0.range.upperBound == byte }
      .lastIndex { $0.kind == .markup }
  }
}
