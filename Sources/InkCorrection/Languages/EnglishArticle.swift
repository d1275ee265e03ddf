// The English articles a and an, by the sound that the next word begins with.

import InkText

/// Decides between a and an.
enum EnglishArticle {
  /// Returns the article that a word requires, or nil where its letters do not tell: of words of one or two letters, of
  /// those with capitals, which are names or spelled out, of those that begin with an h, and of those that rather
  /// follow the letter a, as in "vitamin a and".
  static func article(before word: String) -> String? {
    let word = word == "European" ? normalizedWord(word) : word
    guard word.utf8.count >= minimumLetters,
      word.utf8.allSatisfy({ (0x61...0x7A).contains($0) }), !spelledOut.contains(word),
      !notAfterArticles.contains(word)
    else { return nil }
    switch word.utf8.first {
    case UInt8(ascii: "h"): return silent.contains(where: word.hasPrefix) ? "an" : nil
    case UInt8(ascii: "u"):
      if asInUnder.contains(where: word.hasPrefix) { return "an" }
      return asInUnit.contains(where: word.hasPrefix) ? "a" : nil
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"):
      if asInUnit.contains(where: word.hasPrefix) || asInOnce.contains(word) { return "a" }
      return "an"
    default: return beginsWithSyllable(word) ? "a" : nil
    }
  }

  /// Whether a word before `a` may name it: the letter in vitamin a, or the answer in question a.
  static func isNamed(after previous: String) -> Bool { namers.contains(previous) }

  /// Whether consonants and then a vowel begin a word, as no abbreviation that is spelled out does: string, not ssh.
  private static func beginsWithSyllable(_ word: String) -> Bool {
    guard let vowel = word.firstIndex(where: "aeiouy".contains) else { return false }
    let onset = word[..<vowel]
    return onset.count == 1 && onset != "x" || onsets.contains(String(onset))
      || onset.isEmpty && word.first == "y"
  }

  private static let minimumLetters = 3
  /// What may be before the first vowel of an English word, if it is more than one consonant.
  private static let onsets = Set(
    wordsOf: """
      bl br chr ch cl cr dr dw fl fr gh gl gn gr kl kn kr ph pl pr ps qu rh sc sch scr sh shr sk sl sm sn sp sph spl spr
      squ st str sw th thr tr tw wh wr
      """)
  private static let silent = ["hour", "honest", "honor", "honour", "heir"]
  private static let asInUnder = Set(
    wordsOf: """
      ug ul um unab unac unal unap unat unau unav unaw unb unc und unen unex unf unh unin unk unl unm unp unr unsa unse
      unsi unso unst unsu unt unu unw up urb urg utt
      """)
  private static let asInUnit: Set = [
    "eu", "ewe", "unif", "unio", "uniq", "unit", "univ", "usab", "usag", "use", "usu", "util",
  ]
  private static let asInOnce: Set = ["once", "one"]
  /// Abbreviations that are spelled out though they begin like words, if they are typed in small letters.
  private static let spelledOut: Set = [
    "faq", "fir", "led", "lut", "mit", "mot", "nes", "sat", "sos",
  ]
  /// Words that an article rarely precedes, and verbs whose subject may be called a: if a equals b.
  private static let notAfterArticles = Set(
    wordsOf: """
      about above across after again against all along already also although always among and any appears are around
      aside away each either else equal equals ever every exceeds except exists implies includes instead intersects into
      its occurs off onto oui our out over overlaps under unless until upon usually
      """)
  private static let namers = Set(
    wordsOf: """
      answer appendix block box class column exhibit grade group hepatitis key letter line list model node note
      option part patient person plan point process question schedule section series side string team test type unit
      value vitamin
      """)
}
