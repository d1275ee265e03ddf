// English verbs with the endings of another language, which dictionaries lack: mergen, gepusht, committa.

import InkLexicon
import InkText

/// Verbs that people who work with computers borrow from English freely.
enum BorrowedVerbs {
  /// The endings that a language adds to such verbs, and the prefix of its participles.
  struct Endings: Sendable {
    private let endings: [String]
    private let participlePrefix: String?

    /// Creates the endings of a language and the prefix of its participles; none for a language that borrows nothing.
    init(_ endings: [String] = [], ofParticiplesAfter prefix: String? = nil) {
      (self.endings, participlePrefix) = (endings, prefix)
    }

    /// Whether a typed word is such a verb with one of these endings, and so written on purpose.
    func isVerb(_ word: String) -> Bool {
      if endings.isEmpty { return false }
      let text = normalizedWord(word)
      return endings.contains { ending in
        guard text.hasSuffix(ending) else { return false }
        let stem = text.dropLast(ending.count)
        return stems.contains(String(stem))
          || participlePrefix.map {
            stem.hasPrefix($0) && stems.contains(String(stem.dropFirst($0.count)))
          } ?? false
      }
    }
  }

  /// The stems before an ending, with a doubled consonant where that is the spelling.
  private static let stems = Set(
    wordsOf: """
      benchmark blogg boost bootstrapp build cach chatt check clon cod commit committ compil crash customis
      customiz debug debugg deploy dock download dump fetch fix fork format hack hash host inlin join launch lik
      link lint logg mapp match merg mock onboard outsourc pars patch ping pipelin plott pool port post prompt
      pull push queu rebas refactor refaktor releas render reset resett revert review roll rout scal scann scop
      script scroll shar shipp skipp snapshott spamm splitt squash stag stash stream styl support swapp swip
      switch sync synch tagg test thread timeout toggl track trigger tweak tweet updat upgrad upload wrapp zipp
      """)
}
