// A correction that is refused before it is made, by choosing the typed word from the list.

import InkCorrection
import InkText

extension Engine {
  /// Notes that the user chose a text: if the document has it before a point already, it is what was typed, and the
  /// correction that is due at its end is not made, as if it had been undone. Costs one correction.
  func noteChoice(of text: String, before end: TextPoint, in document: inout Document) {
    let start = TextPoint(line: end.line, byte: end.byte - text.utf8.count)
    guard !text.isEmpty, start.byte >= 0, document.text.string(in: start..<end) == text,
      let correction = correction(endingWordAt: end, by: " ", in: &document)
    else { return }
    document.typing.corrections.refuse(correction)
  }
}
