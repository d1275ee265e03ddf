// Decides whether a word is changed automatically: all rules in order, applied to the judgement and what else is known.

import InkText

/// Whether the best candidate replaces a typed word automatically, and the rule that decides it.
///
/// The first rule that applies decides. They ask, in this order, about the position, the user and the document
/// (`byPosition`); about the word (`byWord`); about the change (`byChange`): its kind (``OfferReason``), its share
/// (``ProposedChange/demand``), the other words that may be meant (``Judgement``), and who knows the meant one
/// (``OwnWords``); and only where the word would be changed by all of these, about how it is used (``WordUse``), and
/// what is expensive to know.
package struct AutocorrectDecision: Sendable, Equatable {
  /// The rule that decides.
  package let rule: AutocorrectRule
  /// The minimum share with which the best candidate would be applied, 0…1, where its share is the only possible
  /// obstacle; nil where another rule decides.
  package let neededShare: Double?
  /// What exactly keeps the change from being made, where the rule has more than one reason for that; else nil.
  package let reason: OfferReason?

  private init(
    _ rule: AutocorrectRule, neededShare: Double? = nil, because reason: OfferReason? = nil
  ) {
    (self.rule, self.neededShare, self.reason) = (rule, neededShare, reason)
  }

  /// The decision that a change is of a kind that is only ever offered.
  private init(offeredFor reason: OfferReason) { self.init(.kind, because: reason) }

  /// Decides on a judged word.
  ///
  /// - Parameters:
  ///   - judgement: The hypotheses for the word.
  ///   - typed: The word as typed.
  ///   - setting: Where it is typed.
  ///   - context: What the user and the document say about it.
  package init(
    on judgement: Judgement, of typed: String, in setting: TypedSetting,
    by context: some DecisionContext
  ) {
    let first = Self.first(on: judgement, of: typed, in: setting, by: context)
    if first.rule != .automatic {
      self = first
    } else if let best = judgement.others.first, let reason = context.veto(on: best.text) {
      self = Self(offeredFor: reason)
    } else if context.restsOnWriting {
      self = Self(.name)
    } else if context.mayBeForeign {
      self = Self(.unsure, because: .unclearLanguage)
    } else {
      self = context.isNameOfCode ? Self(.repeated, because: .nameOfCode) : first
    }
  }

  /// Returns the decision of the first rule that applies.
  private static func first(
    on judgement: Judgement, of typed: String, in setting: TypedSetting,
    by context: some DecisionContext
  ) -> Self {
    let best = judgement.others.first
    if let decision = byPosition(of: typed, into: best, in: setting, by: context)
      ?? byWord(typed, on: judgement, in: setting, by: context)
    {
      return decision
    }
    guard let best else {
      return Self(LetterCase.of(typed) == .upper ? .name : .nothingNear)
    }
    return byChange(of: typed, into: best, on: judgement, in: setting, by: context)
  }

  /// Returns the decision on evidence from the position, the user and the document; nil for none.
  private static func byPosition(
    of typed: String, into best: Hypothesis?, in setting: TypedSetting,
    by context: some DecisionContext
  ) -> Self? {
    if !setting.isProse { return Self(.notProse) }
    if context.isIgnored { return Self(.ignored) }
    if let best, context.isReverted(to: best.text) { return Self(.reverted) }
    return context.isRepeated(typed) == true ? Self(.repeated) : nil
  }

  /// Returns the decision on evidence from the word itself; nil for none.
  private static func byWord(
    _ typed: String, on judgement: Judgement, in setting: TypedSetting,
    by context: some DecisionContext
  ) -> Self? {
    let best = judgement.others.first
    if judgement.isKnown, !isSlip(typed, on: judgement, by: context) { return Self(.known) }
    let isFixed =
      judgement.isUntouchable && !StrayCapital.isUndone(typed, by: best?.text ?? "", in: setting)
    return isFixed ? Self(.shape) : nil
  }

  /// Whether a known word is a slip of the likeliest other one, as far as there is a doubt about it.
  private static func isSlip(
    _ typed: String, on judgement: Judgement, by context: some DecisionContext
  ) -> Bool {
    guard let doubt = judgement.doubt, let best = judgement.others.first, !best.isSplit else {
      return false
    }
    let hasSameLetters = foldedKey(best.text) == foldedKey(typed)
    let shares = judgement.shares.others
    let second = shares.count < 2 ? 0 : shares[1]
    let lacksCapital = best.reason == .letterCase && shares[0] >= minimumShareOfCapital
    switch doubt {
    case .isRareNoun where lacksCapital && context.writesNounsWithCapitals: return true
    case .isRare, .isRareNoun:
      let lacksMarks =
        best.reason == .accent && typed.utf8.count >= minimumLettersBesideMarks
        && typed.utf8.allSatisfy { $0 < 0x80 }
      return (!hasSameLetters || lacksMarks) && shares[0] >= minimumShareBesideRare
        && second <= maximumShareBesideRare
    case .lacksMarks:
      return hasSameLetters && best.reason == .accent && shares[0] >= minimumShareOfMarks
    case .mayLackMarks:
      // An accent on the last letter tells two forms of a verb from each other: llego, llegó.
      return hasSameLetters && best.reason == .accent && shares[0] >= minimumShareOfLikelyMarks
        && typed.last == best.text.last
    case .lacksCapital:
      return lacksCapital && context.writesNounsWithCapitals
    }
  }

  /// Returns the decision on evidence from the change: its kind and its share.
  private static func byChange(
    of typed: String, into best: Hypothesis, on judgement: Judgement, in setting: TypedSetting,
    by context: some DecisionContext
  ) -> Self {
    let isRepeated = context.isRepeated(best.text)
    let change = ProposedChange(
      of: typed, into: best, in: setting, isWrittenHere: isRepeated == true)
    if LetterCase.of(typed) == .upper { return Self(.name) }
    if let reason = best.offerReason ?? change.veto { return Self(offeredFor: reason) }
    if judgement.mayLackSpace(typed, in: setting.rules) { return Self(offeredFor: .missingSpace) }
    let (demand, shares) = (change.demand, judgement.shares)
    let needed = max(
      demand.share, change.minimumShareAmongWords * (1 - shares.keep))
    let share = shares.others.first ?? 0
    if share < demand.share { return Self(demand.rule, neededShare: needed) }
    // Of several words that may be meant, none is applied: eaying, for eating and saying; frio, for frío and frió.
    if judgement.shareOfBestWord < needed { return Self(.unsure, neededShare: needed) }
    if !change.isKnownSlip, judgement.hasNearerWord { return Self(.unsure) }
    if setting.rules.forms.borrowedEndings.isVerb(typed) { return Self(offeredFor: .borrowedVerb) }
    if best.isSplit { return Self(.automatic, neededShare: needed) }
    let source = context.source(of: best.text)
    if source == .none, isRepeated == false { return Self(.hereOnly) }
    // A rare word that the document uses owes part of its probability to that, so it is checked like the user's own
    // words; otherwise the list alone vouches for it.
    let mayChange =
      source == .rare && isRepeated != true
      || OwnWords.mayChange(typed, into: best, from: source, in: setting.rules)
    return mayChange
      ? Self(.automatic, neededShare: needed) : Self(offeredFor: .unlistedWord)
  }
}

extension AutocorrectDecision {
  /// The share from which a rare listed word is taken for a slip. In 25,000 lines that no pack has seen one right word
  /// more is changed than before (mined), and of 2,300 seeded slips in words of two to four letters 130 more are put
  /// right.
  fileprivate static let minimumShareBesideRare = 0.92
  /// The greatest share that a second word may have there.
  fileprivate static let maximumShareBesideRare = 0.08
  /// Shorter words are words of their own more often: Swedish for, beside för.
  fileprivate static let minimumLettersBesideMarks = 4
  /// The share from which a listed word is taken for one that lacks its marks, if it is far rarer than that.
  fileprivate static let minimumShareOfMarks = 0.65
  /// The same if it is just rarer.
  fileprivate static let minimumShareOfLikelyMarks = 0.97
  /// The same for a noun that lacks its capital: in 28,000 words of clean text no right one changes, and of 273 nouns
  /// in small letters 101 do.
  fileprivate static let minimumShareOfCapital = 0.8
}
