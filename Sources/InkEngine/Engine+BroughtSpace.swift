// The space that came with a suggestion goes again where a mark is typed behind it that stands close to its word.

import InkActions
package import InkText

extension Engine {
  /// Where the space stands that is to be taken out after a character was typed; nil leaves it.
  ///
  /// It is one that a suggestion has brought, with nothing done since but that this character was typed behind it; what
  /// the user typed is never touched. Looks at one line.
  package func needlessSpace(
    afterTyping character: String, at point: TextPoint, in document: inout Document
  ) -> Range<TextPoint>? {
    guard let typed = document.typedCharacter, typed.isMeant(by: character, at: point),
      let space = document.offers.broughtSpace, space.upperBound == typed.start
    else { return nil }
    let start = TextPoint(line: space.lowerBound.line, byte: 0)
    let before = document.text.string(in: start..<space.lowerBound)
    let place = place(of: Question(at: space.lowerBound, want: []), in: &document)
    let language = place.writtenLanguage
    return ClosingMark.isClose(String(typed.scalar), behind: before, language) ? space : nil
  }
}
