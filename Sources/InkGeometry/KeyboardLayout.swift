// The positions of keys on a keyboard, and the distances between characters.

/// A position on a keyboard, in key widths from the left end of the digit row and in rows from the top.
package struct KeyPoint: Sendable, Equatable {
  /// The horizontal position, growing to the right.
  package let x: Double
  /// The vertical position, growing downwards.
  package let y: Double
}

/// A keyboard layout: the position of the key for each character.
package struct KeyboardLayout: Sendable, Equatable {
  /// The layout's name in settings: `us`, `de`, `dvorak`.
  package let name: String
  private let keys: [Key]
  /// The distances of the letters a–z in eighths of a key, 26 by 26; 255 if either has no key.
  private let letterDistances: [UInt8]

  /// The key of a character. They are a list, since there are about fifty, and to find out at run time how characters
  /// are hashed takes as long as a third of a keystroke.
  private struct Key: Sendable, Equatable {
    let character: Unicode.Scalar
    let point: KeyPoint
  }

  /// The offset of each row from the digit row, to the right, as on nearly every keyboard since typewriters.
  private static let stagger = [0, 0.5, 0.75, 0.25]

  /// Creates a layout from its four rows of keys, each given by its character without Shift. The lowest row begins with
  /// the key to the left of the first letter; a space means a key without a character.
  package init(name: String, rows: [String]) {
    self.name = name
    var keys: [Key] = []
    for (row, (characters, start)) in zip(rows, Self.stagger).enumerated() {
      for (column, character) in characters.unicodeScalars.enumerated() where character != " " {
        let point = KeyPoint(x: start + Double(column), y: Double(row))
        keys.append(Key(character: character, point: point))
      }
    }
    self.keys = keys
    let places = Self.letters.map { letter in keys.first { $0.character == letter }?.point }
    letterDistances = places.flatMap { from in
      places.map { to in
        guard let from, let to else { return 255 }
        return UInt8(min(254, (Self.distance(from, to) * 8).rounded()))
      }
    }
  }

  /// Returns the position of a character's key; nil if it has no key of its own.
  package func point(of character: Unicode.Scalar) -> KeyPoint? {
    keys.first { $0.character == character }?.point
  }

  /// Returns the distance between the keys of two characters in key widths, 0 for the same key; nil if either has no
  /// key of its own.
  package func distance(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Double? {
    guard let from = point(of: one), let to = point(of: other) else { return nil }
    return Self.distance(from, to)
  }

  /// Whether two letters a–z, given as ASCII, are on different adjacent keys; false for all other bytes.
  package func areNeighbors(_ one: UInt8, _ other: UInt8) -> Bool {
    guard one != other, let row = Self.index(one), let column = Self.index(other) else {
      return false
    }
    return letterDistances[row * 26 + column] <= Self.reach
  }

  /// The maximum distance of adjacent keys, in eighths: keys one row apart are offset by half a key or a quarter, 1.25
  /// keys with room for rounding.
  private static let reach: UInt8 = 10

  private static let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { Unicode.Scalar($0) }

  private static func index(_ letter: UInt8) -> Int? {
    (0x61...0x7A).contains(letter) ? Int(letter) - 0x61 : nil
  }

  private static func distance(_ one: KeyPoint, _ other: KeyPoint) -> Double {
    let (x, y) = (one.x - other.x, one.y - other.y)
    return (x * x + y * y).squareRoot()
  }
}
