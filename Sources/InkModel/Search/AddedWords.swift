// What the user and the document add to the words of one pack, as one source of the search.

import InkLexicon

/// Additions to words of a pack that fit a prefix.
struct AddedWords {
  private let evidence: DocumentEvidence
  private let words: DocumentWords
  private let ngramWords: UserNgramWords
  private let pack: Int
  /// Ids of learned words, each with the same addition.
  private let learned: [Int]
  private let learnedProbability: Double

  init(
    _ words: DocumentWords, _ ngramWords: UserNgramWords, evidence: DocumentEvidence,
    learned: [Int], learnedProbability: Double, pack: Int
  ) {
    self.words = words
    self.ngramWords = ngramWords
    self.evidence = evidence
    self.learned = learned
    self.learnedProbability = learnedProbability
    self.pack = pack
  }

  /// A bound of the addition to any word.
  var bound: Double {
    words.bound + ngramWords.bound + (learned.isEmpty ? 0 : learnedProbability)
  }

  /// What is added to a word.
  func addition(to id: Int) -> Double {
    evidence.addition(toID: id, pack: pack) + (learned.contains(id) ? learnedProbability : 0)
  }

  /// Appends every word to which at least a probability is added; some with less may come too.
  func appendIDs(atLeast probability: Double, to ids: inout [Int]) {
    ids += learned
    let needed = probability - (learned.isEmpty ? 0 : learnedProbability)
    // What gains so much from both gains half of it from one of them.
    let isShared = evidence.document != nil && evidence.ngrams != nil
    let part = isShared ? needed / 2 : needed
    if let ngrams = evidence.ngrams {
      ngramWords.forEach(atLeast: part) { number in
        if let id = ngrams.id(of: number, inPack: pack) { ids.append(id) }
      }
    }
    guard let document = evidence.document else { return }
    words.forEach(atLeast: part) { number in
      if let id = document.id(ofNumber: number, pack: pack) { ids.append(id) }
    }
  }
}
