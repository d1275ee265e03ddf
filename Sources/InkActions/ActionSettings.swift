// What a person has set about keys, and what the field wants.

public import InkText

/// What the keys of one field keep to; the standard is KeyboardKit's.
public struct ActionSettings: Sendable, Equatable {
  /// What a held space key does.
  public enum SpaceLongPress: String, Sendable, CaseIterable {
    /// It moves the cursor.
    case moveCursor
    /// It shows the languages to choose from.
    case languageMenu
  }

  /// The language that is typed, as a BCP 47 tag.
  public var language: String?
  /// The languages to go through, in their order.
  public var languages: [String] = []
  /// Which letters are offered as capitals; nil leaves the case alone.
  public var capitals: Autocapitalization? = .sentences
  /// Whether marks of quotation become those of the language.
  public var replacesQuotationMarks = true
  /// Whether a suggestion brings a space, and a mark takes one back that came by itself.
  public var addsSpaces = true
  /// Two spaces within this time may end a sentence.
  public var endSentenceMilliseconds = 3_000
  /// Shift twice within this time locks the capitals; 0 for never.
  public var capsLockMilliseconds = 500
  /// The backspace key deletes words when it was held so long.
  public var wordDeletionMilliseconds = 3_000
  /// What a held space key does.
  public var spaceLongPress = SpaceLongPress.moveCursor
  /// How far a finger moves for one step of the cursor.
  public var spaceDragSensitivity = SpaceDrag.Sensitivity.medium
  /// Whether keys are heard.
  public var audioFeedback = true
  /// How much is felt.
  public var hapticFeedback = KeyboardFeedback.HapticPreset.minimal

  /// The standard settings.
  public init() {}
}
