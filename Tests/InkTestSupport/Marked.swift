// A text with its cursor written into it: "I am goi|ng" instead of line and column numbers.

package import InkText

/// A text and the points marked in it with `|`; a `|` of the text itself is written `\|`.
package struct Marked: Sendable {
  /// The text without the marks.
  package let text: Text
  /// The positions of the marks, in order.
  package let points: [TextPoint]

  /// Parses the marks in a text.
  package init(_ marked: String) {
    var text = Text()
    var points: [TextPoint] = []
    var isEscaped = false
    for scalar in marked.unicodeScalars {
      if scalar == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      if scalar == "|", !isEscaped {
        points.append(text.endPoint)
        continue
      }
      if isEscaped, scalar != "|" { text.append("\\") }
      text.append(String(scalar))
      isEscaped = false
    }
    if isEscaped { text.append("\\") }
    self.text = text
    self.points = points
  }

  /// The first mark; the end of the text if there is none.
  package var point: TextPoint { points.first ?? text.endPoint }

  /// From the first mark to the last.
  package var range: Range<TextPoint> { point..<(points.last ?? point) }
}

extension Text {
  fileprivate mutating func append(_ string: String) {
    replace(endPoint..<endPoint, with: Array(string.utf8))
  }
}
