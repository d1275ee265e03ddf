// Costs of typing and spelling slips on the scale of the scores: the channel model of the noisy channel.

import InkGeometry
import InkLexicon

/// The costs of single slips for one keyboard layout, in 1/4096 nat. Letters are bytes of folded keys.
struct EditCosts: Sendable {
  /// The cost of each kind of slip.
  let kinds: SlipKinds
  /// Substitution costs by meant and typed letter, 26 × 26.
  private let substitutions: [Int32]
  /// The vowels of folded keys: the English ones, in every language.
  private static let vowelLetters = "aeiouy"
  /// The vowels as a bit set.
  private let vowels: UInt32
  /// For each pair of letters, whether their keys are adjacent, 26 × 26.
  private let neighbors: [Bool]

  /// The cost of an impossible edit; small enough that sums along a word cannot overflow.
  static let impossible: Int32 = 1 << 28

  /// The costs for every known layout.
  private static let all = Dictionary(
    uniqueKeysWithValues: KeyboardLayout.all.map { ($0.name, EditCosts($0)) })
  /// Returns the costs for a layout. The US layout does not need the table of all layouts, so that most users never
  /// build it.
  static func on(_ layout: KeyboardLayout) -> EditCosts {
    layout.name == KeyboardLayout.us.name ? us : all[layout.name] ?? us
  }
  /// The costs for the US layout.
  static let us = EditCosts(.us)

  init(_ layout: KeyboardLayout, kinds: SlipKinds = .fitted) {
    self.kinds = kinds
    let vowels = Self.vowelLetters.utf8.reduce(UInt32(0)) { $0 | Self.bit(of: $1) }
    self.vowels = vowels
    func isVowel(_ letter: UInt8) -> Bool { vowels & Self.bit(of: letter) != 0 }
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let sounds = SoundAlikes()
    substitutions = letters.flatMap { meant in
      letters.map { typed in
        if typed == meant { return 0 }
        var cost = kinds.otherLetter
        if layout.areNeighbors(typed, meant) { cost = min(cost, kinds.neighboringKey) }
        if isVowel(typed), isVowel(meant) { cost = min(cost, kinds.vowel) }
        if sounds.contains(meant, typed) { cost = min(cost, kinds.soundAlike) }
        return cost
      }
    }
    neighbors = letters.flatMap { one in letters.map { layout.areNeighbors(one, $0) } }
  }

  /// Returns the cost of typing one letter for another.
  @inline(__always)
  func substitution(typed: UInt8, meant: UInt8) -> Int32 {
    let (row, column) = (Int(meant) &- 0x61, Int(typed) &- 0x61)
    if row >= 0, row < 26, column >= 0, column < 26 { return substitutions[row &* 26 &+ column] }
    if typed == meant { return 0 }
    return typed & 0xC0 == 0x80 && meant & 0xC0 == 0x80 ? kinds.doubled : kinds.otherLetter
  }

  /// Returns the cost of leaving out a letter; `previous` is the letter before it in the meant word.
  @inline(__always)
  func missing(_ letter: UInt8, after previous: UInt8?) -> Int32 {
    if letter == previous { return kinds.undoubled }
    if letter & 0xC0 == 0x80 { return kinds.innerByte }
    if letter == UInt8(ascii: "-") { return kinds.hyphen }
    return isVowel(letter) ? kinds.missingVowel : kinds.missingConsonant
  }

  /// Returns the cost of an extra letter between two typed letters.
  func extra(_ letter: UInt8, between previous: UInt8?, and next: UInt8?) -> Int32 {
    if letter == previous || letter == next { return kinds.doubled }
    if letter & 0xC0 == 0x80 { return kinds.innerByte }
    if letter == UInt8(ascii: "-") { return kinds.hyphen }
    if areNeighbors(letter, previous) || areNeighbors(letter, next) {
      return kinds.neighborToo
    }
    return isVowel(letter) ? kinds.extraVowel : kinds.extraConsonant
  }

  private func areNeighbors(_ one: UInt8, _ other: UInt8?) -> Bool {
    guard let other else { return false }
    let (row, column) = (Int(one) - 0x61, Int(other) - 0x61)
    return (0..<26).contains(row) && (0..<26).contains(column) && neighbors[row * 26 + column]
  }

  /// Whether a letter is a vowel.
  @inline(__always)
  private func isVowel(_ letter: UInt8) -> Bool { vowels & Self.bit(of: letter) != 0 }

  /// Returns the bit of a letter a–z, or zero for other bytes.
  @inline(__always)
  private static func bit(of letter: UInt8) -> UInt32 {
    let number = letter &- UInt8(ascii: "a")
    return number < 26 ? 1 &<< UInt32(number) : 0
  }
}

/// Letters that can represent the same sound.
private struct SoundAlikes {
  private static let pairs = [
    "ck", "kq", "cq", "sz", "cs", "gj", "fv", "mn", "dt", "bp", "vw", "xz",
  ]

  /// For each letter a–z, the letters that sound like it, as a bit set.
  private var partners = [UInt32](repeating: 0, count: 26)

  init() {
    for pair in Self.pairs {
      let letters = pair.utf8.map { Int($0) - 0x61 }
      for one in letters { for other in letters { partners[one] |= 1 << UInt32(other) } }
    }
  }

  /// Whether two different letters a–z may sound alike.
  func contains(_ one: UInt8, _ other: UInt8) -> Bool {
    partners[Int(one) - 0x61] & 1 << UInt32(other - 0x61) != 0
  }
}
