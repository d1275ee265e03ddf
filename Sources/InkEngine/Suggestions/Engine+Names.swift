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
      place.isInvoked || place.treatment != .off, !place.hasOwnText,
      place.prefixRange == place.wordRange
    else { return words }
    let start = CursorContext.tokenStart(at: place.point, in: document.text)
    let isInside = start < place.prefixRange.lowerBound
    guard start < place.point, isInside || !place.shape.isCompleted else { return words }
    let typed = normalizedWord(document.text.string(in: start..<place.point))
    var rests = isInside ? [] : rests(ofNamesAtSignBefore: start, behind: typed, in: document.text)
    for rest in place.documentModel?.restsOfNames(behind: typed) ?? []
    where !rests.contains(rest) { rests.append(rest) }
    if rests.isEmpty { return words }
    let names = rests.prefix(limit).map { rest in
      let text = place.context.prefix + rest
      return Suggestion(
        text: text, kind: .regular, source: "document", score: 1 / Double(rests.count + 1),
        range: place.prefixRange, newText: text.with(space: place.addsSpace))
    }
    // Close behind a mark the next word of a sentence is not what comes.
    if place.context.prefix.isEmpty { return names }
    let others = words.filter { word in !names.contains { $0.text == word.text } }
    return Array((names + others).prefix(limit))
  }

  /// What is left of the names behind the same sign that begin so, nearest first: of options behind `--`, of variables
  /// behind `$`. They may be words of the language, which only the sign makes names of.
  private func rests(
    ofNamesAtSignBefore start: TextPoint, behind typed: String, in text: Text
  ) -> [String] {
    let sign = text.withLine(start.line) { start.byte > 0 ? $0[start.byte - 1] : 0 }
    guard Self.signsOfNames.contains(sign) else { return [] }
    return DocumentItems(in: text, around: start).words(behind: sign)
      .compactMap { rest(of: $0, behind: typed) }
  }

  /// Signs that make a name of the word behind them, other than those of people and tags.
  private static let signsOfNames = Set("-$\\%".utf8)
}
