// All figures of one file, as far as they were measured.

import InkMeasure

/// What was found out on one file.
struct FileFigures {
  let name: String
  /// How many words were typed; pairs of a list count as one each.
  var words = 0
  /// How many documents they are.
  var documents = 0
  /// How many words of the file the server had learned from before.
  var learnedWords = 0
  /// By how many suggestions the typist sees.
  var typing: [(limit: Int, figures: TypingMeter.Figures)] = []
  /// Ghost text as the settings have it.
  var ghosts: GhostFigures?
  /// Ghosts of one word, shown however unlikely.
  var everyGhost: GhostFigures?
  /// Of pairs.
  var pairs: CorrectionFigures?
  /// Of seeded slips.
  var slips: CorrectionFigures?
  /// Of the text as it is.
  var falseAlarms: FalseAlarmFigures?
  /// What the answers cost, those of an editor's questions at a key; for pairs, those of corrections.
  var cost: MeasuredServer.Cost?

  init(name: String) { self.name = name }
}
