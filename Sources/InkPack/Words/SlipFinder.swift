// Recognition of misspellings such as "accomodation" in lists and corpora, which contain people's typical errors.

import InkText

/// Finds words that are a frequent known word with one typical slip.
///
/// A frequency list and a corpus contain "definitly" several hundred times; as a known word it would never be
/// corrected. A word in no dictionary is considered a slip if a known word is one typical slip away and frequent enough
/// for its slips alone to explain the word's frequency. Only words that consist of letters are considered.
struct SlipFinder {
  /// A kind of slip.
  private enum Slip: CaseIterable {
    /// "tambien" for "también", in one letter or several.
    case marks
    /// "tanbien" and "tubieron", in one position or two, with or without diacritics.
    case sound
    /// "agian".
    case swapped
    /// "allways", "accomodation".
    case doubling
    /// "seperate".
    case vowel
    /// "definitly".
    case missing
    /// "explaination".
    case extra
    /// "spezifosch".
    case substituted

    /// How many times more frequent the correct word must be: a speller makes the same error every time, a typist only
    /// now and then. In lists of actual usage, "warscheinlich" has 1/200 of the frequency of its source, "nciht"
    /// 1/20,000.
    var factor: Double {
      switch self {
      case .marks, .sound: 20
      case .doubling: 30
      case .vowel: 60
      case .swapped, .missing, .extra: 200
      case .substituted: 2_000
      }
    }
  }

  /// Returns the additional factor for a short word, which has many neighbors.
  private static func shortFactor(_ length: Int) -> Double {
    switch length {
    case ...3: 20
    case 4: 5
    case 5: 3
    default: 1
    }
  }

  /// The minimum length of a word that is considered.
  private static let minimumLength = 3

  private var known = SpellingTable()
  private var frequencies: [Double] = []
  /// The maximum frequency of known words, by their number of letters.
  private var greatest: [Int: Double] = [:]
  /// The most frequent known word, by its folded key.
  private var usual: [[UInt8]: (word: [Unicode.Scalar], frequency: Double)] = [:]
  private var letters: [Unicode.Scalar] = []
  private var vowels: [Unicode.Scalar] = []
  private let alike: [(written: [Unicode.Scalar], meant: [Unicode.Scalar])]

  /// - Parameters:
  ///   - words: Known words in lower case with their frequencies.
  ///   - alike: Letters that sound alike.
  init(knownWords words: [(text: String, frequency: Double)], alike: [Recipe.Respelling] = []) {
    self.alike = alike.flatMap {
      let (old, new) = (Array($0.old.unicodeScalars), Array($0.new.unicodeScalars))
      return [(old, new), (new, old)]
    }
    var counts: [Unicode.Scalar: Int] = [:]
    for word in words {
      let id = Int(known.intern(word.text))
      if id == frequencies.count { frequencies.append(word.frequency) }
      let scalars = Array(word.text.unicodeScalars)
      greatest[scalars.count] = max(word.frequency, greatest[scalars.count] ?? 0)
      for scalar in scalars where scalar.properties.isAlphabetic { counts[scalar, default: 0] += 1 }
      let key = foldedKey(word.text)
      if usual[key]?.frequency ?? 0 < word.frequency { usual[key] = (scalars, word.frequency) }
    }
    letters = counts.filter { words.count < $0.value * Self.rareLetter }.keys.sorted()
    vowels = letters.filter { Set("aeiouy".utf8).isSuperset(of: foldedKey(String($0))) }
  }

  /// A letter is ignored if fewer than one in this many known words has it.
  private static let rareLetter = 2_000

  /// Whether `text` is a slip of a known word that is at least `factor` times as frequent as the kind of slip requires.
  /// O(length · letters) look-ups.
  func isSlip(_ text: String, frequency: Double, factor: Double = 1) -> Bool {
    let word = Array(text.unicodeScalars)
    guard Self.minimumLength <= word.count, word.allSatisfy(\.properties.isAlphabetic) else {
      return false
    }
    let least = frequency * factor
    return Slip.allCases.contains { slip in
      let needed = least * slip.factor * Self.shortFactor(word.count)
      switch slip {
      case .marks: return lacksMarks(text, word, least: least * slip.factor)
      case .sound:
        return known.id(of: text) == nil && soundsKnown(word, least: needed, places: 2)
      default: return hasSlip(slip, in: word, least: needed)
      }
    }
  }

  /// Whether `text` is a known word without its diacritics that is at least `factor` times as frequent.
  func isUnmarked(_ text: String, frequency: Double, factor: Double) -> Bool {
    lacksMarks(text, Array(text.unicodeScalars), least: frequency * factor)
  }

  /// Whether a known word has diacritics on letters that this one has plain, letter by letter; "coeur" and "strasse"
  /// are legitimate spellings of "cœur" and "straße" without these letters.
  private func lacksMarks(_ text: String, _ word: [Unicode.Scalar], least: Double) -> Bool {
    guard let other = usual[foldedKey(text)], least <= other.frequency, other.word != word,
      other.word.count == word.count
    else { return false }
    return zip(word, other.word).allSatisfy { $0 == $1 || $0.isASCII }
  }

  /// Whether a known word sounds like this one and differs in at most `places` positions.
  private func soundsKnown(_ word: [Unicode.Scalar], least: Double, places: Int) -> Bool {
    alike.contains { written, meant in
      guard written.count <= word.count else { return false }
      return (0...(word.count - written.count)).contains { index in
        let range = index..<(index + written.count)
        guard word[range].elementsEqual(written) else { return false }
        var other = word
        other.replaceSubrange(range, with: meant)
        let text = Self.text(of: other)
        return isKnown(text, atLeast: least) || lacksMarks(text, other, least: least)
          || places > 1 && soundsKnown(other, least: least, places: places - 1)
      }
    }
  }

  private func hasSlip(_ slip: Slip, in word: [Unicode.Scalar], least: Double) -> Bool {
    // Rules out almost every word: none of the possible originals is frequent enough.
    let lengths =
      switch slip {
      case .marks, .sound, .swapped, .vowel, .substituted: [word.count]
      case .doubling: [word.count - 1, word.count + 1]
      case .missing: [word.count + 1]
      case .extra: [word.count - 1]
      }
    guard lengths.contains(where: { least <= greatest[$0] ?? 0 }) else { return false }
    func isKnown(_ change: (inout [Unicode.Scalar]) -> Void) -> Bool {
      var other = word
      change(&other)
      return other != word && self.isKnown(Self.text(of: other), atLeast: least)
    }
    switch slip {
    case .marks, .sound: return false
    case .swapped:
      return word.indices.dropLast().contains { index in isKnown { $0.swapAt(index, index + 1) } }
    case .doubling:
      return word.indices.dropFirst().contains { index in
        word[index] == word[index - 1] && isKnown { $0.remove(at: index) }
          || isKnown { $0.insert(word[index], at: index) }
      }
    case .vowel:
      return word.indices.dropFirst().contains { index in
        vowels.contains(word[index])
          && vowels.contains { vowel in isKnown { $0[index] = vowel } }
      }
    case .missing:
      return (1...word.count).contains { index in
        letters.contains { letter in isKnown { $0.insert(letter, at: index) } }
      }
    case .extra:
      return word.indices.dropFirst().contains { index in isKnown { $0.remove(at: index) } }
    case .substituted:
      return word.indices.dropFirst().contains { index in
        letters.contains { letter in isKnown { $0[index] = letter } }
      }
    }
  }

  private func isKnown(_ text: String, atLeast frequency: Double) -> Bool {
    known.id(of: text).map { frequency <= frequencies[Int($0)] } ?? false
  }

  private static func text(of word: [Unicode.Scalar]) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: word)
    return String(text)
  }
}
