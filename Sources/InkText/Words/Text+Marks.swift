// Marks that stand close to the word before them, and want a space before the next one.

extension Text {
  /// Whether such a mark stands right before a point: `forward,`. A word that is put in there begins with a space.
  package func hasMark(before point: TextPoint) -> Bool {
    guard point.byte > 0 else { return false }
    let scalar = withLine(point.line) { line in
      point.byte <= line.count ? line.scalar(before: point.byte).scalar : nil
    }
    return scalar.map { ",.;:!?)]}".unicodeScalars.contains($0) } ?? false
  }
}
