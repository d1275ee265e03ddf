// Automatic corrections: each rule decides where the rules before it do not apply, whatever the rules after it say.

import InkGeometry
import InkLexicon
import Testing

@testable import InkCorrection

@Suite struct AutocorrectDecisionTests {
  /// A judged word and the facts about it; by default, "recieve" for "receive" in English prose, beyond doubt.
  struct Case: DecisionContext, Sendable {
    var typed = "recieve"
    var meant: String? = "receive"
    /// The share of the meant word among all hypotheses.
    var share = 0.99
    var isKnown = false
    var isUntouchable = false
    var offerReason: OfferReason?
    var isCapitalized = false
    var isProse = true
    var capitalIsUninformative = false
    var isAfterName = false
    var language = "en"
    var isIgnored = false
    var isReverted = false
    var sightings: Int?
    var meantSightings: Int?
    var source = WordKnowledge.Source.list
    /// Why the word is left alone for how it is used.
    var useReason: OfferReason?

    /// Returns a copy with some changes.
    func with(_ change: (inout Case) -> Void) -> Case {
      var other = self
      change(&other)
      return other
    }

    var decision: AutocorrectDecision {
      let others =
        meant.map {
          [
            Hypothesis(
              text: $0, score: Score(nats: -10), reason: .wrongLetter,
              isCapitalized: isCapitalized, offerReason: offerReason)
          ]
        } ?? []
      var judgement = Judgement(
        isKnown: isKnown, isUntouchable: isUntouchable, keep: Score(nats: -10), others: others)
      // The orthographic evidence is added to the odds of all others, so it can set the share to any value.
      judgement.orthographicEvidence = Logarithm.natural(share / (1 - share)) - odds(of: judgement)
      return AutocorrectDecision(
        on: judgement, of: typed,
        in: TypedSetting(
          isProse: isProse, capitalIsUninformative: capitalIsUninformative,
          isAfterName: isAfterName, rules: languageRules(of: language), layout: .us),
        by: self)
    }

    func isReverted(to meant: String) -> Bool { isReverted }
    func sightings(of word: String) -> Int? { word == typed ? sightings : meantSightings }
    var writesNounsWithCapitals: Bool { false }
    func source(of meant: String) -> WordKnowledge.Source { source }
    func veto(on meant: String) -> OfferReason? { useReason }
    var restsOnWriting: Bool { false }
    var mayBeForeign: Bool { false }
    var isNameOfCode: Bool { false }

    private func odds(of judgement: Judgement) -> Double {
      let keep = judgement.shares.keep
      return Logarithm.natural((1 - keep) / max(keep, 1e-9))
    }
  }

  @Test func `a slip beyond doubt is corrected`() throws {
    #expect(Case().decision.rule == .automatic)
    let needed = try #require(Case().decision.neededShare)
    #expect(abs(needed - 0.75 * 0.99) < 1e-6, "three quarters of what other words have")
  }

  /// Cases in which one rule decides, in the order of the rules.
  private static let cases: [(rule: AutocorrectRule, change: @Sendable (inout Case) -> Void)] = [
    (.notProse, { $0.isProse = false }),
    (.ignored, { $0.isIgnored = true }),
    (.reverted, { $0.isReverted = true }),
    (.repeated, { $0.sightings = 2 }),
    (.known, { $0.isKnown = true }),
    (.shape, { $0.isUntouchable = true }),
    (.nothingNear, { $0.meant = nil }),
    (.name, { $0.typed = "RECIEVE" }),
    (.kind, { $0.offerReason = .plural }),
    (.unsure, { $0.share = 0.4 }),
    (.hereOnly, { ($0.source, $0.meantSightings) = (.none, 1) }),
  ]

  @Test(arguments: cases.indices)
  func `a rule decides alone, and before all rules after it`(index: Int) {
    let (rule, change) = Self.cases[index]
    #expect(Case().with(change).decision.rule == rule)
    for (behind, other) in Self.cases[index...] {
      // Where no word is near there is no change to judge; all capitals alone then decide.
      if rule == .nothingNear, behind == .name { continue }
      // Nor can one have been reverted.
      if rule == .reverted, behind == .nothingNear { continue }
      let decision = Case().with {
        other(&$0)
        change(&$0)
      }.decision
      #expect(decision.rule == rule, "\(behind)")
    }
  }

  @Test func `a word known only here has to appear twice to be applied`() {
    func rule(sightings: Int?, _ meant: String = "receive") -> AutocorrectRule {
      Case(meant: meant, meantSightings: sightings, source: .none).decision.rule
    }
    #expect(rule(sightings: 1) == .hereOnly)
    #expect(rule(sightings: 2) == .automatic)
    #expect(rule(sightings: nil) == .automatic, "there is no document")
    #expect(rule(sightings: 0, "to receive") == .automatic, "of two words each is known")
  }

  /// Returns the rule for a typed word that may stand for some others, each with its distance to the best one in nats.
  private func rule(_ typed: String, _ others: [(text: String, below: Double)]) -> AutocorrectRule {
    let judgement = Judgement(
      isKnown: false, isUntouchable: false, keep: Score(nats: -40),
      others: others.map {
        Hypothesis(
          text: $0.text, score: Score(nats: -10 - $0.below),
          reason: CorrectionReason(typed: typed, meant: $0.text))
      })
    return AutocorrectDecision(
      on: judgement, of: typed,
      in: TypedSetting(
        capitalIsUninformative: false, rules: languageRules(of: "en"), layout: .us)
    ).rule
  }

  @Test func `of two words that may be meant none is applied`() {
    #expect(rule("eaying", [("saying", 0), ("eating", 1)]) == .unsure)
    #expect(rule("eaying", [("saying", 0), ("eating", 4)]) == .automatic)
    #expect(rule("eaying", [("saying", 0), ("laying", 2.5), ("eating", 2.5)]) == .unsure)
    #expect(rule("itme", [("time", 0), ("item", 1)]) == .unsure)
    #expect(rule("frio", [("frío", 0), ("frió", 1)]) == .unsure)
    #expect(rule("polihs", [("Polish", 0), ("polish", 1)]) == .automatic, "in either case")
    #expect(rule("wasa", [("was a", 0), ("was", 1)]) == .automatic, "two words before one")
    #expect(rule("wasa", [("was a", 0), ("wash", 1)]) == .unsure)
  }

  @Test func `a missing letter may be any, so that more certainty is required`() {
    #expect(rule("sruck", [("struck", 0), ("stuck", 2.5)]) == .unsure)
    #expect(rule("sruck", [("struck", 0), ("stuck", 4)]) == .automatic)
    #expect(rule("struk", [("struck", 0), ("strum", 2.5)]) == .unsure)
    #expect(rule("strcuk", [("struck", 0), ("strum", 2.5)]) == .automatic)
  }

  @Test func `two slips are not assumed where one is enough`() {
    #expect(rule("bisscuit", [("biscuits", 0), ("biscuit", 6)]) == .unsure)
    #expect(rule("bisscuit", [("biscuits", 0), ("biscuit", 9)]) == .automatic)
    #expect(rule("bisscuit", [("biscuit", 0), ("biscuits", 6)]) == .automatic)
  }

  @Test func `how a word is used says something only where it would be changed`() {
    let decision = Case(useReason: .mentioned).decision
    #expect(decision.rule == .kind && decision.reason == .mentioned)
    #expect(Case(share: 0.4, useReason: .mentioned).decision.rule == .unsure)
  }

  @Test func `a word that appears once in the document is not a term yet`() {
    #expect(Case(sightings: 1).decision.rule == .automatic)
  }

  @Test func `a word in capitals is an abbreviation, even where no word is near`() {
    #expect(Case(typed: "QXJZ", meant: nil).decision.rule == .name)
    #expect(Case(typed: "RECIEVE").decision.neededShare == nil, "no share would be enough")
  }

  @Test func `a capital inside a sentence requires more, and less where the meant word has one`() {
    let name = Case(typed: "Amercian", meant: "American", share: 0.8)
    #expect(name.decision.rule == .name)
    #expect(name.with { $0.isCapitalized = true }.decision.rule == .automatic)
    #expect(name.with { $0.capitalIsUninformative = true }.decision.rule == .automatic)
  }

  @Test func `a possible variant of a name requires more, except for nouns and names of the text`()
  {
    let name = Case(typed: "Tompson", meant: "Thompson", share: 0.8, isCapitalized: true)
    #expect(name.decision.rule == .name)
    #expect(name.with { $0.share = 0.95 }.decision.rule == .automatic)
    #expect(name.with { ($0.share, $0.isAfterName) = (0.95, true) }.decision.rule == .name)
    #expect(name.with { $0.meantSightings = 2 }.decision.rule == .automatic)
    let noun = name.with { $0.language = "de" }
    #expect(noun.decision.rule == .automatic)
    #expect(noun.with { $0.isAfterName = true }.decision.rule == .name)
  }

  @Test func `a slip of the Shift key does not make a protected shape`() {
    #expect(Case(typed: "hTe", meant: "The", isUntouchable: true).decision.rule == .automatic)
  }

  @Test(arguments: [
    ("foobars", "foobar", OfferReason.plural), ("Foobar", "Foobars", .nameWithoutS),
    ("organise", "organize", .variants), ("dpkgg", "dpkg", .abbreviation),
    ("stringp", "string", .extraEdge), ("hellooo", "hello", .elongated),
    ("can't", "cant", .removedApostrophe), ("libc", "libc6", .insertion),
    ("fooBars", "foobar", .capitals), ("Debían", "debian", .nameWithoutMarks),
  ])
  func `some kinds of changes are only offered, and the decision says why`(
    typed: String, meant: String, reason: OfferReason
  ) {
    let decision = Case(typed: typed, meant: meant).decision
    #expect(decision.rule == .kind && decision.reason == reason)
  }

  @Test func `what produced a word has the reason to offer it before its kind of change has`() {
    #expect(Case(typed: "committet", meant: "kommittet", language: "de").decision.rule == .kind)
    let both = Case(typed: "foobars", meant: "foobar", offerReason: .compound)
    #expect(both.decision.reason == .compound)
    #expect(Case().decision.reason == nil && Case(share: 0.4).decision.reason == nil)
  }

  @Test func `of two equal words one that may be put in makes the other one so`() {
    var judgement = Judgement(
      isKnown: false, isUntouchable: false, keep: Score(nats: -10), others: [])
    for reason in [OfferReason.plural, .compound] {
      judgement.add("word", Score(nats: -5), typed: "wordd", offeredFor: reason)
    }
    #expect(judgement.others.map(\.offerReason) == [.plural])
    judgement.add("word", Score(nats: -9), typed: "wordd")
    #expect(judgement.others.map(\.offerReason) == [nil])
  }

  @Test func `a great slip requires a greater share`() {
    let great = Case(typed: "goed", meant: "went", share: 0.8)
    #expect(great.decision.rule == .greatSlip)
    #expect(great.with { $0.share = 0.95 }.decision.rule == .automatic)
  }
}
