// What a slip of the fingers costs, on the scale of the scores: the channel of the noisy-channel model.

import InkLexicon

/// The cost of one slip. The values are those of a US keyboard, tried on lists of misspellings.
enum EditCost {
  /// A missing apostrophe or hyphen.
  static let apostrophe = cost(0.15)
  /// A mark on a letter that is missing or another one.
  static let accent = cost(0.03)
  /// Letter case.
  static let letterCase = cost(0.02)
  /// Two letters in each other's place.
  static let transposition = cost(0.55)
  /// A missing space; both halves are scored as words.
  static let space = cost(0.45)
  /// What the first letter of a word costs more: it is rarely wrong.
  static let firstLetter = cost(0.4)

  /// A letter typed that does not belong there; cheap where it doubles its neighbour.
  static func extraLetter(_ letter: UInt8, before: UInt8?, after: UInt8?) -> Score {
    letter == before || letter == after ? doubling : cost(0.8)
  }

  /// A letter left out between two; cheap where its neighbour is the same.
  static func missingLetter(_ letter: UInt8, before: UInt8?, after: UInt8?) -> Score {
    if letter == before || letter == after { return doubling }
    return isVowel(letter) ? cost(0.6) : cost(0.85)
  }

  /// A letter typed for another.
  static func wrongLetter(_ typed: UInt8, for meant: UInt8) -> Score {
    if isVowel(typed), isVowel(meant) { return cost(0.55) }
    if soundAlike(typed, meant) { return cost(0.65) }
    return areNeighbours(typed, meant) ? cost(0.75) : cost(1.1)
  }

  private static let doubling = cost(0.4)

  /// Nats for a unit of cost: a slip of cost 1 is about one in three thousand at its place.
  private static let natsPerUnit = 8.0

  private static func cost(_ units: Double) -> Score { Score(nats: units * natsPerUnit) }

  private static func isVowel(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"), UInt8(ascii: "y"):
      true
    default: false
    }
  }

  /// Letters that stand for one sound in many words: c k q, s z c, g j, f v, m n, d t, b p.
  private static func soundAlike(_ one: UInt8, _ other: UInt8) -> Bool {
    soundPairs.contains(pair(one, other))
  }

  private static func areNeighbours(_ one: UInt8, _ other: UInt8) -> Bool {
    neighbourPairs.contains(pair(one, other))
  }

  private static func pair(_ one: UInt8, _ other: UInt8) -> UInt16 {
    UInt16(min(one, other)) << 8 | UInt16(max(one, other))
  }

  private static let soundPairs: Set<UInt16> = Set(
    ["ck", "kq", "cq", "sz", "cs", "gj", "fv", "mn", "dt", "bp", "vw"].compactMap {
      let letters = Array($0.utf8)
      return letters.count == 2 ? pair(letters[0], letters[1]) : nil
    })

  /// Keys side by side in a row, and a key with the two below it.
  private static let neighbourPairs: Set<UInt16> = {
    let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { Array($0.utf8) }
    var pairs: Set<UInt16> = []
    for (number, row) in rows.enumerated() {
      for (index, key) in row.enumerated() {
        if index + 1 < row.count { pairs.insert(pair(key, row[index + 1])) }
        guard number + 1 < rows.count else { continue }
        let below = rows[number + 1]
        for column in [index - 1, index] where below.indices.contains(column) {
          pairs.insert(pair(key, below[column]))
        }
      }
    }
    return pairs
  }()
}
