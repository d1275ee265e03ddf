// The words that a listed one is with marks on its letters, gång beside gang, which those on both sides may want.

import InkLexicon
package import InkModel
import InkText

extension Corrector {
  /// The words with marks that one without them may be meant to be, in the languages written here, unless that is meant
  /// itself: as another spelling or form of the same word, or where nothing is before it that tells Vietnamese
  /// syllables from names.
  package func markedTwins(of text: String) -> [Homophone] {
    context.shares.written.flatMap { index -> [Homophone] in
      let pack = model.packs[index]
      let rules = pack.rules
      if rules.isFurther(text)
        || rules.writing.separatesSyllables && context.history.last == Tokenizer.sentenceStart
      {
        return []
      }
      return pack.withFile { file in
        pack.markedTwins(of: text, in: file)
          .compactMap { pack.words.text(of: $0, in: file) }
          .filter { !rules.isForm(text, of: $0) && !rules.orthography.areVariants(text, $0) }
          .map { Homophone($0, .marked(minimumGain: rules.minimumGainOfMarks)) }
      }
    }
  }
}

extension LanguageRules {
  /// By how many nats a word with marks must be likelier between the same words. Where each syllable is a word, a plain
  /// one is more often another that the packs hardly know: tao, beside tạo.
  ///
  /// Of 128,000 words, four right ones change and 19 mistakes of their authors; of 3,450 marked words that were written
  /// without their marks and are words so, too, 2,100 are put right.
  fileprivate var minimumGainOfMarks: Double { writing.separatesSyllables ? 4 : 3 }

  /// Whether a word without a mark on its last letter is the same verb in another person or time: hablo, of habló.
  fileprivate func isForm(_ text: String, of marked: String) -> Bool {
    forms.plainEndings.contains { text.hasSuffix($0) } && marked.hasPrefix(text.dropLast())
  }
}

extension Model {
  /// Whether a word has another one with marks in some language. Costs two look-ups in each with marks.
  package func mayLackMarks(_ text: String) -> Bool {
    packs.contains { pack in
      pack.withFile { file in !pack.markedTwins(of: text, in: file).isEmpty }
    }
  }
}

extension LanguagePack {
  /// The words with marks, letter for letter, that are not far rarer than a listed one without them.
  fileprivate func markedTwins(of text: String, in file: PackFile) -> [Int] {
    guard rules.writing.hasMarks, text.utf8.allSatisfy({ $0 < 0x80 }),
      let id = id(of: text, in: file)
    else { return [] }
    let others = wordsWithSameLetters(as: id, foldedKey(text), in: file)
    if others.isEmpty { return [] }
    let unigrams = UnigramScores(of: self, weights: defaultWeights, in: file)
    let rarest = unigrams.score(of: id) - Self.maximumLossOfMarked.rawValue
    return others.filter {
      unigrams.score(of: $0) >= rarest
        && words.text(of: $0, in: file)?.unicodeScalars.count == text.utf8.count
    }
  }

  /// The other words with the same letters, whatever their marks, but for those that are never suggested.
  func wordsWithSameLetters(as id: Int, _ key: [UInt8], in file: PackFile) -> [Int] {
    trie.interval(ofPrefix: key, words: words, in: file).words.prefix(Self.maximumTwins)
      .filter {
        $0 != id && words.keyByteCount(of: $0, in: file) == key.count
          && !words.isHidden($0, in: file)
      }
  }

  /// A word is hardly meant that is rarer than this: lé, beside le.
  private static let maximumLossOfMarked = Score(nats: 4)
  private static let maximumTwins = 12
}
