// A suggestion: its text, the range it replaces, and its source.

public import InkText

/// The relation of a suggestion to the word at the cursor; the names are those of KeyboardKit and of the protocol.
public enum SuggestionKind: String, Sendable, CaseIterable {
  /// A completion of the typed prefix, or a possible next word.
  case regular
  /// A correction that is applied automatically at the end of the word; only if autocorrect is `apply`.
  case autocorrect
  /// A word spelled differently from the typed one; only offered.
  case correction
  /// The typed word itself, which is unknown: accepting it rejects the others and may teach it.
  case unknown
  /// An emoji.
  case emoji
  /// The user's own replacement of the typed text.
  case replacement
  /// An item of a data source selected by the client.
  case dataSource
}

/// A suggestion for the word at the cursor.
public struct Suggestion: Sendable, Equatable {
  /// The identifier, valid until eight newer answers for the document; empty until an engine has offered the
  /// suggestion.
  public var id: String
  /// The suggested word or words, exactly as they are to be written.
  public var text: String
  /// The text shown in a suggestion bar.
  public var title: String
  /// The second line in a suggestion bar.
  public var subtitle: String?
  /// The relation to the typed word.
  public var kind: SuggestionKind
  /// The source of the suggestion.
  public var source: SuggestionSource
  /// The probability that this is the intended word, 0…1. The suggestions of an answer and all those left out sum to
  /// one.
  public var score: Double
  /// The range that `newText` replaces.
  public var range: Range<TextPoint>
  /// The text to insert into `range`: `text`, with a trailing space if one is due.
  public var newText: String

  /// Creates a suggestion whose title defaults to its text.
  public init(
    id: String = "", text: String, title: String? = nil, subtitle: String? = nil,
    kind: SuggestionKind, source: SuggestionSource, score: Double, range: Range<TextPoint>,
    newText: String
  ) {
    self.id = id
    self.text = text
    self.title = title ?? text
    self.subtitle = subtitle
    self.kind = kind
    self.source = source
    self.score = score
    self.range = range
    self.newText = newText
  }
}
