// Marks and apostrophes somebody took the trouble to type: words without them are less likely meant.

import InkText

/// The accents and apostrophes in what is typed.
struct TypedMarks {
  /// What a word loses for a typed mark it does not have: e^-4, about one slip in fifty.
  private static let costOfOne: Int32 = 4 * 4096

  /// What that takes from a probability: 1 - e^-4.
  static let lossOfOne = 0.981_684_361_111_265_8

  private let typed: [Unicode.Scalar]

  /// Nil where nothing but plain letters is typed, so that all words agree with it.
  init?(_ typed: String) {
    if typed.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x27 }) { return nil }
    self.typed = Array(typed.unicodeScalars)
  }

  /// What a word loses for the typed marks it lacks, in 1/4096 nat.
  func cost(of word: String) -> Int32 { Int32(missing(in: word)) * TypedMarks.costOfOne }

  /// How many typed marks a word lacks. Letters that fold to the same key are compared in their order;
  /// a plain typed letter agrees with any mark on it.
  func missing(in word: String) -> Int {
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

  /// Whether a letter has at least the marks of the typed one: "ấ" has those of "â".
  private static func agrees(_ letter: Unicode.Scalar, with typed: Unicode.Scalar) -> Bool {
    if letter == typed { return true }
    let own = letter.decomposed
    return typed.decomposed.allSatisfy(own.contains)
  }
}
