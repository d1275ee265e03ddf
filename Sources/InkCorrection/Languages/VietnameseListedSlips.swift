// Listed words of Vietnamese that are no syllables: qúa, which stands for quá.

import InkLexicon
import InkModel

/// Recognizes slips among the words of a list that are no possible syllables.
struct VietnameseListedSlips: ListedSlipRules {
  /// Whether a word is no syllable, as which it stands for a listed one that is far more frequent, or else a rare slip
  /// as in other languages.
  func isSlip(_ text: String, writtenAs typed: String, of pack: LanguagePack) -> Bool? {
    let forms = pack.rules.orthography.respelledForms(of: text)
    let isRespelled = pack.withFile { file -> Bool in
      guard !forms.isEmpty, let id = pack.id(of: text, in: file) else { return false }
      let unigrams = UnigramScores(of: pack, weights: pack.defaultWeights, in: file)
      let gain = text.utf8.allSatisfy { $0 < 0x80 } ? Self.minimumGainOfTelex : Self.minimumGain
      let least = unigrams.score(of: id) + gain.rawValue
      return forms.contains { form in
        pack.id(of: form, in: file).map { unigrams.score(of: $0) >= least } ?? false
      }
    }
    return isRespelled ? true : RareListedSlips().isSlip(text, writtenAs: typed, of: pack)
  }

  /// The minimum advantage of the syllable, in nats: a factor of fifty.
  private static let minimumGain = Score(nats: 3.9)
  /// The same beside letters that are a syllable in Telex, and maybe a word of another language: a factor of 400.
  private static let minimumGainOfTelex = Score(nats: 6)
}
