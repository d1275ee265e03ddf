// English verbs with the endings of another language, which dictionaries lack: mergen, gepusht, committa.

import InkLexicon
import InkText

/// Verbs that people who work with computers borrow from English as they go.
enum BorrowedVerbs {
  /// Whether a word is such a verb with an ending of a language.
  ///
  /// - Parameters:
  ///   - word: The word as it is typed.
  ///   - code: The primary subtag of the language; in languages without endings here nothing is borrowed.
  /// - Returns: True for what is written so on purpose.
  static func contains(_ word: String, in code: String) -> Bool {
    guard let endings = endings[code] else { return false }
    let text = normalizedWord(word)
    return endings.contains { ending in
      guard text.hasSuffix(ending) else { return false }
      let stem = text.dropLast(ending.count)
      return stems.contains(String(stem))
        || prefixes[code].map { prefix in
          stem.hasPrefix(prefix) && stems.contains(String(stem.dropFirst(prefix.count)))
        } ?? false
    }
  }

  /// What stands before the participles of a language.
  private static let prefixes = ["de": "ge"]

  private static let endings = [
    "de": ["en", "e", "t", "et", "st", "est", "te", "ten", "tet", "test", "end", "ende", "enden"],
    "sv": ["a", "ar", "ade", "at", "ades", "as", "ande"],
    "fr": ["er", "e", "é", "ée", "és", "ées", "ent", "ez", "ons", "ait", "aient", "ant"],
    "es": ["ear", "eo", "ea", "ean", "eó", "eamos", "eado", "eada", "eando"],
    "pt": ["ar", "ear", "ou", "eou", "amos", "ado", "ada", "ando", "eado", "eando"],
  ]

  /// What stands before the ending, with its consonant doubled where that is written.
  private static let stems = Set(
    wordsOf: """
      benchmark blogg boost bootstrapp build cach chatt check clon cod commit committ compil crash customis
      customiz debug debugg deploy dock download dump fetch fix fork format hack hash host inlin join launch lik
      link lint logg mapp match merg mock onboard outsourc pars patch ping pipelin plott pool port post prompt
      pull push queu rebas refactor refaktor releas render reset resett revert review roll rout scal scann scop
      script scroll shar shipp skipp snapshott spamm splitt squash stag stash stream styl support swapp swip
      switch sync synch tagg test timeout toggl track trigger tweak tweet updat upgrad upload wrapp zipp
      """)
}
