// When a word is changed unasked: all rules in their order, applied to what is thought and known of the word.

import InkText

/// Whether the best of the other words is put in for a typed one without being asked for.
package struct AutocorrectDecision: Sendable, Equatable {
  /// The rule that decides.
  package let rule: AutocorrectRule
  /// The least share that the best of the other words needs to be put in where nothing but its share stands in the way,
  /// 0…1; nil where something else does.
  package let neededShare: Double?

  private init(_ rule: AutocorrectRule, neededShare: Double? = nil) {
    (self.rule, self.neededShare) = (rule, neededShare)
  }

  /// Decides on a judged word.
  ///
  /// - Parameters:
  ///   - judgement: The hypotheses for the word.
  ///   - typed: The word as it is typed.
  ///   - setting: Where it is typed.
  ///   - facts: What the user and the document say about it.
  ///   - source: Who knows what is meant, beside the document; asked for late, as it costs much.
  ///   - isNameOfCode: Whether it is a name of the code that it is a comment on; asked last, as it costs the most.
  package init(
    on judgement: Judgement, of typed: String, in setting: TypedSetting,
    knowing facts: TypedWordFacts = TypedWordFacts(),
    meantFrom source: @autoclosure () -> WordKnowledge.Source = .list,
    isNameOfCode: @autoclosure () -> Bool = false
  ) {
    let first = Self.first(on: judgement, of: typed, in: setting, knowing: facts, source)
    self = first.rule == .automatic && isNameOfCode() ? Self(.repeated) : first
  }

  /// What the first rule that holds decides.
  private static func first(
    on judgement: Judgement, of typed: String, in setting: TypedSetting,
    knowing facts: TypedWordFacts, _ source: () -> WordKnowledge.Source
  ) -> Self {
    // What its place, the user and the document say.
    if !setting.isProse { return Self(.notProse) }
    if facts.isIgnored { return Self(.ignored) }
    if facts.isTakenBack { return Self(.takenBack) }
    if facts.isRepeated { return Self(.repeated) }
    // What the word says itself.
    if judgement.isKnown { return Self(.known) }
    let best = judgement.others.first
    if judgement.isUntouchable,
      !StrayCapital.isUndone(typed, by: best?.text ?? "", in: setting)
    {
      return Self(.shape)
    }
    let isInCapitals = LetterCase.of(typed) == .upper
    guard let best else { return Self(isInCapitals ? .name : .nothingNear) }
    // What the change says, by its kind and by its share.
    let change = ProposedChange(of: typed, into: best, in: setting)
    let demand = change.demand(isWrittenHere: facts.meantIsWrittenHere)
    if isInCapitals { return Self(.name, neededShare: demand.share) }
    if best.isOnlyOffered || !change.isAllowed(isWrittenHere: facts.meantIsWrittenHere)
      || judgement.mayLackSpace(typed, in: setting.rules)
    {
      return Self(.kind)
    }
    let (needed, doubt) = demand
    let shares = judgement.shares.others
    if shares.first ?? 0 < needed { return Self(doubt, neededShare: needed) }
    // Of two words that differ in their marks alone neither is put in where both may be meant: frío and frió.
    if judgement.others.count > 1, shares[1] > shares[0] / 3,
      foldedKey(judgement.others[1].text) == foldedKey(best.text)
    {
      return Self(.unsure, neededShare: needed)
    }
    if setting.rules.isBorrowedVerb(typed) { return Self(.kind) }
    if best.isSplit { return Self(.automatic, neededShare: needed) }
    // What stands here once, and nowhere else, is offered; to be put in it has to be sure itself.
    let source = source()
    if source == .none, !facts.meantIsRepeated { return Self(.unsure, neededShare: needed) }
    // A rare word gains from being written; where it is not, the list alone says that it is meant.
    let mayChange =
      source == .rare && !facts.meantIsWrittenHere
      || OwnWords.mayChange(typed, into: best, from: source, in: setting.rules)
    return Self(mayChange ? .automatic : .kind, neededShare: mayChange ? needed : nil)
  }
}

extension Hypothesis {
  /// Whether it is more than one word.
  fileprivate var isSplit: Bool { text.utf8.contains(UInt8(ascii: " ")) }
}
