// The user's settings for keys, and the traits of the field.

public import InkText

/// The settings of a field's keys; the defaults are KeyboardKit's.
public struct ActionSettings: Sendable, Equatable {
  /// The input language, as a BCP 47 tag.
  public var language: String?
  /// The languages to cycle through, in order.
  public var languages: [String] = []
  /// Which letters are automatically capitals; nil leaves the case unchanged.
  public var capitals: Autocapitalization? = .sentences
  /// Whether typed quotation marks are replaced by those of the language.
  public var replacesQuotationMarks = true
  /// Whether a suggestion adds a space, and a punctuation mark removes an automatic one.
  public var addsSpaces = true
  /// The maximum time between two spaces that end a sentence, in milliseconds.
  public var endSentenceMilliseconds = 3_000
  /// The maximum time between two presses of shift that lock capitals, in milliseconds; 0 to disable.
  public var capsLockMilliseconds = 500
  /// How long the backspace key is held before it deletes words, in milliseconds.
  public var wordDeletionMilliseconds = 3_000
  /// The effect of a held space key.
  public var spaceLongPress = SpaceLongPress.moveCursor
  /// How far a finger moves for one step of the cursor.
  public var spaceDragSensitivity = SpaceDragSensitivity.medium
  /// Whether keys make sounds.
  public var audioFeedback = true
  /// The amount of haptic feedback.
  public var hapticFeedback = HapticPreset.minimal

  /// Creates the default settings.
  public init() {}
}
