// Words, sentences and deletions around a cursor.

import InkTestSupport
import InkText
import Testing

@testable import InkActions

struct ProxyTests {
  private func proxy(_ marked: String) -> TextDocumentProxy {
    let read = Marked(marked)
    return TextDocumentProxy(read.text, selection: read.range)
  }

  @Test(arguments: [
    ("foo bar baz|", "baz", ""), (".foo.|", "", ""), ("|foo.", "", "foo"), ("|.foo", "", ""),
    ("foo b|ar baz", "b", "ar"), ("foo  | baz", "", ""), ("don|'t", "don", "'t"),
    ("naïve |café", "", "café"), ("日本|", "日本", ""), ("שלום|", "שלום", ""), ("", "", ""),
  ])
  func `the word around the cursor has two parts`(marked: String, before: String, after: String) {
    let proxy = proxy(marked)
    #expect(proxy.wordBeforeCursor == before)
    #expect(proxy.text.string(in: proxy.cursor..<proxy.wordRange.upperBound) == after)
  }

  @Test func `a cursor knows whether a word ends at it`() {
    #expect(proxy("|").isAtNewWord)
    #expect(proxy("foo |").isAtNewWord)
    #expect(proxy("foo.|").isAtNewWord)
    #expect(!proxy("foo|").isAtNewWord)
  }

  @Test(arguments: [
    ("|", true), ("some text. |", true), ("foo! |", true), ("foo|", false), ("foo |", false),
    ("foo.|", false), ("See e.g. |", false), ("v1. |", false), ("\"Go.\" |", true),
    ("(Yes!) |", true), ("Note: |", false), ("你好。 |", true), ("Foo.\n|", true),
  ])
  func `fixed: a sentence begins where the one before certainly ends`(marked: String, begins: Bool)
  {
    #expect(proxy(marked).isAtNewSentence == begins)
  }

  @Test(arguments: [
    ("abc 123 |", "abc |"), ("hello world|", "hello|"), ("abc   |", "|"), ("a\n|", "a|"),
    ("|", "|"),
    ("foo\nbar|", "foo\n|"), ("foo bar!|", "foo bar|"), ("don't|", "|"), ("你好|", "|"),
    ("hello 👨‍👩‍👧|", "hello|"), ("x = foo(|", "x = foo|"),
  ])
  func `a deleted word takes the white space on one side with it`(marked: String, left: String) {
    var text = TypedText(marked)
    text.handler = ActionHandler { _, _, _ in .delete(.word) }
    text.handle(.press, .backspace)
    #expect(text.marked == left)
  }

  @Test(arguments: [
    ("foo bar! abc 123. |", "foo bar!|"), ("foo bar|", "|"), ("One. Two.|", "One.|"),
    ("a\n|", "a|"),
  ])
  func `a deleted sentence extends to the end of the one before`(marked: String, left: String) {
    var text = TypedText(marked)
    text.handler = ActionHandler { _, _, _ in .delete(.sentence) }
    text.handle(.press, .backspace)
    #expect(text.marked == left)
  }

  @Test func `a cursor inside a grapheme moves to its start, and a selection covers all of it`() {
    let text = Text("a👨‍👩‍👧b")
    func place(_ byte: Int) -> TextPoint { TextPoint(line: 0, byte: byte) }
    #expect(
      TextDocumentProxy(text, selection: place(5)..<place(5)).selection == place(1)..<place(1))
    #expect(
      TextDocumentProxy(text, selection: place(5)..<place(8)).selection == place(1)..<place(19))
  }

  @Test func `changes are expressed as changes of the original text`() {
    var proxy = proxy("teh|")
    proxy.correct(document: TextPoint(line: 0, byte: 0)..<TextPoint(line: 0, byte: 3), with: "the")
    proxy.insert(" ")
    proxy.insert("x")
    let place = TextPoint(line: 0, byte: 3)
    #expect(
      proxy.edits == [
        DocumentEdit(range: .zero..<place, text: "the"),
        DocumentEdit(range: place..<place, text: " x"),
      ])
    #expect(proxy.selection.lowerBound == TextPoint(line: 0, byte: 5))
  }
}
