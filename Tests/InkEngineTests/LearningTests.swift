// What the open document teaches: its words and phrases are offered in it, and nowhere else.

import InkAutocomplete
import InkCorrection
import InkLexicon
import InkPrediction
import InkTestSupport
import InkText
import Testing

@testable import InkEngine

@Suite struct LearningTests {
  private func pack() throws -> LanguagePack {
    try TinyPack.pack([
      "I am going to the sea.", "The cat and the dog.", "You will receive a letter.",
      "I don't know the end of the day.",
    ])
  }

  private func texts(_ scene: inout Scene) -> [String] {
    scene.answer(.suggestions).suggestions.map(\.text)
  }

  @Test func `a word that was typed before is offered again`() throws {
    var scene = Scene("|", pack: try pack())
    _ = texts(&scene)
    scene.type("Meet Kasparian now. Kas")
    let offered = texts(&scene)
    #expect(offered.first == "Kasparian")
  }

  @Test func `existing text is read first`() throws {
    var scene = Scene("We saw Kasparian there. The Kas|", pack: try pack())
    let offered = texts(&scene)
    #expect(offered.first == "Kasparian")
  }

  @Test func `words written in another document are not offered`() throws {
    var scene = Scene("We saw Kasparian there. Kas|", pack: try pack())
    _ = texts(&scene)
    var other = Document(uri: "file:///b", languageID: "plaintext", version: 1, text: Text("Kas"))
    let question = Question(at: other.text.endPoint, want: .suggestions)
    let answer = scene.engine.answer(question, in: &other)
    #expect(!answer.suggestions.map(\.text).contains("Kasparian"))
  }

  @Test func `the word at the cursor is not evidence for itself`() throws {
    var scene = Scene("this is teh|", pack: try pack())
    let answer = scene.answer(.corrections)
    #expect(answer.typed?.known == false)
    #expect(answer.corrections.first?.text == "the")
  }

  @Test func `a word written four times is meant, one written twice may be a slip repeated`() throws
  {
    var scene = Scene("|", pack: try pack())
    _ = texts(&scene)
    scene.type("The letr machine, the letr machine, my letr")
    #expect(scene.answer(.corrections).typed?.known == false)
    scene.type(" your letr, our letr, a letr")
    #expect(scene.answer(.corrections).typed?.known == true)
  }

  @Test func `a plain slip is not a word of its document, unless its correction was reverted`()
    throws
  {
    var scene = Scene("|", pack: try pack())
    _ = texts(&scene)
    scene.type("The recieve machine, the recieve machine, my recieve, your recieve, our recieve")
    #expect(scene.answer(.corrections).typed?.known == false)
    scene.engine.userCorrections.apply(
      UserCorrectionChange(.revert, Replacement(typed: "recieve", text: "receive", date: 0)))
    #expect(scene.answer(.corrections).typed?.known == true)
  }

  @Test func `a client that sends the whole text each time loses nothing`() throws {
    var scene = Scene("|", pack: try pack())
    _ = texts(&scene)
    var text = ""
    for letter in "Meet Kasparian now. Kas" {
      text.append(letter)
      scene.document.replaceAll(with: Text(text))
      scene.point = scene.document.text.endPoint
    }
    let offered = texts(&scene)
    #expect(offered.first == "Kasparian")
  }

  @Test func `a deleted or corrected word is not offered any more`() throws {
    var scene = Scene("|", pack: try pack())
    _ = texts(&scene)
    scene.type("Meet Kasparain now. ")
    _ = texts(&scene)
    scene.document.replace(
      TextPoint(line: 0, byte: 5)..<TextPoint(line: 0, byte: 14), with: Array("Kasparian".utf8))
    scene.type("Kas")
    #expect(texts(&scene) == ["Kasparian"])
    let start = TextPoint(line: 0, byte: 0)
    scene.document.replace(start..<TextPoint(line: 0, byte: 20), with: [])
    scene.point = TextPoint(line: 0, byte: 3)
    // The typed letters as they are, which no correction may replace.
    #expect(texts(&scene) == ["Kas"])
  }

  @Test(arguments: 0..<4)
  func `the same text teaches the same, however it was written`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed) + 70)
    let pack = try pack()
    var scene = Scene("|", pack: pack)
    let pieces = [
      "the ", "dog", "Kasparian ", " lib/file.rs", "\n", "\n\n", "- ", "end. ", "I ", "receive",
      " ",
      "e.g. ", "# Sea\n", "(see", ") ", "don't ", "known, ", "3.14 ", "é", "—",
    ]
    var removed: [(TextPoint, [UInt8])] = []
    func place() -> TextPoint {
      let line = random.below(scene.document.text.lineCount)
      let byte = random.below(scene.document.text.lineLength(line) + 1)
      return scene.document.text.clamped(TextPoint(line: line, byte: byte))
    }
    for _ in 0..<fuzzCount(150) {
      switch random.below(6) {
      case 0: scene.point = place()
      case 1:
        let (one, other) = (place(), place())
        let range = min(one, other)..<max(one, other)
        removed.append((range.lowerBound, scene.document.text.bytes(in: range)))
        scene.document.replace(range, with: [])
        scene.point = range.lowerBound
      case 2:
        guard let (point, bytes) = removed.popLast() else { continue }
        let start = scene.document.text.clamped(point)
        scene.point = scene.document.replace(start..<start, with: bytes).new.upperBound
      default: scene.type(pieces[random.below(pieces.count)])
      }
      if random.once(in: 3) { _ = texts(&scene) }
      guard random.once(in: 6) else { continue }
      var fresh = scene
      fresh.document = Document(
        uri: "file:///a", languageID: "plaintext", version: 3, text: scene.document.text)
      scene.document.forgetAssistance()
      let (lived, read) = (scene.answer(.suggestions), fresh.answer(.suggestions))
      #expect(
        lived.suggestions.map { "\($0.text) \($0.score)" }
          == read.suggestions.map { "\($0.text) \($0.score)" },
        "\(scene.document.text.string.debugDescription) at \(scene.point)")
    }
  }

  @Test func `a password teaches nothing`() throws {
    var scene = Scene("|", pack: try pack())
    _ = texts(&scene)
    #expect(scene.document.analysis.modelCache.model != nil)
    scene.document.traits.kind = .password
    scene.type("hunterkasparian ")
    _ = texts(&scene)
    #expect(scene.document.analysis.modelCache.model == nil)
  }

  @Test func `an ignored offer sinks in a bar but not in a menu`() throws {
    let pack = try TinyPack.pack([
      "the sea", "the sea", "the sea", "the season", "the seal", "the second", "the seat",
    ])
    var scene = Scene("the |", pack: pack)
    let before = scene.answer(.suggestions, limit: 1).suggestions.first?.text
    #expect(before == "sea")
    scene.type("se")
    let after = scene.answer(.suggestions, limit: 1).suggestions.first?.text
    #expect(after != "sea")
    var menu = Scene("the |", pack: pack)
    _ = menu.answer(.suggestions, limit: 1)
    menu.type("se")
    let question = Question(at: menu.point, want: .suggestions, limit: 1, surface: .menu())
    let answer = menu.engine.answer(question, in: &menu.document)
    #expect(answer.suggestions.first?.text == "sea")
    var list = Scene("the |", pack: pack)
    _ = list.answer(.suggestions, limit: 1)
    list.type("se")
    let asked = Question(at: list.point, want: .suggestions, limit: 1, surface: .barForMenu)
    #expect(list.engine.answer(asked, in: &list.document).suggestions.first?.text == "sea")
  }

  @Test func `of a long list the words below the third do not sink`() throws {
    let words = ["sea", "season", "seal", "seat", "search"]
    let pack = try TinyPack.pack(
      zip(words, [9, 8, 7, 6, 5]).flatMap { Array(repeating: "the \($0)", count: $1) })
    var scene = Scene("the |", pack: pack)
    let first = scene.answer(.suggestions, limit: 5).suggestions.map(\.text)
    #expect(first == words)
    scene.type("se")
    let next = scene.answer(.suggestions, limit: 5).suggestions.map(\.text)
    #expect(next.prefix(2) == ["seat", "search"])
  }

  @Test func `an ignored offer does not sink while ghost text shows it`() throws {
    let pack = try TinyPack.pack(
      Array(repeating: "the sea", count: 30) + ["the season", "the seal", "the second", "the seat"])
    var settings = EngineSettings()
    settings.inlinePrediction = .yes
    for want in [[.suggestions, .inlinePrediction], .suggestions] as [Question.Want] {
      let hasGhost = want.contains(.inlinePrediction)
      var scene = Scene("the |", settings: settings, pack: pack)
      for (key, isFirst) in [("", true), ("s", hasGhost), ("e", hasGhost)] {
        scene.type(key)
        let answer = scene.answer(want, limit: 1)
        #expect((answer.inlinePrediction?.text.hasPrefix("sea") ?? false) == hasGhost)
        #expect((answer.suggestions.first?.text == "sea") == isFirst)
      }
    }
  }

  @Test func `a word that showed for too short a time to be seen does not sink`() throws {
    let pack = try TinyPack.pack([
      "the sea", "the sea", "the sea", "the season", "the seal", "the second", "the seat",
    ])
    /// Returns the first offer after keystrokes at the given times, in milliseconds.
    func first(after keys: [(String, UInt64)]) -> String? {
      var scene = Scene("the |", pack: pack)
      scene.engine.settings.common.all.seenAfterMilliseconds = 120
      var first: String?
      for (key, time) in keys {
        scene.type(key)
        var question = Question(at: scene.point, want: .suggestions, limit: 1)
        question.milliseconds = time
        first = scene.engine.answer(question, in: &scene.document).suggestions.first?.text
      }
      return first
    }
    #expect(first(after: [("s", 1_000), ("e", 1_050)]) == "sea")
    #expect(first(after: [("s", 1_000), ("e", 1_200)]) != "sea")
    // It keeps showing from keystroke to keystroke.
    #expect(first(after: [("s", 1_000), ("e", 1_070), ("a", 1_140)]) != "sea")
  }
}
