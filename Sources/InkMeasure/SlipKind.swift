// The kinds of slips typists make, how frequent each is, and its effect on a word.

import InkGeometry

/// A way to mistype a word.
package enum SlipKind: String, Hashable, Sendable, CaseIterable {
  /// A letter replaced by its neighbor on the keyboard.
  case neighboringKey
  /// A letter left out.
  case missingLetter
  /// Two adjacent letters swapped.
  case swappedLetters
  /// A letter's neighbor on the keyboard typed in addition.
  case insertedLetter
  /// A letter typed twice.
  case doubledLetter
  /// The space before the next word left out.
  case missingSpace
  /// The apostrophe left out.
  case missingApostrophe

  /// The percentage of slips of this kind.
  var share: Int {
    switch self {
    case .neighboringKey: 25
    case .missingLetter, .swappedLetters: 20
    case .insertedLetter: 15
    case .doubledLetter: 8
    case .missingSpace: 7
    case .missingApostrophe: 5
    }
  }

  /// Returns a random kind, drawn by the shares.
  static func random(_ generator: inout SeededGenerator) -> SlipKind {
    var left = generator.next(below: allCases.reduce(0) { $0 + $1.share })
    for kind in allCases {
      if left < kind.share { return kind }
      left -= kind.share
    }
    return .neighboringKey
  }

  /// Returns the letters of a word (without spaces) with this slip at a random position, or nil if it cannot occur.
  func slip(in word: [Unicode.Scalar], _ generator: inout SeededGenerator) -> [Unicode.Scalar]? {
    var slipped = word
    switch self {
    case .missingSpace: return nil
    case .missingApostrophe:
      guard let index = word.firstIndex(where: { $0 == "'" || $0 == "’" }) else { return nil }
      slipped.remove(at: index)
    case .missingLetter:
      guard let index = generator.element(of: word.indices) else { return nil }
      slipped.remove(at: index)
    case .swappedLetters:
      let pairs = word.indices.dropLast().filter { word[$0] != word[$0 + 1] }
      guard let index = generator.element(of: pairs) else { return nil }
      slipped.swapAt(index, index + 1)
    case .doubledLetter:
      guard let index = generator.element(of: word.indices) else { return nil }
      slipped.insert(word[index], at: index)
    case .neighboringKey, .insertedLetter:
      let places = word.indices.filter { !Keyboard.neighbors(of: word[$0]).isEmpty }
      guard let index = generator.element(of: places),
        let key = generator.element(of: Keyboard.neighbors(of: word[index]))
      else { return nil }
      if self == .neighboringKey {
        slipped[index] = key
      } else {
        slipped.insert(key, at: index + 1)
      }
    }
    return slipped
  }
}

/// The adjacency of keys on the US keyboard.
enum Keyboard {
  /// The adjacent letters of each, in an order on which the slips of the seeded generator depend: those in its row,
  /// those above and those below, each from left to right.
  private static let neighbors: [Unicode.Scalar: [Unicode.Scalar]] = {
    let layout = KeyboardLayout.us
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let keys = letters.compactMap { letter in
      let scalar = Unicode.Scalar(letter)
      return layout.point(of: scalar).map { (letter: letter, scalar: scalar, point: $0) }
    }
    var table: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    for key in keys {
      func order(_ other: KeyPoint) -> (Int, Double) {
        (other.y == key.point.y ? 0 : other.y < key.point.y ? 1 : 2, other.x)
      }
      table[key.scalar] = keys.filter { layout.areNeighbors(key.letter, $0.letter) }
        .sorted { order($0.point) < order($1.point) }.map(\.scalar)
    }
    return table
  }()

  /// Returns the letters next to, above and below a letter, in the same case; empty for anything other than a letter
  /// from a to z.
  static func neighbors(of letter: Unicode.Scalar) -> [Unicode.Scalar] {
    let isCapital = (0x41...0x5A).contains(letter.value)
    let small = isCapital ? Unicode.Scalar(letter.value | 0x20) ?? letter : letter
    let found = neighbors[small] ?? []
    return isCapital ? found.map { Unicode.Scalar($0.value & ~0x20) ?? $0 } : found
  }
}
