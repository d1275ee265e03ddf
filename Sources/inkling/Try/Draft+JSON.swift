// Positions and changes of a draft, as in the protocol.

import InkJSON

extension Draft.Position {
  /// Reads a position from an answer; nil if it is not one.
  init?(_ position: JSONValue?) {
    guard let line = position?["line"]?.integer, let character = position?["character"]?.integer
    else { return nil }
    self.init(line: Int(line), byte: Int(character))
  }

  /// The position in the server's units, bytes.
  var json: JSONValue {
    ["line": .integer(Int64(line)), "character": .integer(Int64(byte))]
  }
}

extension Draft.Edit {
  /// Reads the range of an answer that a text replaces; nil if it is not one.
  init?(_ range: JSONValue?, with text: String) {
    guard let start = Draft.Position(range?["start"]), let end = Draft.Position(range?["end"])
    else { return nil }
    self.init(start: start, end: end, text: text)
  }

  /// Reads a text edit from an answer; nil if it is not one.
  init?(_ edit: JSONValue?) {
    guard let text = edit?["newText"]?.string else { return nil }
    self.init(edit?["range"], with: text)
  }

  /// The edit as a content change of the document.
  var contentChange: JSONValue {
    ["range": ["start": start.json, "end": end.json], "text": .string(text)]
  }
}
