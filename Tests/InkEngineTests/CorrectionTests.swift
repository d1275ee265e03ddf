// Corrections as an editor receives them: what is offered, what would be applied, and what never is.

import InkAutocomplete
import InkCorrection
import InkLexicon
import InkTestSupport
import InkText
import Testing

@testable import InkEngine

@Suite struct CorrectionTests {
  private func scene(_ marked: String, autocorrect: AutocorrectMode = .offer) throws -> Scene {
    var settings = EngineSettings()
    settings.autocorrect = autocorrect
    let pack = try TinyPack.pack([
      "I don't know the end of the day.", "The day is the day.", "You will receive a letter.",
      "We go to the sea. Then the cat and the dog.", "We don't go. They don't know the day.",
    ])
    return Scene(marked, settings: settings, pack: pack)
  }

  @Test func `a contraction without its apostrophe is offered with one`() throws {
    var scene = try scene("Dont|")
    let suggestion = try #require(scene.answer(.suggestions).suggestions.first)
    #expect(suggestion.text == "Don't")
    #expect(suggestion.kind == .correction)
  }

  @Test func `a word that the user taught or ignores is not answered with others`() throws {
    for kind in [UserWordChange.Kind.learn, .ignore] {
      var scene = try scene("You will recieve|", autocorrect: .apply)
      #expect(scene.answer(.suggestions).suggestions.contains { $0.kind == .autocorrect })
      _ = scene.engine.apply(UserWordChange(kind: kind, word: "recieve", date: 0))
      #expect(!scene.answer(.suggestions).suggestions.contains { $0.text == "receive" })
    }
  }

  @Test(arguments: ["zyxomta", "day-zyxomta"])
  func `a part of a word, too, is not corrected to a word of another project`(typed: String) throws
  {
    for (folder, isOffered) in [("file:///b", true), ("file:///a", false)] {
      var scene = try scene("I know the \(typed)|")
      scene.document.folder = folder
      _ = scene.engine.apply(
        UserWordChange(kind: .learn, word: "zyxomat", scope: .workspace("file:///b"), date: 0))
      let found = scene.answer(.corrections).corrections
      #expect(found.contains { $0.text.hasSuffix("zyxomat") } == isOffered)
    }
  }

  @Test(arguments: [
    ("We dont| know", "don't", CorrectionReason.apostrophe),
    ("We go omw| now", "on my way", .replacement),
  ])
  func `what replaces a word whatever the models say comes first before other words, too`(
    marked: String, text: String, reason: CorrectionReason
  ) throws {
    var scene = try scene(marked, autocorrect: .apply)
    scene.engine.settings.common.all.replacements = ["omw": "on my way"]
    let first = scene.answer(.corrections).corrections.first
    #expect(first?.text == text)
    #expect(first?.reason == reason)
    #expect(first?.automatic == true)
  }

  @Test func `a field for code announces no correction that it will not make`() throws {
    for (kind, isMade) in [(FieldKind.text, true), (.code, false)] {
      var scene = try scene("You will recieve|", autocorrect: .apply)
      scene.document.traits.kind = kind
      let answer = scene.answer([.suggestions, .corrections])
      #expect(answer.corrections.first?.text == "receive")
      #expect(answer.corrections.first?.automatic == isMade)
      #expect(answer.suggestions.contains { $0.kind == .autocorrect } == isMade)
    }
  }

  @Test(arguments: [
    ("The Day Lettre|", true), ("the day: Lettre|", true), ("the day (Lettre|", true),
    ("Lettre|", true), ("the day Lettre|", false), ("You, Lettre|", false), ("The Lettre|", false),
    ("We saw London Lettre|", false), ("You saw the Day Lettre|", false),
    ("You saw it. The Day Lettre|", true), ("The Know and the Day Lettre|", true),
  ])
  func `a capital says nothing in a title and after opening punctuation`(marked: String, isSo: Bool)
    throws
  {
    let pack = try TinyPack.pack(["The day you know London.", "You go to London, the day."])
    let scene = Scene(marked, pack: pack)
    let text = scene.document.text
    let sense = CapitalEvidence(
      of: CursorContext(at: scene.point, in: text), in: text, regions: [],
      model: scene.engine.model)
    #expect(sense.isUninformative == isSo)
  }

  @Test func `a slip in the document is not the first item of a menu`() throws {
    var scene = try scene("recieve recieve recieve\nYou will rec|")
    let question = Question(at: scene.point, want: .suggestions, surface: .menu())
    let texts = scene.engine.answer(question, in: &scene.document).suggestions.map(\.text)
    #expect(texts.first == "receive")
    #expect(texts.contains("recieve"))
  }

  @Test func `a chosen letter with a diacritic is not replaced by the plain one`() throws {
    let pack = try TinyPack.pack(["The cafe is a cafe, the cafe.", "The café and cafés."])
    var scene = Scene("The café|", pack: pack)
    #expect(!scene.answer(.suggestions).suggestions.map(\.text).contains("cafe"))
    #expect(scene.answer(.suggestions).suggestions.map(\.text).contains("cafés"))
    var plain = Scene("The cafe|", pack: pack)
    #expect(plain.answer(.suggestions).suggestions.map(\.text).contains("café"))
  }

  @Test(arguments: ["re_cieve|", "https://recieve|", "@recieve|"])
  func `a part of a name or an address has no corrections`(marked: String) throws {
    var scene = try scene(marked)
    let answer = scene.answer([.corrections])
    #expect(answer.corrections == [])
    #expect(answer.typed == nil)
  }

  @Test func `a slip is corrected in the list, and can be kept on request`() throws {
    var scene = try scene("You will recieve|")
    let answer = scene.answer([.suggestions, .corrections])
    #expect(answer.suggestions.first?.text == "receive")
    #expect(answer.suggestions.contains { $0.kind == .unknown && $0.text == "recieve" })
    #expect(answer.corrections.first?.text == "receive")
    #expect(answer.corrections.first?.reason == .transposition)
    #expect(answer.corrections.first?.range == answer.wordRange)
    #expect(answer.typed?.known == false)
    #expect(answer.typed?.flagged == true)
  }

  @Test func `the change is automatic only where autocorrect is apply`() throws {
    var offered = try scene("You will recieve|")
    let offer = offered.answer(.suggestions).suggestions.first
    #expect(offer?.kind == .correction)
    var applied = try scene("You will recieve|", autocorrect: .apply)
    let suggestions = applied.answer(.suggestions).suggestions
    #expect(suggestions.first?.kind == .unknown)
    #expect(suggestions.first?.text == "recieve")
    #expect(suggestions.dropFirst().first?.kind == .autocorrect)
    let correction = applied.answer(.corrections).corrections.first
    #expect(correction?.automatic == true)
    var off = try scene("You will recieve|", autocorrect: .off)
    let nothing = off.answer(.suggestions).suggestions
    #expect(nothing.isEmpty)
  }

  @Test(arguments: ["recieve2|", "re_cieve|", "reCieve|", "the|", "the |", "|"])
  func `known, protected and non-word inputs are not changed automatically`(marked: String) throws {
    var scene = try scene(marked, autocorrect: .apply)
    let answer = scene.answer([.suggestions, .corrections])
    #expect(!answer.corrections.contains { $0.automatic })
    #expect(!answer.suggestions.contains { $0.kind == .autocorrect })
  }

  @Test func `a learned or ignored word is not changed`() throws {
    for kind in [UserWordChange.Kind.learn, .ignore] {
      var scene = try scene("You will recieve|", autocorrect: .apply)
      _ = scene.engine.apply(UserWordChange(kind: kind, word: "recieve", date: 0))
      let answer = scene.answer(.corrections)
      #expect(answer.typed?.flagged == false)
      #expect(!answer.corrections.contains { $0.automatic })
    }
  }

  @Test func `the status of a word follows what the user does`() throws {
    var engine = try scene("|").engine
    #expect(engine.wordStatus("receive").known)
    #expect(!engine.wordStatus("zyxomat").known)
    #expect(engine.wordStatus("letter-day").known, "composed of known words")
    let first = engine.apply(UserWordChange(kind: .learn, word: "Zyxomat", date: 0))
    #expect(first)
    let second = engine.apply(UserWordChange(kind: .learn, word: "Zyxomat", date: 0))
    #expect(!second)
    let status = engine.wordStatus("Zyxomat")
    #expect(status == WordStatus(known: true, learned: true, ignored: false, scopes: ["user"]))
    let third = engine.apply(UserWordChange(kind: .unlearn, word: "zyxomat", date: 0))
    #expect(third)
    #expect(!engine.wordStatus("Zyxomat").known)
  }
}
