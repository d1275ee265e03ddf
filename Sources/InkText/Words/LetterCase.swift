// The letter case of a written word, and applying it to another word.

/// The letter case of a written word.
package enum LetterCase: String, Hashable, Sendable, CaseIterable {
  /// No cased letters.
  case none
  /// "word".
  case lower
  /// "Word", or a single capital.
  case title
  /// "WORD", with at least two letters.
  case upper
  /// "iPhone", "McDonald".
  case mixed

  /// Returns the case of a written word; digits, marks and apostrophes do not count.
  package static func of(_ word: String) -> LetterCase {
    var (capitals, smalls, firstIsCapital) = (0, 0, false)
    for scalar in word.unicodeScalars {
      switch scalar.letterCase {
      case .none: continue
      case .some(true):
        if capitals + smalls == 0 { firstIsCapital = true }
        capitals += 1
      case .some(false): smalls += 1
      }
    }
    switch (capitals, smalls) {
    case (0, 0): return .none
    case (0, _): return .lower
    case (1, _) where firstIsCapital: return .title
    case (_, 0): return .upper
    default: return .mixed
    }
  }

  /// Returns a word in this case: title capitalizes its first letter, unless there is a capital among the ASCII letters
  /// at its start, as in iPhone, but not in anti-American; upper all of them; lower, mixed and none leave it unchanged.
  package func applied(to word: String) -> String {
    switch self {
    case .none, .lower, .mixed: return word
    case .upper: return word.uppercased()
    case .title:
      let start = word.utf8.prefix(while: \.isASCIILetter)
      if start.contains(where: \.isASCIICapital) { return word }
      if let first = word.utf8.first, first.isASCIISmallLetter {
        return String(unsafeUninitializedCapacity: word.utf8.count) { bytes in
          _ = bytes.initialize(from: word.utf8)
          bytes[0] = first & 0xDF
          return word.utf8.count
        }
      }
      let scalars = word.unicodeScalars
      guard let first = scalars.firstIndex(where: { $0.letterCase != nil }) else { return word }
      if scalars[first].letterCase == true { return word }
      let next = scalars.index(after: first)
      return String(scalars[..<first]) + scalars[first].properties.titlecaseMapping
        + String(scalars[next...])
    }
  }
}

extension LetterCase {
  /// Whether the first cased letter of a written word is a capital: Paris, SQLite, 3D.
  package static func beginsWithCapital(_ word: String) -> Bool {
    word.unicodeScalars.lazy.compactMap(\.letterCase).first ?? false
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is uppercase (true) or lowercase (false); nil if it has no case.
  fileprivate var letterCase: Bool? {
    switch value {
    case 0x61...0x7A: return false
    case 0x41...0x5A: return true
    case 0...0x7F: return nil
    default:
      switch properties.generalCategory {
      case .uppercaseLetter, .titlecaseLetter: return true
      case .lowercaseLetter: return false
      default: return nil
      }
    }
  }
}
