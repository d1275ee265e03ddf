// Diacritics and apostrophes that were deliberately typed, which make words without them less likely.

import InkLexicon
import InkText

/// The accents and apostrophes in a typed text.
package struct TypedMarks {
  /// The cost in 1/4096 nat of a typed mark that a word lacks: e^-4, about one slip in fifty.
  private static let costOfOne = Score(nats: 4).rawValue

  /// The share of a probability lost to one such mark: 1 - e^-4.
  static let lossOfOne = 0.981_684_361_111_265_8

  private let typed: [Unicode.Scalar]

  /// Returns nil if only plain letters were typed, so that all words agree.
  package init?(_ typed: String) {
    if typed.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x27 }) { return nil }
    self.typed = Array(typed.unicodeScalars)
  }

  /// Returns the cost of the typed marks that a word lacks, in 1/4096 nat.
  func cost(of word: String) -> Int32 { Int32(missing(in: word)) * TypedMarks.costOfOne }

  /// Returns the number of typed marks that a word lacks. Letters that fold to the same key are compared in order; a
  /// plain typed letter agrees with any diacritic.
  package func missing(in word: String) -> Int {
    let letters = Array(word.unicodeScalars)
    var (missing, next) = (0, 0)
    for scalar in typed {
      let isPlain = scalar.isASCII && scalar != "'"
      guard next < letters.count else { return missing + (isPlain ? 0 : 1) }
      if scalar == "'" {
        if letters[next] == "'" { next += 1 } else { missing += 1 }
        continue
      }
      if letters[next] == "'" { next += 1 }
      guard next < letters.count else { return missing + (isPlain ? 0 : 1) }
      if !isPlain, !TypedMarks.agrees(letters[next], with: scalar) { missing += 1 }
      next += 1
    }
    return missing
  }

  /// Whether a letter has at least the diacritics of the typed one: "ấ" has that of "â".
  private static func agrees(_ letter: Unicode.Scalar, with typed: Unicode.Scalar) -> Bool {
    if letter == typed { return true }
    let own = letter.decomposed
    return typed.decomposed.allSatisfy(own.contains)
  }
}
