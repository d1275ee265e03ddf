// All figures of one file, as far as they were measured.

import InkMeasure

/// The results for one file.
struct FileFigures {
  let name: String
  /// The number of words typed; each pair of a list counts as one.
  var words = 0
  /// The number of documents.
  var documents = 0
  /// The number of words of the file that the server had learned from beforehand.
  var learnedWords = 0
  /// By the number of suggestions that the typist sees.
  var typing: [(limit: Int, figures: TypingMeter.Figures)] = []
  /// Ghost text as configured.
  var ghosts: GhostFigures?
  /// One-word ghost text, shown however improbable.
  var everyGhost: GhostFigures?
  /// Corrections of pairs.
  var pairs: CorrectionFigures?
  /// Corrections of seeded slips.
  var slips: CorrectionFigures?
  /// Corrections of the unmodified text.
  var falseAlarms: FalseAlarmFigures?
  /// The cost of the answers: of an editor's request at each keystroke; for pairs, of corrections.
  var cost: MeasuredServer.Cost?

  init(name: String) { self.name = name }
}
