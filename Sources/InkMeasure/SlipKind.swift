// The slips of a typist's fingers, how often each happens, and what each makes of a word.

/// A way to mistype a word.
package enum SlipKind: String, Hashable, Sendable, CaseIterable {
  /// A letter's neighbour on the keyboard in its place.
  case neighbouringKey
  /// A letter left out.
  case missingLetter
  /// Two letters in each other's place.
  case swappedLetters
  /// A letter's neighbour on the keyboard hit as well.
  case insertedLetter
  /// A letter typed twice.
  case doubledLetter
  /// The space to the next word left out.
  case missingSpace
  /// The apostrophe left out.
  case missingApostrophe

  /// How many of 100 slips are of this kind.
  var share: Int {
    switch self {
    case .neighbouringKey: 25
    case .missingLetter, .swappedLetters: 20
    case .insertedLetter: 15
    case .doubledLetter: 8
    case .missingSpace: 7
    case .missingApostrophe: 5
    }
  }

  /// A kind, drawn by the shares.
  static func random(_ generator: inout SeededGenerator) -> SlipKind {
    var left = generator.next(below: allCases.reduce(0) { $0 + $1.share })
    for kind in allCases {
      if left < kind.share { return kind }
      left -= kind.share
    }
    return .neighbouringKey
  }

  /// The letters of a word (no space in it) with this slip at a place by chance; nil where it cannot happen.
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
    case .neighbouringKey, .insertedLetter:
      let places = word.indices.filter { !Keyboard.neighbours(of: word[$0]).isEmpty }
      guard let index = generator.element(of: places),
        let key = generator.element(of: Keyboard.neighbours(of: word[index]))
      else { return nil }
      if self == .neighbouringKey {
        slipped[index] = key
      } else {
        slipped.insert(key, at: index + 1)
      }
    }
    return slipped
  }
}

/// Which keys of the US keyboard touch each other.
enum Keyboard {
  private static let neighbours: [Unicode.Scalar: [Unicode.Scalar]] = {
    let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { Array($0.unicodeScalars) }
    var table: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    for (row, keys) in rows.enumerated() {
      for (column, key) in keys.enumerated() {
        // Each row stands half a key or so to the right of the one above.
        let around = [
          (row, column - 1), (row, column + 1), (row - 1, column), (row - 1, column + 1),
          (row + 1, column - 1), (row + 1, column),
        ]
        for (row, column) in around where rows.indices.contains(row) {
          if rows[row].indices.contains(column) {
            table[key, default: []].append(rows[row][column])
          }
        }
      }
    }
    return table
  }()

  /// The letters beside, above and below a letter, in its case; none for what is no letter from a to z.
  static func neighbours(of letter: Unicode.Scalar) -> [Unicode.Scalar] {
    let isCapital = (0x41...0x5A).contains(letter.value)
    let small = isCapital ? Unicode.Scalar(letter.value | 0x20) ?? letter : letter
    let found = neighbours[small] ?? []
    return isCapital ? found.map { Unicode.Scalar($0.value & ~0x20) ?? $0 } : found
  }
}
