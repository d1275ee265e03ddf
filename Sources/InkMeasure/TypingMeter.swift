// The perfect typist: types a text token by token and takes every word as soon as it is offered.

import InkText

/// Types texts with an engine's help and counts keys.
///
/// A token is a run without white space, its core the token without the characters at both ends that
/// are neither letters nor digits. Before every character of a core, the first included, the engine is
/// asked. If the core is among the first `limit` suggestions, one key takes it and inserts the space too.
/// Otherwise the next character is typed. So a token costs
///
///     taken after k characters:   k + 1, and the characters around the core
///     never taken:                its length and 1
///
/// Two typists are counted at once: one who takes the word in any case, one who insists on the text's.
package struct TypingMeter: Sendable {
  /// How many suggestions the typist sees.
  package let limit: Int

  /// A typist who sees so many suggestions, at least one.
  package init(limit: Int) { self.limit = max(1, limit) }

  /// The figures of both typists.
  package struct Figures: Hashable, Sendable {
    /// Of the one who takes a word in any case.
    package var anyCase = TypingFigures()
    /// Of the one who takes it only as the text writes it.
    package var sameCase = TypingFigures()

    /// Nothing typed yet.
    package init() {}

    /// Counts of two texts together.
    package static func + (left: Figures, right: Figures) -> Figures {
      var sum = left
      sum.anyCase = left.anyCase + right.anyCase
      sum.sameCase = left.sameCase + right.sameCase
      return sum
    }
  }

  /// Types one document.
  ///
  /// - Parameters:
  ///   - text: The document.
  ///   - type: Puts characters behind the text so far: one by one, and the rest of a word that is taken.
  ///   - suggestions: The engine's offers behind the text so far, best first; only `limit` of them count.
  /// - Returns: Its counts, for both typists.
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
  /// Goes up to a position, one character at a time.
  mutating func advance(to end: Int, _ type: (Range<Int>) throws -> Void) rethrows {
    while self < end {
      try type(self..<self + 1)
      self += 1
    }
  }
}

extension String {
  /// Whether two words are the same, case aside.
  func isSameWord(as other: String) -> Bool { normalizedWord(self) == normalizedWord(other) }
}
