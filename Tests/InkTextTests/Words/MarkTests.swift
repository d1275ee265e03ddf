// Marks that require a space before the next word: those that end or close something.

import InkText
import Testing

@Suite struct MarkTests {
  @Test(arguments: [
    "forward,", "forward.", "(forward)", "forward…", "*forward*", "**forward**", "`forward`",
    "“forward”", "“forward.”", "„forward“", "«forward»", "»forward«", "‹forward›", "\"forward\"",
    "20%", "C#",
    "use --", "| a | the name |", "the name |", "|name|",
  ])
  func `after a mark that ends or closes, a word begins with a space`(text: String) {
    #expect(Text(text).hasMark(before: Text(text).endPoint))
  }

  @Test(arguments: [
    "", "forward", "forward ", "forward, ", "*", "We *", "We **", "“", "He said “", "„", "(", "a (",
    "#", "|", "  |", "well-", "l’", "l'", "a/", "We `", "\"",
    "He said—“", "He said--\"", "He paused…“", "so/“", "foo=\"", "I think so—*",
  ])
  func `none is needed after marks that open or join, nor after words or spaces`(text: String) {
    #expect(!Text(text).hasMark(before: Text(text).endPoint))
  }

  @Test func `none is found outside the text`() {
    #expect(!Text("a,").hasMark(before: TextPoint(line: 0, byte: 9)))
    #expect(!Text("a,").hasMark(before: TextPoint(line: 3, byte: 1)))
  }
}
