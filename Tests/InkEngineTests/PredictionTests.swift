// Ghost text as an editor receives it: where there is none, how it continues, and that it stays while it is typed.

import InkAutocomplete
import InkEngine
import InkLexicon
import InkPrediction
import InkTestSupport
import InkText
import Testing

@Suite struct PredictionTests {
  private func pack() throws -> LanguagePack {
    try TinyPack.pack(
      Array(repeating: "I am going to the sea with my friends.", count: 9)
        + ["I am good.", "You go home.", "The other day.", "There is time."])
  }

  private func scene(
    _ marked: String, mode: PredictionMode = .default, languageID: String = "markdown"
  ) throws -> Scene {
    var settings = EngineSettings()
    settings.inlinePrediction = mode
    return Scene(marked, languageID: languageID, settings: settings, pack: try pack())
  }

  private func ghost(_ scene: Scene, trigger: Question.Trigger = .automatic) -> String? {
    var scene = scene
    return scene.answer(.inlinePrediction, trigger: trigger).inlinePrediction
      .map { $0.parts.map(\.text).joined() }
  }

  @Test func `a word is finished and the next ones follow`() throws {
    var scene = try scene("I am goi|")
    let prediction = try #require(scene.answer(.inlinePrediction).inlinePrediction)
    #expect(prediction.text.hasPrefix("going to the"))
    #expect(prediction.parts.first?.text == "ng")
    #expect(prediction.parts.dropFirst().first?.text == " to")
    #expect(prediction.range == TextPoint(line: 0, byte: 5)..<TextPoint(line: 0, byte: 8))
    #expect(prediction.parts.count <= 5)
    #expect(prediction.probability >= 0.6)
  }

  @Test(arguments: [("I am going ", true), ("I am going:", false), ("I am going: ", true)])
  func `a next word does not attach to punctuation`(text: String, isShown: Bool) throws {
    #expect((ghost(try scene("\(text)|", mode: .yes)) != nil) == isShown)
  }

  @Test(arguments: ["I am going, ", "I am going: ", "I am going (", "I am going\n"])
  func `a next word is less certain after punctuation and after a line that ended early`(
    text: String
  ) throws {
    func probability(_ text: String) throws -> Double {
      var settings = EngineSettings()
      settings.maximumWords = 1
      var scene = Scene(text + "|", languageID: "markdown", settings: settings, pack: try pack())
      return scene.answer(.inlinePrediction).inlinePrediction?.probability ?? 0
    }
    #expect(try probability(text) < probability("I am going "))
  }

  @Test func `a phrase that the document repeats is completed as a whole`() throws {
    let text = """
      The wooden boat of my uncle sank.
      We saw the wooden boat of my uncle again.
      Do not buy the wooden boat of my uncle.
      Nobody likes the wooden b|
      """
    #expect(ghost(try scene(text)) == "oat of my uncle")
    #expect(ghost(try scene("I like the wooden b|")) == nil)
  }

  @Test(arguments: [
    ("Thank you.\n\nKind |", "regards"), ("With best w|", "ishes"), ("With best |", nil),
    ("It is some\nkind |", nil), ("We thank you,\nkind |", "regards"), ("Kind r| and good", nil),
    ("`Kind |`", nil), ("I am Kind |", nil), ("kind R|", nil),
    ("We thank you. Kind |", nil),
  ])
  func `a set phrase of letters continues where it is the whole line`(marked: String, rest: String?)
    throws
  {
    let shown = ghost(try scene(marked))
    #expect(rest == nil ? shown?.hasPrefix("regards") != true : shown == rest)
    var asked = try scene(marked)
    let first = asked.answer(.suggestions).suggestions.first?.text
    #expect(rest == nil || first.map { ["regards", "wishes"].contains($0) } == true)
  }

  @Test(arguments: [
    ("Dear Anna, please find at|", "tached"), ("It works. Thanks in ad|", "vance"),
    ("It works. We find at|", nil),
  ])
  func `a set phrase continues a sentence that it begins`(marked: String, rest: String?) throws {
    #expect(ghost(try scene(marked)) == rest)
  }

  @Test func `a set phrase is offered where words are, and nowhere else`() throws {
    func words(_ marked: String, _ set: (inout EngineSettings) -> Void) throws -> [String] {
      var settings = EngineSettings()
      set(&settings)
      var scene = Scene(marked, settings: settings, pack: try pack())
      return scene.answer(.suggestions).suggestions.map(\.text)
    }
    #expect(try words("Kind r|") { _ in } == ["regards"])
    #expect(try words("Kind r|") { $0.enabled = false } == [])
    #expect(try words("Kind r|") { $0.minimumPrefix = 2 } == [])
    #expect(try words("With best |") { _ in }.first == "wishes")
    #expect(try words("With best |") { $0.nextWord = false } == [])
  }

  @Test func `a set phrase stays while it is typed, and disappears when it is not meant`() throws {
    var scene = try scene("Thank you.\n\nKind |")
    #expect(ghost(scene) == "regards")
    _ = scene.answer(.inlinePrediction)
    scene.type("re")
    #expect(scene.answer(.inlinePrediction).inlinePrediction?.parts.map(\.text) == ["gards"])
    scene.type("l")
    #expect(scene.answer(.inlinePrediction).inlinePrediction?.text.hasPrefix("reg") != true)
  }

  @Test(arguments: [("s", true), ("", true), ("s", false), ("se", false)])
  func `a name from the patch below a commit's message waits for its second letter`(
    typed: String, isCommit: Bool
  ) throws {
    let patch = String(repeating: "+ We mend the seaCount\n", count: 9)
    let text = "We mend the \(typed)|\n\n# ---- >8 ----\ndiff --git a/x b/x\n\(patch)"
    let scene = try scene(text, mode: .yes, languageID: isCommit ? "gitcommit" : "markdown")
    #expect((ghost(scene)?.contains("Count") == true) == !isCommit)
    var listed = scene
    #expect(listed.answer(.suggestions).suggestions.contains { $0.text == "seaCount" })
    var further = scene
    further.type("seaCount".dropFirst(typed.count).prefix(2).description)
    #expect(ghost(further)?.contains("ount") == true)
  }

  @Test(arguments: [
    ("call shutdown_now, shutdown_now, shutdown_now, then shutdown_n|", "ow"),
    ("call shutdown_now, shutdown_now, shutdown_now, then Shutdown_|", "now"),
    ("say --max-delay or --max-delay, then --max-d|", "elay"),
    ("a_bit or a_bad or a_bee, then a_b|", nil), ("see x/yy and x/yy, then x/|", nil),
    ("call shutdown_requested or shutdown_requested, then shutdown_r|s", nil),
    ("see config.js, config.js, config.js, config.js. That is my config.|", nil),
    ("say max_delay, max_delay, max_delay, then MAX_DE|", nil),
    ("on 2026-11-22, 2026-11-22, 2026-11-22 we have version 2|", nil),
    ("to jane.smith@example.com, jane.smith@example.com, jane.smith@example.com. Hi Jane|", nil),
  ])
  func `the rest of a name is shown where the document has it and hardly another`(
    marked: String, rest: String?
  ) throws {
    #expect(ghost(try scene(marked)) == rest)
    #expect(ghost(try scene(marked, mode: .no)) == nil)
  }

  @Test func `a shown name stays while it is typed, across its punctuation`() throws {
    let names = String(repeating: "foo_bar_z, ", count: 4)
    var scene = try scene("say \(names)then foo_|")
    for letter in "bar_" {
      let shown = ghost(scene)
      #expect(shown?.first == letter, "before \(letter)")
      _ = scene.answer(.inlinePrediction)
      scene.type(String(letter))
    }
    #expect(ghost(scene) == "z")
  }

  @Test func `ghost text after punctuation inside a name stays while it is typed`() throws {
    let names = "to:inns, to:index, to:inch, to:ink and to:inlet, then to:"
    var scene = try scene("I am going going going. See \(names)go|", mode: .yes)
    #expect(ghost(scene)?.hasPrefix("ing") == true)
    _ = scene.answer(.inlinePrediction)
    scene.type("i")
    #expect(ghost(scene)?.hasPrefix("ng") == true)
  }

  @Test func `an explicit request gets other names as well`() throws {
    var scene = try scene("use a_zyxo and a_zyxen, then a_z|")
    let answer = scene.answer(.inlinePrediction, trigger: .invoked)
    let all = [answer.inlinePrediction].compactMap { $0 } + answer.otherPredictions
    #expect(all.map { $0.text } == ["a_zyxen", "a_zyxo"])
  }

  @Test(arguments: [
    (",", " ", nil), (";", " ", nil), ("", "--", nil), ("", " (", nil), ("", " ", "uncle"),
  ])
  func `ghost text does not cross punctuation that was already there`(
    before: String, between: String, shown: String?
  ) throws {
    let text = String(repeating: "I am going to the boat\(before)\(between)uncle. ", count: 4)
    #expect(ghost(try scene("\(text)I am going to the boat |", mode: .yes)) == shown)
    let further = try scene("\(text)I am going to the boat u|", mode: .yes)
    #expect(ghost(further)?.hasPrefix("ncle") == true)
  }

  @Test func `ghost text stays while it is typed`() throws {
    var scene = try scene("I am goi|")
    var rest = try #require(ghost(scene))
    _ = scene.answer(.inlinePrediction)
    for letter in "ng to th" {
      scene.type(String(letter))
      let shown = scene.answer(.inlinePrediction).inlinePrediction?.parts.map(\.text).joined()
      rest.removeFirst()
      #expect(shown?.hasPrefix(rest) == true, "after \(letter)")
      rest = shown ?? rest
    }
  }

  @Test func `a different letter ends ghost text`() throws {
    var scene = try scene("I am goi|")
    _ = scene.answer(.inlinePrediction)
    scene.type("x")
    let prediction = scene.answer(.inlinePrediction).inlinePrediction
    #expect(prediction == nil)
  }

  @Test func `ghost text stays up to its last letter and never changes`() throws {
    var scene = try scene("I am |", mode: .yes)
    var rest: String?
    for letter in "going to the sea" {
      let shown = scene.answer(.inlinePrediction).inlinePrediction?.parts.map(\.text).joined()
      if let rest, !rest.isEmpty { #expect(shown?.hasPrefix(rest) == true, "before \(letter)") }
      rest = shown?.first == letter ? shown.map { String($0.dropFirst()) } : nil
      scene.type(String(letter))
    }
  }

  @Test func `ghost text returns with the cursor, however little of it is left`() throws {
    var scene = try scene("We rest. I am goi|")
    _ = scene.answer(.inlinePrediction)
    scene.type("n")
    let shown = scene.answer(.inlinePrediction).inlinePrediction
    #expect(shown?.parts.first?.text == "g")
    let point = scene.point
    scene.point = TextPoint(line: 0, byte: 4)
    _ = scene.answer(.inlinePrediction)
    scene.point = point
    #expect(scene.answer(.inlinePrediction).inlinePrediction?.text == shown?.text)
  }

  @Test func `rejected ghost text does not return in the same word`() throws {
    var scene = try scene("I am goi|")
    #expect(scene.answer(.inlinePrediction).inlinePrediction != nil)
    scene.type("x")
    #expect(scene.answer(.inlinePrediction).inlinePrediction == nil)
    scene.point =
      scene.document.replace(
        TextPoint(line: 0, byte: 8)..<TextPoint(line: 0, byte: 9), with: []
      ).new.upperBound
    #expect(scene.answer(.inlinePrediction).inlinePrediction == nil)
    // An explicit request is answered all the same.
    #expect(scene.answer(.inlinePrediction, trigger: .invoked).inlinePrediction != nil)
  }

  @Test func `no means silence, even on request`() throws {
    #expect(try ghost(scene("I am goi|", mode: .no)) == nil)
    #expect(try ghost(scene("I am goi|", mode: .no), trigger: .invoked) == nil)
  }

  @Test func `an explicit request gets an answer, and alternatives`() throws {
    var scene = try scene("I am g|")
    let answer = scene.answer(.inlinePrediction, trigger: .invoked)
    #expect(answer.inlinePrediction?.text.hasPrefix("going") == true)
    #expect(answer.otherPredictions.contains { $0.text.hasPrefix("good") })
  }

  @Test func `a search field is silent by default and not with yes`() throws {
    var scene = try scene("I am goi|")
    scene.document.traits.kind = .search
    #expect(ghost(scene) == nil)
    scene.document.traits.inlinePrediction = .yes
    #expect(ghost(scene) != nil)
    scene.document.traits.kind = .password
    #expect(ghost(scene, trigger: .invoked) == nil)
  }

  @Test func `there are no predictions in code, and in comments only with yes`() throws {
    #expect(try ghost(scene("let goi|", mode: .yes, languageID: "swift"), trigger: .invoked) == nil)
    #expect(try ghost(scene("// I am goi|", languageID: "swift")) == nil)
    #expect(try ghost(scene("// I am goi|", mode: .yes, languageID: "swift")) != nil)
    #expect(try ghost(scene("I am goi|", mode: .yes, languageID: "nobody-knows-this")) == nil)
  }

  @Test func `inside a word and before more text nothing overlaps the existing text`() throws {
    #expect(try ghost(scene("I am goi|foo")) == nil)
    #expect(try ghost(scene("I am goi| somewhere")) == "ng")
    #expect(try ghost(scene("(I am goi|)"))?.hasPrefix("ng to") == true)
  }

  @Test(arguments: [
    ("I am going | to the sea.", nil), ("I am going |  to the sea.", nil),
    ("I am going t| to the sea.", nil), ("I am going |\nto the sea.", nil),
    ("I am going | today.", "to"), ("I am going | (to the sea).", "to"),
    ("I am going |\n\nto the sea.", "to the"),
  ])
  func `the word after the cursor is not predicted once more`(marked: String, shown: String?) throws
  {
    let ghost = try ghost(scene(marked))
    #expect(shown == nil ? ghost == nil : ghost?.hasPrefix(shown ?? "") == true)
  }

  @Test(arguments: ["We saw | zorkmid every day.", "We saw |\nzorkmid every day."])
  func `the text after the cursor is not evidence that it is missing there`(marked: String)
    throws
  {
    var scene = Scene(marked)
    let answer = scene.answer([.suggestions, .inlinePrediction])
    #expect(answer.inlinePrediction?.text.contains("zorkmid") != true)
    #expect(answer.suggestions.first?.text != "zorkmid")
  }

  @Test func `a prediction continues a selected item, over its range`() throws {
    var scene = try scene("I am goi|")
    let start = TextPoint(line: 0, byte: 5)
    let question = Question(
      at: scene.point, want: .inlinePrediction, trigger: .invoked,
      selectedCompletion: .init(range: start..<scene.point, text: "going"))
    let prediction = try #require(
      scene.engine.answer(question, in: &scene.document).inlinePrediction)
    #expect(prediction.text.hasPrefix("going to"))
    #expect(prediction.range == start..<scene.point)
    let other = Question(
      at: scene.point, want: .inlinePrediction,
      selectedCompletion: .init(range: start..<scene.point, text: "xylophones"))
    let none = scene.engine.answer(other, in: &scene.document).inlinePrediction
    #expect(none == nil)
  }

  @Test func `a set phrase goes on after a selected item, within the maximum number of words`()
    throws
  {
    for (limit, text) in [(5, "hearing from you"), (2, "hearing from"), (1, nil)] {
      var scene = Scene("I look forward to hea|", pack: try shippedPack("en"))
      scene.engine.settings.common.all.maximumWords = limit
      let question = Question(
        at: scene.point, want: .inlinePrediction,
        selectedCompletion: .init(
          range: TextPoint(line: 0, byte: 18)..<scene.point, text: "hearing"))
      let prediction = scene.engine.answer(question, in: &scene.document).inlinePrediction
      #expect(prediction?.text == text)
    }
  }

  @Test func `a prediction does not stay after another text`() throws {
    var scene = Scene("Please let me kn|\nThank you for ", pack: try shippedPack("en"))
    #expect(scene.answer(.inlinePrediction).inlinePrediction?.text.hasPrefix("know") == true)
    scene.document.replace(TextPoint.zero..<TextPoint(line: 1, byte: 0), with: [])
    scene.point = TextPoint(line: 0, byte: 14)
    let prediction = scene.answer(.inlinePrediction).inlinePrediction
    #expect(prediction?.text.hasPrefix("know") != true)
  }

  @Test func `a prediction does not continue letters that were probably a slip`() throws {
    let pack = try TinyPack.pack(
      Array(repeating: "I work until it is dark.", count: 9) + ["The untilled field."])
    #expect(ghost(Scene("I work untill|", pack: pack)) == nil)
  }
}
