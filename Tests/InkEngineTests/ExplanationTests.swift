// Explanations agree with what happens at a position.

import InkCorrection
import InkEngine
import InkLexicon
import InkTestSupport
import InkText
import Testing

@Suite struct ExplanationTests {
  private func explain(
    _ text: String, at marked: String, _ settings: EngineSettings = EngineSettings(),
    from pack: LanguagePack? = nil, prepare: (inout Scene) -> Void = { _ in }
  ) throws -> Explanation {
    let pack =
      try pack
      ?? TinyPack.pack([
        "You will receive a letter.", "The cat will recover.", "We go to the sea.",
      ])
    var scene = Scene(marked, settings: settings, pack: pack)
    prepare(&scene)
    return scene.engine.explanation(of: text, at: scene.point, in: scene.document)
  }

  @Test func `a corrected slip is explained, with its cost`() throws {
    let found = try explain("receive", at: "You will recieve|")
    #expect(found.typed == "recieve")
    #expect(found.typedWord?.known == false)
    #expect(found.correction == .best(.automatic))
    #expect(found.correctionRank == 0)
    #expect(found.slips?.map(\.meant) == ["receive"])
    #expect(found.score != nil)
    #expect(found.sources.count == 1)
    #expect(found.typedSources.isEmpty)
  }

  @Test func `a suggested word is explained`() throws {
    let found = try explain("receive", at: "You will rec|")
    #expect(found.suggestion == .offered)
    #expect(found.suggestionRank == 0)
  }

  @Test func `a word suggested with another capital is explained`() throws {
    let found = try explain("the", at: "Th|")
    #expect(found.suggestion == .otherCase)
    #expect(found.suggestionRank == 0)
    #expect(try explain("The", at: "Th|").suggestion == .offered)
    #expect(try explain("Receive", at: "You will recieve|").correction == .best(.automatic))
  }

  @Test func `what keeps a correction from being put in is said by the reason it has`() throws {
    let plural = try explain("cat", at: "The cats|")
    #expect(plural.correction == .best(.kind) && plural.offerReason == .plural)
    #expect(plural.correctionSentence.contains("plural"))
    let typed = try explain("cats", at: "The cats|")
    #expect(typed.offerReason == .plural)
    #expect(typed.report(on: "cats") { name, _, _ in name }[1].contains("plural"))
    #expect(try explain("receive", at: "You will recieve|").offerReason == nil)
  }

  @Test(arguments: [
    ("We go to \"recovr|\" now.", OfferReason.mentioned), ("We go to 'recovr'|", .mentioned),
    ("We go to 'recovr|' now.", .mentioned), ("We install recovr|", .programName),
    ("The typo recovr|", .saidToBeMisspelled), ("We go un- recovr|", .restOfWord),
  ])
  func `a word that is mentioned or may be a name for what is around it is explained as such`(
    marked: String, reason: OfferReason
  ) throws {
    let found = try explain("recover", at: marked)
    #expect(found.typed == "recovr")
    #expect(found.correction == .best(.kind) && found.offerReason == reason)
    #expect(found.correctionSentence == reason.sentence)
  }

  @Test func `a plain slip is explained as put in also where it is mentioned`() throws {
    #expect(try explain("recover", at: "We go to \"recovr| now.").correction == .best(.automatic))
    #expect(try explain("will", at: "You \"wlil|\" go.").correction == .best(.automatic))
    #expect(try explain("will", at: "The word \"wlil|\" is.").offerReason == .mentioned)
  }

  @Test func `each reason to offer a correction only is a sentence of its own`() {
    let sentences = Set(OfferReason.allCases.map(\.sentence))
    #expect(sentences.count == OfferReason.allCases.count)
    #expect(sentences.allSatisfy { $0.hasPrefix("It is offered only: ") && $0.hasSuffix(".") })
  }

  @Test func `each reason not to offer has its name`() throws {
    #expect(try explain("zyxomat", at: "You will rec|").suggestion == .unknown)
    #expect(try explain("cat", at: "You will rec|").suggestion == .beginsOtherwise)
    #expect(
      try explain("cat", at: "You will rec|").suggestionSentence
        == "It does not begin as the word at the cursor.")
    var corrected = try explain("cat", at: "You will rec|")
    corrected.correctionRank = 0
    #expect(corrected.suggestionSentence.hasSuffix("among the corrections of the whole word."))
    #expect(try explain("rec", at: "You will rec|").correction == .asTyped)
    #expect(try explain("the", at: "You will recieve|").correction == .notNear)
    #expect(try explain("receive", at: "You will |").correction == .noWord)
    let typed = try explain("recieve", at: "You will recieve|")
    #expect(typed.alternative?.text == "receive")
    #expect(typed.alternative?.rule == .automatic)
    var later = EngineSettings()
    later.minimumPrefix = 3
    #expect(try explain("receive", at: "You will re|", later).suggestion == .tooEarly)
    #expect(try explain("receive", at: "You will rec/|").suggestion == .notProse)
    var settings = EngineSettings()
    settings.nextWord = false
    #expect(try explain("receive", at: "You will |", settings).suggestion == .tooEarly)
    settings.suggestionLimit = 0
    #expect(try explain("receive", at: "You will rec|", settings).suggestion == .off)
    settings.enabled = false
    let off = try explain("receive", at: "You will recieve|", settings)
    #expect(off.suggestion == .off)
    #expect(off.correction == .off)
  }

  @Test func `ghost text is explained, and that several words are no suggestion`() throws {
    let command: Explanation.Command = { _, _, _ in "" }
    for text in ["sea", "sea and"] {
      let found = try explain(text, at: "We go to the sea and we go to the s|")
      #expect(found.ghost?.text.hasPrefix("sea") == true)
      #expect(found.report(on: text, command: command).contains { $0.hasPrefix("Ghost text: ") })
    }
    let other = try explain("sea or", at: "We go to the sea and we go to the s|")
    #expect(other.ghost == nil)
    #expect(other.suggestion == .severalWords)
  }

  @Test func `no replacement that would apply to a known word everywhere is advised`() throws {
    let found = try explain("sea", at: "We go to the we|")
    #expect(found.typedWord?.known == true)
    let lines = found.report(on: "sea") { name, _, _ in name }
    #expect(!lines.contains { $0.hasPrefix("To change that") })
  }

  @Test func `an ignored or reverted word is explained`() throws {
    let ignored = try explain("receive", at: "You will rec|") {
      _ = $0.engine.apply(UserWordChange(kind: .ignore, word: "receive", date: 0))
    }
    #expect(ignored.suggestion == .ignored)
    let reverted = try explain("receive", at: "You will recieve|") {
      $0.engine.userCorrections.apply(
        UserCorrectionChange(
          .revert, Replacement(typed: "recieve", text: "receive", language: nil, date: 0)))
    }
    #expect(reverted.correction == .best(.reverted))
  }

  @Test func `an insufficient share is explained, with what it lacks and its surroundings`() throws
  {
    let sure = try explain("receive", at: "You will recieve|")
    #expect(sure.neededProbability == nil)
    #expect(sure.surroundings == nil)
    let foreign = try explain("cat", at: "Ich habe ceat|")
    #expect(foreign.correction == .best(.unsure))
    #expect(try #require(foreign.probability) < AutocorrectRule.minimumShare)
    #expect(try #require(foreign.neededProbability) >= AutocorrectRule.minimumShare)
    #expect(foreign.surroundings == .foreign)
    let typed = try explain("ceat", at: "Ich habe ceat|")
    #expect(typed.neededProbability == foreign.neededProbability)
    #expect(typed.alternative?.probability == foreign.probability)
  }

  @Test func `a change by a language rule is explained as such, and how to prevent it`() throws {
    #expect(try explain("I", at: "You and i|").correction == .spelling)
    let contraction = try explain("I'm", at: "You and im|")
    #expect(contraction.correction == .spelling)
    #expect(
      contraction.report(on: "I'm") { name, _, _ in name }.last
        == "To change that: undo it once, or ignore “im”, and it is left alone.")
    var german = EngineSettings()
    german.languages = ["de"]
    #expect(try explain("I", at: "You and i|", german).correction != .spelling)
  }

  @Test(arguments: ["We dont|", "We dont go. They dont|"])
  func `a contraction is explained with the apostrophes of a text, even of one that repeats it`(
    marked: String
  ) throws {
    for (text, isRuled) in [("don’t", true), ("don't", false)] {
      let found = try explain(text, at: "I don’t know. " + marked, from: shippedPack("en"))
      #expect((found.correction == .spelling) == isRuled, "\(text)")
    }
  }

  @Test func `a replacement of the user's is explained, and how to prevent it`() throws {
    let found = try explain("on my way", at: "You and omw|") {
      $0.engine.userCorrections.apply(
        UserCorrectionChange(
          .addReplacement, Replacement(typed: "omw", text: "on my way", language: nil, date: 0)))
    }
    #expect(found.correction == .replacement)
    #expect(
      found.report(on: "on my way") { name, _, _ in name }.last
        == "To change that: take it off your replacements, or undo it, which keeps it off until the server ends."
    )
  }

  @Test func `a known word that is typed is not in the list for that reason`() throws {
    let found = try explain("cat", at: "The cat|")
    #expect(found.suggestion == .typed)
    #expect(try explain("cat", at: "The ca|").suggestion == .offered)
  }

  @Test func `of a typed word that nobody knows it is said first what would be put in its place`()
    throws
  {
    let found = try explain("recieve", at: "You will recieve|", .applyingCorrections)
    let report = found.report(on: "recieve") { name, _, _ in name }.joined(separator: "\n")
    #expect(
      report.hasPrefix(
        "“recieve”\nCorrection to “receive”: With autocorrect “apply” it is put in when the word ends."
      ))
    #expect(!report.contains("It is suggested."))
    #expect(!report.contains("For it"))
    let other = try explain("the", at: "You will recieve|", .applyingCorrections)
    #expect(
      other.report(on: "the") { name, _, _ in name }.contains("“recieve” is known to nobody."))
  }

  @Test func `a change of several words is explained at the last of them, made or offered`() throws
  {
    for (marked, line) in [
      ("We go tot he|", "“tot he” becomes “to the”"),
      ("We went home.We|", "“home.We” becomes “home. We”"), ("Ill call|", "“Ill” becomes “I'll”"),
      ("We go to|", nil), ("You will recieve|", nil),
    ] {
      for settings in [EngineSettings.applyingCorrections, EngineSettings()] {
        let found = try explain("the", at: marked, settings, from: shippedPack("en"))
        let report = found.report(on: "the") { name, _, _ in name }
        let told = report.first { $0.hasPrefix("Words:") }
        #expect(
          told == line.map { "Words: With autocorrect “apply” \($0) when a space follows." })
      }
    }
    var off = EngineSettings()
    off.autocorrect = .off
    let found = try explain("the", at: "We go tot he|", off, from: shippedPack("en"))
    #expect(found.changeOfSeveral == nil)
  }

  @Test(arguments: [
    (0.0, "less than 1"), (0.009, "less than 1"), (0.01, "1"), (0.019, "1"), (0.999, "99"),
  ])
  func `no probability is said to be 0 %`(probability: Double, percent: String) throws {
    var found = try explain("receive", at: "You will recieve|")
    found.probability = probability
    let line = try #require(found.report(on: "receive") { name, _, _ in name }.dropFirst().first)
    #expect(line.hasSuffix("It is \(percent) % likely that it was meant."))
  }

  @Test(arguments: [
    (0.97, 0.9749, 98), (0.9649, 0.965, 97), (0.2, 0.95, 95), (0.5, 0.58, 58), (0.05, 0.07, 7),
  ])
  func `the probability that is needed is said to be more`(
    reached: Double, needed: Double, percent: Int
  ) throws {
    var found = try explain("receive", at: "You will recieve|")
    (found.probability, found.neededProbability) = (reached, needed)
    let line = try #require(found.report(on: "receive") { name, _, _ in name }.dropFirst().first)
    #expect(
      line.contains(" \(Int(reached * 100)) % likely that it was meant; from \(percent) % on"))
  }

  @Test func `a replacement is advised unless the word is suggested as the rest of the typed one`()
    throws
  {
    for (marked, text, isAdvised) in [
      ("The ca|", "cat", false), ("The ca|", "Cat", false), ("The teh|", "the", true),
    ] {
      var found = try explain(text, at: marked)
      found.correction = .likelierOther
      let isLast = found.report(on: text) { name, _, _ in name }.last?.hasSuffix("with add")
      #expect(isLast == isAdvised, "\(text)")
      found.suggestion = .likelierOthers
      #expect(found.report(on: text) { name, _, _ in name }.last?.hasSuffix("with add") == true)
    }
  }

  @Test func `an ignored word is not a replacement, since nothing is changed`() throws {
    let found = try explain("I'm", at: "You and im|") { scene in
      _ = scene.engine.apply(UserWordChange(kind: .ignore, word: "im", date: 0))
    }
    #expect(found.correction != .spelling)
  }

  @Test func `the source of a known word is explained`() throws {
    #expect(try explain("receive", at: "The cat|").typedSources.count == 1)
    let learned = try explain("receive", at: "The recieve|") {
      _ = $0.engine.apply(UserWordChange(kind: .learn, word: "recieve", date: 0))
    }
    guard case .learned(let word) = learned.typedSources.first else {
      Issue.record("expected the user to know it, found \(learned.typedSources)")
      return
    }
    #expect(word.word == "recieve")
    #expect(try explain("receive", at: "The |").typedSources.isEmpty)
  }

  @Test func `a password field explains nothing`() throws {
    let found = try explain("receive", at: "You will rec|") {
      $0.document.traits = FieldTraits(kind: .password)
    }
    #expect(found.suggestion == .password)
    #expect(found.sources.isEmpty)
    #expect(found.slips == nil)
  }
}
