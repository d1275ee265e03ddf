// English verbs with the endings of another language, which dictionaries lack: mergen, gepusht, committa.

import InkLexicon
import InkText

/// Verbs that people who work with computers borrow from English as they go.
package enum BorrowedVerbs {
  /// Whether a word is such a verb with an ending of a language.
  ///
  /// - Parameters:
  ///   - word: The word as it is typed.
  ///   - language: A BCP 47 tag; of languages without rules here, and of English, nothing is borrowed.
  /// - Returns: True for what is written so on purpose.
  package static func contains(_ word: String, in language: String?) -> Bool {
    let code = primaryLanguage(of: language)
    guard let endings = endings[code] else { return false }
    let text = normalizedWord(word)
    return endings.contains { ending in
      guard text.hasSuffix(ending) else { return false }
      let stem = text.dropLast(ending.count)
      return stems.contains(String(stem))
        || code == "de" && stem.hasPrefix("ge") && stems.contains(String(stem.dropFirst(2)))
    }
  }

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
