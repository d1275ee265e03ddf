// Suggestions as an editor receives them: ranges, spaces, letter case, words that are never offered.

import InkAutocomplete
import InkEngine
import InkLexicon
import InkTestSupport
import InkText
import Testing

@Suite struct SuggestionTests {
  private func texts(_ scene: Scene, limit: Int? = nil) -> [String] {
    var scene = scene
    return scene.answer(.suggestions, limit: limit).suggestions.map(\.text)
  }

  @Test func `a learned word completes the input`() {
    var scene = Scene("the zyxo|", learned: ["zyxomat"])
    let answer = scene.answer(.suggestions)
    #expect(answer.version == 3)
    #expect(answer.suggestions.map(\.text) == ["zyxomat"])
    #expect(answer.suggestions.first?.source == .user)
    #expect(answer.suggestions.first?.range == answer.prefixRange)
    #expect(answer.suggestions.first?.newText == "zyxomat ")
  }

  @Test(arguments: [
    ("zyxo|", "zyxomat "), ("zyxo| then", "zyxomat"), ("zyxo|, then", "zyxomat"),
    ("(zyxo|)", "zyxomat"), ("zyxo|then", "zyxomat "),
  ])
  func `a space is inserted with the word where one is due`(marked: String, newText: String) {
    var scene = Scene(marked, learned: ["zyxomat"])
    #expect(scene.answer(.suggestions).suggestions.map(\.newText) == [newText])
  }

  @Test(arguments: ["zh", "zh_TW", "ZH-tw", "ja-JP"])
  func `no space is inserted in a language that has none`(language: String) {
    var scene = Scene("zyxo|", learned: ["zyxomat"])
    scene.document.traits = FieldTraits(language: language)
    #expect(scene.answer(.suggestions).suggestions.map(\.newText) == ["zyxomat"])
  }

  @Test(arguments: [("a zyxomat |", true), ("a zyxomat (|", true), ("a zyxomat,|", false)])
  func `a menu has no next word that would attach to punctuation`(marked: String, isOffered: Bool) {
    var scene = Scene(marked, learned: ["zyxomat"])
    let question = Question(at: scene.point, want: .suggestions, surface: .menu())
    let isEmpty = scene.engine.answer(question, in: &scene.document).suggestions.isEmpty
    #expect(isEmpty != isOffered)
  }

  @Test(arguments: [
    ("a zyxomat,|", " zyxomat "), ("a zyxomat.|", " zyxomat "), ("(a zyxomat)|", " zyxomat "),
    ("a zyxomat, |", "zyxomat "), ("a zyxomat (|", "zyxomat "), ("a zyxomat,|.", " zyxomat"),
  ])
  func `a next word right after punctuation inserts the space between them`(
    marked: String, newText: String
  ) throws {
    var scene = Scene(marked, learned: ["zyxomat"])
    let suggestion = try #require(
      scene.answer(.suggestions, limit: 50).suggestions.first { $0.text.lowercased() == "zyxomat" })
    #expect(suggestion.newText.lowercased() == newText)
  }

  @Test func `a next word accepted after punctuation includes its space`() throws {
    var scene = Scene("a zyxomat,|", learned: ["zyxomat"])
    let suggestion = try #require(
      scene.answer(.suggestions, limit: 50).suggestions.first { $0.text == "zyxomat" })
    scene.document.replace(suggestion.range, with: Array(suggestion.newText.utf8))
    #expect(scene.document.offerTally.taken == 1)
    scene.point.byte += suggestion.newText.utf8.count
    scene.type(".")
    let space = scene.engine.needlessSpace(
      afterTyping: ".", at: scene.point, in: &scene.document)
    #expect(space == TextPoint(line: 0, byte: 18)..<TextPoint(line: 0, byte: 19))
  }

  @Test func `no space is inserted where the setting says so`() {
    var settings = EngineSettings()
    settings.trailingSpace = false
    var scene = Scene("zyxo|", learned: ["zyxomat"], settings: settings)
    #expect(scene.answer(.suggestions).suggestions.map(\.newText) == ["zyxomat"])
  }

  @Test
  func `inside a word the part before the cursor is replaced, and the whole word is reported`() {
    var scene = Scene("a zyxo|foo b", learned: ["zyxomat"])
    let answer = scene.answer(.suggestions)
    #expect(answer.prefixRange == TextPoint(line: 0, byte: 2)..<TextPoint(line: 0, byte: 6))
    #expect(answer.wordRange == TextPoint(line: 0, byte: 2)..<TextPoint(line: 0, byte: 9))
    #expect(answer.suggestions.first?.range == answer.prefixRange)
  }

  @Test func `the letter case of the input is carried over`() {
    #expect(texts(Scene("a Zyxo|", learned: ["zyxomat"])) == ["Zyxomat"])
    #expect(texts(Scene("a ZYXO|", learned: ["zyxomat"])) == ["ZYXOMAT"])
    #expect(texts(Scene("zyxo|", learned: ["zyxomat"])) == ["zyxomat"])
    #expect(texts(Scene("a zyxo|", learned: ["ZyxoMat"])) == ["ZyxoMat"])
  }

  @Test func `a limit is respected`() {
    let words = ["zyxa", "zyxb", "zyxc", "zyxd"]
    #expect(texts(Scene("zyx|", learned: words)).count == 3)
    #expect(texts(Scene("zyx|", learned: words), limit: 1).count == 1)
    #expect(texts(Scene("zyx|", learned: words), limit: 0).isEmpty)
  }

  @Test func `an ignored word is not offered`() {
    var scene = Scene("zyxo|", learned: ["zyxomat"])
    _ = scene.engine.apply(UserWordChange(kind: .ignore, word: "zyxomat", date: 0))
    #expect(!texts(scene).contains("zyxomat"))
  }

  @Test func `an unknown word is offered as typed, to be learned`() {
    var scene = Scene("qwzx|")
    let suggestions = scene.answer(.suggestions).suggestions
    #expect(suggestions.map(\.text) == ["qwzx"])
    #expect(suggestions.map(\.kind) == [.unknown])
  }

  @Test func `a menu includes the word already typed in full, a bar does not`() {
    var scene = Scene("zyxomat|", learned: ["zyxomat"])
    #expect(scene.answer(.suggestions).suggestions.isEmpty)
    let question = Question(at: scene.point, want: .suggestions, surface: .menu())
    #expect(
      scene.engine.answer(question, in: &scene.document).suggestions.map(\.text) == ["zyxomat"])
  }

  @Test func `a client's own text is completed in the document's place`() {
    var scene = Scene("the ab|", learned: ["zyxomat"])
    let question = Question(at: scene.point, want: .suggestions, text: "and the zyx")
    let suggestions = scene.engine.answer(question, in: &scene.document).suggestions
    #expect(suggestions.map(\.text) == ["zyxomat"])
    #expect(
      suggestions.first?.range == TextPoint(line: 0, byte: 4)..<TextPoint(line: 0, byte: 6))
  }

  @Test(arguments: [FieldKind.password, .email, .url, .number])
  func `a field for other content than words gets no words`(kind: FieldKind) {
    var scene = Scene("zyxo|", learned: ["zyxomat"])
    scene.document.traits.kind = kind
    let answer = scene.answer([.suggestions, .inlinePrediction, .corrections], trigger: .invoked)
    #expect(answer.suggestions.isEmpty)
    #expect(answer.inlinePrediction == nil)
    #expect(answer.corrections.isEmpty)
    #expect(answer.typed == nil)
  }

  @Test func `code gets words in its comments, and elsewhere only when asked`() {
    #expect(texts(Scene("let zyxo|", learned: ["zyxomat"], languageID: "swift")).isEmpty)
    #expect(texts(Scene("// a zyxo|", learned: ["zyxomat"], languageID: "swift")) == ["zyxomat"])
    #expect(
      texts(Scene("x = \"a zyxo|", learned: ["zyxomat"], languageID: "python")) == ["zyxomat"])
    var scene = Scene("let zyxo|", learned: ["zyxomat"], languageID: "swift")
    #expect(scene.answer(.suggestions, trigger: .invoked).suggestions.count == 1)
  }

  @Test(arguments: [(nil, 3), (0, 0), (-7, 0), (20, 20), (1_000_000, 50)])
  func `an external provider is asked for no more than is shown`(asked: Int?, limit: Int) {
    var scene = Scene("zyxo|")
    let question = Question(at: scene.point, want: .suggestions, limit: asked)
    let external = scene.engine.externalQuestion(question, in: &scene.document, bytes: 100)
    #expect(external?.limit == limit)
    #expect(external?.textBefore == "zyxo")
  }

  @Test(arguments: [
    ("The host ip-10-0-3-17 is down. We use ip|", ["ip-10-0-3-17"]),
    ("The host ip-10-0-3-17 is down. We use IP|", []),
    ("The host IP-10-0-3-17 is down. We use IP|", ["IP-10-0-3-17"]),
    ("call shutdown_requested now, then shutdown_|", ["shutdown_requested"]),
    ("call shutdown_requested now, then Shutdown_Re|", ["shutdown_requested"]),
    ("in `didChange/textual` and `didChange/te|", ["didChange/textual"]),
    ("edit flake.nix, flake.nox, flake.nix: the flake.n|", ["flake.nix", "flake.nox"]),
    ("see https://|", []), ("or www.|", []),
    ("call xu_xomat now, then xu_x|omat", []), ("call xu_xomat and xu_xomat|", []),
    ("call xu_xomat, then xu_|xomat", []),
    ("set MAX_SIZE and max_|", ["MAX_SIZE"]), ("set Foo_BAR and foo_b|", ["Foo_BAR"]),
    ("see v1.20.3 and v1.2|", ["v1.20.3"]), ("his/zyxo and his/z|", ["his/zyxo"]),
    ("his/hizyx and his/h|", ["his/hizyx", "his/his"]), ("his/his and his/h|", ["his/his"]),
    ("call look_up(self, key) and look_|", ["look_up"]),
    ("call os.path.join(a, b) and os.p|", ["os.path.join", "os.path"]),
    ("set xu_xomat=anna and xu_x|", ["xu_xomat"]),
    ("set xu_xomat=anna and xu_xomat=|", ["xu_xomat=anna"]),
    ("in zy/xomat.py:12 and zy/xom|", ["zy/xomat.py", "zy/xomat"]),
  ])
  func `a name with inner punctuation continues as in the document`(marked: String, names: [String])
  {
    #expect(texts(Scene(marked)) == names)
  }

  @Test(arguments: [
    ("zyxomat_|", true), ("a zyxomat/|", true), ("a zyxomat__|", true), ("a zyxomat |", false),
    ("a zyxomat (|", false), ("a _|", false),
  ])
  func `after punctuation inside a name no next word is offered, requested or not`(
    marked: String, isEmpty: Bool
  ) {
    for trigger in [Question.Trigger.automatic, .invoked] {
      var scene = Scene(marked, learned: ["zyxomat"])
      scene.document.replace(
        TextPoint(line: 0, byte: 0)..<TextPoint(line: 0, byte: 0), with: Array("a zyxomat. ".utf8))
      scene.point.byte += 11
      #expect(scene.answer(.suggestions, trigger: trigger).suggestions.isEmpty == isEmpty)
    }
  }

  @Test(arguments: [
    ("# the shutdown_|", false, ["shutdown_requested"]),
    ("# the shutdown_requ|", false, ["shutdown_requested"]),
    ("# the other_|", false, []), ("shut|", false, []), ("shut|", true, ["shutdown_requested"]),
    ("if (self.Shutdown_re|", true, ["shutdown_requested"]), ("shut|down", true, []),
    ("x = |", true, []), ("shutdown_requested|", true, []), ("Ab|", true, ["about"]),
  ])
  func `in a program its own names are completed, in code on request`(
    line: String, isAsked: Bool, names: [String]
  ) {
    var scene = Scene(
      "# It is about this.\nshutdown_requested = False\n\(line)\n",
      learned: ["shuttle", "shutdowns"], languageID: "python")
    let question = Question(
      at: scene.point, want: .suggestions, surface: isAsked ? .barForMenu : .bar)
    #expect(scene.engine.answer(question, in: &scene.document).suggestions.map(\.text) == names)
  }

  @Test(arguments: ["swift", "plaintext"])
  func `words of a project are suggested in its files only, also in programs`(languageID: String) {
    for (folder, isSuggested) in [("file:///b", true), ("file:///a", false)] {
      var scene = Scene("// so the zyxo|\n", languageID: languageID)
      scene.document.folder = folder
      _ = scene.engine.apply(
        UserWordChange(kind: .learn, word: "zyxomat", scope: .workspace("file:///b"), date: 0))
      #expect(texts(scene).contains("zyxomat") == isSuggested)
    }
  }

  @Test(arguments: ["swift", "plaintext"])
  func `a word learned for a document is suggested there, also in programs`(languageID: String) {
    for (uri, isSuggested) in [("file:///a", true), ("file:///b", false)] {
      var scene = Scene("// so the zyxo|\n", languageID: languageID)
      _ = scene.engine.apply(
        UserWordChange(kind: .learn, word: "zyxomat", scope: .document(uri), date: 0))
      #expect(texts(scene).contains("zyxomat") == isSuggested)
    }
  }

  @Test func `the quote that closes a quotation stays`() throws {
    for (marked, texts) in [("I say ‘wierd’|", []), ("I say ‘don’|", ["don’t"])] {
      let scene = Scene(marked, pack: try shippedPack("en"))
      #expect(self.texts(scene) == texts)
      var asked = scene
      #expect(asked.answer(.corrections).corrections.isEmpty)
    }
  }

  @Test func `a rare word is in the list once beside the correction that is due`() throws {
    let scene = Scene(
      "I saw the. I saw thee|", settings: .applyingCorrections, pack: try shippedPack("en"))
    #expect(texts(scene).count { $0 == "thee" } <= 1)
  }

  @Test func `completions of a name come before words that begin like its last part`() {
    let scene = Scene("read wuggle/zyxotic twice, wuggle/zyxo|", learned: ["zyxomat"])
    #expect(texts(scene).first == "wuggle/zyxotic")
    #expect(texts(scene).contains("wuggle/zyxomat"))
  }

  @Test func `an option is completed as in the document, and is not a word of the language`() {
    #expect(texts(Scene("say --zyxo-notes, then --zyxo|", learned: ["zyxomat"])) == ["zyxo-notes"])
    #expect(
      texts(Scene("say --zyxomat or -zyxo, the zyxon, --zy|", learned: ["zyxomat", "zyxon"]))
        == ["zyxomat", "zyxo", "zyxon"])
    #expect(texts(Scene("say --zyxomat --zy|", learned: ["zyxomat"])) == ["zyxomat"])
  }

  @Test(arguments: [
    ("the limit of zyxomats, set zyxo_li|", ["zyxo_limit"]),
    ("the limit of zyxomats, set ZYXO_LI|", ["ZYXO_LIMIT"]),
    ("the Limits of zyxomats, set ZYXO_L|", ["ZYXO_LIMITS"]),
    ("the limit of zyxomats, add --max-li|", ["max-limit"]), ("of limits, the zyxo_of|", []),
  ])
  func `a new name is completed with words of the document`(marked: String, names: [String]) {
    #expect(texts(Scene(marked)) == names)
  }

  @Test func `after a full stop a name takes one slot, after other punctuation all`() {
    let learned = ["zyxomat"]
    let over = texts(Scene("use zyxo.js or zyxo.ts. We run zyxo.|", learned: learned))
    #expect(over.count == 3 && over.filter { $0.hasPrefix("zyxo.") }.count == 1)
    #expect(texts(Scene("use zyxo_js or zyxo_ts. We run zyxo_|")) == ["zyxo_js", "zyxo_ts"])
  }

  @Test func `names that are ignored, too short yet or too long are not offered`() {
    var scene = Scene("call foo_zyxo, foo_z|")
    _ = scene.engine.apply(UserWordChange(kind: .ignore, word: "foo_zyxo", date: 0))
    #expect(texts(scene).isEmpty)
    var settings = EngineSettings()
    settings.minimumPrefix = 5
    #expect(texts(Scene("call x_zyxo, x_zy|", settings: settings)).isEmpty)
    #expect(texts(Scene("call x_zyxo, x_zyx|", settings: settings)) == ["x_zyxo"])
    settings.nextWord = false
    #expect(texts(Scene("call x_zyxo, x_|", settings: settings)).isEmpty)
    let long = String(repeating: "a-", count: 150)
    #expect(texts(Scene("the limit is here. --\(long)lim|")).isEmpty)
    #expect(texts(Scene("the limit is here. example_\(long)lim|")).isEmpty)
    #expect(texts(Scene(String(repeating: "'", count: 300) + "|")).isEmpty)
  }

  @Test func `nothing is offered where it is switched off`() {
    var settings = EngineSettings()
    settings.enabled = false
    #expect(texts(Scene("zyxo|", learned: ["zyxomat"], settings: settings)).isEmpty)
    var scene = Scene("zyxo|", learned: ["zyxomat"])
    scene.document.choices.isEnabled = false
    #expect(texts(scene).isEmpty)
  }

  @Test func `settings of a language ID replace the others`() {
    var off = EngineSettings()
    off.enabled = false
    for languageID in ["markdown", "plaintext"] {
      var scene = Scene("zyxo|", learned: ["zyxomat"], languageID: languageID)
      scene.engine.settings.common.byLanguageID["markdown"] = off
      #expect(texts(scene) == (languageID == "markdown" ? [] : ["zyxomat"]))
    }
  }
}
