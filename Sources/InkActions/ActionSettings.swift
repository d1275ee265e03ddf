// What a person has set about keys, and what the field wants.

/// What the keys of one field keep to; the standard is KeyboardKit's.
package struct ActionSettings: Sendable, Equatable {
  /// Which letters a keyboard offers as capitals.
  package enum Capitals: String, Sendable, CaseIterable {
    case none, words, sentences, all
  }

  /// What a held space key does.
  package enum SpaceLongPress: String, Sendable, CaseIterable {
    /// It moves the cursor.
    case moveCursor
    /// It shows the languages to choose from.
    case languageMenu
  }

  /// The language that is typed, as a BCP 47 tag.
  package var language: String?
  /// The languages to go through, in their order.
  package var languages: [String] = []
  /// Which letters are offered as capitals; nil leaves the case alone.
  package var capitals: Capitals? = .sentences
  /// Whether marks of quotation become those of the language.
  package var replacesQuotationMarks = true
  /// Whether a suggestion brings a space, and a mark takes one back that came by itself.
  package var addsSpaces = true
  /// Two spaces within this time may end a sentence.
  package var endSentenceMilliseconds = 3_000
  /// Shift twice within this time locks the capitals; 0 for never.
  package var capsLockMilliseconds = 500
  /// The backspace key deletes words when it was held so long.
  package var wordDeletionMilliseconds = 3_000
  /// What a held space key does.
  package var spaceLongPress = SpaceLongPress.moveCursor
  /// How far a finger moves for one step of the cursor.
  package var spaceDragSensitivity = SpaceDrag.Sensitivity.medium
  /// Whether keys are heard.
  package var audioFeedback = true
  /// How much is felt.
  package var hapticFeedback = KeyboardFeedback.HapticPreset.minimal

  /// The standard settings.
  package init() {}
}
