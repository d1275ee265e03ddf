// A text in each markup and programming language: regions without a gap, and tokens inside of their line.

import InkText

private let languages =
  RegionMap.textLanguageIDs + [
    "cpp", "typescript", "python", "swift", "rust", "bash", "lua", "haskell", "yaml", "ruby", "php",
    "sql", "vim", "elisp", "julia", "toml", "csharp", "kotlin", "perl", "elixir", "plaintext",
  ]

func fuzz(_ bytes: [UInt8]) {
  guard let language = bytes.first.map(Int.init) else { return }
  let text = Text(utf8: bytes.dropFirst())
  var map = RegionMap(languageID: languages[language % languages.count])
  for line in (0..<text.lineCount).reversed() {
    var end = 0
    for region in map.regions(ofLine: line, in: text) {
      precondition(region.range.lowerBound == end, "a gap before a region")
      end = region.range.upperBound
    }
    precondition(end == text.lineLength(line), "a gap behind the last region")
  }
}
