// Where a letter begins after its salutation.

import InkTestSupport
import InkText
import Testing

@Suite struct SalutationTests {
  private func ends(_ marked: String) -> Bool {
    let marked = Marked(marked)
    return Salutation.ends(before: marked.point, in: marked.text)
  }

  @Test(arguments: [
    "Liebe Anna,\n\n|ich", "Berlin, im Mai\n\nSehr geehrte Damen und Herren, \n\n|vielen Dank",
    "Liebe Anna,\r\n\r\n  |ich",
  ])
  func `a letter begins here`(marked: String) { #expect(ends(marked)) }

  @Test(arguments: [
    "|ich", "\n\n|ich", "Liebe Anna,\n|ich", "Liebe Anna\n\n|ich", "Liebe Anna,\n\nich |komme",
    "Es kam,\nwie es kam,\n\n|ich", "- Brot,\n\n|ich", "Liebe Anna,\n\n\n|ich",
  ])
  func `none begins here`(marked: String) { #expect(!ends(marked)) }
}
