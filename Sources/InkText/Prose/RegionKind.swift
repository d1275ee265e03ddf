// What a place of a document is: sentences for people, the words of a program, or neither.

/// What is written at a place.
package enum RegionKind: UInt8, Sendable, CaseIterable {
  /// Sentences for people.
  case prose
  /// A comment, of a program or of markup.
  case comment
  /// A string of a program.
  case string
  /// What somebody else wrote or what is added by itself: quoted lines and the signature of a mail.
  case quotation
  /// A program, or a part of a text that stands for itself: code blocks and spans, formulas, listings.
  case code
  /// What sets regions apart or is not read: fences, tags, commands, the quotes of a string, link targets,
  /// header lines.
  case markup
  /// The data before a text: YAML or TOML.
  case frontMatter
}

/// A part of a line and what it is.
package struct Region: Hashable, Sendable {
  /// The bytes of the line; empty where something could be written between two signs of markup.
  package var range: Range<Int>
  /// What stands there.
  package var kind: RegionKind

  /// A region.
  package init(_ range: Range<Int>, _ kind: RegionKind) {
    self.range = range
    self.kind = kind
  }
}

extension [Region] {
  /// The region that a character typed at a byte of the line would belong to; its index.
  ///
  /// Between two regions it is the one before, but markup is a border: behind a closing quote the string is over.
  package func index(at byte: Int) -> Int? {
    let inside = firstIndex {
      $0.kind != .markup && $0.range.lowerBound <= byte && byte <= $0.range.upperBound
    }
    return inside ?? lastIndex { $0.range.lowerBound <= byte && byte <= $0.range.upperBound }
  }

  /// The region that a character typed at a byte of the line would belong to.
  package func region(at byte: Int) -> Region {
    index(at: byte).map { self[$0] } ?? Region(byte..<byte, .prose)
  }

  /// Whether markup that ends at this byte separates two words. The end of inline code does not: `n`th is one word.
  func markupSeparatesWords(at byte: Int) -> Bool {
    guard let index = lastIndex(where: { $0.range.upperBound == byte && $0.kind == .markup }) else {
      return false
    }
    return index == 0 || self[index - 1].kind != .code
  }

  /// Where the markup begins that stands close before a byte; nil where none does.
  package func startOfMarkup(before byte: Int) -> Int? {
    last { $0.range.upperBound == byte && $0.kind == .markup }?.range.lowerBound
  }
}
