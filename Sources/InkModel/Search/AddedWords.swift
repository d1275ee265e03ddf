// The probability that the document and the user add to the words of one pack, as one source of the search.

import InkLexicon

/// The additions to the words of a pack with a prefix: from the document, from the user's n-grams, and for learned
/// words. All values are probabilities.
struct AddedWords {
  private let evidence: DocumentEvidence
  private let words: DocumentWords
  private let ngramWords: UserNgramWords
  private let pack: Int
  /// The ids of learned words, each of which gains `learnedProbability`.
  private let learned: Set<Int>
  private let learnedProbability: Double

  init(
    _ words: DocumentWords, _ ngramWords: UserNgramWords, evidence: DocumentEvidence,
    learned: [Int], learnedProbability: Double, pack: Int
  ) {
    self.words = words
    self.ngramWords = ngramWords
    self.evidence = evidence
    self.learned = Set(learned)
    self.learnedProbability = learnedProbability
    self.pack = pack
  }

  /// An upper bound of the gain of any word.
  var bound: Double {
    words.bound + ngramWords.bound + (learned.isEmpty ? 0 : learnedProbability)
  }

  /// Returns the gain of the word with an id.
  func addition(to id: Int) -> Double {
    evidence.addition(toID: id, pack: pack) + (learned.contains(id) ? learnedProbability : 0)
  }

  /// Appends the ids of all words that gain at least `probability`, and of some that gain less. An id may occur more
  /// than once.
  func appendIDs(atLeast probability: Double, to ids: inout [Int]) {
    // A word with a greater gain also gains from the document or the n-grams, which report it.
    if probability <= learnedProbability { ids += learned }
    let needed = probability - (learned.isEmpty ? 0 : learnedProbability)
    // A word with this total gain from document and n-grams has at least half of it from one of them.
    let isShared = evidence.document != nil && evidence.ngrams != nil
    let part = isShared ? needed / 2 : needed
    if let ngrams = evidence.ngrams {
      ngramWords.forEach(atLeast: part) { number in
        if let id = ngrams.id(of: number, inPack: pack) { ids.append(id) }
      }
    }
    guard let document = evidence.document else { return }
    words.forEach(atLeast: part) { number in
      if let id = document.vocabulary.id(ofNumber: number, pack: pack) { ids.append(id) }
    }
  }
}
