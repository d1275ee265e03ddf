// Whether the letters typed so far may be a slip of those that were meant.

import InkCorrection
import InkLexicon
import InkModel
import InkText

extension WordJudge {
  /// Whether the letters typed of a word are considered as a slip.
  func mayBeSlip(_ prefix: String) -> Bool {
    prefix.unicodeScalars.count >= Self.minimumCorrected && place.policy.offersCorrections
      && !place.language.isForeign
  }

  /// With a single letter nearly everything is a slip away; apostrophes and marks come from the model itself.
  private static let minimumCorrected = 2

  /// Whether a slip can be ruled out, since the words that begin as typed are so likely together: anything else that
  /// could be meant is hardly ever likelier, and searching for it is most of the cost of a keystroke. Of two letters
  /// only the reverse order is considered, unless they are rare: "of", for "fo" and "ov".
  func isSure(_ prefix: String, beside mass: Score?) -> Bool {
    guard let mass else { return false }
    if prefix.unicodeScalars.count > Self.minimumCorrected {
      // How often texts have a well-known slip does not count: "daccord" after "suis".
      return mass >= Self.sureMass
        && !model.isKnownSlip(normalizedWord(prefix), at: place.evidence.context)
    }
    if mass < Self.sureMassOfTwo { return false }
    let swapped = model.score(
      of: String(prefix.reversed()), in: place.evidence.context, document: place.evidence.document)
    return swapped.map { $0 < mass } ?? true
  }

  private static let sureMass = Score(nats: -7)
  private static let sureMassOfTwo = Score(nats: -4.5)

  /// P(the letters typed of a word are those that were meant), given the mass of the words that begin with them.
  func trust(inPrefixOf mass: Score) -> Double {
    let prefix = place.site.context.prefix
    if prefix.unicodeScalars.count < Self.minimumCorrected || isSure(prefix, beside: mass) {
      return 1
    }
    return PrefixShares(mass: mass, quickJudgement(of: prefix, mass: mass)).prefix
  }

  /// A judgement made between two keystrokes: what cannot matter beside the words that begin as typed is left out.
  func quickJudgement(of prefix: String, mass: Score?) -> Judgement {
    corrector.judgement(
      of: prefix, effort: .quick, floor: Self.relevantScore(beside: mass))
  }

  /// What scores less beside the mass of the words that begin as typed is not searched for. The search goes by how
  /// likely words are in any context, so it reaches further down than what matters here.
  static func relevantScore(beside mass: Score?) -> Score {
    mass.map { $0 - Score(nats: 6) } ?? .impossible
  }
}
