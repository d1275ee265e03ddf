// The engine of a keyboard or an app: suggestions, corrections, ghost text and variants for a text being written.

public import InkEngine
public import InkLexicon

/// A typing assistant.
///
/// This is a value with one owner, such as a keyboard's controller. It opens no connections and writes no files;
/// queries of the language packs alone return immediately, within some tens of microseconds.
///
/// ```swift
/// var assistant = TypingAssistant(packs: [try LanguagePack(path: "en.inkpack")])
/// var document = TextDocument("I am goi")
/// let answer = assistant.localAutocomplete(in: &document)
/// print(answer.suggestions.map(\.text))  // ["going"]
/// ```
public struct TypingAssistant: Sendable {
  var engine: Engine

  /// The source of suggestions beside the language packs; nil for none.
  public var service: (any AutocompleteService)?

  /// Whether suggestions of the service, if it has any, replace those of the language packs instead of being merged
  /// with them.
  public var usesServiceExclusively = false

  /// Creates an assistant for some languages.
  ///
  /// - Parameters:
  ///   - packs: The language packs, the main language first; without any, there are only learned words, callouts, keys
  ///     and fields.
  ///   - emoji: Tables of emoji and their names.
  ///   - settings: The user's settings. By default, the languages are those of the packs.
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

  /// The user's settings.
  public var settings: EngineSettings {
    get { engine.settings.common.all }
    set { engine.settings.common.all = newValue }
  }

  /// The settings for documents of a kind, such as `markdown`; they replace `settings` as a whole.
  public var settingsByKind: [String: EngineSettings] {
    get { engine.settings.common.byLanguageID }
    set { engine.settings.common.byLanguageID = newValue }
  }

  /// Returns what may be typed at the cursor by the language packs alone.
  ///
  /// - Parameters:
  ///   - document: The text; it records what was offered in it.
  ///   - want: The lists to return; by default suggestions and ghost text.
  ///   - limit: The maximum length of each list; nil for the numbers in the settings.
  /// - Returns: Suggestions, ghost text and whatever else is requested.
  public mutating func localAutocomplete(
    in document: inout TextDocument,
    wanting want: Question.Want = [.suggestions, .inlinePrediction], limit: Int? = nil
  ) -> Answer {
    answer(
      Question(at: document.selection.upperBound, want: want, limit: limit), in: &document.content)
  }

  /// Reads more of a long document. The first answer reads only the text around the cursor, and each one a little more;
  /// while the user rests, this can be called until nothing is left, so that names far away are known.
  ///
  /// - Parameter document: The text; it records what was read.
  /// - Returns: Whether there is more to read. Takes a millisecond or two.
  @discardableResult
  public func readFurther(in document: inout TextDocument) -> Bool {
    engine.readFurther(&document.content)
    return document.content.isPartlyRead
  }

  /// Answers a question, and reads a little more of a long document.
  mutating func answer(_ question: Question, in document: inout Document) -> Answer {
    let answer = engine.answer(question, in: &document)
    if document.isPartlyRead { engine.readFurther(&document) }
    return answer
  }
}
