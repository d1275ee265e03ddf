// Character classes for words: the one place that distinguishes letters, digits, marks and white space.

/// The role of a character in a word.
package enum CharacterClass: UInt8, Sendable {
  /// A letter of any script.
  case letter
  /// A combining mark, a joiner or a soft hyphen: inside a word, never its first character.
  case mark
  /// A digit of any script.
  case digit
  /// `'`, `’` or the modifier letter `ʼ`: inside a word only.
  case apostrophe
  /// `-` and the Unicode hyphens: inside a word only.
  case hyphen
  /// White space, including line breaks.
  case space
  /// Everything else.
  case other

  /// Classifies a scalar: one or two comparisons for ASCII and Latin, Unicode's own properties beyond.
  package init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x61...0x7A, 0x41...0x5A: self = .letter
    case 0x30...0x39: self = .digit
    case 0x09...0x0D, 0x20, 0x85, 0xA0: self = .space
    case 0x27, 0x2019, 0x02BC: self = .apostrophe
    case 0x2D, 0x2010, 0x2011: self = .hyphen
    case 0x00...0x7F: self = .other
    case 0xAD, 0x300...0x36F, 0x200C, 0x200D: self = .mark
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2AF, 0x1E00...0x1EFF, 0xAA, 0xBA, 0xB5: self = .letter
    default: self = CharacterClass(byCategoryOf: scalar)
    }
  }

  /// Whether a word may contain it.
  package var isWordCharacter: Bool {
    switch self {
    case .letter, .mark, .digit, .apostrophe, .hyphen: true
    case .space, .other: false
    }
  }

  /// Whether a core (a token without surrounding punctuation) may begin or end with it.
  package var isCore: Bool { self == .letter || self == .digit || self == .mark }

  private init(byCategoryOf scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      self = .letter
    case .nonspacingMark, .spacingMark, .enclosingMark:
      self = scalar.properties.isVariationSelector ? .other : .mark
    case .decimalNumber, .letterNumber, .otherNumber: self = .digit
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: self = .space
    default: self = .other
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter, a mark on one, or a digit; see ``CharacterClass/isCore``.
  package var isCore: Bool { CharacterClass(self).isCore }
}

extension String {
  /// Whether all characters are letters, which is true of an empty text.
  package var isLettersOnly: Bool {
    unicodeScalars.allSatisfy { CharacterClass($0) == .letter }
  }
}

/// A scalar decoded from UTF-8 bytes, with the number of bytes it takes (1…4).
package struct DecodedScalar: Sendable {
  /// The scalar; U+FFFD for invalid UTF-8.
  package let scalar: Unicode.Scalar
  /// The number of bytes it takes; 1 for an invalid byte.
  package let width: Int

  /// The class of the scalar.
  package var characterClass: CharacterClass { CharacterClass(scalar) }
}

extension Span<UInt8> {
  /// Returns the scalar that begins at a byte; never traps inside the bounds, whatever the bytes are.
  package func scalar(at index: Int) -> DecodedScalar {
    let first = self[index]
    if first < 0x80 { return DecodedScalar(scalar: Unicode.Scalar(first), width: 1) }
    let width = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first < 0xF5, index + width <= count else { return .invalid }
    var value = UInt32(first) & (0x7F >> UInt32(width))
    for next in index + 1..<index + width {
      guard self[next].isContinuation else { return .invalid }
      value = value << 6 | UInt32(self[next] & 0x3F)
    }
    guard let scalar = Unicode.Scalar(value) else { return .invalid }
    return DecodedScalar(scalar: scalar, width: width)
  }

  /// Returns the scalar that ends before a byte; `index` must be at least 1.
  package func scalar(before index: Int) -> DecodedScalar {
    var start = index - 1
    while start > 0, index - start < 4, self[start].isContinuation { start -= 1 }
    let decoded = scalar(at: start)
    return start + decoded.width == index ? decoded : .invalid
  }
}

extension DecodedScalar {
  private static let replacement = Unicode.Scalar(0xFFFD as UInt16) ?? "?"
  fileprivate static var invalid: DecodedScalar { DecodedScalar(scalar: replacement, width: 1) }
}
