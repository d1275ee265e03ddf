// Random edits: incremental updates give the same regions as reading everything again.

import InkTestSupport
import InkText
import Testing

@Suite struct RegionFuzzTests {
  private static let pieces = [
    "`", "``", "```", "```\n", "~~~", "\n", "\n\n", "\r\n", "\r", "    ", "- ", "> ", "1. ", "# ",
    "---\n",
    "<!--", "-->", "<script>", "</script>", "<b", ">", "$", "$$", "[a](", ")", "]: ", "\\", "\"",
    "'",
    "\"\"\"", "/*", "*/", "//", "--", "--[[", "]]", "{-", "-}", "${", "}", "(", "\\(", "#{",
    "<<EOF\n",
    "EOF\n", "R\"x(", ")x\"", "r#\"", "\"#", "word ", "Some more words. ", "é", "日本", "\u{1F600}",
    "\0",
    "%", "\\begin{verbatim}\n", "\\end{verbatim}\n", "\\[", "\\]", "\\cite{", "::\n",
    ".. code-block:: x\n",
    ".. note\n", "----\n", "....\n", "////\n", "|===\n", "#+BEGIN_SRC\n", "#+END_SRC\n", ":END:\n",
    "1. 1. 1. 1. 1. 1. 1. 1.", "+ + + + + + + +", "> > > ", String(repeating: " ", count: 260),
    "From: me\n", "-- \n", "# --- >8 ---\n", "diff --git a b\n", "Signed-off-by: Me\n", "=begin\n",
    "=end\n", "\\(", "\\begin{align}\n", "\\end{align}", "\\cite[a]{", "{{", "{%", "}}", "[source,",
    ":ref:`", "\"$(", "$'", "''", "''${", "?\"", "$\"",
  ]

  private static let languages = [
    "markdown", "cpp", "typescript", "python", "swift", "rust", "bash", "lua", "haskell", "yaml",
    "ruby",
    "php", "sql", "vim", "elisp", "julia", "restructuredtext", "asciidoc", "org", "latex", "html",
    "gitcommit", "mail", "plaintext", "toml", "csharp", "kotlin", "perl", "elixir", "coffeescript",
    "erlang", "fish", "mysql", "nix", "powershell",
  ]

  @Test(arguments: languages)
  func `after any edits the states are those of reading everything`(languageID: String) {
    var random = SeededRandom(seed: 20_261_121)
    for _ in 0..<fuzzCount(12) {
      var text = Text(Self.text(&random, count: 40))
      var map = RegionMap(languageID: languageID)
      for _ in 0..<40 {
        Self.edit(&text, &map, &random)
        if random.once(in: 3) {
          check(map: &map, text, languageID, upTo: random.below(text.lineCount))
        }
      }
      check(map: &map, text, languageID, upTo: text.lineCount - 1)
    }
  }

  private func check(map: inout RegionMap, _ text: Text, _ languageID: String, upTo last: Int) {
    var fresh = RegionMap(languageID: languageID)
    // Backwards, so that the incremental map is asked for the last line first.
    for line in stride(from: last, through: 0, by: -1) {
      let regions = map.regions(ofLine: line, in: text)
      #expect(regions == fresh.regions(ofLine: line, in: text), "\(line)")
      var end = 0
      for region in regions {
        #expect(region.range.lowerBound == end)
        end = region.range.upperBound
      }
      #expect(end == text.lineLength(line))
      for byte in 0...end { #expect(regions.index(at: byte) == Self.index(at: byte, of: regions)) }
    }
  }

  /// The region at a byte, found by looking at each: the first one that is not markup, otherwise the last.
  private static func index(at byte: Int, of regions: [Region]) -> Int? {
    let touching = regions.indices.filter {
      regions[$0].range.lowerBound <= byte && byte <= regions[$0].range.upperBound
    }
    return touching.first { regions[$0].kind != .markup } ?? touching.last
  }

  private static func text(_ random: inout SeededRandom, count: Int) -> String {
    (0..<random.below(count)).compactMap { _ in random.element(of: pieces) }.joined()
  }

  private static func edit(
    _ text: inout Text, _ map: inout RegionMap, _ random: inout SeededRandom
  ) {
    let points = (0..<2).map { _ in
      let line = random.below(text.lineCount)
      return text.clamped(TextPoint(line: line, byte: random.below(text.lineLength(line) + 1)))
    }.sorted()
    let isInsertion = random.once(in: 2)
    let range = isInsertion ? points[0]..<points[0] : points[0]..<points[1]
    // Most edits are small; some delete half of the text.
    if !isInsertion, range.upperBound.line - range.lowerBound.line > 3, !random.once(in: 8) {
      return
    }
    map.recordEdit(text.replace(range, with: Array(Self.text(&random, count: 4).utf8)))
  }
}
