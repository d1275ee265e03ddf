// Names with marks inside among the suggestions: identifiers, files, options, as the document has written them.

import InkAutocomplete
import InkModel
import InkText

extension Engine {
  /// Some suggestions with names before them that go on as what stands close before the cursor begins:
  /// `shutdown_requested` behind `shutdown_`, `--release-notes` behind `--rel`.
  ///
  /// At their first letters they are words like others; a mark inside them ends those for the model. No words are
  /// offered in most of such names, for nobody knows them but the document. Beside names, words stand as the names that
  /// they would end.
  func addingNames(
    to words: [Suggestion], at place: Place, in document: Document, limit: Int
  ) -> [Suggestion] {
    guard limit > 0, !(provider is DisabledProvider), place.isAssisted,
      place.isInvoked || place.treatment != .off, !place.hasOwnText,
      place.prefixRange == place.wordRange
    else { return words }
    let start = CursorContext.tokenStart(at: place.point, in: document.text)
    guard start < place.point,
      start < place.prefixRange.lowerBound || !place.shape.isCompleted
    else { return words }
    let rests = restsOfNames(from: start, at: place, in: document)
    if rests.isEmpty { return words }
    let typed = document.text.string(in: start..<place.point)
    let names = rests.prefix(limit).map { rest in
      Suggestion(
        text: typed + rest, kind: .regular, source: "document", score: 1 / Double(rests.count + 1),
        range: start..<place.point, newText: (typed + rest).with(space: place.addsSpace))
    }
    // Close behind a mark the next word of a sentence is not what comes.
    if place.context.prefix.isEmpty { return names }
    let head = document.text.string(in: start..<place.prefixRange.lowerBound)
    let others = words.filter { $0.range == place.prefixRange && $0.kind != .emoji }
      .map { $0.behind(head, from: start) }
      .filter { word in !names.contains { $0.text == word.text } }
    return Array((names + others).prefix(limit))
  }

  /// What may be left of a name that begins at a point: first of those behind the same sign, then of all names of the
  /// document, then, in what is surely a name, of words that may be its next part.
  private func restsOfNames(from start: TextPoint, at place: Place, in document: Document)
    -> [String]
  {
    let written = document.text.string(in: start..<place.point)
    let typed = normalizedWord(written)
    var rests = OrderedTexts()
    if start == place.prefixRange.lowerBound {
      rests.append(Self.rests(behind: typed, atSignBefore: start, in: document.text))
    }
    guard let model = place.documentModel else { return rests.texts }
    rests.append(model.restsOfNames(behind: typed))
    let part = String(written.unicodeScalars.suffix { CharacterClass($0).isCore })
    if !place.shape.isCompleted, !part.isEmpty {
      let parts = model.restsOfParts(behind: normalizedWord(part))
      let capitals = Capitals(of: place.writtenLanguage)
      rests.append(LetterCase.of(part) == .upper ? parts.map(capitals.all) : parts)
    }
    return rests.texts
  }

  /// What is left of the names behind the same sign that begin so, nearest first: of options behind `--`, of variables
  /// behind `$`. They may be words of the language, which only the sign makes names of.
  private static func rests(
    behind typed: String, atSignBefore start: TextPoint, in text: Text
  ) -> [String] {
    let sign = text.withLine(start.line) { start.byte > 0 ? $0[start.byte - 1] : 0 }
    guard signsOfNames.contains(sign) else { return [] }
    return DocumentItems(in: text, around: start).words(behind: sign)
      .compactMap { rest(of: $0, behind: typed) }
  }

  /// Signs that make a name of the word behind them, other than those of people and tags.
  private static let signsOfNames = Set("-$\\%".utf8)
}

extension Suggestion {
  /// The suggestion as the end of a name whose beginning stands close before it.
  fileprivate func behind(_ head: String, from start: TextPoint) -> Suggestion {
    Suggestion(
      text: head + text, subtitle: subtitle, kind: kind, source: source, score: score,
      range: start..<range.upperBound, newText: head + newText)
  }
}

/// Texts in the order in which they came first.
private struct OrderedTexts {
  private(set) var texts: [String] = []
  private var known: Set<String> = []

  mutating func append(_ more: [String]) {
    for text in more where known.insert(text).inserted { texts.append(text) }
  }
}

extension BidirectionalCollection {
  /// The longest end of which every element fits.
  fileprivate func suffix(while fits: (Element) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex, fits(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
