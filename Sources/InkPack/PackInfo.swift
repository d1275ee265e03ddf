// The metadata of a pack as text for the user.

package import InkLexicon

/// The output of `inkling pack info`.
package struct PackInfo {
  /// One fact per line, aligned in two columns.
  package let lines: [String]

  /// Formats a pack's metadata; `byteCount` is the size of its file.
  package init(_ metadata: PackMetadata, byteCount: Int) {
    var facts = [
      ("language", "\(metadata.name) (\(metadata.language))"),
      ("version", metadata.version),
      ("licence", metadata.licence),
      ("size", "\(grouped(byteCount)) bytes"),
      ("words", grouped(metadata.wordCount)),
    ]
    for component in metadata.components {
      let counts = component.ngramCounts.dropFirst().map(grouped).joined(separator: " + ")
      let percent = Int((component.defaultWeight * 100).rounded())
      facts.append(
        (component.name, "weight \(percent) %, n-grams of two words and more: \(counts)"))
    }
    facts += metadata.sources.map { ("source", $0) }
    lines = facts.map { name, value in
      name + String(repeating: " ", count: max(1, 12 - name.utf8.count)) + value
    }
  }
}

/// Returns a number with thousands separators: 25,963,936.
func grouped(_ number: Int) -> String {
  let digits = String(number)
  var result = ""
  for (index, digit) in digits.enumerated() {
    if index > 0, digit != "-", (digits.count - index).isMultiple(of: 3), result != "-" {
      result += ","
    }
    result.append(digit)
  }
  return result
}
