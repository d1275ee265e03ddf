// Telling "accomodation" from a word: lists made of what people write hold what people write wrongly.

/// Finds words that are a frequent known word with one typical slip in it.
///
/// A frequency list and a corpus hold "definitly" some hundred times. Were it a known word, it would never be
/// corrected. A word nobody vouches for is taken for a slip if a known word lies one typical slip
/// away and is many times as frequent. Only ASCII words are looked at.
struct SlipFinder {
  /// What may have happened to a word, and how many times as frequent the right one must be.
  private enum Slip {
    static let swapped = 20.0
    static let doubling = 20.0
    static let vowel = 40.0
    static let missing = 60.0
    static let extra = 60.0
  }

  private var known = WordTable()
  private var frequencies: [Double] = []

  /// - Parameter words: known words in lower case, with their frequencies.
  init(knownWords words: [(text: String, frequency: Double)]) {
    for word in words {
      let id = Int(known.intern(word.text))
      if id == frequencies.count { frequencies.append(word.frequency) }
    }
  }

  /// Whether `text` is a slip of a known word that is at least `factor` times as frequent as the kind of
  /// slip asks for. O(length · 26) look-ups.
  func isSlip(_ text: String, frequency: Double, factor: Double = 1) -> Bool {
    let word = Array(text.utf8)
    guard 5 <= word.count, word.allSatisfy({ (0x61...0x7A).contains($0) }) else { return false }
    let least = frequency * factor
    return hasSwap(word, least: least) || hasDoubling(word, least: least)
      || hasVowel(word, least: least) || hasMissing(word, least: least)
      || hasExtra(word, least: least)
  }

  /// "agian".
  private func hasSwap(_ word: [UInt8], least: Double) -> Bool {
    (0..<word.count - 1).contains { index in
      var other = word
      other.swapAt(index, index + 1)
      return other != word && isKnown(other, atLeast: least * Slip.swapped)
    }
  }

  /// "allways", "accomodation".
  private func hasDoubling(_ word: [UInt8], least: Double) -> Bool {
    (1..<word.count).contains { index in
      var other = word
      if word[index] == word[index - 1] {
        other.remove(at: index)
        if isKnown(other, atLeast: least * Slip.doubling) { return true }
        other = word
      }
      other.insert(word[index], at: index)
      return isKnown(other, atLeast: least * Slip.doubling)
    }
  }

  /// "seperate", in words of six letters and more, as what follows.
  private func hasVowel(_ word: [UInt8], least: Double) -> Bool {
    guard 6 <= word.count else { return false }
    let vowels = Array("aeiouy".utf8)
    return (1..<word.count).contains { index in
      vowels.contains(word[index])
        && vowels.contains { vowel in
          var other = word
          other[index] = vowel
          return vowel != word[index] && isKnown(other, atLeast: least * Slip.vowel)
        }
    }
  }

  /// "definitly".
  private func hasMissing(_ word: [UInt8], least: Double) -> Bool {
    guard 6 <= word.count else { return false }
    return (1...word.count).contains { index in
      (UInt8(0x61)...0x7A).contains { letter in
        var other = word
        other.insert(letter, at: index)
        return isKnown(other, atLeast: least * Slip.missing)
      }
    }
  }

  /// "explaination", in words of seven letters and more.
  private func hasExtra(_ word: [UInt8], least: Double) -> Bool {
    guard 7 <= word.count else { return false }
    return (1..<word.count).contains { index in
      var other = word
      other.remove(at: index)
      return isKnown(other, atLeast: least * Slip.extra)
    }
  }

  private func isKnown(_ word: [UInt8], atLeast frequency: Double) -> Bool {
    word.withUnsafeBufferPointer { bytes in
      known.id(of: bytes.span).map { frequency <= frequencies[Int($0)] } ?? false
    }
  }
}
