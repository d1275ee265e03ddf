// What the model knows about single words: whether they are known, how they may be spelt.

package import InkLexicon
import InkText

extension Model {
  /// The text of a word as language models know it; nil for one that is gone.
  package func text(of word: WordID) -> String? { packs.text(of: word) }

  /// Whether a word is known: to a pack in whatever case it stands, to the user, or as ignored; what holds in one
  /// document only is asked for with its address.
  package func isKnown(_ word: String, in document: DocumentAddress? = nil) -> Bool {
    if userWords.isLearned(word, document: document) { return true }
    if userWords.isIgnored(word, document: document) { return true }
    let text = normalizedWord(word)
    if isWhole(text) { return true }
    return elision(of: text).map { isWhole($0.rest) } ?? false
  }

  /// Whether a word is not rare in the language of one pack, whatever stands before it; nil where the pack lacks it.
  package func isCommon(_ word: String, inPack index: Int) -> Bool? {
    score(of: word, inPack: index).map { $0 >= Self.rareInText }
  }

  /// ln P(word) in the language of one pack, whatever stands before it; nil where the pack lacks it.
  package func score(of word: String, inPack index: Int) -> Score? {
    guard packs.indices.contains(index) else { return nil }
    let pack = packs[index]
    return pack.withFile { file in
      guard let id = pack.id(of: normalizedWord(word), in: file) else { return nil }
      let unigrams = UnigramScores(of: pack, weights: pack.defaultWeights, in: file)
      return Score(rawValue: unigrams.score(of: id))
    }
  }

  /// ln P(word) of what is rare: one of 800,000 words.
  private static let rareInText = Score(nats: -13.6)

  /// Whether a word takes a capital at the start of a sentence beyond doubt: a common one does. "iPhone" does not, and
  /// nor does "grep": a word that is rare outside of technical texts may be a name that is always small.
  package func beginsSentencesWithCapital(_ word: String) -> Bool {
    let text = normalizedWord(word)
    return packs.contains { pack in
      pack.withFile { file in
        guard let id = pack.id(of: text, in: file), let known = pack.words.word(id, in: file),
          LetterCase.of(WrittenForm.usual(of: known, isSentenceStart: true)) == .title
        else { return false }
        // The first component is the general one.
        let general = PackContext(after: [], in: pack, file: file).components.first
        return general?.probability(of: id, in: file) ?? 0 >= Self.commonShare
      }
    }
  }

  /// Whether a word is mostly written with a small letter where no sentence begins.
  package func isMostlySmall(_ word: String) -> Bool {
    let text = normalizedWord(word)
    return packs.contains { pack in
      pack.withFile { file in
        guard let id = pack.id(of: text, in: file), let known = pack.words.word(id, in: file)
        else { return false }
        return LetterCase.of(WrittenForm.usual(of: known, isSentenceStart: false)) == .lower
      }
    }
  }

  /// Whether a pack has a word as a common one that nobody writes with any capital but that of a sentence: the, then;
  /// not ids, which may be IDs.
  package func isCommonAndSmall(_ word: String) -> Bool {
    packs.indices.contains { index in
      guard let score = score(of: word, inPack: index), score >= Self.commonAndSmall else {
        return false
      }
      return packs[index].withFile { file in
        packs[index].id(of: normalizedWord(word), in: file)
          .flatMap { packs[index].words.word($0, in: file) }?.surfaces.isEmpty ?? false
      }
    }
  }

  /// ln P(word) of a common word: one of 60,000.
  private static let commonAndSmall = Score(nats: -11)

  /// What a common word has of a general text: 1 word in 100,000.
  private static let commonShare = 1e-5
}

extension [LanguagePack] {
  /// The text of a word as language models know it; nil for one that is gone.
  func text(of word: WordID) -> String? {
    switch word {
    case .outside(let text): normalizedWord(text)
    case .pack(let index, let id):
      indices.contains(index)
        ? self[index].withFile { self[index].words.text(of: Int(id), in: $0) } : nil
    }
  }
}
