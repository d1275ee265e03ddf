// The word that a line break ends, where comparing texts finds the break elsewhere.

import InkEngine
import InkTestSupport
import InkText
import Testing

@Suite struct LineBreakTests {
  private static let apply = EngineSettings.applyingCorrections

  @Test(arguments: [
    ("", "\n"), ("\n", "\n"), ("\n\nmore", "\n"), ("", "\r\n"), ("\r\nmore", "\r\n"),
    ("\n  more", "\n  "), ("\n- more", "\n"),
  ])
  func `a word is corrected at a line break typed before another one, although the next seems new`(
    below: String, keys: String
  ) throws {
    let head = keys.hasSuffix(" ") ? "We go.\n  " : "We go.\n"
    let rest = (keys.hasPrefix("\r") ? "\r\n" : "\n") + below
    var typist = try Typist("\(head)|\(rest)", Self.apply)
    for typed in ["t", "te", "teh", "teh\(keys)"] {
      typist.scene.document.replaceAll(with: Text(head + typed + rest))
    }
    typist.scene.point = Marked("\(head)teh\(keys)|").point
    typist.ask(after: "\n")
    #expect(typist.text == head + "the" + keys + rest)
  }

  @Test func `a line break typed below a word that was just typed does not end it`() throws {
    var typist = try Typist("We saw |\n\n", Self.apply, typing: "teh")
    typist.scene.document.replaceAll(with: Text("We saw teh\n\n\n"))
    typist.scene.point = TextPoint(line: 2, byte: 0)
    typist.ask(after: "\n")
    #expect(typist.changes == [])
  }
}
