// Words that are written for each other in languages other than English: das for dass, a for à.

import InkText

/// Correctly spelled words of a language that people write for others, which counts tell by the words on both sides.
///
/// Lists only those of which that is so: not que and qué, nor den and dem.
struct ConfusedWords: ToldBySound {
  /// Each word with those that are meant by it.
  private let table: [String: [Homophone]]
  /// Words that mean another one before a certain one, whatever their odds.
  private let pairs: WordPairs?

  /// Creates them from rows of a word and those that are meant by it, with the number of nats by which one of these
  /// must be likelier between the same words.
  private init(by nats: Double, _ rows: String, pairs: WordPairs? = nil) {
    self.pairs = pairs
    table = Dictionary(
      uniqueKeysWithValues: rows.listedRows.map { row in
        (row[0], row.dropFirst().map { Homophone($0, .listed(minimumGain: nats)) })
      })
  }

  func homophones(of word: String, after previous: String?) -> [Homophone] { table[word] ?? [] }

  func meant(by word: String, after before: [String], before next: String) -> ToldWord? {
    pairs?.meant(by: word, before: normalizedWord(next)).map { ToldWord($0) }
  }
}

// In 1,600 lines that no pack has seen, all of which have such words, one right one changes and 14 mistakes of the
// authors; of 950 that were exchanged, 440 are put right.
extension ConfusedWords {
  static let german = ConfusedWords(
    by: 4,
    """
    das dass
    dass das
    seid seit
    seit seid
    """)

  static let french = ConfusedWords(
    by: 4,
    """
    a à
    à a
    on ont
    ont on
    sa ça
    ça sa
    c'est s'est ces
    s'est c'est
    ou où
    où ou
    son sont
    sont son
    et est
    leur leurs
    leurs leur
    """)

  static let spanish = ConfusedWords(
    by: 3,
    """
    a ha
    ha a
    ahí hay
    halla haya
    mas más
    esta está
    está esta
    """, pairs: .spanish)

  static let portuguese = ConfusedWords(
    by: 3,
    """
    esta está
    está esta
    mas mais
    mais mas
    e é
    é e
    """, pairs: .portuguese)

  static let swedish = ConfusedWords(
    by: 4,
    """
    en än
    än en
    """)
}

/// Vietnamese syllables whose hook and tilde are exchanged, which sound alike in the south, củng, for cũng, and those
/// that mean others before a certain one.
struct VietnameseTones: ToldBySound {
  func meant(by word: String, after before: [String], before next: String) -> ToldWord? {
    WordPairs.vietnamese.meant(by: word, before: normalizedWord(next)).map { ToldWord($0) }
  }

  func homophones(of word: String, after previous: String?) -> [Homophone] {
    VietnameseSyllable.withHookForTilde(word)
      .map { [Homophone($0, .listed(minimumGain: Self.minimumGain))] } ?? []
  }

  /// In 250 lines with 400 such words, no right one changes, and of as many exchanged ones a fifth is put right.
  private static let minimumGain = 4.0
}

/// A language that has words that sound alike, and nothing else that the next word tells.
protocol ToldBySound: NextWordRules {}

extension ToldBySound {
  func meant(by word: String, after before: [String], before next: String) -> ToldWord? { nil }
  func forms(ofMisspelledEnding word: String) -> EndingForms? { nil }
  func isPlural(after previous: String, before next: String) -> Bool { false }
  func isToldInside(_ word: String, after previous: String?) -> Bool { false }
}
