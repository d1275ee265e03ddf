// Positions and changes of a draft as the protocol has them.

import InkJSON

extension Draft.Position {
  /// A position of an answer; nil where that is none.
  init?(_ position: JSONValue?) {
    guard let line = position?["line"]?.integer, let character = position?["character"]?.integer
    else { return nil }
    self.init(line: Int(line), byte: Int(character))
  }

  /// The position as the server counts: in bytes.
  var json: JSONValue {
    ["line": .integer(Int64(line)), "character": .integer(Int64(byte))]
  }
}

extension Draft.Edit {
  /// A text that takes the place of a range in an answer; nil where that is none.
  init?(_ range: JSONValue?, with text: String) {
    guard let start = Draft.Position(range?["start"]), let end = Draft.Position(range?["end"])
    else { return nil }
    self.init(start: start, end: end, text: text)
  }

  /// The edit of an answer; nil where that is none.
  init?(_ edit: JSONValue?) {
    guard let text = edit?["newText"]?.string else { return nil }
    self.init(edit?["range"], with: text)
  }

  /// The change of the document that it is.
  var contentChange: JSONValue {
    ["range": ["start": start.json, "end": end.json], "text": .string(text)]
  }
}
