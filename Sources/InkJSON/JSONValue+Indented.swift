// Human-readable JSON: one member per line, short values on one line.

extension JSONValue {
  /// The value as text, indented by two spaces per level and without a trailing newline; a value of at most 80 bytes
  /// stays on one line.
  package var indented: String {
    var text = ""
    indent(into: &text, level: 0)
    return text
  }

  private func indent(into text: inout String, level: Int) {
    let line = self.line
    guard line.utf8.count > 80 else { return text += line }
    switch self {
    case .array(let elements):
      JSONValue.indentList(elements, "[", "]", into: &text, level: level) { element, text in
        element.indent(into: &text, level: level + 1)
      }
    case .object(let object):
      JSONValue.indentList(object.members, "{", "}", into: &text, level: level) { member, text in
        text += "\(JSONValue.string(member.key).line): "
        member.value.indent(into: &text, level: level + 1)
      }
    default: text += line
    }
  }

  /// Writes each item on its own line.
  private static func indentList<Item>(
    _ items: [Item], _ open: String, _ close: String, into text: inout String, level: Int,
    _ write: (Item, inout String) -> Void
  ) {
    let margin = "\n" + String(repeating: "  ", count: level)
    text += open
    for (place, item) in items.enumerated() {
      text += (place == 0 ? "" : ",") + margin + "  "
      write(item, &text)
    }
    text += margin + close
  }

  /// The value on one line, with conventional spacing.
  private var line: String {
    switch self {
    case .array(let elements):
      return "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .object(let object) where !object.isEmpty:
      let members = object.members.map { "\(JSONValue.string($0.key).line): \($0.value.line)" }
      return "{ " + members.joined(separator: ", ") + " }"
    default:
      var writer = JSONWriter()
      write(to: &writer)
      return String(decoding: writer.bytes, as: UTF8.self)
    }
  }
}
