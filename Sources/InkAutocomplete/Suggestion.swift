// One suggestion: what is offered, where it goes, and why it is offered.

public import InkText

/// What a suggestion is to the word at the cursor; the names are those of KeyboardKit and of the wire.
public enum SuggestionKind: String, Sendable, CaseIterable {
  /// A word that completes what is typed, or that may come next.
  case regular
  /// A correction that is applied by itself at the word end; only where autocorrect is `apply`.
  case autocorrect
  /// A word spelt otherwise than what is typed; only offered.
  case correction
  /// The typed word itself, which no word list knows: taking it refuses the others and may teach it.
  case unknown
  /// An emoji.
  case emoji
  /// What the user's own replacements make of the typed text.
  case replacement
  /// An item of a data source that the client named.
  case dataSource
}

/// An offer for the word at the cursor.
public struct Suggestion: Sendable, Equatable {
  /// Names the offer until eight newer answers of its document; empty until an engine has offered it.
  public var id: String
  /// The word or words offered, as they are to be written.
  public var text: String
  /// What a suggestion bar shows.
  public var title: String
  /// A second line for a suggestion bar.
  public var subtitle: String?
  /// What the offer is to the typed word.
  public var kind: SuggestionKind
  /// Where it comes from.
  public var source: SuggestionSource
  /// Probability that this is what is meant, 0…1; the offers of one answer and what was left out share one whole.
  public var score: Double
  /// What `newText` replaces.
  public var range: Range<TextPoint>
  /// What to put into `range`: the text, and a trailing space where one is due.
  public var newText: String

  /// An offer whose title is its text.
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
