// The text being typed: finished lines above, and one line around the cursor.

/// A small document with a cursor; each change returns what to tell the server.
struct Draft {
  private(set) var finishedLines: [String] = []
  private(set) var before = "" { didSet { endsInAddedSpace = false } }
  private(set) var after = "" { didSet { endsInAddedSpace = false } }
  /// Whether the space before the cursor came with a suggestion, with nothing typed and no movement since.
  private var endsInAddedSpace = false

  /// A position in the server's units: line and UTF-8 byte, both from 0.
  struct Position: Equatable {
    var line: Int
    var byte: Int
  }

  /// The effect of a change: the replaced range and the new text.
  struct Edit: Equatable {
    let start: Position
    let end: Position
    let text: String
  }

  /// The marks that have no space before them in English.
  private static let closingMarks: Set<String> = [",", ".", ";", ":", "!", "?", ")"]

  var cursor: Position { Position(line: finishedLines.count, byte: before.utf8.count) }

  /// The last word before the cursor, with or without other characters in between.
  var wordBefore: String {
    let upToWord = before.reversed().drop { !$0.isLetter && !$0.isNumber }
    let word = upToWord.prefix { $0.isLetter || $0.isNumber || "'’-".contains($0) }
    return word.contains(where: \.isLetter) ? String(word.reversed()) : ""
  }

  /// Records that the space before the cursor was not typed; a punctuation mark typed next replaces it.
  mutating func markAddedSpace() {
    endsInAddedSpace = before.last == " "
  }

  /// Inserts a text, which may contain line breaks, at the cursor.
  mutating func insert(_ text: String) -> Edit {
    if endsInAddedSpace, Self.closingMarks.contains(text) {
      let end = cursor
      before.removeLast()
      let edit = Edit(start: cursor, end: end, text: text)
      before += text
      return edit
    }
    let text = text.split(separator: "\r\n", omittingEmptySubsequences: false).joined(
      separator: "\n")
    let edit = Edit(start: cursor, end: cursor, text: text)
    let lines = (before + text).split(omittingEmptySubsequences: false) { $0.endsLine }
    finishedLines += lines.dropLast().map(String.init)
    before = lines.last.map(String.init) ?? ""
    return edit
  }

  /// Applies an edit in the current line and moves the cursor after it; false if it is elsewhere or splits a character.
  mutating func replace(_ edit: Edit) -> Bool {
    let line = finishedLines.count
    guard edit.start.line == line, edit.end.line == line,
      let (head, tail) = (before + after).parts(upTo: edit.start.byte, from: edit.end.byte)
    else { return false }
    (before, after) = (head + edit.text, tail)
    return true
  }

  /// Applies an edit before the cursor, on its line or the one above; the cursor keeps its place in the text. False if
  /// it is elsewhere or splits a character.
  mutating func correct(_ edit: Edit) -> Bool {
    let line = finishedLines.count
    guard edit.start.line == edit.end.line, line - 1...line ~= edit.start.line else {
      return false
    }
    let isAbove = edit.start.line < line
    guard let old = isAbove ? finishedLines.last : before,
      let (head, tail) = old.parts(upTo: edit.start.byte, from: edit.end.byte)
    else { return false }
    let new = head + edit.text + tail
    if isAbove { finishedLines[line - 1] = new } else { before = new }
    return true
  }

  /// Deletes `length` characters before the cursor; nil at the start of the line.
  mutating func deleteBackwards(_ length: (String) -> Int = { _ in 1 }) -> Edit? {
    let end = cursor
    let count = min(before.count, length(before))
    guard count > 0 else { return nil }
    before.removeLast(count)
    return Edit(start: cursor, end: end, text: "")
  }

  /// Deletes the character after the cursor; nil at the end of the line.
  mutating func deleteForwards() -> Edit? {
    guard let next = after.first else { return nil }
    after.removeFirst()
    let end = Position(line: cursor.line, byte: cursor.byte + String(next).utf8.count)
    return Edit(start: cursor, end: end, text: "")
  }

  /// Moves the cursor by a number of characters within the line.
  mutating func move(by characters: Int) {
    let whole = before + after
    let target = min(max(0, before.count + characters), whole.count)
    before = String(whole.prefix(target))
    after = String(whole.dropFirst(target))
  }

  /// Returns the number of characters in the last word and the blanks after it.
  static func lastWordLength(of text: String) -> Int {
    let blanks = text.reversed().prefix { $0.isWhitespace }.count
    return blanks + text.dropLast(blanks).reversed().prefix { !$0.isWhitespace }.count
  }
}

extension Character {
  /// Whether a line ends here in the protocol's terms: other separators, such as U+2028, are text.
  var endsLine: Bool { self == "\n" || self == "\r" || self == "\r\n" }
}

extension String {
  /// Returns the text before one byte and from another one on; nil if either is inside a character, or they are not in
  /// order.
  fileprivate func parts(upTo start: Int, from end: Int) -> (head: String, tail: String)? {
    guard 0 <= start, start <= end, end <= utf8.count,
      let from = utf8.index(startIndex, offsetBy: start).samePosition(in: self),
      let to = utf8.index(startIndex, offsetBy: end).samePosition(in: self)
    else { return nil }
    return (String(self[..<from]), String(self[to...]))
  }
}
