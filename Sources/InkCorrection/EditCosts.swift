// What a slip of the fingers costs, on the scale of the scores: the channel of the noisy-channel model.

import InkLexicon

/// The costs of single slips in 1/4096 nat, for one layout of keys.
///
/// Letters are bytes of folded keys. A cost of 1 stands for a slip that happens about once in three
/// thousand times at its place. The figures are those that did best on lists of real misspellings.
struct EditCosts: Sendable {
  /// Substitutions by typed and meant letter, 26 by 26.
  private let substitutions: [Int32]

  /// A missing apostrophe or hyphen.
  static let apostrophe = units(0.15)
  /// A mark on a letter that is missing or another one.
  static let accent = units(0.03)
  /// Letter case.
  static let letterCase = units(0.02)
  /// Two letters in each other's place.
  static let transposition = units(0.55)
  /// A letter doubled, or a double letter typed once.
  static let doubling = units(0.4)
  /// A letter too many.
  static let extraLetter = units(0.8)
  /// A missing space; both halves are scored as words.
  static let space = units(0.45)
  /// What a slip at the first letter costs more: it is rarely wrong.
  static let firstLetter = units(0.4)
  /// A byte inside a letter of several bytes, missing or extra; its first byte has paid.
  static let innerByte = units(0.05)

  private static let missingVowel = units(0.6)
  private static let missingConsonant = units(0.85)
  private static let otherLetter = units(1.1)
  private static let natsPerUnit = 8.0

  /// A US keyboard.
  static let us = EditCosts(rows: ["qwertyuiop", "asdfghjkl", "zxcvbnm"])

  /// The costs of a keyboard with these rows of letters, each half a key to the right of the one above.
  init(rows: [String]) {
    var table = [Int32](repeating: Self.otherLetter, count: 26 * 26)
    func set(_ pair: [UInt8], _ cost: Int32) {
      guard pair.count == 2, let one = Self.index(pair[0]), let other = Self.index(pair[1])
      else { return }
      for place in [one * 26 + other, other * 26 + one] { table[place] = min(table[place], cost) }
    }
    let rows = rows.map { Array($0.utf8) }
    for (number, row) in rows.enumerated() {
      for (column, key) in row.enumerated() {
        if column + 1 < row.count { set([key, row[column + 1]], Self.units(0.75)) }
        guard number + 1 < rows.count else { continue }
        for below in [column - 1, column] where rows[number + 1].indices.contains(below) {
          set([key, rows[number + 1][below]], Self.units(0.75))
        }
      }
    }
    for pair in ["ck", "kq", "cq", "sz", "cs", "gj", "fv", "mn", "dt", "bp", "vw"] {
      set(Array(pair.utf8), Self.units(0.65))
    }
    for one in Self.vowels { for other in Self.vowels { set([one, other], Self.units(0.55)) } }
    substitutions = table
  }

  /// A letter typed for another.
  func substitution(typed: UInt8, meant: UInt8) -> Int32 {
    guard let row = Self.index(typed), let column = Self.index(meant) else {
      return typed & 0xC0 == 0x80 && meant & 0xC0 == 0x80 ? Self.doubling : Self.otherLetter
    }
    return substitutions[row * 26 + column]
  }

  /// A letter left out, `previous` being the one before it in the word that is meant.
  static func missing(_ letter: UInt8, after previous: UInt8?) -> Int32 {
    if letter == previous { return doubling }
    if letter & 0xC0 == 0x80 { return innerByte }
    return vowels.contains(letter) ? missingVowel : missingConsonant
  }

  /// A letter too many, between two typed ones.
  static func extra(_ letter: UInt8, between previous: UInt8?, and next: UInt8?) -> Int32 {
    if letter == previous || letter == next { return doubling }
    return letter & 0xC0 == 0x80 ? innerByte : extraLetter
  }

  private static let vowels = Array("aeiouy".utf8)

  private static func index(_ letter: UInt8) -> Int? {
    (0x61...0x7A).contains(letter) ? Int(letter) - 0x61 : nil
  }

  private static func units(_ cost: Double) -> Int32 { Score(nats: cost * natsPerUnit).rawValue }
}
