// Vietnamese in the letters of the Telex input method, where that is off: nuwowcs, for nước.

import InkText

/// The decoding of Telex: doubled vowels and w for the marks of vowels, dd for đ, and a letter for the tone.
enum VietnameseTelex {
  /// Returns the syllables that plain letters stand for, of which there are two where the tone may be on either vowel;
  /// none for letters that are no syllable in Telex, as nearly all words of other languages are not.
  static func syllables(of word: String) -> [String] {
    guard word.count >= minimumLetters, word.utf8.allSatisfy(isSmallLetter) else { return [] }
    var letters = Array(word)
    let start = letters.firstIndex(where: vowels.contains) ?? letters.count
    let places = letters.indices.filter { $0 > start && tones[letters[$0]] != nil }
    guard places.count <= 1 else { return [] }
    let tone = places.first.flatMap { tones[letters.remove(at: $0)] }
    var plain = String(letters)
    if plain.hasPrefix("dd") { plain = "đ" + plain.dropFirst(2) }
    for (typed, meant) in marks {
      plain = plain.replacing(typed, with: meant, maxReplacements: 1)
    }
    guard let tone else {
      return plain != word && VietnameseSyllable.isPossible(plain) ? [plain] : []
    }
    return VietnameseSyllable.withTone(tone, in: plain)
  }

  private static func isSmallLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

  private static let minimumLetters = 3
  private static let vowels = Set("aeiouy")
  /// The tones by their letters, as ``VietnameseSyllable`` numbers them.
  private static let tones: [Character: Int] = ["s": 1, "f": 2, "r": 3, "x": 4, "j": 5]
  /// The marks of vowels; the longer letters first.
  private static let marks = [
    ("uwow", "ươ"), ("uow", "ươ"), ("aa", "â"), ("ee", "ê"), ("oo", "ô"), ("aw", "ă"),
    ("ow", "ơ"), ("uw", "ư"),
  ]
}
