// Words that another loaded language has, too: German im, beside the English contraction, or Swedish i.

import InkCorrection
import InkLexicon
import InkModel
import InkText

extension WordJudge {
  /// Whether a word is one of another language, and no rare one there, that may be written here as well or that its
  /// sentence was begun in. While there is little text before the position, that is any language with a pack.
  func isOfAnotherLanguage(_ word: String) -> Bool {
    let context = place.evidence.context
    let shares = context.shares.packs
    return otherPacks.contains { index in
      model.score(of: word, inPack: index).map { $0 >= Self.ownOfAnotherFrom } ?? false
        && (shares[index] >= Self.minimumShareOfAnother
          || model.isSentence(inPack: index, before: context))
    }
  }

  private static let minimumShareOfAnother = 0.1
  /// English words are rarer in texts of other languages: "dont" in German ones.
  private static let ownOfAnotherFrom = Score.once(in: 160_000)

  /// Whether a word is a common one of another loaded language, however little of that is written here, so that only
  /// the next word tells whose it is: im in German, i in Swedish.
  func isCommonInAnotherLanguage(_ word: String) -> Bool {
    let text = normalizedWord(word)
    return otherPacks.contains { index in
      if text.unicodeScalars.count == 1 {
        return model.packs[index].rules.words.oneLetter.contains(text)
      }
      return model.score(of: text, inPack: index).map { $0 >= Self.commonInAnotherFrom } ?? false
    }
  }

  /// Whether the next word tells that a word is what the language written here makes of it, rather than a word of
  /// another loaded language that is written from here on: both are weighed with what is before them in the sentence,
  /// and by the capital of the next word, as of German nouns.
  func isToldToBe(_ text: String, typedAs word: String, before next: String) -> Bool {
    let own =
      model.packs.indices.filter { !otherPacks.contains($0) }
      .map { likelihood(of: text, before: next, inPack: $0) }.max() ?? .impossible
    return otherPacks.allSatisfy {
      own > likelihood(of: word, before: next, inPack: $0) + Self.minimumGainOverAnother
    }
  }

  /// The packs of other languages than that whose rules hold here.
  private var otherPacks: [Int] {
    model.packs.indices.filter { model.packs[$0].rules.code != place.language.rules.code }
  }

  /// Returns ln P of the sentence so far and of the words after it if all of it is in the language of a pack.
  private func likelihood(of words: String, before next: String, inPack index: Int) -> Score {
    let context = place.evidence.context
    let alone = LanguageShares.even(among: model.packs.indices.map { $0 == index })
    let start = context.history.lastIndex(of: Tokenizer.sentenceStart).map { $0 + 1 } ?? 0
    let sentence = Array(context.history[start...])
    let beginning = model.context(
      after: Array(context.history[..<start].suffix(1)), shares: alone, in: place.address)
    let isUnlikelyCapital =
      LetterCase.of(next) == .title && model.isUsually(.lower, next, inPack: index)
    var sum = isUnlikelyCapital ? Self.unlikelyCapital : Score(nats: 0)
    let rest = words.split(separator: " ") + [next[...]]
    let all = sentence + rest.map { normalizedWord(String($0)) }
    for (word, place) in zip(all, model.contexts(of: all, from: beginning)) {
      sum = sum + (model.score(of: word, in: place) ?? .ofUnlistedWord)
    }
    return sum
  }

  /// How often another language must have a word for it to be one of its common ones.
  private static let commonInAnotherFrom = Score.once(in: 20_000)
  /// ln P of a capital in the middle of a sentence. Set by hand.
  private static let unlikelyCapital = Score(nats: -6)
  /// By how much the language written here must be likelier, in which the sentence before tells nothing yet.
  private static let minimumGainOverAnother = Score(nats: 1)
}
