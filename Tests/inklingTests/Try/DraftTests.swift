// The text being typed in `inkling try`: edits as sent to the server.

import InkTestSupport
import Testing

@testable import inkling

private func draft(_ before: String, _ after: String = "") -> Draft {
  var draft = Draft()
  _ = draft.insert(before + after)
  draft.move(by: -after.count)
  return draft
}

@Suite struct `A draft` {
  @Test func `counts positions in lines and UTF-8 bytes`() {
    var draft = draft("Café 🙂")
    #expect(draft.cursor == Draft.Position(line: 0, byte: 10))
    let edit = draft.insert("!\r\nnext")
    #expect(
      edit
        == Draft.Edit(
          start: .init(line: 0, byte: 10), end: .init(line: 0, byte: 10), text: "!\nnext"))
    #expect(draft.finishedLines == ["Café 🙂!"])
    #expect(draft.cursor == Draft.Position(line: 1, byte: 4))
  }

  @Test func `ends lines where the protocol does`() {
    let draft = draft("a\u{0B}b\u{0C}c\u{85}d\u{2028}e\u{2029}f\rg\nh")
    #expect(draft.finishedLines == ["a\u{0B}b\u{0C}c\u{85}d\u{2028}e\u{2029}f", "g"])
    #expect(draft.before == "h")
  }

  @Test(arguments: [",", ".", ";", ":", "!", "?", ")"])
  func `replaces a space that came with a suggestion by a punctuation mark`(mark: String) {
    var draft = draft("I am going ")
    draft.markAddedSpace()
    #expect(
      draft.insert(mark)
        == Draft.Edit(start: .init(line: 0, byte: 10), end: .init(line: 0, byte: 11), text: mark))
    #expect(draft.before == "I am going\(mark)")
    _ = draft.insert(mark)
    #expect(draft.before == "I am going\(mark)\(mark)")
  }

  @Test func `keeps a space that was typed, or that something happened after`() {
    var draft = draft("I am going ")
    _ = draft.insert(",")
    #expect(draft.before == "I am going ,")
    _ = draft.insert(" ")
    draft.markAddedSpace()
    draft.move(by: -1)
    draft.move(by: 1)
    _ = draft.insert(".")
    #expect(draft.before == "I am going , .")
  }

  @Test func `deletes whole characters`() {
    var draft = draft("a👨‍👩‍👧‍👦", "👍🏽b")
    #expect(
      draft.deleteBackwards()
        == Draft.Edit(start: .init(line: 0, byte: 1), end: .init(line: 0, byte: 26), text: ""))
    #expect(
      draft.deleteForwards()
        == Draft.Edit(start: .init(line: 0, byte: 1), end: .init(line: 0, byte: 9), text: ""))
    #expect(draft.before == "a")
    #expect(draft.after == "b")
  }

  @Test func `has nothing to delete at its ends`() {
    var draft = Draft()
    #expect(draft.deleteBackwards() == nil)
    #expect(draft.deleteForwards() == nil)
  }

  @Test(arguments: [
    ("one two", "one "), ("one two  ", "one "), ("one", ""), ("one, (two", "one, "), ("  ", ""),
  ])
  func `deletes a word and the blanks after it`(before: String, left: String) {
    var draft = draft(before)
    _ = draft.deleteBackwards(Draft.lastWordLength)
    #expect(draft.before == left)
  }

  @Test func `replaces what the server names, and nothing else`() {
    var draft = draft("I am goi", " home")
    func replaces(_ bytes: (start: Int, end: Int), line: Int = 0, with text: String) -> Bool {
      let start = Draft.Position(line: line, byte: bytes.start)
      let end = Draft.Position(line: line, byte: bytes.end)
      return draft.replace(Draft.Edit(start: start, end: end, text: text))
    }
    #expect(replaces((5, 8), with: "going "))
    #expect(draft.before == "I am going ")
    #expect(draft.after == " home")
    #expect(!replaces((0, 0), line: 1, with: "x"))
    #expect(!replaces((9, 99), with: "x"))
    #expect(!replaces((9, 8), with: "x"))
  }

  @Test(arguments: [
    ("I am going", "going"), ("in a café, ", "café"), ("don't", "don't"),
    ("(“rock-bottom”", "rock-bottom"),
    ("R2D2 ", "R2D2"), ("42", ""), ("", ""),
  ])
  func `knows the word before its cursor`(before: String, word: String) {
    #expect(draft(before).wordBefore == word)
  }

  @Test func `stays consistent under random keys`() {
    var random = SeededRandom(seed: 11)
    var draft = Draft()
    let texts = [
      "a", "é", "e\u{301}", "🙂", "👨‍👩‍👧‍👦", " ", "\n", "東", "\u{200D}", "\u{301}", "\r\n", "\r",
    ]
    for _ in 0..<fuzzCount(2000) {
      switch random.below(6) {
      case 0: _ = draft.deleteBackwards()
      case 1: _ = draft.deleteForwards()
      case 2: draft.move(by: random.below(9) - 4)
      case 3:
        let end = draft.cursor
        let start = Draft.Position(line: end.line, byte: random.below(end.byte + 2))
        let text = random.element(of: texts) ?? ""
        _ = draft.replace(Draft.Edit(start: start, end: end, text: text))
      default: _ = draft.insert(random.element(of: texts) ?? "")
      }
      let byte = draft.cursor.byte
      #expect(0 <= byte && byte == draft.before.utf8.count)
    }
  }
}
