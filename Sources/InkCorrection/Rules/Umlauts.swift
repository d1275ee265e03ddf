// German without its letters: ae, oe and ue for ä, ö and ü, and then ss for ß.

import InkText

/// How German is written on keyboards that lack its letters.
enum Umlauts {
  /// What a word may stand for: the same one with the letters that are missing on other keyboards, some or all of them.
  ///
  /// - Parameters:
  ///   - word: The word as language models know it.
  ///   - language: A BCP 47 tag; nothing is written so in languages other than German.
  /// - Returns: The forms, without the word itself, whether they are words or not.
  static func forms(of word: String, in language: String) -> [String] {
    guard primaryLanguage(of: language) == "de" else { return [] }
    let umlauts = spelled(word, pairs, atMost: greatestCount)
    // Who has an umlaut has ß, too: ss alone is the spelling of Switzerland.
    return umlauts + umlauts.flatMap { spelled($0, [("ss", "ß")], atMost: 1) }
  }

  private static let pairs = [("ae", "ä"), ("oe", "ö"), ("ue", "ü")]
  /// No word has more of them.
  private static let greatestCount = 3

  /// All ways to put letters in the place of some of the pairs of a word.
  private static func spelled(
    _ word: String, _ pairs: [(typed: String, meant: String)], atMost count: Int
  ) -> [String] {
    var found: [String] = []
    var latest = [word]
    for _ in 0..<count {
      latest = latest.flatMap { form in
        pairs.flatMap { pair in
          form.ranges(of: pair.typed).map {
            form[..<$0.lowerBound] + pair.meant + form[$0.upperBound...]
          }
        }
      }
      for form in latest where !found.contains(form) { found.append(form) }
    }
    return found
  }
}
