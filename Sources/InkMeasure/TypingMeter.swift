// The ideal typist, who types a text token by token and accepts every word as soon as it is suggested.

import InkText

/// Types texts with an engine's help and counts keystrokes.
///
/// A token is a run without white space; its core is the token without leading and trailing characters other than
/// letters and digits. The engine is queried before every character of a core, including the first. If the core is
/// among the first `limit` suggestions, one keystroke accepts it and inserts a space. Otherwise the next character is
/// typed. The cost of a token is therefore
///
///     accepted after k characters:   k + 1, and the characters around the core
///     never accepted:                its length and 1
///
/// Two typists are counted at once: one who accepts the word in any letter case, and one who requires that of the text.
package struct TypingMeter: Sendable {
  /// The number of suggestions the typist sees.
  package let limit: Int

  /// Creates a typist who sees a number of suggestions, at least one.
  package init(limit: Int) { self.limit = max(1, limit) }

  /// The figures of both typists.
  package struct Figures: Hashable, Sendable {
    /// The figures of the typist who accepts a word in any letter case.
    package var anyCase = TypingFigures()
    /// The figures of the typist who accepts only the text's letter case.
    package var sameCase = TypingFigures()

    /// Creates counts of zero.
    package init() {}

    /// Returns the sums of the counts.
    package static func + (left: Figures, right: Figures) -> Figures {
      var sum = left
      sum.anyCase = left.anyCase + right.anyCase
      sum.sameCase = left.sameCase + right.sameCase
      return sum
    }
  }

  /// Types a document.
  ///
  /// - Parameters:
  ///   - text: The document.
  ///   - type: Appends characters: single ones, and the rest of an accepted word.
  ///   - suggestions: Returns the engine's suggestions after the text so far, best first; only `limit` of them count.
  /// - Returns: The counts of both typists.
  package func figures(
    typing text: ReplayedText, type: (String) throws -> Void, suggestions: () throws -> [String]
  ) rethrows -> Figures {
    var figures = Figures()
    var position = 0
    for token in text.tokens {
      try position.advance(to: token.core.lowerBound) { try type(text.text($0)) }
      if !token.core.isEmpty {
        let core = text.text(token.core)
        var waits = (any: Int?.none, same: Int?.none)
        for count in 0..<token.core.count where waits.any == nil || waits.same == nil {
          let offers = try suggestions().prefix(limit)
          if waits.any == nil, offers.contains(where: { $0.isSameWord(as: core) }) {
            waits.any = count
          }
          if waits.same == nil, offers.contains(core) { waits.same = count }
          if waits.any == nil || waits.same == nil {
            try type(text.text(position..<position + 1))
            position += 1
          }
        }
        if position < token.core.upperBound {
          try type(text.text(position..<token.core.upperBound))
        }
        position = token.core.upperBound
        figures.anyCase.countWord(ofLength: core.unicodeScalars.count, takenAfter: waits.any)
        figures.sameCase.countWord(ofLength: core.unicodeScalars.count, takenAfter: waits.same)
      }
      try position.advance(to: token.end + 1) { try type(text.text($0)) }
    }
    figures.anyCase.countText(text.characters.count)
    figures.sameCase.countText(text.characters.count)
    return figures
  }
}

extension Int {
  /// Advances to a position, one character at a time.
  mutating func advance(to end: Int, _ type: (Range<Int>) throws -> Void) rethrows {
    while self < end {
      try type(self..<self + 1)
      self += 1
    }
  }
}

extension String {
  /// Whether two words are the same, ignoring case.
  func isSameWord(as other: String) -> Bool { normalizedWord(self) == normalizedWord(other) }
}
