// Irregular forms that are written as regular ones.

import InkGeometry
import InkLexicon
import InkModel
import InkTestSupport
import Testing

@testable import InkCorrection

@Suite struct IrregularFormTests {
  @Test(arguments: [
    ("catched", ["caught"]), ("layed", ["laid"]), ("goed", ["went", "gone"]),
    ("writed", ["wrote", "written"]), ("getted", ["got"]), ("begined", ["began", "begun"]),
    ("beginned", ["began", "begun"]), ("childs", ["children"]), ("knifes", ["knives"]),
    ("mices", ["mice"]), ("gooder", ["better"]), ("eated", ["ate", "eaten"]),
    ("sited", []), ("wined", []), ("runed", []), ("walked", []), ("cats", []), ("ed", []),
    ("s", []), ("ied", []), ("", []), ("caught", []), ("seed", []),
  ])
  func `a regularized form leads to the irregular forms`(word: String, forms: [String]) {
    #expect(languageRules(of: "en-GB").irregularForms.forms(of: word, isKnown: false) == forms)
    #expect(languageRules(of: "de").irregularForms.forms(of: word, isKnown: false) == [])
  }

  @Test(arguments: [
    ("gegeht", ["gegangen"]), ("denkte", ["dachte"]), ("bringten", ["brachten"]),
    ("findetest", ["fandest", "fandst"]), ("findetet", ["fandet"]), ("haltetet", ["hieltet"]),
    ("gingte", []), ("angeruft", ["angerufen"]),
    ("versprechte", ["versprach"]), ("gehaltet", ["gehalten"]), ("gehten", ["gingen"]),
    ("begeht", []), ("umgeht", []), ("sagte", []), ("hielten", []), ("te", []), ("get", []),
    ("reitet", []), ("gebt", []),
  ])
  func `German has irregular verbs of its own`(word: String, forms: [String]) {
    #expect(languageRules(of: "de-AT").irregularForms.forms(of: word, isKnown: false) == forms)
    #expect(languageRules(of: "fr").irregularForms.forms(of: word, isKnown: false) == [])
  }

  @Test(arguments: ["fahrten", "gesteht"])
  func `a known German word is meant as typed`(word: String) throws {
    #expect(languageRules(of: "de").irregularForms.forms(of: word, isKnown: false) != [])
    #expect(languageRules(of: "de").irregularForms.forms(of: word, isKnown: true) == [])
    #expect(
      languageRules(of: "en").irregularForms.forms(of: "childs", isKnown: true) == ["children"])
    let sentences = [
      "Die Fahrten sind lang.", "Er gesteht es.", "Sie fuhren.", "Er hat gestanden.",
    ]
    let model = Model(packs: [try TinyPack.pack(sentences, language: "de")])
    let others = Corrector(
      model: model, context: model.context(after: ["<s>"]), capitalIsUninformative: false
    ).judgement(of: word).others
    #expect(!others.contains { ["fuhren", "gestanden"].contains($0.text) }, "\(others)")
  }

  @Test(arguments: [
    ("auffüllst", "auffüllt", true), ("kollaborativem", "kollaborativen", true),
    ("tokenisieren", "tokenisierten", true), ("seheen", "sehen", false),
    ("gesagtt", "gesagt", false),
    ("dichh", "dich", false), ("gesten", "gestern", false), ("wusten", "wussten", false),
  ])
  func `forms of German words are distinguished by their endings`(
    typed: String, meant: String, areForms: Bool
  ) {
    #expect(GermanEndings.tellApart(typed, meant) == areForms)
  }

  @Test func `a plural is only offered where the word may be a genitive`() throws {
    for word in ["childs", "policemans", "thiefs", "knifes"] {
      #expect(EnglishIrregularForms().mayBeGenitive(word))
    }
    for word in ["mices", "feets", "criterias", "cats", "catched"] {
      #expect(!EnglishIrregularForms().mayBeGenitive(word))
    }
    #expect(try judgement(of: "childs", after: ["the"]).others.first?.offerReason == .genitive)
    let caught = try #require(judgement(of: "catched", after: ["she"]).others.first)
    #expect(caught.offerReason == nil)
  }

  private func judgement(of typed: String, after history: [String]) throws -> Judgement {
    let model = Model(packs: [
      try TinyPack.pack([
        "She caught the ball.", "He wrote it down.", "It was written there.", "They watched it.",
        "The children are here.", "The child is here.", "He wrote to them.", "They play there.",
      ])
    ])
    return Corrector(
      model: model, context: model.context(after: history), capitalIsUninformative: false
    )
    .judgement(of: typed)
  }

  @Test(arguments: [
    ("catched", "she", "caught"), ("writed", "he", "wrote"), ("writed", "was", "written"),
    ("childs", "the", "children"),
  ])
  func `the form that fits its context is offered first`(
    typed: String, before: String, meant: String
  ) throws {
    let others = try judgement(of: typed, after: [before]).others
    #expect(others.first?.text == meant)
  }

  @Test func `it is applied only where hardly anything else may be meant`() {
    func rule(_ share: Double) -> AutocorrectRule {
      // With two hypotheses, the share of the better one follows from the difference of their scores.
      let odds = Logarithm.natural(share / (1 - share)) / Judgement.scale
      let judgement = Judgement(
        isKnown: false, isUntouchable: false, keep: Score(nats: -40),
        others: [
          Hypothesis(text: "went", score: Score(nats: -12), reason: .severalSlips),
          Hypothesis(text: "god", score: Score(nats: -12 - odds), reason: .severalSlips),
        ])
      return AutocorrectDecision(
        on: judgement, of: "goed",
        in: TypedSetting(capitalIsUninformative: false, rules: languageRules(of: "en"), layout: .us)
      ).rule
    }
    #expect(rule(0.8) == .greatSlip)
    #expect(rule(0.95) == .automatic)
  }

  @Test func `the slip is explained as one`() throws {
    let model = Model(packs: [try TinyPack.pack(["She caught it."])])
    let corrector = Corrector(
      model: model, context: model.context(after: ["<s>"]), capitalIsUninformative: false)
    let slips = corrector.slips(typing: "catched", for: "caught")
    #expect(slips?.map { "\($0.typed)>\($0.meant)" } == ["catched>caught"])
  }
}
