// Regions as pictures: each line of a text followed by a line with a letter per byte for its kind.

import InkText
import Testing

/// Returns a picture of the regions of a text: `p` prose, `c` comment, `s` string, `q` quotation, `k` code, `f` front
/// matter, `.` markup.
func picture(_ text: String, _ languageID: String) -> String {
  let text = Text(text)
  var map = RegionMap(languageID: languageID)
  return (0..<text.lineCount).map { picture(map.regions(ofLine: $0, in: text)) }
    .joined(separator: "\n")
}

private func picture(_ regions: [Region]) -> String {
  regions.map { String(repeating: letter($0.kind), count: $0.range.count) }.joined()
}

private func letter(_ kind: RegionKind) -> Character {
  switch kind {
  case .prose: "p"
  case .comment: "c"
  case .string: "s"
  case .quotation: "q"
  case .code: "k"
  case .markup: "."
  case .frontMatter: "f"
  }
}

/// Checks a text whose lines alternate with their pictures.
func expectPicture(
  _ drawn: String, _ languageID: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let lines = drawn.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  let text = stride(from: 0, to: lines.count, by: 2).map { lines[$0] }.joined(separator: "\n")
  let expected = stride(from: 1, to: lines.count, by: 2).map { lines[$0] }.joined(separator: "\n")
  #expect(picture(text, languageID) == expected, sourceLocation: sourceLocation)
}
