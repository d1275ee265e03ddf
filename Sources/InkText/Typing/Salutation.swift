// The salutation of a letter, from which the first sentence goes on in some languages.

/// A line above the first paragraph of a letter: `Sehr geehrte Damen und Herren,`.
package enum Salutation {
  /// The maximum length of one, in bytes.
  private static let maximumLength = 100

  /// Whether a word that begins at a point comes right after a salutation: it begins its line, above that is a blank
  /// line, and above that a short paragraph of one line that ends with a comma. Reads four lines.
  package static func ends(before start: TextPoint, in text: Text) -> Bool {
    let above = start.line - 2
    guard above >= 0, text.withLine(start.line, { $0.skipSpaces(from: 0) == start.byte }),
      text.withLine(start.line - 1, { $0.isBlank(from: 0) }),
      above == 0 || text.withLine(above - 1, { $0.isBlank(from: 0) })
    else { return false }
    return text.withLine(above) { line in
      let end = line.textEnd
      return end > 0 && end <= maximumLength && line[end - 1] == UInt8(ascii: ",")
        && !LineStart(of: line, marks: text.lineMarks).startsSentence
    }
  }
}
