// The text at a cursor: the word around it, the text before it, the rest of its line, and the kind of text that is.

import InkModel
import InkText

/// The text at the position of a question, read once. An object, since it is large and is passed along with its place.
final class CursorSite: Sendable {
  /// The cursor, clamped to the text.
  let point: TextPoint
  /// The part of the word before the cursor, in the document.
  let prefixRange: Range<TextPoint>
  /// The whole word around the cursor, in the document.
  let wordRange: Range<TextPoint>
  /// The character before the cursor, in the document.
  let characterBefore: Range<TextPoint>?
  /// The typed letters and the text before them: the document's, or a client's own text in its place.
  let context: CursorContext
  /// Whether the context is a client's text in place of the document's.
  let hasOwnText: Bool
  /// The regions of the cursor's line.
  let regions: [Region]
  /// Those of the languages written here.
  let abbreviations: Abbreviations
  /// The kind of the cursor's region.
  let region: RegionKind
  /// The shape of the word around the cursor.
  let shape: TokenShape
  /// The text after the cursor on its line.
  let restOfLine: RestOfLine
  /// What the case of the word says about it.
  let capital: CapitalEvidence
  /// Whether the word begins a paragraph after the salutation of a letter.
  let followsSalutation: Bool
  /// Whether the word before the cursor is a quoted one with its closing quote, which is no apostrophe: 'word'.
  let isAfterClosingQuote: Bool
  /// Whether nothing is typed yet after a sign that introduces names or tags.
  let followsSign: Bool

  /// Whether a word begins at the cursor and none ends there.
  var isDirectlyBeforeWord: Bool { !hasOwnText && prefixRange.isEmpty && !wordRange.isEmpty }

  /// Reads a position, or the end of the question's own text in place of what is before it; costs its line.
  init(
    at point: TextPoint, orAtEndOf own: Text?, in document: inout Document,
    abbreviations: Abbreviations, model: Model
  ) {
    self.point = point
    self.abbreviations = abbreviations
    regions = document.regions(ofLine: point.line)
    let around = document.analysis.context.cursor(
      at: point, in: document.text.with(abbreviations), regions: regions)
    let region = regions.region(at: point.byte)
    self.region = region.kind
    prefixRange = around.prefixRange
    wordRange = around.wordRange
    characterBefore = around.characterBefore
    restOfLine = RestOfLine(point, in: document.text)
    hasOwnText = own != nil
    if let own {
      context = CursorContext(at: own.endPoint, in: own.with(abbreviations))
      shape = TokenShape(of: context.prefixRange, in: own, within: nil)
      capital = CapitalEvidence(isSentenceStart: context.isSentenceStart)
      followsSign = false
      followsSalutation = false
      isAfterClosingQuote = false
    } else {
      context = around
      shape = TokenShape(of: around.wordRange, in: document.text, within: region.range)
      capital = CapitalEvidence(of: around, in: document.text, regions: regions, model: model)
      followsSalutation =
        around.isSentenceStart
        && Salutation.ends(before: around.prefixRange.lowerBound, in: document.text)
      isAfterClosingQuote =
        !context.prefix.isEmpty && document.text.closingQuote(before: point) != nil
      followsSign = context.prefix.isEmpty && ItemCue.isTrigger(before: point, in: document.text)
    }
  }
}

extension TokenShape {
  /// The shape of a word in a text; a boundary between words has that of a word.
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
