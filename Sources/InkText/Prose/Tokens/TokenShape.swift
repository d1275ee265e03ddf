// Protected text: tokens that are not words, and words whose shape shows that they are intended.

/// The kind of a token by its shape and the text around it; the one rule shared by all features.
package enum TokenShape: Sendable {
  /// Letters, apostrophes and hyphens: a word, which may be misspelled.
  case word
  /// Capitals only, or a Roman numeral: alternatives are available on request, but it is neither marked nor changed.
  case capitals
  /// Digits, an inner capital, or unpronounceable letters: it is completed, but not corrected.
  case fixed
  /// Not a word: part of an address, a path, an identifier, an option, a @name or a #tag.
  case token

  /// Whether completions are offered while it is typed.
  package var isCompletable: Bool { self != .token }

  /// Whether another word may have been intended.
  package var isCorrectable: Bool { self == .word || self == .capitals }

  /// Determines the shape of a word by itself, in one pass over its scalars.
  package init(of word: String) {
    var copy = word
    self = copy.withUTF8 { TokenShape(of: $0.span) }
  }

  /// Determines the shape of a word by itself, given as UTF-8 bytes.
  package init(of word: Span<UInt8>) {
    let letters = LetterCount(of: word)
    if letters.all == 0 || letters.hasNonLetter || letters.hasInnerCapital {
      self = .fixed
    } else if word.count > WordEnd.maximumLength || letters.isUnreadable {
      self = .fixed
    } else if letters.capitals == letters.all, letters.all > 1 {
      self = .capitals
    } else {
      self = word.isRomanNumeral ? .capitals : .word
    }
  }

  /// Determines the shape of a word inside a line; `bounds` is its region, which limits what is examined.
  package init(of word: Range<Int>, in line: Span<UInt8>, within bounds: Range<Int>) {
    let run = TokenRun(around: word, in: line, within: bounds)
    self = run.isToken(line) ? .token : TokenShape(of: line.extracting(word))
  }

  /// Whether a word, although made of letters, may be a key or a password: it is very long, or unpronounceable. Such a
  /// word is not learned automatically.
  package static func mayBeSecret(_ word: String) -> Bool {
    var copy = word
    let letters = copy.withUTF8 { LetterCount(of: $0.span) }
    if letters.all > maximumLearnedLength || letters.hasNonLetter { return true }
    let isSpelled = letters.capitals == letters.all && letters.all <= maximumSpelledCount
    return letters.isUnpronounceable && !isSpelled
  }

  /// The maximum length of a word that is learned automatically, in letters.
  private static let maximumLearnedLength = 28
  /// The maximum number of letters of an initialism, such as HTTPS.
  private static let maximumSpelledCount = 6
}

/// The letter counts of a word.
private struct LetterCount {
  private(set) var all = 0
  private(set) var capitals = 0
  private(set) var hasNonLetter = false
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
        if next.characterClass != .mark { endConsonants() }
        continue
      case .digit, .space, .other:
        hasNonLetter = true
        return
      }
      all += 1
      let isCapital = next.scalar.isCapital
      if isCapital { capitals += 1 } else { smalls += 1 }
      count(next.scalar)
    }
    // A single capital at the start is that of a name, and a word in capitals has no inner ones.
    let first = word.count > 0 && word.firstLetterIsCapital
    hasInnerCapital = capitals > (first ? 1 : 0) && smalls > 0 && !word.isTitleCased
  }

  private mutating func count(_ scalar: Unicode.Scalar) {
    guard scalar.isASCII else {
      isASCII = false
      vowels += 1
      endConsonants()
      return
    }
    switch UInt8(truncatingIfNeeded: scalar.value | 0x20) {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"), UInt8(ascii: "y"):
      vowels += 1
      endConsonants()
    case UInt8(ascii: "h") where previousIsConsonant:
      break
    default:
      consonants += 1
      longestConsonants = max(longestConsonants, consonants)
      previousIsConsonant = true
    }
  }

  private mutating func endConsonants() {
    consonants = 0
    previousIsConsonant = false
  }

  /// No language written in plain letters has words with eight consonants in a row, where an h after another consonant
  /// does not count: Angstschrei has seven.
  var isUnreadable: Bool { isASCII && longestConsonants >= 8 }

  /// Six consonants in a row are rare, and so are words of five letters without a vowel.
  var isUnpronounceable: Bool { longestConsonants >= 6 || vowels == 0 && all >= 5 }
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

  /// Whether its only capitals are at the start or after hyphens and apostrophes: Jean-Paul, O'Neill.
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

  /// Whether it is a number below forty in lowercase Roman numerals, with at least two digits: ii, xiv.
  fileprivate var isRomanNumeral: Bool {
    guard (2...6).contains(count) else { return false }
    var index = 0
    while index < count, self[index] == UInt8(ascii: "x") { index += 1 }
    if index > 3 { return false }
    switch count - index {
    case 0: return index > 1
    case 1:
      return index > 0 && (self[index] == UInt8(ascii: "i") || self[index] == UInt8(ascii: "v"))
    default: return endsWithRomanUnits(from: index)
    }
  }

  private func endsWithRomanUnits(from start: Int) -> Bool {
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
