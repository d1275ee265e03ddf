// The traits of the text field that a document stands for, as stated by a client.

public import InkText

extension FieldKind {
  /// Whether words are offered at all: not where no words are typed, and never in a password field.
  public var offersWords: Bool {
    switch self {
    case .text, .search, .name, .code: true
    case .password, .email, .url, .number: false
    }
  }

  /// Whether addresses are typed, so that domains are offered for a full stop.
  public var takesAddresses: Bool { self == .url || self == .email }

  /// Whether people write to people, so that there are sentences, quotations and emoji.
  public var takesProse: Bool { offersWords && self != .code }

  /// Whether emoji are offered.
  public var takesEmoji: Bool { takesProse }
}

/// A field's traits; those that are nil come from the settings of the document.
public struct FieldTraits: Sendable, Equatable {
  /// What the field is for.
  public var kind: FieldKind
  /// How readily text is predicted.
  public var inlinePrediction: PredictionMode?
  /// How far corrections go.
  public var autocorrect: AutocorrectMode?
  /// Which letters are capitals.
  public var autocapitalization: Autocapitalization?
  /// A BCP 47 language tag.
  public var language: String?
  /// The name of a data source whose items are offered.
  public var dataSource: String?

  /// Creates the traits of a field; an ordinary text field by default.
  public init(
    kind: FieldKind = .text, inlinePrediction: PredictionMode? = nil,
    autocorrect: AutocorrectMode? = nil, autocapitalization: Autocapitalization? = nil,
    language: String? = nil, dataSource: String? = nil
  ) {
    self.kind = kind
    self.inlinePrediction = inlinePrediction
    self.autocorrect = autocorrect
    self.autocapitalization = autocapitalization
    self.language = language
    self.dataSource = dataSource
  }
}
