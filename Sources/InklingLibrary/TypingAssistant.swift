// The engine of a keyboard or an app: suggestions, corrections, ghost text and variants for a text that is written.

public import InkEngine
public import InkLexicon

/// Helps somebody who types.
///
/// A value of one owner, such as a keyboard's controller. Nothing here opens a connection or writes a file, and what is
/// asked of the language packs alone is answered at once, in some tens of microseconds.
///
/// ```swift
/// var assistant = TypingAssistant(packs: [try LanguagePack(path: "en.inkpack")])
/// var document = TextDocument("I am goi")
/// let answer = assistant.localAutocomplete(in: &document)
/// print(answer.suggestions.map(\.text))  // ["going"]
/// ```
public struct TypingAssistant: Sendable {
  var engine: Engine

  /// Who is asked for suggestions beside the language packs; nil for nobody.
  public var service: (any AutocompleteService)?

  /// Whether the suggestions of the service stand alone where it has any, and are not sorted in among those of the
  /// language packs.
  public var serviceStandsAlone = false

  /// An assistant over some languages.
  ///
  /// - Parameters:
  ///   - packs: The languages to write in, the main one first; without any there are the words that were learned, the
  ///     callouts, the keys and the fields.
  ///   - emoji: Tables of emoji by their names.
  ///   - settings: What a person has set. Where it is left out, the languages are those of the packs.
  public init(
    packs: [LanguagePack] = [], emoji: [EmojiTable] = [], settings: EngineSettings? = nil
  ) {
    var standard = EngineSettings()
    if !packs.isEmpty { standard.languages = packs.map(\.language) }
    var picker = EmojiPicker()
    picker.tables = emoji
    engine = Engine(
      packs: packs, userWords: UserWords(), settings: settings ?? standard, emoji: picker)
  }

  /// What a person has set.
  public var settings: EngineSettings {
    get { engine.settings }
    set { engine.settings = newValue }
  }

  /// Asks the language packs alone what may be typed at the cursor.
  ///
  /// - Parameters:
  ///   - document: The text; it remembers what was offered in it.
  ///   - want: Which lists are wanted; suggestions and ghost text where nothing is said.
  ///   - limit: How many of each at most; nil for as many as are set.
  /// - Returns: Suggestions, ghost text and whatever else is wanted.
  public mutating func localAutocomplete(
    in document: inout TextDocument,
    wanting want: Question.Want = [.suggestions, .inlinePrediction], limit: Int? = nil
  ) -> Answer {
    engine.answer(
      Question(at: document.selection.upperBound, want: want, limit: limit), in: &document.content)
  }
}
