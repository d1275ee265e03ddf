// The settings of documents as typed values with their defaults.

package import InkText

/// The settings that may differ by folder and language id, in nested groups named as in `schemas/settings.schema.json`.
package struct DocumentSettings: Sendable, Equatable {
  /// Whether to suggest, correct and predict anything.
  package var enabled = true
  /// The codes of the languages written in, the main one first.
  package var languages = ["en"]
  /// The list of suggestions.
  package var suggestions = Suggestions()
  /// What to do about a word that looks mistyped.
  package var autocorrect = AutocorrectMode.offer
  /// Which letters are capitalized automatically; if nil, only those of suggestions.
  package var autocapitalization: Autocapitalization?
  /// Whether two spaces after a word become a full stop and a space.
  package var doubleSpacePeriod = false
  /// The replacements, by typed text.
  package var replacements: [String: String] = [:]
  /// The keyboard.
  package var keyboard = Keyboard()
  /// The ghost text after the cursor.
  package var inlinePrediction = InlinePrediction()
  /// Which parts of documents are treated as prose.
  package var regions = RegionRules()
  /// The diagnostics in documents.
  package var diagnostics = Diagnostics()
  /// The variants of a character.
  package var callouts = Callouts()
  /// What is learned automatically.
  package var learning = Learning()
}

extension DocumentSettings {
  /// The list of suggestions.
  package struct Suggestions: Sendable, Equatable {
    /// The number of suggestions if the request does not name one, 0…50.
    package var limit = 3
    /// Whether to suggest words at a word boundary, before the next word is begun.
    package var nextWord = true
    /// The number of letters a word must have before it is completed, 0…20.
    package var minimumPrefix = 0
    /// How long suggestions must be shown to count as seen, 0…10,000 ms; seen and passed-over ones are demoted.
    package var seenAfterMilliseconds = 0
    /// Whether `newText` in `inkling/autocomplete` ends with the space that is due.
    package var trailingSpace = true
    /// When to suggest emoji.
    package var emoji = EmojiMode.name
    /// Whether menu labels that do not start with the typed text show both texts: teh → the.
    package var labelsShowTyped = false
  }

  /// The keyboard.
  package struct Keyboard: Sendable, Equatable {
    /// The layout of its letters.
    package var layout = Layout.automatic
    /// Whether typed quotation marks become those of the language.
    package var quotationMarks = true
    /// The time within which two spaces may end a sentence, in milliseconds, 0…60,000.
    package var endSentenceMilliseconds = 3_000
    /// The time within which two presses of shift engage caps lock, in milliseconds, 0…60,000; 0 for never.
    package var capsLockMilliseconds = 500
    /// How long the backspace key is held before it deletes words, in milliseconds, 0…60,000.
    package var wordDeletionMilliseconds = 3_000
    /// What a long press on the space key does.
    package var spaceLongPress = SpaceLongPress.moveCursor
    /// How far a finger moves per step of the cursor.
    package var spaceDragSensitivity = SpaceDragSensitivity.medium
    /// Whether keys give audio feedback.
    package var audioFeedback = true
    /// How much haptic feedback there is.
    package var hapticFeedback = HapticPreset.minimal

    /// The keyboard layouts.
    package enum Layout: String, Sendable, CaseIterable {
      /// The most common layout for the language.
      case automatic
      case us, uk, de, fr, es, pt, nordic, dvorak, colemak
    }
  }

  /// The ghost text after the cursor.
  package struct InlinePrediction: Sendable, Equatable {
    /// How readily it appears.
    package var mode = PredictionMode.default
    /// The maximum number of words, 1…20.
    package var maximumWords = 5
    /// The minimum probability of its first word, 0…1; nil for the threshold of the mode.
    package var minimumProbability: Double?
  }

  /// The diagnostics in documents.
  package struct Diagnostics: Sendable, Equatable {
    /// How unknown words are flagged.
    package var unknownWords = UnknownWords.off

    /// How unknown words are flagged.
    package enum UnknownWords: String, Sendable, CaseIterable {
      /// Not at all.
      case off
      /// As unobtrusively as the editor can.
      case hint
      /// As information.
      case information
      /// As a warning.
      case warning
    }
  }

  /// The variants of a character.
  package struct Callouts: Sendable, Equatable {
    /// The user's variants by base character; they replace the built-in ones of that character.
    package var overrides: [String: String] = [:]
  }

  /// What is learned automatically.
  package struct Learning: Sendable, Equatable {
    /// Whether prose as it is typed improves suggestions in other documents too.
    package var automatic = true
    /// Whether accepted offers are learned as well.
    package var fromAcceptedText = true
  }
}
