// Text in decomposed form, as some keyboards and file systems make it: the same is offered as in composed form.

import InkAutocomplete
import InkCorrection
import InkEngine
import InkLexicon
import InkTestSupport
import InkText
import Testing

@Suite struct DecomposedTextTests: ShippedEnglish {
  @Test(arguments: [
    "The caf\u{E9}|", "The caf|", "The fianc\u{E9}|", "The na\u{EF}v|", "We saw \u{E9}t\u{E9}|",
    "The r\u{E9}sum|", "The caf\u{E9}z|",
  ])
  func `the same is suggested as for composed letters`(marked: String) throws {
    let decomposed = String(String.UnicodeScalarView(marked.unicodeScalars.flatMap(\.decomposed)))
    for want in [Question.Want.suggestions, .corrections] {
      let (ours, theirs) = (try answer(decomposed, want), try answer(marked, want))
      #expect(ours.suggestions.map(\.text) == theirs.suggestions.map(\.text))
      #expect(ours.corrections.map(\.text) == theirs.corrections.map(\.text))
    }
  }

  @Test func `what is typed is kept as it is`() throws {
    let texts = try answer("The zwe\u{301}blorf|", .suggestions).suggestions.map(\.text)
    let kept = texts.filter { $0 == "zw\u{E9}blorf" }
    #expect(kept.allSatisfy { $0.utf8.elementsEqual("zwe\u{301}blorf".utf8) })
  }
}
