// The text being typed: finished lines above, and one line around the cursor.

/// A small document with a cursor; each change says what to tell the server.
struct Draft {
  private(set) var finishedLines: [String] = []
  private(set) var before = "" { didSet { endsInAddedSpace = false } }
  private(set) var after = "" { didSet { endsInAddedSpace = false } }
  /// Whether the space before the cursor came with a suggestion and nothing was typed or moved since.
  private var endsInAddedSpace = false

  /// A place as the server counts: lines and UTF-8 bytes, both from 0.
  struct Place: Equatable {
    var line: Int
    var byte: Int
  }

  /// What a change did: the replaced range and the new text.
  struct Edit: Equatable {
    let start: Place
    let end: Place
    let text: String
  }

  /// The marks before which English has no space.
  private static let closingMarks: Set<String> = [",", ".", ";", ":", "!", "?", ")"]

  var cursor: Place { Place(line: finishedLines.count, byte: before.utf8.count) }

  /// The last word before the cursor, whatever stands between the two.
  var wordBefore: String {
    let upToWord = before.reversed().drop { !$0.isLetter && !$0.isNumber }
    let word = upToWord.prefix { $0.isLetter || $0.isNumber || "'’-".contains($0) }
    return word.contains(where: \.isLetter) ? String(word.reversed()) : ""
  }

  /// Remembers that a space before the cursor was not typed; a mark that follows at once takes its place.
  mutating func markAddedSpace() {
    endsInAddedSpace = before.last == " "
  }

  /// Types a text, which may hold line ends, at the cursor.
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

  /// Replaces bytes of the current line that end at the cursor; nil if they lie elsewhere or cut a character.
  mutating func replace(from start: Place, to end: Place, with text: String) -> Edit? {
    let line = finishedLines.count
    let whole = before + after
    let utf8 = whole.utf8
    guard start.line == line, end.line == line, 0 <= start.byte, start.byte <= end.byte,
      end.byte <= utf8.count,
      let from = utf8.index(utf8.startIndex, offsetBy: start.byte).samePosition(in: whole),
      let to = utf8.index(utf8.startIndex, offsetBy: end.byte).samePosition(in: whole)
    else { return nil }
    before = String(whole[..<from]) + text
    after = String(whole[to...])
    return Edit(start: start, end: end, text: text)
  }

  /// Corrects bytes before the cursor, on its line or the one above; the cursor stays where it is in the text. Nil if
  /// they lie elsewhere or cut a character.
  mutating func correct(from start: Place, to end: Place, with text: String) -> Edit? {
    let line = finishedLines.count
    guard start.line == end.line, start.line == line || start.line == line - 1 else { return nil }
    let isAbove = start.line < line
    guard let old = isAbove ? finishedLines.last : before, 0 <= start.byte, start.byte <= end.byte,
      end.byte <= old.utf8.count,
      let from = old.utf8.index(old.startIndex, offsetBy: start.byte).samePosition(in: old),
      let to = old.utf8.index(old.startIndex, offsetBy: end.byte).samePosition(in: old)
    else { return nil }
    let new = String(old[..<from]) + text + String(old[to...])
    if isAbove { finishedLines[line - 1] = new } else { before = new }
    return Edit(start: start, end: end, text: text)
  }

  /// Deletes what `length` measures off the end of the text before the cursor; nil at the line's start.
  mutating func deleteBackwards(_ length: (String) -> Int = { _ in 1 }) -> Edit? {
    let end = cursor
    let count = min(before.count, length(before))
    guard count > 0 else { return nil }
    before.removeLast(count)
    return Edit(start: cursor, end: end, text: "")
  }

  /// Deletes the character after the cursor; nil at the line's end.
  mutating func deleteForwards() -> Edit? {
    guard let next = after.first else { return nil }
    after.removeFirst()
    let end = Place(line: cursor.line, byte: cursor.byte + String(next).utf8.count)
    return Edit(start: cursor, end: end, text: "")
  }

  /// Moves the cursor so many characters within the line.
  mutating func move(by characters: Int) {
    let whole = before + after
    let target = min(max(0, before.count + characters), whole.count)
    before = String(whole.prefix(target))
    after = String(whole.dropFirst(target))
  }

  /// How many characters from the end belong to the last word and the blanks after it.
  static func lastWordLength(of text: String) -> Int {
    let blanks = text.reversed().prefix { $0.isWhitespace }.count
    return blanks + text.dropLast(blanks).reversed().prefix { !$0.isWhitespace }.count
  }
}

extension Character {
  /// Whether a line ends here as the protocol counts lines: other separators, such as U+2028, are text.
  var endsLine: Bool { self == "\n" || self == "\r" || self == "\r\n" }
}
