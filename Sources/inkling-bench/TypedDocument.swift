// A document that grows by one letter at a time, as frames ready to be sent.

import InkJSON
import InkRPC

/// Types prose at one position of a document.
struct TypedDocument {
  static let uri: JSONValue = "file:///bench.md"

  private var version: Int64 = 1
  private var line: Int
  private var byte = 0
  private var next = prose.startIndex

  /// Starts typing at the beginning of a line.
  init(atLine line: Int = 0) {
    self.line = line
  }

  /// Returns the frame that opens the document with a text.
  static func open(
    _ text: String, uri: JSONValue = TypedDocument.uri, languageID: JSONValue = "markdown"
  ) -> [UInt8] {
    let parameters: JSONValue = [
      "textDocument": ["uri": uri, "languageId": languageID, "version": 1, "text": .string(text)]
    ]
    return Frame.notification("textDocument/didOpen", params: parameters)
  }

  /// Returns the change of the next keystroke, and the cursor position after it.
  mutating func key() -> (change: [UInt8], position: JSONValue) {
    if next == Self.prose.endIndex { next = Self.prose.startIndex }
    let letter = Self.prose[next]
    next = Self.prose.index(after: next)
    let start = position
    version += 1
    if letter == "\n" {
      line += 1
      byte = 0
    } else {
      byte += letter.utf8.count
    }
    let change: JSONValue = [
      "textDocument": ["uri": Self.uri, "version": .integer(version)],
      "contentChanges": [
        ["range": ["start": start, "end": start], "text": .string(String(letter))]
      ],
    ]
    return (Frame.notification("textDocument/didChange", params: change), position)
  }

  private var position: JSONValue {
    ["line": .integer(Int64(line)), "character": .integer(Int64(byte))]
  }

  /// The text to type: plain sentences with names, numbers, an apostrophe and a few foreign letters.
  static let prose = """
    The meeting on Thursday went better than anyone had expected, and I don't think we need another one.
    Could you please send me the notes before the end of the week? I would like to read them on the train.
    My sister lives near the station in Malmö, where the café on the corner opens at seven every morning.
    We spent most of the afternoon looking for a way to make the page load faster without changing the design.
    If you are not sure which of the two versions is right, have a look at the table in the third section.
    Thank you for all the work that you have put into this; it has been a pleasure to see it grow.

    """
}
