// Properties of single words: whether they are known, common, capitalized.

package import InkLexicon
package import InkText

extension Model {
  /// Returns the text of a word in the form the language models use, or nil if it no longer exists.
  package func text(of word: WordID) -> String? { packs.text(of: word) }

  /// Returns the number of bytes of a word's folded key, without reading the word; 0 if it no longer exists.
  package func keyByteCount(of word: WordID) -> Int {
    switch word {
    case .outside(let text): return foldedKey(text).count
    case .pack(let index, let id):
      guard packs.indices.contains(index) else { return 0 }
      return packs[index].withFile { packs[index].words.keyByteCount(of: Int(id), in: $0) }
    }
  }

  /// Whether a list has a word: a pack regardless of case, or that of the learned or ignored words. Words of a single
  /// document only count if its address is passed. Other words may be known all the same: compounds, genitives.
  package func has(_ word: String, in document: DocumentAddress? = nil) -> Bool {
    if userWords.isLearned(word, document: document) { return true }
    if userWords.isIgnored(word, document: document) { return true }
    let text = normalizedWord(word)
    if isWhole(text) { return true }
    return elision(of: text).map { isWhole($0.rest) } ?? false
  }

  /// Whether a word is in a script that no language of the packs is written in. Never without packs, as all words are
  /// unknown then.
  package func isInOtherScript(_ word: String) -> Bool {
    !packs.isEmpty && packs.allSatisfy { word.isWritten(outside: $0.scripts) }
  }

  /// Whether a word is not rare in the language of one pack, independent of context; nil if the pack does not have it.
  package func isCommon(_ word: String, inPack index: Int) -> Bool? {
    score(of: word, inPack: index).map { $0 >= Self.commonInPackFrom }
  }

  /// Returns ln P(word) in the language of one pack, independent of context; nil if the pack does not have it.
  package func score(of word: String, inPack index: Int) -> Score? {
    guard packs.indices.contains(index) else { return nil }
    let pack = packs[index]
    return pack.withFile { file in
      guard let id = pack.id(of: normalizedWord(word), in: file) else { return nil }
      let unigrams = UnigramScores(of: pack, weights: pack.defaultWeights, in: file)
      return Score(rawValue: unigrams.score(of: id))
    }
  }

  /// Returns ln P(word) of all packs and the user's writing together, independent of context; nil for a word that
  /// nobody knows. Costs a look-up per pack.
  package func frequency(of word: String) -> Score? { score(of: word, in: nil) }

  /// Whether a word is at least as frequent as a given ln P(word); false if nobody knows it.
  package func isFrequent(_ word: String, atLeast least: Score) -> Bool {
    frequency(of: word).map { $0 >= least } ?? false
  }

  /// Whether a word is less frequent than a given ln P(word); `isRare` if nobody knows it.
  package func isRare(_ word: String, below limit: Score, ifUnknown isRare: Bool) -> Bool {
    frequency(of: word).map { $0 < limit } ?? isRare
  }

  private static let commonInPackFrom = Score.once(in: 800_000)

  /// Whether a word certainly takes a capital at the start of a sentence, as common words do, and those that are more
  /// frequent in general texts than in any others: "mow". "iPhone" does not, and neither does "grep": a word that is
  /// rare outside technical texts may be a name always written in lower case.
  package func beginsSentencesWithCapital(_ word: String) -> Bool {
    let text = normalizedWord(word)
    return packs.contains { pack in
      pack.withFile { file in
        guard let id = pack.id(of: text, in: file), let known = pack.words.word(id, in: file),
          LetterCase.of(WrittenForm.usual(of: known, isSentenceStart: true)) == .title
        else { return false }
        // The first component is the general one.
        let shares = pack.components.map {
          NgramContext(after: [], in: $0, file: file).probability(of: id, in: file)
        }
        guard let general = shares.first else { return false }
        return general >= Self.commonShare
          || general >= Self.seldomShare && shares.count > 1
            && shares.dropFirst().allSatisfy { $0 * Self.generalGain <= general }
      }
    }
  }

  /// Whether a word is usually written in a letter case away from sentence starts.
  package func isUsually(_ letterCase: LetterCase, _ word: String) -> Bool {
    packs.indices.contains { isUsually(letterCase, word, inPack: $0) }
  }

  /// Whether a word is usually written so in the language of one pack; false if the pack does not have it.
  package func isUsually(_ letterCase: LetterCase, _ word: String, inPack index: Int) -> Bool {
    packs[index].withFile { file in
      guard let id = packs[index].id(of: normalizedWord(word), in: file),
        let known = packs[index].words.word(id, in: file)
      else { return false }
      return LetterCase.of(WrittenForm.usual(of: known, isSentenceStart: false)) == letterCase
    }
  }

  /// Whether a pack has a word as a common one that is capitalized only at the start of a sentence: "the" and "then"
  /// are, but not "ids", which may be "IDs".
  package func isCommonAndLowercase(_ word: String) -> Bool {
    packs.indices.contains { index in
      guard let score = score(of: word, inPack: index), score >= Self.commonFrom else {
        return false
      }
      return packs[index].withFile { file in
        packs[index].id(of: normalizedWord(word), in: file)
          .flatMap { packs[index].words.word($0, in: file) }?.surfaces.isEmpty ?? false
      }
    }
  }

  private static let commonFrom = Score.ofEverydayWords

  /// The minimum P(word) of a common word in general text: one in 100,000.
  private static let commonShare = 1e-5
  /// Of words that are more frequent in general texts: they must be in these, and so many times as frequent.
  private static let seldomShare = 2e-7
  private static let generalGain = 3.0
}

extension [LanguagePack] {
  /// Returns the text of a word in the form the language models use, or nil if it no longer exists.
  func text(of word: WordID) -> String? {
    switch word {
    case .outside(let text): normalizedWord(text)
    case .pack(let index, let id):
      indices.contains(index)
        ? self[index].withFile { self[index].words.text(of: Int(id), in: $0) } : nil
    }
  }
}
