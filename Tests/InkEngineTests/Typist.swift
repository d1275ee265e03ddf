// A simulated typist, for the tests of what is changed while text is typed.

import InkEngine
import InkLexicon
import InkTestSupport
import InkText

/// A typist whose editor applies corrections at once.
struct Typist {
  var scene: Scene
  /// The corrections made, as `typed>text`.
  var changes: [String] = []
  /// Whether the editor first removes the old text and then inserts the new one.
  var changesInTwoSteps = false

  /// Creates a typist in a text with `|` for the cursor, some of which was already typed.
  init(
    _ marked: String, languageID: String = "markdown", _ settings: EngineSettings,
    typing typed: String = ""
  ) throws {
    let pack = try TinyPack.pack([
      "I don't know the end of the day.", "The day is the day.", "You will receive a letter.",
      "We go to the sea. Then the cat and the dog.", "We don't go. They don't know the day.",
      "They were ill and well at its end.",
    ])
    scene = Scene(marked, languageID: languageID, settings: settings, pack: pack)
    type(typed)
  }

  var text: String { scene.document.text.string }

  /// Types each character separately, with a request by the editor after each.
  mutating func type(_ text: String) {
    for character in text {
      scene.type(String(character))
      ask(after: String(character))
    }
  }

  /// Types some characters into a line, reported as the difference between the texts.
  mutating func compare(_ line: String, with keys: Substring, at place: Int) {
    let (head, tail) = (line.prefix(place), line.dropFirst(place))
    let text = Text(String(head + keys + tail))
    if let change = scene.document.text.difference(to: text) {
      scene.document.replace(change.range, with: change.bytes)
    }
    scene.point = TextPoint(line: 0, byte: (head + keys).utf8.count)
  }

  mutating func ask(after character: String) {
    settle()
    let correction = scene.engine.correction(
      afterTyping: character, at: scene.point, in: &scene.document)
    guard let correction else { return }
    changes.append("\(correction.typed)>\(correction.text)")
    if changesInTwoSteps { make(correction.range, "") }
    let start = correction.range.lowerBound
    make(changesInTwoSteps ? start..<start : correction.range, correction.text)
  }

  /// Makes a change somewhere before the cursor, which keeps its place in the text.
  mutating func make(_ range: Range<TextPoint>, _ text: String) {
    let line = scene.document.text.lineLength(range.lowerBound.line)
    scene.document.replace(range, with: Array(text.utf8))
    let growth = scene.document.text.lineLength(range.lowerBound.line) - line
    if scene.point.line == range.lowerBound.line { scene.point.byte += growth }
  }

  /// Records which corrections the changes so far have reverted, as a session does.
  mutating func settle() {
    for undone in scene.document.takeRevertedCorrections() {
      scene.engine.noteRevert(of: undone, date: 0)
    }
  }
}

extension Typist {
  /// Returns a text as it is after it was typed with automatic corrections in languages whose packs are shipped.
  static func typed(_ text: String, in languages: [String]) throws -> String {
    var settings = EngineSettings.applyingCorrections
    settings.languages = languages
    var typist = try Typist("|", settings)
    typist.scene.engine = Engine(
      packs: try languages.map { try shippedPack(String($0.prefix(2))) }, userWords: UserWords(),
      settings: settings)
    typist.type(text)
    return typist.text
  }
}
