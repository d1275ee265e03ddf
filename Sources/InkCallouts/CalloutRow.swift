// A row of a callout table, found in its text.

/// A character and its variants.
struct CalloutRow {
  /// The items of the row, its character first.
  let items: [String]

  /// Parses a row: items are separated by spaces if there are any, otherwise each character is one.
  init(_ line: Substring) {
    items =
      line.utf8.contains(UInt8(ascii: " "))
      ? line.split(separator: " ").map(String.init) : line.map(String.init)
  }

  /// Finds the row of a character in the text of a table; nil if there is none.
  init?(of key: String, in text: String) {
    let found = Self.lines(of: text, containing: key).first { $0.items.first == key }
    guard let found else { return nil }
    self = found
  }

  /// Finds the first row that lists a character among the variants of another one; nil if there is none.
  init?(with key: String, in text: String) {
    let found = Self.lines(of: text, containing: key).first { $0.items.dropFirst().contains(key) }
    guard let found else { return nil }
    self = found
  }

  /// Returns the rows that contain the bytes of a character. The search is by bytes, so that few rows are parsed.
  private static func lines(of text: String, containing key: String) -> some Sequence<CalloutRow> {
    let sought = Array(key.utf8)
    return text.utf8.split(separator: UInt8(ascii: "\n"))
      .lazy.filter { !sought.isEmpty && $0.containsBytes(sought) }
      .map { CalloutRow(Substring($0)) }
  }
}

extension Substring.UTF8View {
  /// Whether the row contains a sequence of bytes.
  fileprivate func containsBytes(_ sought: [UInt8]) -> Bool {
    indices.contains { self[$0...].starts(with: sought) }
  }
}
