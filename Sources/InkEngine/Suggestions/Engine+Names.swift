// Names with marks inside among the suggestions: identifiers, files, options that the document has written before.

import InkAutocomplete
import InkModel
import InkText

extension Engine {
  /// Some suggestions with the document's names before them that go on as what stands close before the cursor begins:
  /// `requested` behind `shutdown_`, `notes` behind `--release-`.
  ///
  /// At their first letters they are words like others; a mark inside them ends those for the model. No words are
  /// offered in most of such names, for nobody knows them but the document.
  func addingNames(
    to words: [Suggestion], at place: Place, in document: Document, limit: Int
  ) -> [Suggestion] {
    guard limit > 0, !(provider is DisabledProvider), place.isAssisted,
      place.isInvoked || place.treatment != .off, !place.hasOwnText, place.prefixRange == place.wordRange, let model = place.documentModel
    else { return words }
    let start = CursorContext.tokenStart(at: place.point, in: document.text)
    guard start < place.prefixRange.lowerBound || !place.shape.isCompleted,
      start < place.point
    else { return words }
    let typed = document.text.string(in: start..<place.point)
    let endings = model.nameEndings(behind: typed)
    let total = endings.reduce(1) { $0 + $1.count }
    let names = endings.prefix(limit).map { ending in
      let text = place.context.prefix + ending.rest
      return Suggestion(
        text: text, kind: .regular, source: "document",
        score: Double(ending.count) / Double(total), range: place.prefixRange,
        newText: text.with(space: place.addsSpace))
    }
    // Close behind a mark the next word of a sentence is not what comes.
    if !names.isEmpty, place.context.prefix.isEmpty { return names }
    let others = words.filter { word in !names.contains { $0.text == word.text } }
    return Array((names + others).prefix(limit))
  }
}
