// Judgements on words in context: keeping versus other words, and what is never changed.

import InkGeometry
import InkLexicon
import InkModel
import InkTestSupport
import Testing

@testable import InkCorrection

@Suite struct CorrectorTests {
  private static let sentences = [
    "I don't know what the end is.", "This is the end of the day.", "The cat likes the café.",
    "You will receive a letter.", "I have a lot of time.", "We are going to the sea.",
    "It's a day. The dog likes its home.", "Then I live in London.", "The three cats are there.",
  ]

  private func model(learned: [String] = [], ignored: [String] = []) throws -> Model {
    var words = UserWords()
    for word in learned { _ = words.apply(UserWordChange(kind: .learn, word: word, date: 0)) }
    for word in ignored { _ = words.apply(UserWordChange(kind: .ignore, word: word, date: 0)) }
    return Model(packs: [try TinyPack.pack(Self.sentences)], userWords: words)
  }

  private func judgement(
    of typed: String, after history: [String] = ["<s>"], capitalIsUninformative: Bool = false,
    learned: [String] = [], ignored: [String] = []
  ) throws -> Judgement {
    let model = try model(learned: learned, ignored: ignored)
    let corrector = Corrector(
      model: model, context: model.context(after: history),
      capitalIsUninformative: capitalIsUninformative)
    return corrector.judgement(of: typed)
  }

  @Test(arguments: [
    ("teh", "the", CorrectionReason.transposition), ("recieve", "receive", .transposition),
    ("recive", "receive", .missingLetter), ("dont", "don't", .apostrophe),
    ("cafe", "café", .accent), ("alot", "a lot", .missingSpace), ("likess", "likes", .extraLetter),
    ("goinh", "going", .wrongLetter), ("londn", "London", .missingLetter),
  ])
  func `a slip is corrected`(typed: String, meant: String, reason: CorrectionReason) throws {
    let judgement = try judgement(of: typed)
    #expect(!judgement.isKnown)
    #expect(judgement.others.first?.text == meant)
    #expect(judgement.others.first?.reason == reason)
    #expect(judgement.shares.others.first ?? 0 > judgement.shares.keep)
  }

  @Test(arguments: [
    ("Muenchen", "München"), ("moechte", "möchte"), ("zurueck", "zurück"), ("Fuesse", "Füße"),
    ("ueberpruefen", "überprüfen"),
  ])
  func `German typed without its letters is corrected`(typed: String, meant: String)
    throws
  {
    let sentences = [
      "Ich möchte in München sein.", "Wir gehen zurück.", "Es sind die Füße da.",
      "Wir wollen es überprüfen.", "Die neue Straße ist aktuell.",
    ]
    let model = Model(packs: [try TinyPack.pack(sentences, language: "de")], userWords: UserWords())
    let corrector = Corrector(
      model: model, context: model.context(after: ["<s>"]), capitalIsUninformative: true)
    let judgement = corrector.judgement(of: typed)
    #expect(judgement.others.first?.text == meant)
    let rule = AutocorrectDecision(
      on: judgement, of: typed,
      in: TypedSetting(capitalIsUninformative: true, rules: languageRules(of: "de"), layout: .us)
    ).rule
    #expect(rule == .automatic)
    #expect(languageRules(of: "de").respelledForms(of: "strasse") == [], "as Switzerland writes")
    #expect(languageRules(of: "en").respelledForms(of: "neue") == [])
  }

  @Test func `the letter case of the typed word is carried over`() throws {
    #expect(try judgement(of: "Teh", capitalIsUninformative: true).others.first?.text == "The")
    #expect(try judgement(of: "TEH").others.first?.text == "THE")
    #expect(try judgement(of: "Dont", capitalIsUninformative: true).others.first?.text == "Don't")
    #expect(try judgement(of: "DONT").others.first?.text == "DON'T")
  }

  @Test func `apostrophes are those of the typed word`() throws {
    #expect(try judgement(of: "don’t").others.allSatisfy { !$0.text.contains("'") })
    #expect(try !judgement(of: "don’t").others.contains { $0.text == "don’t" })
    #expect(try judgement(of: "don’tt").others.first?.text == "don’t")
  }

  @Test func `a far rarer word that is a slip of the typed one is not offered`() throws {
    let model = Model(packs: [
      try TinyPack.pack(Array(repeating: "there there", count: 1_500) + ["three tehre"])
    ])
    let corrector = Corrector(
      model: model, context: model.context(after: ["so"]), capitalIsUninformative: false)
    #expect(corrector.judgement(of: "there").others.map(\.text) == [])
    #expect(corrector.judgement(of: "tehre").others.first?.text == "there")
  }

  @Test(arguments: [
    ("mergen", "de", true), ("committen", "de-AT", true), ("gepusht", "de", true),
    ("Committet", "de", true), ("mergar", "sv", true), ("commitear", "es", true),
    ("machen", "de", false), ("mergen", "en", false), ("mergen", nil, false), ("en", "de", false),
    ("gepushade", "sv", false), ("gecommitear", "es", false),
  ])
  func `English verbs with endings of another language are recognized`(
    word: String, language: String?, isBorrowed: Bool
  ) {
    #expect(languageRules(of: language).forms.borrowedEndings.isVerb(word) == isBorrowed)
  }

  @Test(arguments: [
    ("hTe", "The", true), ("THe", "The", false), ("tHe", "The", false),
    ("ofLondon", "of London", false),
  ])
  func `a misplaced capital gets a correction, which is applied where it slipped by a letter`(
    typed: String, meant: String, isPutIn: Bool
  ) throws {
    let judgement = try judgement(of: typed)
    #expect(judgement.isUntouchable)
    #expect(judgement.others.first?.text == meant)
    let rule = AutocorrectDecision(
      on: judgement, of: typed,
      in: TypedSetting(capitalIsUninformative: true, rules: languageRules(of: "en"), layout: .us)
    ).rule
    #expect(isPutIn ? rule == .automatic : rule == .shape || judgement.isKnown && rule == .known)
  }

  @Test(arguments: ["zakumirroz", "zakumioz", "azkumiroz", "akumiroz", "xakumiroz", "zzakumiroz"])
  func `of many learned words the nearest are found, wherever they are in the alphabet`(
    typed: String
  ) throws {
    let others = (0..<12_000).map { number in
      // All in the same order of vowels, so that each is some slips from the others.
      "ab" + String(number).utf8.map { String(UnicodeScalar($0 + 55)) + "u" }.joined()
    }
    let changes = (others + ["zakumiroz"]).map { UserWord(word: $0, date: 0) }
    let model = Model(
      packs: [try TinyPack.pack(Self.sentences)],
      userWords: UserWords(learned: changes, ignored: []))
    let corrector = Corrector(
      model: model, context: model.context(after: ["<s>"]), capitalIsUninformative: true)
    #expect(corrector.judgement(of: typed).others.first?.text == "zakumiroz")
  }

  @Test func `small letters do not make a rare name likelier`() throws {
    // "they" was meant: Thee is a name in the pack, and a rare one.
    let sentences = Self.sentences + Array(repeating: "They are there.", count: 20)
    let model = Model(packs: [
      try TinyPack.pack(sentences + ["Dr Thei was there."])
    ])
    let corrector = Corrector(
      model: model, context: model.context(after: ["<s>"]), capitalIsUninformative: false)
    #expect(corrector.judgement(of: "thei").others.first?.text == "they")
  }

  @Test func `a word that is usually capitalized is offered with its capital`() throws {
    let judgement = try judgement(of: "london")
    #expect(judgement.isKnown)
    #expect(judgement.others.first?.text == "London")
    #expect(judgement.others.first?.reason == .letterCase)
    #expect(try self.judgement(of: "i").others.first?.text == "I")
  }

  @Test func `the words before decide between real words`() throws {
    let judgement = try judgement(of: "its", after: ["dog", "likes"])
    #expect(judgement.isKnown)
    #expect(judgement.shares.keep > 0.5)
    #expect(judgement.others.contains { $0.text == "it's" })
  }

  @Test(arguments: ["abc1", "x_y", "a@b", "a/b", "3", "-", "’", ""])
  func `an input that is not a plain word is not changed`(typed: String) throws {
    let judgement = try judgement(of: typed)
    #expect(judgement.isUntouchable)
    #expect(judgement.others.isEmpty)
  }

  @Test func `learned and ignored words are known`() throws {
    #expect(try judgement(of: "teh", learned: ["teh"]).isKnown)
    #expect(try judgement(of: "teh", ignored: ["teh"]).isKnown)
  }

  @Test func `a learned word is offered for a slip of it`() throws {
    #expect(
      try judgement(of: "inkilng", learned: ["Inkling"]).others.first?.text == "Inkling")
  }

  @Test func `the shares add up to one`() throws {
    for typed in ["teh", "its", "qqqqq", "thr"] {
      let shares = try judgement(of: typed).shares
      #expect(abs(shares.others.reduce(shares.keep, +) - 1) < 1e-9)
      #expect(shares.others == shares.others.sorted(by: >))
    }
  }

  @Test func `a name inside a sentence is kept more readily than a word in small letters`() throws {
    let inside = try judgement(of: "Catz")
    let atStart = try judgement(of: "Catz", capitalIsUninformative: true)
    #expect(inside.shares.keep > atStart.shares.keep)
  }

  @Test(arguments: [
    ("Rechnugn", true), ("rechnugn", true), ("Bezahlne", true), ("bezahlne", true),
    ("Bezal", false), ("Rechner", false), ("Rechberg", false),
  ])
  func `a capital makes an unknown word a name, except for German nouns and near-certain slips`(
    typed: String, isChanged: Bool
  ) throws {
    let model = Model(packs: [
      try TinyPack.pack(
        Array(repeating: "wir bezahlen die Rechnung und bezahlen gern", count: 40), language: "de")
    ])
    let corrector = Corrector(
      model: model, context: model.context(after: ["die"]), capitalIsUninformative: false)
    let judgement = corrector.judgement(of: typed)
    let rule = AutocorrectDecision(
      on: judgement, of: typed,
      in: TypedSetting(
        capitalIsUninformative: false, rules: languageRules(of: "de-AT"), layout: .us)
    ).rule
    #expect((rule == .automatic) == isChanged)
    // A word of this length is not near a name by chance.
    let elsewhere = AutocorrectDecision(
      on: judgement, of: typed,
      in: TypedSetting(capitalIsUninformative: false, rules: languageRules(of: "sv"), layout: .us)
    ).rule
    #expect((elsewhere == .automatic) == isChanged)
  }

  @Test(arguments: [
    ("Hasu", "Haus", "de", true), ("Hasu", "Haus", "sv", false), ("Ameirka", "Amerika", "sv", true),
  ])
  func `a short capitalized word is rather a name where nouns are not capitalized`(
    typed: String, meant: String, language: String, isChanged: Bool
  ) {
    let name = Hypothesis(
      text: meant, score: Score(nats: -18), reason: .transposition, isCapitalized: true)
    let judgement = Judgement(
      isKnown: false, isUntouchable: false, keep: Score(nats: -10), others: [name])
    #expect(abs((judgement.shares.others.first ?? 0) - 0.8) < 0.01)
    let rule = AutocorrectDecision(
      on: judgement, of: typed,
      in: TypedSetting(
        capitalIsUninformative: false, rules: languageRules(of: language), layout: .us)
    ).rule
    #expect(rule == (isChanged ? .automatic : .name))
  }

  @Test(arguments: [
    ("caz", KeyboardLayout.de, true), ("caz", .us, false), ("cay", .us, true), ("cay", .de, false),
  ])
  func `a slip to an adjacent key is a small one, on the layout in use`(
    typed: String, layout: KeyboardLayout, isChanged: Bool
  ) {
    let cat = Hypothesis(text: "cat", score: Score(nats: -18), reason: .wrongLetter)
    let judgement = Judgement(
      isKnown: false, isUntouchable: false, keep: Score(nats: -10), others: [cat])
    let rule = AutocorrectDecision(
      on: judgement, of: typed,
      in: TypedSetting(
        capitalIsUninformative: false, rules: languageRules(of: "en"), layout: layout)
    ).rule
    #expect(rule == (isChanged ? .automatic : .greatSlip))
  }

  @Test func `an extra capital comes from an adjacent key, on the layout in use`() {
    func isUndone(on layout: KeyboardLayout) -> Bool {
      let setting = TypedSetting(
        capitalIsUninformative: false, rules: languageRules(of: "en"), layout: layout)
      return StrayCapital.isUndone("TZhat", by: "That", in: setting)
    }
    #expect(isUndone(on: .de))
    #expect(!isUndone(on: .us))
  }

  @Test func `a letter with a diacritic is evidence for a word where diacritics are rare`() throws {
    func keep(_ typed: String, _ language: String) throws -> Double {
      let pack = try TinyPack.pack(["wir müssen gehen und musste bleiben"], language: language)
      let model = Model(packs: [pack])
      let corrector = Corrector(
        model: model, context: model.context(after: ["gehen"]), capitalIsUninformative: false)
      return corrector.judgement(of: typed).shares.keep
    }
    #expect(try keep("müsen", "de") < keep("müsen", "en"))
    #expect(try keep("musen", "de") == keep("musen", "en"))
  }

  @Test(arguments: [
    ("letter-recieve", "letter-receive"), ("Lodnon's", "London's"), ("lodnon-cats", "London-cats"),
    ("recieve’s", "receive’s"),
  ])
  func `a slip in one part of an unlisted word gets a correction`(
    typed: String, meant: String
  ) throws {
    let judgement = try judgement(of: typed)
    #expect(judgement.others.first?.text == meant)
    #expect(try self.judgement(of: "lodnon-recieve").others.isEmpty)
    #expect(try self.judgement(of: "-recieve-").others.allSatisfy { $0.text != "-receive-" })
  }

  @Test(arguments: [
    ("letter-recieve", "letter-receive", "recieve", "receive"),
    ("Recieve-letter", "Receive-letter", "Recieve", "Receive"),
    ("a‐recieve", "a‐receive", "recieve", "receive"), ("a-teh", "a-the", nil, nil),
    ("letetr-recieve", "letter-receive", nil, nil), ("recieve", "receive", nil, nil),
    ("a-recieve", "a receive", nil, nil), ("a-recieve", "receive", nil, nil),
  ])
  func `one part of a hyphenated word is changed, and judged alone`(
    typed: String, meant: String, part: String?, meantPart: String?
  ) {
    let change = ChangedPart(typed, meant)
    #expect(change?.typed == part)
    #expect(change?.meant == meantPart)
    let setting = TypedSetting(
      capitalIsUninformative: false, rules: languageRules(of: "en"), layout: .us)
    let veto = SilentChange.veto(on: typed, into: meant, in: setting)
    #expect((veto == nil) == (typed == "recieve"))
  }

  @Test func `a hyphenated word is kept as its unknown part is`() throws {
    let whole = try judgement(of: "letter-recieve", after: ["the"])
    let part = try judgement(of: "recieve", after: ["letter"])
    #expect(whole.keep == part.keep)
    #expect(whole.others.first?.score == part.others.first?.score)
  }

  @Test func `each part of a word is in a language that is written there`() throws {
    let model = Model(packs: [
      try TinyPack.pack(["The salt is here."]),
      try TinyPack.pack(["Der Haupt Satz ist da."], language: "de"),
    ])
    let german = model.context(after: ["<s>"], shares: .even(among: [false, true]))
    let corrector = Corrector(model: model, context: german, capitalIsUninformative: false)
    let found = corrector.judgement(of: "Haupt-Sazt").others.map(\.text)
    #expect(found.first == "Haupt-Satz")
    #expect(!found.contains { $0.hasSuffix("alt") })
  }

  @Test func `one of two genitive endings belongs to the word itself`() throws {
    #expect(try !judgement(of: "Lodnon’s's").others.contains { $0.text == "London’s" })
  }

  @Test(arguments: [
    ("Londons", "London's", true), ("londons", "london's", false), ("Cats", "Cat's", false),
    ("letters", "letter's", true), ("Letters", "Letter's", true), ("Zyxomats", "Zyxomat's", true),
    ("zyxomats", "zyxomat's", false), ("Zyxomius", "Zyxomiu's", false),
    ("Catss", "Cats's", false),
  ])
  func `the genitive of a name or a known word is offered where its apostrophe is missing`(
    typed: String, genitive: String, isOffered: Bool
  ) throws {
    let judgement = try judgement(of: typed, after: ["in"])
    let found = judgement.others.first { $0.text == genitive }
    #expect((found != nil) == isOffered)
    if isOffered {
      #expect(judgement.others.prefix(2).contains { $0.text == genitive })
      var alone = judgement
      alone.others = judgement.others.filter { $0.text == genitive }
      alone.keep = Score(nats: -60)
      let rule = AutocorrectDecision(
        on: alone, of: typed,
        in: TypedSetting(capitalIsUninformative: true, rules: languageRules(of: "en"), layout: .us)
      ).rule
      #expect(rule == .kind)
    }
  }

  @Test func `multi-byte letters are split where the text is`() {
    #expect(!TypedForm("e\u{301}aXY").hasCapitals(splitAtByte: 4))
    #expect(TypedForm("abXY").hasCapitals(splitAtByte: 2))
  }

  @Test(arguments: [("DNSfor", "DNS for"), ("likesDNS", "likes DNS"), ("ofLondon", "of London")])
  func `capitals show where a space is missing`(typed: String, meant: String) throws {
    let model = Model(packs: [
      try TinyPack.pack(Self.sentences + ["There is a DNS. It is for the cats."])
    ])
    let corrector = Corrector(
      model: model, context: model.context(after: ["<s>"]), capitalIsUninformative: false)
    #expect(corrector.judgement(of: typed).others.first?.text == meant)
  }

  @Test func `the search finds the same best words as a full scan`() throws {
    var random = SeededRandom(seed: 17)
    let contents = SamplePack.random(wordCount: 400, using: &random)
    let model = Model(packs: [try SamplePack.pack(contents)])
    for _ in 0..<fuzzCount(60) {
      let typed = contents.words[3 + random.below(contents.words.count - 3)].text
      expectSame(typed, model)
    }
  }
}
