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
  /// Whether anything may be offered at all; see ``EngineSettings/assists(_:)``.
  let isAssisted: Bool
  /// The document's own prediction mode, as set by a command.
  private let documentMode: PredictionMode?
  private let shape: TokenShape
  private let followsSign: Bool
  /// Whether the text is in a language whose words are unknown.
  private let isForeign: Bool

  /// The policy for a question about a site of a document, by the settings that apply there.
  init(
    for question: Question, at site: CursorSite, in document: Document, settings: EngineSettings,
    isForeign: Bool
  ) {
    self.settings = settings
    traits = document.traits
    treatment = settings.regions[site.region]
    isInvoked = question.trigger == .invoked
    surface = question.surface
    isAssisted = settings.assists(document)
    documentMode = document.choices.inlinePrediction
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

  /// Whether emoji may be offered here: where people write to people.
  var takesEmoji: Bool { isAssisted && treatment == .prose && traits.kind.takesEmoji }

  /// Whether anything may be changed automatically here: never in code, nor in a field for it.
  var changesText: Bool { isAssisted && treatment == .prose && traits.kind != .code }

  /// Whether a word may be changed automatically here; one with a fixed shape only within that shape.
  var changesWords: Bool {
    changesText && (shape == .word || shape == .fixed) && !isForeign
  }

  /// How far corrections are wanted: as the field says, else as set.
  var wantedCorrections: AutocorrectMode { traits.autocorrect ?? settings.autocorrect }

  /// Whether corrections are among the suggestions here: in prose, although a field for code has none made by
  /// themselves.
  var offersCorrections: Bool { treatment == .prose && wantedCorrections != .off }

  /// Whether corrections are made automatically here.
  var appliesCorrections: Bool { changesText && wantedCorrections == .apply }

  /// Whether the user's replacements are made or offered here.
  var takesReplacements: Bool { changesText && wantedCorrections != .off }

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
