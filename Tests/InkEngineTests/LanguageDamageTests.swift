// A word of one language is not a slip of another: several packs loaded together.

import InkAutocomplete
import InkCorrection
import InkEngine
import InkLexicon
import InkTestSupport
import InkText
import Testing

@Suite struct LanguageDamageTests {
  /// Returns the judgement on a text's last word with English and German loaded and automatic corrections.
  private func judged(_ string: String, chosen: String? = nil) throws -> Answer {
    let english = Array(repeating: "the end of the story and the rest of it", count: 30)
    let german = Array(repeating: "das ist das ganze teh und die stoyr im i", count: 30)
    var settings = EngineSettings.applyingCorrections
    settings.languages = ["en", "de"]
    var engine = Engine(
      packs: [try TinyPack.pack(english), try TinyPack.pack(german, language: "de")],
      userWords: UserWords(), settings: settings)
    let text = Text(string)
    var document = Document(uri: "file:///a", languageID: "plaintext", version: 1, text: text)
    document.choices.language = chosen
    return engine.answer(
      Question(at: text.endPoint, want: [.corrections, .suggestions]), in: &document)
  }

  @Test func `a word of another loaded language is known and never changed automatically`() throws {
    for typed in ["teh", "stoyr"] {
      let answer = try judged("the end of the \(typed)")
      #expect(answer.typed?.known == true)
      #expect(answer.typed?.flagged == false)
      #expect(!answer.corrections.contains { $0.automatic })
      #expect(!answer.suggestions.contains { $0.kind == .autocorrect })
    }
  }

  @Test(arguments: ["Im", "im", "ich bin i"])
  func `a word of a language that may be written here is not an English contraction`(typed: String)
    throws
  {
    #expect(try !judged(typed).corrections.contains { $0.automatic })
  }

  @Test func `nor is it one where a language was chosen for the document`() throws {
    let answer = try judged("the end of the stoyr", chosen: "en")
    #expect(answer.typed?.known == true)
    #expect(!answer.corrections.contains { $0.automatic })
  }

  @Test func `in a language without a pack nothing is marked or changed`() throws {
    let answer = try judged("lapsi juoksee kotiin koiran kanssa stry")
    #expect(answer.typed?.flagged == false)
    #expect(answer.corrections == [])
    #expect(answer.suggestions == [])
  }
}
