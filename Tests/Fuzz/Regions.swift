// A text in each markup and programming language: regions without a gap, and long lines read in bounded time.

import InkText

private let languages =
  RegionMap.textLanguageIDs + [
    "cpp", "typescript", "python", "swift", "rust", "bash", "lua", "haskell", "yaml", "ruby", "php",
    "sql", "vim", "elisp", "julia", "toml", "csharp", "kotlin", "perl", "elixir", "plaintext",
  ]

/// The length of the text repeated in one line; longer ones would be text rather than markup.
private let signBytes = 8
/// A line so long that code with quadratic cost would not read it within twenty seconds.
private let lineBytes = 512 * 1024

func fuzz(_ bytes: [UInt8]) {
  guard let first = bytes.first.map(Int.init) else { return }
  var content = Array(bytes.dropFirst())
  if first >= 0x80, (1...signBytes).contains(content.count) {
    content = Array(repeatElement(content, count: lineBytes / content.count).joined())
  }
  let text = Text(utf8: content)
  var map = RegionMap(languageID: languages[first % 0x80 % languages.count])
  for line in (0..<text.lineCount).reversed() {
    var end = 0
    for region in map.regions(ofLine: line, in: text) {
      precondition(region.range.lowerBound == end, "a gap before a region")
      end = region.range.upperBound
    }
    precondition(end == text.lineLength(line), "a gap after the last region")
  }
}
