// Another correction of a word that was corrected, told by the next word: in, for im, before bed.

import InkLexicon
import InkText

extension Corrector {
  /// Returns the word that was meant by one which was corrected to another word, if it is one slip away as well and far
  /// likelier before the next word than that correction: in, for im, before bed.
  ///
  /// - Parameters:
  ///   - correction: The word in the text.
  ///   - typed: The word as typed.
  ///   - next: The word after it, normalized.
  /// - Returns: The word in small letters; nil if the correction is meant.
  package func likelierCorrection(than correction: String, for typed: String, before next: String)
    -> String?
  {
    let made = normalizedWord(correction)
    let cost = max(cost(of: typed, for: made), Self.minimumCostOfCorrection)
    let best =
      wordsOneSlip(from: normalizedWord(typed))
      .compactMap { other in
        gain(of: other, over: made, before: next)
          .map { (text: other, lead: $0 - self.cost(of: typed, for: other) + cost) }
      }
      .max { $0.lead < $1.lead }
    guard let best, best.text != made, best.lead >= Self.minimumLead else { return nil }
    return best.text
  }

  /// What a capital or an apostrophe that was left out costs at least, in nats.
  private static let minimumCostOfCorrection = 2.5
  /// By how many nats another correction must be likelier.
  private static let minimumLead = 2.5
}
