// The place of a question, read once: the word at the cursor, what follows it, and what holds there.

import InkCorrection
import InkLexicon
import InkModel
import InkPrediction
import InkText

/// All that the features ask about a place in a document.
struct Place: Sendable {
  /// The cursor, inside the text.
  let point: TextPoint
  /// The part of the word before the cursor, in the document.
  let prefixRange: Range<TextPoint>
  /// The whole word around the cursor, in the document.
  let wordRange: Range<TextPoint>
  /// The character before the cursor, in the document.
  let characterBefore: Range<TextPoint>?
  /// What is typed and what stands before it: the document's, or a client's own text in its place.
  let context: CursorContext
  /// What stands before the word, as the model sees it.
  let modelContext: ModelContext
  /// The last words before the word, by their numbers in what the document has taught.
  private let lastWords: [Int32]
  /// What the document has taught, also where a word is judged without it.
  private let studied: DocumentModel?
  /// What the document has taught.
  var documentModel: DocumentModel?
  /// Words of the document that begin as typed and are taken for slips here, though it has them again.
  var ownSlips: [String] = []
  /// The settings that hold in the document.
  let settings: EngineSettings
  /// The traits of its field.
  let traits: FieldTraits
  /// The language that was chosen for the document or its field; nil for none in particular.
  let language: String?
  /// The language that the text is in, of several that are loaded; nil where there is no choice.
  private let sensedLanguage: String?
  /// The document's own mode of prediction, as a command set it.
  private let documentMode: PredictionMode?
  /// What the region is that it is in.
  let region: RegionKind
  /// The regions of its line.
  let regions: [Region]
  /// How far assistance goes in this region.
  let treatment: RegionTreatment
  /// What the word around it is by its shape.
  let shape: TokenShape
  /// What the rest of the line holds.
  let following: Following
  /// Whether a capital says nothing about the word: it may be a slip, and need not be a name.
  let capitalSaysNothing: Bool
  /// Whether a person asks by a key.
  let isInvoked: Bool
  /// Whether a person may have asked by a key.
  let mayBeAsked: Bool
  /// Whether nothing is typed yet behind a sign of names or tags.
  private let isBehindSign: Bool
  /// Whether anything may be offered at all: not where it is switched off, never in a password field.
  let isAssisted: Bool
  /// Whether the context is a client's text in the place of the document's.
  let hasOwnText: Bool
  /// Where the document is.
  let address: DocumentAddress
  /// Whether words sink that were shown and typed past.
  let sinksWhatWasShown: Bool
  /// When it was asked for, in milliseconds; nil where nobody knows.
  let milliseconds: UInt64?

  init(
    of question: Question, in document: inout Document, model: Model, of packs: PackSet,
    shares: LanguageShares, settings: EngineSettings
  ) {
    let point = document.text.clamped(question.point)
    let regions = document.regions(ofLine: point.line)
    let around = document.knowledge.context.cursor(at: point, in: document.text, regions: regions)
    let region = regions.region(at: point.byte)
    self.regions = regions
    self.point = point
    prefixRange = around.prefixRange
    wordRange = around.wordRange
    characterBefore = around.characterBefore
    if let text = question.text {
      let own = Text(utf8: text.utf8.suffix(CursorContext.reachBytes))
      context = CursorContext(at: own.endPoint, in: own)
      shape = TokenShape(of: context.prefixRange, in: own, within: nil)
    } else {
      context = around
      shape = TokenShape(of: around.wordRange, in: document.text, within: region.range)
    }
    isBehindSign =
      question.text == nil && context.prefix.isEmpty
      && ItemCue.isSign(before: point, in: document.text)
    studied = document.knowledge.study.model
    documentModel = studied
    // What a client's own text is about is not known.
    lastWords =
      question.text == nil
      ? document.knowledge.study.lastWords(before: prefixRange.lowerBound, packs) : []
    let topic = model.topic(lastWords, in: studied)
    modelContext = document.knowledge.context.context(
      after: context.history, about: topic, shares: shares, of: model, packs)
    self.settings = settings.effective(for: document)
    traits = document.traits
    language = document.chosenLanguage
    sensedLanguage =
      model.packs.count < 2
      ? nil : zip(model.packs, shares.packs).max { $0.1 < $1.1 }?.0.metadata.language
    documentMode = document.choices.inlinePrediction
    self.region = region.kind
    treatment = self.settings.regions[region.kind]
    following = Following(point, in: document.text)
    isInvoked = question.trigger == .invoked
    mayBeAsked = isInvoked || question.mayBeAsked
    capitalSaysNothing =
      question.text == nil
      ? CapitalSense(of: around, in: document.text, regions: regions, model: model).saysNothing
      : context.isSentenceStart
    isAssisted =
      self.settings.enabled && document.choices.isEnabled && document.traits.kind.offersWords
    hasOwnText = question.text != nil
    address = document.address
    milliseconds = question.milliseconds
    sinksWhatWasShown = question.sinksWhatWasShown
  }

  /// Those of the last words before the word that no pack has.
  var strangersBefore: [Stranger] { studied?.strangers(among: lastWords) ?? [] }

  /// Whether words are offered here: not inside code, addresses and the like but on a person's wish, and never directly
  /// behind a sign, where they would be taken for names or tags.
  var offersWords: Bool {
    isAssisted && !isBehindSign && (isInvoked || treatment != .off && shape.isCompleted)
  }

  /// Whether a word that nobody knows may be marked here.
  var marksWords: Bool { isAssisted && treatment != .off && shape == .word && !isForeign }

  /// Whether a word may be changed by itself here; of those with a fixed shape what lies in their shape alone.
  var changesWords: Bool {
    isAssisted && treatment == .prose && (shape == .word || shape == .fixed) && !isForeign
  }

  /// Whether emoji may be offered here: where people write to people.
  var takesEmoji: Bool { isAssisted && treatment == .prose && traits.kind.takesEmoji }

  /// How far corrections are wanted in this field: what it says itself, else the settings.
  var wantedAutocorrect: AutocorrectMode { traits.autocorrect ?? settings.autocorrect }

  /// How far corrections go by themselves here.
  var autocorrect: AutocorrectMode { treatment == .prose ? wantedAutocorrect : .off }

  /// Whether anything may be changed here without being asked for: never in code, nor in a field for it.
  var isCorrectedByItself: Bool { isAssisted && treatment == .prose && traits.kind != .code }

  /// Which capitals the words that are suggested have.
  var offeredCapitals: Autocapitalization {
    traits.autocapitalization ?? settings.autocapitalization ?? .sentences
  }

  /// Which capitals the words that are typed are given: those that somebody asked for.
  var typedCapitals: Autocapitalization {
    traits.autocapitalization ?? settings.autocapitalization ?? .none
  }

  /// Whether a word that is suggested here begins with a capital for its place.
  var isSentenceStart: Bool {
    switch offeredCapitals {
    case .none: false
    case .sentences: context.isSentenceStart && !context.before.beginsSmall
    case .words, .all: true
    }
  }

  /// The language that is written here, for rules of its own: the field's, else the one that the text is in, else
  /// the first of the settings.
  var writtenLanguage: String? { language ?? sensedLanguage ?? settings.languages.first }

  /// Whether English is written here.
  var isEnglish: Bool { !isForeign && primaryLanguage(of: writtenLanguage) == "en" }

  /// Whether the text is in a language that no pack is of, so that nothing is known about its words.
  var isForeign: Bool { modelContext.shares.isForeign }

  /// How readily this place is predicted into; the table of the three modes.
  var predictionMode: PredictionMode { shape.isCompleted ? nameMode : .no }

  /// The same for the rest of a name that has begun, whatever its shape.
  var nameMode: PredictionMode {
    let mode = traits.inlinePrediction ?? documentMode ?? settings.inlinePrediction
    if !isAssisted || isBehindSign || treatment == .off { return .no }
    if mode == .default, traits.kind == .search || traits.kind == .code { return .no }
    if mode == .default, treatment == .words { return .no }
    return mode
  }

  /// Whether the text of a suggestion brings a space: where a word could follow it directly.
  var addsSpace: Bool {
    separatesWords && (following.first == nil || following.first?.isWordCharacter == true)
  }

  /// Whether the text of a suggestion may bring a space at all: where that is set, and words have spaces between them.
  var separatesWords: Bool {
    settings.trailingSpace && Self.hasSpaces(between: writtenLanguage)
  }

  /// Whether the words of a language have spaces between them.
  static func hasSpaces(between language: String?) -> Bool {
    !languagesWithoutSpaces.contains(primaryLanguage(of: language))
  }

  /// Languages that are written without spaces between words.
  private static let languagesWithoutSpaces: Set = ["zh", "ja", "th", "lo", "km", "my", "bo"]
}

extension TokenShape {
  /// The shape of a word in a text; a border between words has that of a word.
  fileprivate init(of word: Range<TextPoint>, in text: Text, within bounds: Range<Int>?) {
    let bytes = word.lowerBound.byte..<word.upperBound.byte
    if bytes.isEmpty {
      self = .word
    } else {
      self = text.withLine(word.lowerBound.line) {
        TokenShape(of: bytes, in: $0, within: bounds ?? 0..<$0.count)
      }
    }
  }
}

/// What stands after a place on its line.
struct Following: Sendable {
  /// The class of the character after the place; nil at the end of the line.
  let first: CharacterClass?
  /// Whether nothing but white space and closing marks follow.
  let isBlank: Bool

  init(_ point: TextPoint, in text: Text) {
    (first, isBlank) = text.withLine(point.line) { line in
      var first: CharacterClass?
      var index = point.byte
      while index < line.count {
        let next = line.scalar(at: index)
        first = first ?? next.characterClass
        let closes = next.characterClass == .space || Self.isClosing(next.scalar)
        if !closes { return (first, false) }
        index += next.width
      }
      return (first, true)
    }
  }

  private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ")", "]", "}", "\"", "'", "”", "’", "»", "*", "_", "`", ".", ",", ";", ":", "!", "?": true
    default: false
    }
  }
}
