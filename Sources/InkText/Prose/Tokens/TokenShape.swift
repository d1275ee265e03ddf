// What is never touched: tokens that are no words, and words whose shape says that they are meant as they stand.

/// What a token is by its shape and by what stands around it; the one rule that all features share.
package enum TokenShape: Sendable {
  /// Letters, apostrophes and hyphens: a word, which may be wrong.
  case word
  /// Capitals only, or a Roman numeral: what else it could be is told to those who ask, but it is neither
  /// marked nor changed.
  case capitals
  /// Digits, an inner capital, letters nobody could read: it is completed and nothing else.
  case fixed
  /// No word: a part of an address, a path, an identifier, an option, a @name or a #tag.
  case token

  /// Whether words are offered while it is typed.
  package var isCompleted: Bool { self != .token }

  /// Whether there may be another word that was meant.
  package var isCorrectable: Bool { self == .word || self == .capitals }

  /// The shape of a word by itself; one pass over its scalars.
  package init(of word: String) {
    var copy = word
    self = copy.withUTF8 { TokenShape(of: $0.span) }
  }

  /// The shape of a word by itself, given as UTF-8 bytes.
  package init(of word: Span<UInt8>) {
    let letters = LetterCount(of: word)
    if letters.all == 0 || letters.hasOther || letters.hasInnerCapital {
      self = .fixed
    } else if word.count > Self.longestWord || letters.isUnreadable {
      self = .fixed
    } else if letters.capitals == letters.all, letters.all > 1 {
      self = .capitals
    } else {
      self = word.isRomanNumeral ? .capitals : .word
    }
  }

  /// The shape of a word inside a line; `bounds` is the region it stands in, which nothing reaches over.
  package init(of word: Range<Int>, in line: Span<UInt8>, within bounds: Range<Int>) {
    let run = TokenRun(around: word, in: line, within: bounds)
    self = run.isToken(line) ? .token : TokenShape(of: line.extracting(word))
  }

  /// Whether a word, though it is made of letters, may be a key or a password: it is very long, or not to be spoken.
  /// Such a one is not learned without being told.
  package static func mayBeSecret(_ word: String) -> Bool {
    var copy = word
    let letters = copy.withUTF8 { LetterCount(of: $0.span) }
    if letters.all > longestLearned || letters.hasOther { return true }
    let isSpelled = letters.capitals == letters.all && letters.all <= longestAbbreviation
    return letters.isHardlySpoken && !isSpelled
  }

  /// No language has longer words that are typed by hand, compounds among them; in bytes.
  private static let longestWord = 64
  /// The longest word that is learned without being told, in letters: what is longer is rarely one.
  private static let longestLearned = 28
  /// Letters of a spelled abbreviation at most: HTTPS is one.
  private static let longestAbbreviation = 6
}

/// The letters of a word, counted.
private struct LetterCount {
  private(set) var all = 0
  private(set) var capitals = 0
  private(set) var hasOther = false
  private(set) var hasInnerCapital = false
  private var vowels = 0
  private var consonants = 0
  private var longestConsonants = 0
  private var previousIsConsonant = false
  private var isASCII = true

  init(of word: Span<UInt8>) {
    var index = 0
    var smalls = 0
    while index < word.count {
      let next = word.scalar(at: index)
      index += next.width
      switch next.characterClass {
      case .letter: break
      case .mark, .apostrophe, .hyphen:
        if next.characterClass != .mark { consonants = 0 }
        continue
      case .digit, .space, .other:
        hasOther = true
        return
      }
      all += 1
      let isCapital = next.scalar.isCapital
      if isCapital { capitals += 1 } else { smalls += 1 }
      count(next.scalar)
    }
    // One capital at the start is that of a name, and capitals only are capitals.
    let first = word.count > 0 && word.firstLetterIsCapital
    hasInnerCapital = capitals > (first ? 1 : 0) && smalls > 0 && !word.isTitleCased
  }

  private mutating func count(_ scalar: Unicode.Scalar) {
    guard scalar.isASCII else {
      isASCII = false
      vowels += 1
      consonants = 0
      return
    }
    switch UInt8(truncatingIfNeeded: scalar.value | 0x20) {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"), UInt8(ascii: "y"):
      vowels += 1
      consonants = 0
      previousIsConsonant = false
    case UInt8(ascii: "h") where previousIsConsonant:
      break
    default:
      consonants += 1
      longestConsonants = max(longestConsonants, consonants)
      previousIsConsonant = true
    }
  }

  /// Eight consonants in a row occur in no word of a language written in plain letters, where an h behind another
  /// one is not counted: Angstschrei has seven.
  var isUnreadable: Bool { isASCII && longestConsonants >= 8 }

  /// Six consonants in a row are rare, and so is a word of five letters without a vowel.
  var isHardlySpoken: Bool { longestConsonants >= 6 || vowels == 0 && all >= 5 }
}

extension Span<UInt8> {
  fileprivate var firstLetterIsCapital: Bool {
    var index = 0
    while index < count {
      let next = scalar(at: index)
      if next.characterClass == .letter { return next.scalar.isCapital }
      index += next.width
    }
    return false
  }

  /// Whether capitals stand only behind hyphens and apostrophes: Jean-Paul, O'Neill.
  fileprivate var isTitleCased: Bool {
    var (index, startsPart) = (0, true)
    while index < count {
      let next = scalar(at: index)
      index += next.width
      switch next.characterClass {
      case .letter:
        if next.scalar.isCapital, !startsPart { return false }
        startsPart = false
      case .hyphen, .apostrophe: startsPart = true
      default: break
      }
    }
    return true
  }

  /// Whether it is a number below forty in small Roman digits, of two digits at least: ii, xiv.
  fileprivate var isRomanNumeral: Bool {
    guard (2...6).contains(count) else { return false }
    var index = 0
    while index < count, self[index] == UInt8(ascii: "x") { index += 1 }
    if index > 3 { return false }
    switch count - index {
    case 0: return index > 1
    case 1:
      return index > 0 && (self[index] == UInt8(ascii: "i") || self[index] == UInt8(ascii: "v"))
    default: return hasUnits(from: index)
    }
  }

  private func hasUnits(from start: Int) -> Bool {
    for units in ["ii", "iii", "iv", "vi", "vii", "viii", "ix"] as [StaticString]
    where count - start == units.utf8CodeUnitCount && hasBytes(units, at: start) { return true }
    return false
  }
}

extension Unicode.Scalar {
  fileprivate var isCapital: Bool {
    isASCII ? (0x41...0x5A).contains(value) : properties.isUppercase
  }
}
