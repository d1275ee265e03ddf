// What is done at a place: what the settings, the field, the region and whoever asks leave to be done there.

import InkCorrection
import InkPrediction
import InkText

/// What is offered, changed and marked at the place of a question. An object, since it holds all settings and is handed
/// on with its place.
final class PlacePolicy: Sendable {
  /// The settings that hold in the document.
  let settings: EngineSettings
  /// The traits of its field.
  let traits: FieldTraits
  /// How far assistance goes in the region of the place.
  let treatment: RegionTreatment
  /// Whether a person asks by a key.
  let isInvoked: Bool
  /// Where suggestions are shown.
  let surface: Question.Surface
  /// Whether anything may be offered at all: not where it is switched off, never in a password field.
  let isAssisted: Bool
  /// The document's own mode of prediction, as a command set it.
  private let documentMode: PredictionMode?
  private let shape: TokenShape
  private let isBehindSign: Bool
  /// Whether the text is in a language whose words nobody knows.
  private let isForeign: Bool

  /// The policy for a question about a site, by the traits of the field, what was chosen for the document and the
  /// settings that hold there.
  init(
    for question: Question, at site: CursorSite, _ traits: FieldTraits, _ choices: DocumentChoices,
    settings: EngineSettings, isForeign: Bool
  ) {
    self.settings = settings
    self.traits = traits
    treatment = settings.regions[site.region]
    isInvoked = question.trigger == .invoked
    surface = question.surface
    isAssisted = settings.enabled && choices.isEnabled && traits.kind.offersWords
    documentMode = choices.inlinePrediction
    shape = site.shape
    isBehindSign = site.isBehindSign
    self.isForeign = isForeign
  }

  /// Whether a person may have asked by a key.
  var mayBeAsked: Bool { isInvoked || surface.mayBeAsked }

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
}
