// What is done at a position, as allowed by the settings, the field, the region and the one who asks.

import InkCorrection
import InkPrediction
import InkText

/// What is offered, changed and marked at the position of a question. An object, since it contains all settings and is
/// passed along with its place.
final class PlacePolicy: Sendable {
  /// The settings that apply to the document.
  let settings: EngineSettings
  /// The traits of the field.
  let traits: FieldTraits
  /// How far assistance goes in the region of the position.
  let treatment: RegionTreatment
  /// Whether a person asked with a key.
  let isInvoked: Bool
  /// Where suggestions are shown.
  let surface: Question.Surface
  /// Whether anything may be offered at all: not where assistance is switched off, and never in a password field.
  let isAssisted: Bool
  /// The document's own prediction mode, as set by a command.
  private let documentMode: PredictionMode?
  private let shape: TokenShape
  private let followsSign: Bool
  /// Whether the text is in a language whose words are unknown.
  private let isForeign: Bool

  /// The policy for a question about a site, by the field's traits, the choices for the document and the settings that
  /// apply there.
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
    followsSign = site.followsSign
    self.isForeign = isForeign
  }

  /// Whether a person may have asked with a key.
  var mayBeRequested: Bool { isInvoked || surface.mayBeRequested }

  /// Whether words are offered here: inside code, addresses and the like only on request, and never directly after a
  /// sign, where they would be taken for names or tags.
  var offersWords: Bool {
    isAssisted && !followsSign && (isInvoked || treatment != .off && shape.isCompletable)
  }

  /// Whether an unknown word may be marked here.
  var marksWords: Bool { isAssisted && treatment != .off && shape == .word && !isForeign }

  /// Whether a word may be changed automatically here; one with a fixed shape only within that shape.
  var changesWords: Bool {
    changesText && (shape == .word || shape == .fixed) && !isForeign
  }

  /// Whether emoji may be offered here: where people write to people.
  var takesEmoji: Bool { isAssisted && treatment == .prose && traits.kind.takesEmoji }

  /// How far corrections are wanted: as the field says, else as set.
  var autocorrectSetting: AutocorrectMode { traits.autocorrect ?? settings.autocorrect }

  /// How far corrections go here: nowhere but in prose, and never by themselves in a field for code.
  var autocorrect: AutocorrectMode {
    guard treatment == .prose else { return .off }
    return traits.kind == .code && autocorrectSetting == .apply ? .offer : autocorrectSetting
  }

  /// Whether anything may be changed automatically here: never in code, nor in a field for it.
  var changesText: Bool { isAssisted && treatment == .prose && traits.kind != .code }

  /// Whether corrections are made automatically here.
  var appliesCorrections: Bool { isAssisted && autocorrect == .apply }

  /// Whether the user's replacements are made or offered here.
  var takesReplacements: Bool { changesText && autocorrectSetting != .off }

  /// The capitals of suggested words.
  var offeredCapitals: Autocapitalization {
    traits.autocapitalization ?? settings.autocapitalization ?? .sentences
  }

  /// The capitals given to typed words: those that somebody asked for.
  var typedCapitals: Autocapitalization {
    traits.autocapitalization ?? settings.autocapitalization ?? .none
  }

  /// How readily text is predicted here, by the table of the three modes.
  var predictionMode: PredictionMode { shape.isCompletable ? nameMode : .no }

  /// The same for the rest of a name that was begun, whatever its shape.
  var nameMode: PredictionMode {
    let mode = traits.inlinePrediction ?? documentMode ?? settings.inlinePrediction
    if !isAssisted || followsSign || treatment == .off { return .no }
    if mode == .default, traits.kind == .search || traits.kind == .code { return .no }
    if mode == .default, treatment == .words { return .no }
    return mode
  }
}
