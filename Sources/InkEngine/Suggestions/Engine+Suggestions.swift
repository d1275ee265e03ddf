// What suggestions ask of the engine: whether words are offered at a place, and whether what is typed may be a slip.

import InkCorrection
import InkLexicon
import InkModel
import InkText

extension Engine {
  /// The rule by which no words of a language are offered at a place, whatever they are; nil where they are, so many as
  /// are wanted.
  func suggestionGate(at place: Place, in text: Text, limit: Int) -> SuggestionVerdict? {
    if limit < 1 || !place.policy.isAssisted { return .off }
    if !place.policy.offersWords { return .notProse }
    let isNext = place.site.context.prefix.isEmpty
    // Behind a mark that joins the parts of an identifier (`shutdown_`) no next word of a sentence follows.
    if isNext, !place.site.hasOwnText, text.hasIdentifierJoiner(before: place.site.point) {
      return .notProse
    }
    // A surface that adds no space behind a word adds none before it either.
    if isNext, !place.policy.surface.bringsSpaces, text.hasMark(before: place.site.point) {
      return .tooEarly
    }
    if place.policy.isInvoked { return nil }
    let isTooEarly =
      isNext ? !place.policy.settings.nextWord : isTooShort(place.site.context.prefix, for: place)
    return isTooEarly ? .tooEarly : nil
  }

  private func isTooShort(_ prefix: String, for place: Place) -> Bool {
    place.policy.settings.minimumPrefix > 1
      && prefix.unicodeScalars.count < place.policy.settings.minimumPrefix
  }

  /// Whether the letters typed of a word are looked at as a slip of those that were meant.
  func mayBeSlip(_ prefix: String, at place: Place) -> Bool {
    prefix.unicodeScalars.count >= Self.leastCorrected && place.policy.autocorrect != .off
      && !place.language.isForeign
  }

  /// With a single letter nearly everything is a slip away; apostrophes and marks come from the model itself.
  private static let leastCorrected = 2
  /// Whether no slip has to be thought of, since the words that begin as typed are so likely together: what else
  /// could be meant is hardly ever likelier, and the search for it is most of the cost of a key. Of two letters only
  /// the other order is thought of, unless they are rare: of, for fo and ov.
  func isSure(_ prefix: String, beside mass: Score?, at place: Place) -> Bool {
    guard let mass else { return false }
    if prefix.unicodeScalars.count > Self.leastCorrected {
      // Nor does it count how often texts have a well-known slip: daccord, behind suis.
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

  /// P(the letters typed of a word are those that were meant), where the words that begin so have a mass.
  func trust(inPrefixOf mass: Score, at place: Place) -> Double {
    let prefix = place.site.context.prefix
    if prefix.unicodeScalars.count < Self.leastCorrected || isSure(prefix, beside: mass, at: place)
    {
      return 1
    }
    let judgement = quickJudgement(of: prefix, mass: mass, at: place, 2)
    return PrefixShares(mass: mass, judgement).prefix
  }

  /// A judgement made between two keys: what cannot matter beside the words that begin as typed is left out.
  func quickJudgement(
    of prefix: String, mass: Score?, at place: Place, _ limit: Int
  ) -> Judgement {
    corrector(at: place).judgement(
      of: prefix, effort: .quick, floor: Self.relevantScore(beside: mass), limit: limit)
  }

  /// What scores less beside the words that begin as typed, which have a mass, is not looked for. The search goes by
  /// how likely words are wherever they stand, so that it reaches further down than to what matters here.
  static func relevantScore(beside mass: Score?) -> Score {
    mass.map { $0 - Score(nats: 6) } ?? .impossible
  }
}
