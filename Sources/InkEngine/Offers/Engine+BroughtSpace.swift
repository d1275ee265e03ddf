// Deletes the space that a suggestion inserted when a mark is typed after it that is set close to the word.

import InkActions
package import InkText

extension Engine {
  /// Returns the space to delete after a character was typed; nil leaves the text as it is.
  ///
  /// Only a space that a suggestion inserted is deleted, and only if the character was typed right after it. Spaces
  /// that the user typed are never touched. A space typed after it replaces it. A colon or semicolon may begin `:wave:`
  /// or `;)`, so the space before one is deleted when a space or a line break after it shows that it is a punctuation
  /// mark. Reads one line.
  package func needlessSpace(
    afterTyping character: String, at point: TextPoint, in document: inout Document
  ) -> Range<TextPoint>? {
    guard
      let typed = document.typing.character?.meant(by: character, at: point, in: document.text),
      let space = document.assistance.offers.broughtSpace
    else { return nil }
    if typed.scalar == " ", typed.start == space.upperBound { return space }
    guard let mark = document.text.mark(typed, after: space) else { return nil }
    let start = TextPoint(line: space.lowerBound.line, byte: 0)
    let before = document.text.string(in: start..<space.lowerBound)
    let place = place(at: space.lowerBound, in: &document)
    let language = place.language.written
    return ClosingMark.isClose(String(mark), after: before, language) ? space : nil
  }
}

extension Text {
  /// The mark directly after a space, once the typed character shows that it is one: the character itself, or a `:` or
  /// `;` after which a blank was typed.
  fileprivate func mark(
    _ typed: TypedCharacter, after space: Range<TextPoint>
  ) -> Unicode.Scalar? {
    if typed.start == space.upperBound {
      return Unicode.Scalar.beginningSigns.contains(typed.scalar) ? nil : typed.scalar
    }
    guard typed.scalar == " " || typed.scalar == "\n" else { return nil }
    return beginningSign(at: space.upperBound, before: typed.start)
  }

  /// The sign that may begin an emoji, where it is all there is between two points.
  fileprivate func beginningSign(at start: TextPoint, before end: TextPoint) -> Unicode.Scalar? {
    guard start.line == end.line, start.byte + 1 == end.byte else { return nil }
    let scalar = string(in: start..<end).unicodeScalars.first
    return scalar.flatMap { Unicode.Scalar.beginningSigns.contains($0) ? $0 : nil }
  }
}

extension Range<TextPoint> {
  /// Whether an edit is directly after this space, or after a sign there that may begin an emoji.
  func isRight(before replaced: Range<TextPoint>, in text: Text) -> Bool {
    guard replaced.isEmpty else { return false }
    return replaced.lowerBound == upperBound
      || text.beginningSign(at: upperBound, before: replaced.lowerBound) != nil
  }
}

extension Unicode.Scalar {
  /// What the name of an emoji or a smiley may begin with.
  fileprivate static let beginningSigns: Set<Unicode.Scalar> = [":", ";"]
}
