// Which words belong to a loaded language that is not written at the position.

import InkLexicon
import InkModel
import InkText

extension Corrector {
  /// Whether a word belongs to a language that is not written here: another pack has it far more often than those of
  /// the written languages, and the last words are not in that language. This applies to "the" in German, although
  /// German texts have it.
  func isOfUnwrittenLanguage(_ word: String) -> Bool {
    guard model.packs.count > 1, let other = otherLanguage(of: normalizedWord(word)) else {
      return false
    }
    return !context.history.suffix(2).contains { otherLanguage(of: $0) == other }
  }

  /// Returns the language of a pack that is not written here and has a word far more often than those that are.
  private func otherLanguage(of word: String) -> String? {
    if Tokenizer.isSpecial(word) || word.isEmpty { return nil }
    let scores = model.packs.indices.map { model.score(of: word, inPack: $0) ?? .ofUnlistedWord }
    let written = context.shares.written
    guard let own = written.map({ scores[$0] }).max(),
      let best = scores.indices.max(by: { scores[$0] < scores[$1] }), !written.contains(best),
      scores[best] - own > Self.farLikelier
    else { return nil }
    return primaryLanguage(of: model.packs[best].metadata.language)
  }

  /// The minimum advantage of a word in its own language: twelvefold.
  private static let farLikelier = Score(nats: 2.5)
}
