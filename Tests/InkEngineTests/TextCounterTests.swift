// What is learned for other documents: text that was typed and kept, in prose, and nothing else.

import InkLexicon
import InkTestSupport
import InkText
import Testing

@testable import InkEngine

@Suite struct TextCounterTests {
  private func scene(_ marked: String = "|", languageID: String = "plaintext") throws -> Scene {
    let pack = try TinyPack.pack([
      "I am going to the sea.", "The cat and the dog.", "You will receive a letter.",
    ])
    return Scene(marked, languageID: languageID, pack: pack)
  }

  /// Types character by character.
  private func type(_ text: String, in scene: inout Scene) {
    for character in text { scene.type(String(character)) }
  }

  private func count(_ scene: inout Scene, _ finished: LearningScope = .everything) -> TextCounts? {
    var retracted = RetractedWords()
    return count(&scene, finished, &retracted)
  }

  private func count(
    _ scene: inout Scene, _ finished: LearningScope = .everything,
    _ retracted: inout RetractedWords
  ) -> TextCounts? {
    scene.document.cursor = scene.point
    return scene.engine.countTyped(in: &scene.document, finished, retracted: &retracted)
  }

  private func words(_ counts: TextCounts?) -> [String] {
    (counts?.triples.keys.map(\.word) ?? []).sorted()
  }

  @Test func `words of a typed sentence are counted after the two before them`() throws {
    var scene = try scene()
    type("The cat and", in: &scene)
    let counts = try #require(count(&scene))
    #expect(counts.source == "file:///a")
    #expect(counts.wordCount == 3)
    #expect(
      counts.triples == [
        WordTriple("<unk>", "<s>", "the"): 1, WordTriple("<s>", "the", "cat"): 1,
        WordTriple("the", "cat", "and"): 1,
      ])
    #expect(count(&scene) == nil, "each word is read once")
  }

  @Test func `a new word that moves to another text still counts`() throws {
    var retracted = RetractedWords()
    var scene = try scene()
    type("The tribblewick and the tribblewick. ", in: &scene)
    #expect(count(&scene, .words, &retracted)?.newWords == ["tribblewick": 2])
    let text = scene.document.text.string
    scene.document.replace(TextPoint.zero..<scene.point, with: [])
    scene.point = .zero
    #expect(count(&scene, .words, &retracted)?.retractedWords == ["tribblewick": 2])
    var other = try self.scene()
    #expect(count(&other, .words, &retracted) == nil)
    other.document.replace(other.point..<other.point, with: Array(text.utf8))
    #expect(count(&other, .words, &retracted)?.newWords == ["tribblewick": 2])
    #expect(count(&other, .words, &retracted) == nil)
  }

  @Test func `the words of a paragraph in a language that is not enabled are not learned`() throws {
    var settings = EngineSettings()
    settings.languages = ["de"]
    var scene = Scene("|", settings: settings, pack: try shippedPack("de"))
    type("Der Vorfall war damit erledigt. Die Frobnikation begann.\n\n", in: &scene)
    type("The popularity of it rarely increased, and the most unscrupulous of them\n", in: &scene)
    type("knew that they had to act independently of all the others there.\n\n", in: &scene)
    let counts = try #require(count(&scene))
    #expect(counts.newWords == ["Frobnikation": 1])
  }

  @Test func `of a line in two languages the sentences of the enabled one are learned`() throws {
    let english = "We saw the frobnicle and then went home with our mother and father. "
    let swedish = "Arbetet måste fortsätta på måndag, och det är mycket kvar att göra. "
    for text in [english + swedish, swedish + english] {
      var scene = Scene("|", pack: try shippedPack("en"))
      type(text + "\n", in: &scene)
      let counts = try #require(count(&scene))
      #expect(counts.newWords == ["frobnicle": 1])
      #expect(counts.wordCount > 10)
    }
  }

  @Test func `a word that was taken back counts again only where something was pasted`() throws {
    var retracted = RetractedWords()
    var scene = try scene()
    type("The tribblewick. ", in: &scene)
    _ = count(&scene, .words, &retracted)
    scene.document.replace(TextPoint.zero..<scene.point, with: [])
    _ = count(&scene, .words, &retracted)
    var other = try self.scene("The tribblewick is the cat.|")
    #expect(count(&other, .words, &retracted) == nil)
    retracted.drop("Tribblewick")
    #expect(retracted.words.isEmpty)
  }

  @Test func `a new French noun is learned without the article before it`() throws {
    var settings = EngineSettings()
    settings.languages = ["fr"]
    var scene = Scene("|", settings: settings, pack: try shippedPack("fr"))
    type("Il faut mettre à jour l'initrd avec soin. C’est l’initrd qui compte.\n", in: &scene)
    #expect(count(&scene, .words)?.newWords == ["initrd": 2])
    #expect(count(&scene, .words) == nil)
  }

  @Test func `a common misspelling is not learned however often it is written`() throws {
    var scene = Scene("|", pack: try shippedPack("en"))
    for _ in 1...6 { type("I woud say that the blivet is evry bit as good. ", in: &scene) }
    #expect(count(&scene)?.newWords.keys.sorted() == ["blivet"])
  }

  @Test func `a sentence is read when the next one begins, as it is then`() throws {
    var scene = try scene()
    type("The cta", in: &scene)
    #expect(count(&scene, .sentences) == nil)
    let start = TextPoint(line: 0, byte: 4)
    scene.document.replace(start..<scene.point, with: Array("ca".utf8))
    scene.point = TextPoint(line: 0, byte: 6)
    type("t. The dog", in: &scene)
    let counts = try #require(count(&scene, .sentences))
    #expect(words(counts) == ["cat", "the"])
    #expect(counts.newWords.isEmpty, "the slip was put right")
    #expect(words(count(&scene, .words)) == ["the"], "the word at the cursor is not finished")
    #expect(words(count(&scene)) == ["dog"])
  }

  @Test func `existing, pasted and deleted text is not read`() throws {
    var scene = try scene("The dog. |")
    scene.type("You will receive a letter and go to the sea and the cat will too.\n")
    type("The cat", in: &scene)
    scene.document.replace(TextPoint(line: 1, byte: 4)..<scene.point, with: [])
    scene.point = TextPoint(line: 1, byte: 4)
    #expect(words(count(&scene)) == ["the"])
  }

  @Test func `a word that was begun before is not learned from its end`() throws {
    var scene = try scene("The Kaspa|")
    type("rian and the cat", in: &scene)
    let counts = try #require(count(&scene))
    #expect(counts.newWords.isEmpty)
    #expect(words(counts) == ["and", "cat", "the"])
  }

  @Test func `a new word is noted with its case, a slip and a secret are not`() throws {
    var scene = try scene()
    type(
      "The Kasparian and the teh and the aGhXkQpLm and the xkcdfghj and the `code` and the a/path.c\n",
      in: &scene)
    let counts = try #require(count(&scene))
    #expect(counts.newWords == ["Kasparian": 1])
    let kept = Set(counts.triples.keys.flatMap { [$0.first, $0.second, $0.word] })
    #expect(kept == ["<s>", "<unk>", "the", "kasparian", "and"], "and nothing of the others")
  }

  @Test func `an apparent slip counts as meant when written four times, with or without pauses`()
    throws
  {
    var scene = try scene()
    for _ in 0..<3 {
      type("The cat and the catt. ", in: &scene)
      #expect(count(&scene, .sentences)?.newWords == [:])
    }
    type("The dog and the catt. ", in: &scene)
    #expect(count(&scene, .sentences)?.newWords == ["catt": 4])
    type("The cat and the catt. ", in: &scene)
    #expect(count(&scene, .sentences)?.newWords == [:], "those four are told")
  }

  @Test func `a plain slip is not learned by repetition, but when its correction is reverted`()
    throws
  {
    var scene = try scene()
    for _ in 0..<9 {
      type("The cat and the recieve. ", in: &scene)
      #expect(count(&scene, .sentences)?.newWords == [:])
    }
    scene.engine.userCorrections.apply(
      UserCorrectionChange(.revert, Replacement(typed: "recieve", text: "receive", date: 0)))
    for _ in 0..<4 { type("The cat and the recieve. ", in: &scene) }
    #expect(count(&scene, .sentences)?.newWords == ["recieve": 4])
  }

  @Test func `a name that looks like a slip is learned by its third capital inside a sentence`()
    throws
  {
    var scene = try scene()
    for _ in 0..<2 {
      type("The Catt and the dog. Catt and the cat. ", in: &scene)
      #expect(count(&scene, .sentences)?.newWords == [:])
    }
    type("The dog and the Catt. ", in: &scene)
    #expect(count(&scene, .words)?.newWords == ["Catt": 3])
  }

  @Test
  func `a name with only one near word is learned by its second capital inside a sentence`()
    throws
  {
    let pack = try TinyPack.pack(
      ["The letter and the cat.", "We saw Torben there."]
        + Array(repeating: "We met Torben.", count: 9))
    var scene = Scene("|", languageID: "plaintext", pack: pack)
    type("The Lettern and the Tobren. ", in: &scene)
    #expect(count(&scene, .sentences)?.newWords == [:])
    type("The Lettern and the Tobren. ", in: &scene)
    #expect(count(&scene, .sentences)?.newWords == ["Lettern": 2])
    type("The cat and the Tobren. ", in: &scene)
    #expect(count(&scene, .sentences)?.newWords == ["Tobren": 3])
  }

  @Test func `runs along a row of keys are not learned`() throws {
    var scene = try scene()
    for _ in 0..<5 { type("The asdfgh and the cat. The zxcv and the dog. ", in: &scene) }
    #expect(count(&scene)?.newWords == [:])
  }

  @Test func `a slip that is corrected each time is not learned by repetition`() throws {
    var scene = try scene()
    for _ in 0..<6 {
      type("The cat and the teh. ", in: &scene)
      #expect(count(&scene, .sentences)?.newWords == [:])
      let end = scene.point.byte
      scene.document.replace(
        TextPoint(line: 0, byte: end - 5)..<TextPoint(line: 0, byte: end - 2),
        with: Array("sea".utf8))
    }
  }

  @Test func `a genitive is learned as its base word`() throws {
    var scene = try scene()
    type("The Kasparian's cat and the Kasparian’s dog. ", in: &scene)
    #expect(count(&scene, .sentences)?.newWords == ["Kasparian": 2])
    #expect(count(&scene, .words) == nil, "it stands there still")
    _ = scene.engine.apply(
      UserWordChange(kind: .learn, word: "Kasparian", date: 0, origin: .typed))
    type("The Kasparian's cat.\n", in: &scene)
    let counts = try #require(count(&scene))
    #expect(counts.newWords == ["Kasparian": 1])
    #expect(counts.usedWords == ["Kasparian": 1])
  }

  @Test func `only part of a very large text is searched for deleted words`() throws {
    var scene = try scene("|\n" + String(repeating: "The cat and the dog.\n", count: 60_000))
    type("The Kasparian sea. ", in: &scene)
    #expect(count(&scene, .sentences)?.newWords == ["Kasparian": 1])
    scene.point = scene.document.text.endPoint
    #expect(count(&scene, .words) == nil, "it may stand further up, as it does")
  }

  @Test func `a word learned from texts counts sightings, a taught one only uses`()
    throws
  {
    var scene = try scene()
    for (word, origin) in [("Kasparian", WordOrigin.typed), ("Blorft", .command)] {
      _ = scene.engine.apply(UserWordChange(kind: .learn, word: word, date: 0, origin: origin))
    }
    type("The Kasparian and the Blorft.\n", in: &scene)
    let counts = try #require(count(&scene))
    #expect(counts.newWords == ["Kasparian": 1])
    #expect(counts.usedWords == ["Kasparian": 1, "Blorft": 1])
  }

  @Test func `a new word that was corrected later is unlearned`() throws {
    var scene = try scene()
    type("The Kasparian and the cat. ", in: &scene)
    #expect(count(&scene, .sentences)?.newWords == ["Kasparian": 1])
    #expect(count(&scene, .words) == nil, "it stands there still")
    let word = TextPoint(line: 0, byte: 4)..<TextPoint(line: 0, byte: 13)
    scene.document.replace(word, with: Array("dog".utf8))
    #expect(count(&scene, .words)?.retractedWords == ["Kasparian": 1])
    #expect(count(&scene) == nil, "once")
  }

  @Test func `a new word with decomposed diacritics is not unlearned`() throws {
    var scene = try scene()
    type("The Kaspa\u{301}rian and the cat. ", in: &scene)
    #expect(count(&scene, .sentences)?.newWords == ["Kaspárian": 1])
    #expect(count(&scene, .words) == nil)
  }

  @Test func `a text of new words counts as another language and teaches nothing`() throws {
    var scene = try scene()
    type("De kat zit op het dak van de buren.\n", in: &scene)
    #expect(count(&scene)?.newWords ?? [:] == [:])
  }

  @Test func `a forgotten or ignored word is not learned again`() throws {
    var scene = try scene()
    _ = scene.engine.apply(UserWordChange(kind: .learn, word: "Kasparian", date: 0))
    _ = scene.engine.apply(UserWordChange(kind: .unlearn, word: "Kasparian", date: 0))
    _ = scene.engine.apply(UserWordChange(kind: .ignore, word: "Blorft", date: 0))
    type("The Kasparian and the Blorft and the cat.\n", in: &scene)
    let counts = try #require(count(&scene))
    #expect(counts.newWords.isEmpty)
    #expect(Set(words(counts)) == ["the", "and", "cat"])
  }

  @Test func `nothing is read where reading is not allowed`() throws {
    let preparations: [(inout Scene) -> Void] = [
      { $0.document.traits = FieldTraits(kind: .password) },
      { $0.document.traits = FieldTraits(kind: .search) }, { $0.document.choices.learns = false },
      { $0.engine.settings.common.all.learns = false },
    ]
    for prepare in preparations {
      var scene = try scene()
      prepare(&scene)
      type("The cat and the dog.\n", in: &scene)
      #expect(count(&scene) == nil)
    }
    var code = try scene(languageID: "swift")
    type("// The cat and the dog.\n", in: &code)
    #expect(count(&code) == nil)
  }

  @Test func `text typed before a field became a password is not read`() throws {
    var scene = try scene()
    type("The cat and the dog.\n", in: &scene)
    scene.document.traits = FieldTraits(kind: .password)
    scene.document.traits = FieldTraits(kind: .text)
    #expect(count(&scene) == nil)
  }

  @Test func `accepted text is read if that is set`() throws {
    for learns in [true, false] {
      var scene = try scene()
      scene.engine.settings.common.all.learnsAcceptedText = learns
      type("The cat and the d", in: &scene)
      var answer = OfferedAnswer(serial: 1, offers: [])
      let range = TextPoint(line: 0, byte: 16)..<scene.point
      _ = answer.add("dog", range)
      scene.document.assistance.offers.append(answer)
      scene.document.replace(range, with: Array("dog".utf8))
      #expect(words(count(&scene)) == ["and", "cat"] + (learns ? ["dog"] : []) + ["the", "the"])
    }
  }

  @Test(arguments: [
    ("Kasparian", false), ("NATO", false), ("McDonald", false), ("rhythm", false),
    ("aGhXkQpLm", true), ("xkcdfghj", true), ("qwrtzp", true), ("hunter2", true),
    ("abcdefghijklmnopqrstuvwxyzabcd", true), ("ehcdfgk", true), ("béhcdfgk", true),
    ("ab-hcdfgk", true), ("arghcdfgk", true), ("abhcdfg", false),
  ])
  func `words that look like secrets are recognized`(word: String, isSecret: Bool) {
    #expect(TokenShape.mayBeSecret(word) == isSecret)
  }

  @Test func `typed ranges follow any edits`() {
    var random = SeededRandom(seed: 12)
    for _ in 0..<fuzzCount(40) {
      var document = Document(uri: "a", languageID: "", version: 1, text: Text("one two\nthree"))
      for _ in 0..<40 {
        let lines = document.text.lineCount
        let point = { (random: inout SeededRandom) in
          TextPoint(line: random.below(lines), byte: random.below(12))
        }
        let (one, other) = (point(&random), point(&random))
        let text = random.element(of: [
          "x", "yz", "\n", "", "w. ", String(repeating: "p ", count: 9),
        ])
        document.replace(min(one, other)..<max(one, other), with: Array((text ?? "").utf8))
        for (left, right) in zip(
          document.learner.typed.parts, document.learner.typed.parts.dropFirst())
        {
          #expect(left.range.upperBound <= right.range.lowerBound)
        }
        for part in document.learner.typed.parts {
          #expect(document.text.clamped(part.range.lowerBound) == part.range.lowerBound)
          #expect(document.text.clamped(part.range.upperBound) == part.range.upperBound)
          #expect(!document.text.string(in: part.range).contains("p p"))
        }
      }
    }
  }
}
