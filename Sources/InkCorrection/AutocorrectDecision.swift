// When a word is changed unasked: the rules in their order, applied to what is thought of the word.

import InkText

/// Whether the best of the other words is put in for a typed one without being asked for.
package struct AutocorrectDecision: Sendable, Equatable {
  /// The rule that decides.
  package let rule: AutocorrectRule
  /// The least share that the best of the other words needs to be put in where nothing but its share stands in the way,
  /// 0…1; nil where something else does.
  package let neededShare: Double?

  /// What a rule decides.
  package init(_ rule: AutocorrectRule, neededShare: Double? = nil) {
    (self.rule, self.neededShare) = (rule, neededShare)
  }

  /// Decides on a judged word of prose.
  ///
  /// - Parameters:
  ///   - judgement: The hypotheses for the word.
  ///   - typed: The word as it is typed.
  ///   - setting: Where it is typed.
  package init(on judgement: Judgement, of typed: String, in setting: TypedSetting) {
    let best = judgement.others.first
    if judgement.isKnown {
      self.init(.known)
    } else if judgement.isUntouchable,
      !StrayCapital.isUndone(typed, by: best?.text ?? "", on: setting.layout)
    {
      self.init(.shape)
    } else if let best {
      let change = ProposedChange(of: typed, into: best, in: setting)
      if LetterCase.of(typed) == .upper {
        self.init(.name, neededShare: change.demand.share)
      } else if best.isOnlyOffered || !change.isAllowed {
        self.init(.kind)
      } else {
        let (needed, rule) = change.demand
        let isEnough = judgement.shares.others.first ?? 0 >= needed
        self.init(isEnough ? .automatic : rule, neededShare: needed)
      }
    } else {
      self.init(LetterCase.of(typed) == .upper ? .name : .nothingNear)
    }
  }
}
