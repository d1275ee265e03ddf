// Takes out the space that a suggestion brought when a mark is typed behind it that belongs close to the word.

import InkActions
package import InkText

extension Engine {
  /// The space to take out after a character was typed; nil leaves the text as it is.
  ///
  /// Only a space that a suggestion brought is taken out, and only if the character was typed right behind it. Spaces
  /// that the user typed are never touched. A space typed behind it takes its place. A colon or semicolon may begin
  /// `:wave:` or `;)`, so the space before one goes when a space or a line break behind it shows that it is a mark.
  /// Looks at one line.
  package func needlessSpace(
    afterTyping character: String, at point: TextPoint, in document: inout Document
  ) -> Range<TextPoint>? {
    guard
      let typed = document.typing.character?.meant(by: character, at: point, in: document.text),
      let space = document.assistance.offers.broughtSpace
    else { return nil }
    if typed.scalar == " ", typed.start == space.upperBound { return space }
    guard let mark = document.text.mark(typed, behind: space) else { return nil }
    let start = TextPoint(line: space.lowerBound.line, byte: 0)
    let before = document.text.string(in: start..<space.lowerBound)
    let place = place(at: space.lowerBound, in: &document)
    let language = place.language.written
    return ClosingMark.isClose(String(mark), behind: before, language) ? space : nil
  }
}

extension Text {
  /// The mark directly behind a space, once the typed character shows that it is one: the character itself, or a `:` or
  /// `;` that a blank was typed behind.
  fileprivate func mark(
    _ typed: TypedCharacter, behind space: Range<TextPoint>
  ) -> Unicode.Scalar? {
    if typed.start == space.upperBound {
      return Unicode.Scalar.beginningSigns.contains(typed.scalar) ? nil : typed.scalar
    }
    guard typed.scalar == " " || typed.scalar == "\n" else { return nil }
    return beginningSign(at: space.upperBound, before: typed.start)
  }

  /// The sign that may begin an emoji, where it is all that stands between two points.
  fileprivate func beginningSign(at start: TextPoint, before end: TextPoint) -> Unicode.Scalar? {
    guard start.line == end.line, start.byte + 1 == end.byte else { return nil }
    let scalar = string(in: start..<end).unicodeScalars.first
    return scalar.flatMap { Unicode.Scalar.beginningSigns.contains($0) ? $0 : nil }
  }
}

extension Range<TextPoint> {
  /// Whether an edit is one right behind this space, or behind a sign there that may begin an emoji.
  func isRight(before replaced: Range<TextPoint>, in text: Text) -> Bool {
    guard replaced.isEmpty else { return false }
    return replaced.lowerBound == upperBound
      || text.beginningSign(at: upperBound, before: replaced.lowerBound) != nil
  }
}

extension Unicode.Scalar {
  /// What an emoji's name or a smiley may begin with.
  fileprivate static let beginningSigns: Set<Unicode.Scalar> = [":", ";"]
}
