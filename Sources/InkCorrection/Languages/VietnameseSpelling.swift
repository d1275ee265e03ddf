// The two placements of Vietnamese tone marks: hòa or hoà, trụy or truỵ.

/// The spelling of Vietnamese, whose tone mark may stand on either vowel of oa, oe and uy.
struct VietnameseSpelling: OrthographyRules {
  /// Returns the word with its tone mark on the other vowel; nil for a word without such a pair of vowels.
  func otherSpelling(of word: String) -> String? {
    for (first, second) in Self.pairs where word.contains(first) || word.contains(second) {
      return word.contains(first)
        ? word.replacing(first, with: second, maxReplacements: 1)
        : word.replacing(second, with: first, maxReplacements: 1)
    }
    return nil
  }

  /// The two placements of each tone.
  private static let pairs: [(String, String)] = [
    ("òa", "oà"), ("óa", "oá"), ("ỏa", "oả"), ("õa", "oã"), ("ọa", "oạ"),
    ("òe", "oè"), ("óe", "oé"), ("ỏe", "oẻ"), ("õe", "oẽ"), ("ọe", "oẹ"),
    ("ùy", "uỳ"), ("úy", "uý"), ("ủy", "uỷ"), ("ũy", "uỹ"), ("ụy", "uỵ"),
  ]
}
