// Two spaces as a full stop, and capitals by language.

import InkTestSupport
import InkText
import Testing

@Suite struct TypingRuleTests {
  private func period(_ marked: String) -> TextPoint? {
    let marked = Marked(marked)
    let typed = TextPoint(line: marked.point.line, byte: marked.point.byte - 1)
    return DoubleSpacePeriod.space(before: typed, in: marked.text)?.lowerBound
  }

  @Test(arguments: [
    ("done  |", 4), ("(done)  |", 6), ("“done”  |", 10), ("*done*  |", 6), ("in 1993  |", 7),
    ("- done  |", 6), ("a\ndone  |", 4),
    ("fünf  |", 5), ("done  | ", 4), ("50 %  |", nil), ("50%  |", 3),
    ("We came.  We saw  |", 16), ("We came.  We saw\ndone  |", 4),
  ])
  func `two spaces after a word are a full stop`(marked: String, byte: Int?) {
    #expect(period(marked)?.byte == byte, "\(marked)")
  }

  @Test(arguments: [
    "done.  |", "done!  |", "done,  |", "done:  |", "done…  |", "done   |", "  |", "-  |",
    "# done  |", "| done  |", "done  |more",
    "done  | more", "done |", "\t |", "done.”  |", "1.  |", "🙂  |", "done \t|",
    "name  value  |", "name  value\ndone  |",
  ])
  func `two spaces elsewhere are only spaces`(marked: String) {
    let escaped = marked.hasPrefix("| ") ? "\\" + marked : marked
    #expect(period(escaped) == nil, "\(marked)")
  }

  @Test func `capitals depend on the language`() {
    let english = Capitals(of: "en-GB")
    for (word, capital) in [
      ("word", "Word"), ("über", "Über"), ("ıssız", "Issız"), ("iPhone", "iPhone"),
      ("WORD", "WORD"), ("Word", "Word"),
      ("ǆ", "ǅ"), ("3rd", "3rd"), ("", ""),
    ] {
      #expect(english.first(of: word) == capital)
    }
    #expect(Capitals(of: "tr").first(of: "iyi") == "İyi")
    #expect(Capitals(of: "tr").all(of: "iyi ılık") == "İYİ ILIK")
    #expect(Capitals(of: "TR_tr").first(of: "iyi") == "İyi", "a tag in any case")
    #expect(Capitals(of: "nl").first(of: "ijs") == "IJs")
    #expect(Capitals(of: "nl-BE").first(of: "ik") == "Ik")
    #expect(Capitals(of: "de").all(of: "straße") == "STRASSE")
    #expect(Capitals().first(of: "ijs") == "Ijs")
  }
}
