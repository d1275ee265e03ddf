// The output of `inkling pack info`.

import InkLexicon
import Testing

@testable import InkPack

@Test func `a pack's facts are in two columns`() {
  var metadata = PackMetadata(
    language: "en", name: "English", version: "2026.1", sources: ["A book: CC0"],
    licence: "CC BY-SA 4.0")
  metadata.wordCount = 228_598
  metadata.components = [
    PackMetadata.Component(
      name: "general", defaultWeight: 0.6, ngramCounts: [228_601, 1_234_567, 890])
  ]
  #expect(
    PackInfo(metadata, byteCount: 12_345_678).lines == [
      "language    English (en)",
      "version     2026.1",
      "licence     CC BY-SA 4.0",
      "size        12,345,678 bytes",
      "words       228,598",
      "general     weight 60 %, n-grams of two words and more: 1,234,567 + 890",
      "source      A book: CC0",
    ])
}

@Test(arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (-1_234_567, "-1,234,567")])
func `thousands are separated`(number: Int, expected: String) {
  #expect(grouped(number) == expected)
}
