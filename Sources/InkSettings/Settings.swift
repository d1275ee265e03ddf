// The settings a person can make, as typed values with their built-in defaults.

/// All settings, with nested groups named as in `schemas/settings.schema.json`.
///
/// `SettingField.all` says what each one does, which values it takes and where it may be set.
package struct Settings: Sendable, Equatable {
  /// What holds where nobody has set anything.
  package static let standard = Settings()

  /// Whether anything is suggested, corrected and predicted.
  package var enabled = true
  /// The languages written in, as codes, the main one first.
  package var languages = ["en"]
  /// The list of suggestions.
  package var suggestions = Suggestions()
  /// What happens to a word that looks mistyped.
  package var autocorrect = Autocorrect.offer
  /// Which letters are capitals without being asked for; nil in what is suggested only.
  package var autocapitalization: Autocapitalization?
  /// Whether two spaces behind a word become a full stop and a space.
  package var doubleSpacePeriod = false
  /// What takes the place of what is typed, by what is typed.
  package var replacements: [String: String] = [:]
  /// What is typed on.
  package var keyboard = Keyboard()
  /// The text shown ahead of the cursor.
  package var inlinePrediction = InlinePrediction()
  /// Which parts of documents are treated as prose.
  package var regions = Regions()
  /// The marks in documents.
  package var diagnostics = Diagnostics()
  /// The variants of a character.
  package var callouts = Callouts()
  /// Where what was learned is kept.
  package var userData = UserData()
  /// What is learned without being told.
  package var learning = Learning()
  /// The suggestion provider.
  package var provider = Provider()
  /// Lists of items, by their names.
  package var dataSources: [String: DataSource] = [:]
}

extension Settings {
  /// The list of suggestions.
  package struct Suggestions: Sendable, Equatable {
    /// How many are given where the request names no number, 0…50.
    package var limit = 3
    /// Whether there are any at a word border, before the next word has begun.
    package var nextWord = true
    /// How many letters a word must have before it is completed, 0…20.
    package var minimumPrefix = 0
    /// How long they show until they count as seen, 0…10,000 ms: what was seen and typed past sinks.
    package var seenAfterMilliseconds = 0
    /// Whether `newText` in `inkling/autocomplete` ends with the space that is due.
    package var trailingSpace = true
    /// Which emoji are suggested.
    package var emoji = Emoji.name
    /// Whether the label of what begins otherwise than what is typed says both, in a menu: teh → the.
    package var labelsShowTyped = false

    /// When emoji are suggested.
    package enum Emoji: String, Sendable, CaseIterable {
      /// Never.
      case off
      /// By a name behind a colon.
      case name
      /// So, and one at the end of the list behind a word that names one.
      case word
    }
  }

  /// What happens to a word that looks mistyped.
  package enum Autocorrect: String, Sendable, CaseIterable {
    /// Nothing.
    case off
    /// The correction is offered among the suggestions.
    case offer
    /// A correction that is as good as certain is made at the word end.
    case apply
  }

  /// Which letters are capitalized automatically.
  package enum Autocapitalization: String, Sendable, CaseIterable {
    /// None.
    case none
    /// The first one of a sentence.
    case sentences
    /// The first one of every word.
    case words
    /// All.
    case all
  }

  /// What is typed on.
  package struct Keyboard: Sendable, Equatable {
    /// Where its letters are.
    package var layout = Layout.automatic
    /// Whether typed marks of quotation become those of the language.
    package var quotationMarks = true
    /// Two spaces within this time may end a sentence, in milliseconds, 0…60,000.
    package var endSentenceMilliseconds = 3_000
    /// Shift twice within this time locks the capitals, in milliseconds, 0…60,000; 0 for never.
    package var capsLockMilliseconds = 500
    /// The backspace key deletes words when it was held so long, in milliseconds, 0…60,000.
    package var wordDeletionMilliseconds = 3_000
    /// What a held space key does.
    package var spaceLongPress = SpaceLongPress.moveCursor
    /// How far a finger moves for one step of the cursor.
    package var spaceDragSensitivity = Sensitivity.medium
    /// Whether keys are heard.
    package var audioFeedback = true
    /// How much is felt.
    package var hapticFeedback = HapticFeedback.minimal

    /// What a held space key does.
    package enum SpaceLongPress: String, Sendable, CaseIterable {
      case moveCursor, languageMenu
    }

    /// How far a finger moves for one step.
    package enum Sensitivity: String, Sendable, CaseIterable {
      case low, medium, high
    }

    /// How much of the keys is felt.
    package enum HapticFeedback: String, Sendable, CaseIterable {
      case enabled, minimal, disabled
    }

    /// The layouts of keys.
    package enum Layout: String, Sendable, CaseIterable {
      /// The one that people who write the language mostly have.
      case automatic
      case us, uk, de, fr, es, pt, nordic, dvorak, colemak
    }
  }

  /// The text shown ahead of the cursor.
  package struct InlinePrediction: Sendable, Equatable {
    /// How willing it is to appear.
    package var mode = Mode.default
    /// How many words it has at most, 1…20.
    package var maximumWords = 5
    /// The probability that its first word must have, 0…1; nil for the gate of the mode.
    package var minimumProbability: Double?

    /// How willing inline prediction is to appear.
    package enum Mode: String, Sendable, CaseIterable {
      /// In prose, where it is very probably right.
      case `default`
      /// Nowhere.
      case no
      /// In prose, search fields, comments and strings, where it is probably right.
      case yes
    }
  }

  /// Which parts of documents are treated as prose.
  package struct Regions: Sendable, Equatable {
    /// Sentences.
    package var prose = Treatment.prose
    /// Comments of programs and of markup.
    package var comment = Treatment.words
    /// Strings of programs.
    package var string = Treatment.words
    /// Quoted lines and the signature of a mail.
    package var quotation = Treatment.off
    /// Programs, code in texts, formulas.
    package var code = Treatment.off
    /// Tags, commands, fences, link targets, headers.
    package var markup = Treatment.off
    /// YAML or TOML before a text.
    package var frontMatter = Treatment.off

    /// How far assistance goes.
    package enum Treatment: String, Sendable, CaseIterable {
      /// As in sentences.
      case prose
      /// Words are completed and marked; nothing is changed, and predicted only where it is asked for.
      case words
      /// Not at all, unless a person asks by a key.
      case off
    }
  }

  /// The marks in documents.
  package struct Diagnostics: Sendable, Equatable {
    /// How words that nobody knows are marked.
    package var unknownWords = UnknownWords.off

    /// How words that nobody knows are marked.
    package enum UnknownWords: String, Sendable, CaseIterable {
      /// Not at all.
      case off
      /// As quietly as the editor can.
      case hint
      /// As a remark.
      case information
      /// As a warning.
      case warning
    }
  }

  /// The variants of a character.
  package struct Callouts: Sendable, Equatable {
    /// Own variants by base character; they replace the built-in ones of that character.
    package var overrides: [String: String] = [:]
    /// Whether an on-screen keyboard shows the character of a pressed key.
    package var input = true
    /// How long a key is held before its variants are shown, in milliseconds, 100…5,000.
    package var longPressMilliseconds = 500
    /// How far a finger may have moved by then, in points, 0…10,000.
    package var longPressReach = 50
    /// How long the character is still shown after its key was let go, in milliseconds, 0…5,000.
    package var inputMilliseconds = 50
    /// How a drag chooses among variants.
    package var drag = Drag.location

    /// How a drag chooses among variants.
    package enum Drag: String, Sendable, CaseIterable {
      /// By where the finger is.
      case location
      /// By how far it has moved.
      case translation
    }
  }

  /// Where what was learned is kept.
  package struct UserData: Sendable, Equatable {
    /// The file of learned and ignored words; nil for the one in the user's data folder.
    package var path: String?
  }

  /// What is learned without being told.
  package struct Learning: Sendable, Equatable {
    /// Whether what is typed in prose makes suggestions better in other documents too.
    package var automatic = true
    /// Whether offers that were taken are learned as well.
    package var fromAcceptedText = true
    /// How often a new word must be written before it is a learned word, 1…20.
    package var quarantine = 2
  }

  /// The suggestion provider.
  package struct Provider: Sendable, Equatable {
    /// The kind of provider.
    package var kind = Kind.local
    /// The provider that is a program of its own.
    package var external = External()

    /// The kinds of providers.
    package enum Kind: String, Sendable, CaseIterable {
      /// The language packs on this machine.
      case local
      /// Nobody: no suggestions, corrections or predictions.
      case disabled
      /// A program of one's own, and the packs where it has nothing.
      case external
      /// The packs and a program of one's own.
      case merged
    }

    /// A provider that is a program of its own.
    package struct External: Sendable, Equatable {
      /// The program and its arguments; nil for none.
      package var command: [String]?
      /// How long its answer is awaited, 10…10,000.
      package var deadlineMilliseconds = 300
      /// How often it is asked, 1…100.
      package var requestsPerSecond = 10
      /// How much of the text before the cursor it is given, 0…65,536.
      package var contextBytes = 2000
    }
  }
}
