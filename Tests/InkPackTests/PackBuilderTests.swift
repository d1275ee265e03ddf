// A whole pack built from a recipe and a few lines of text, twice.

import InkLexicon
import InkTestSupport
import Testing

@testable import InkPack

private let recipe = """
  language en
  name English
  version 1
  licence CC0
  order 3
  frequencies list.tsv 4
  known words.txt
  offensive bad.txt
  minimum 2 1
  omit code
  component general 0.7 20
  text prose.txt 0.9
  frequencies 0.1
  component notes 0.3 10
  text notes.txt 1
  """

private let files = [
  "prose.txt": """
  #SOURCE letters
  Every morning I walk along the river to London. Then I think about my work.
  Some mornings I don’t walk along the river, because my work cannot wait for long.
  #SOURCE code
  xyzzy xyzzy xyzzy xyzzy
  #SOURCE diary
  Yesterday I walked along the river to London again, and then along the canal.
  """,
  "notes.txt":
    "Walk along the river.\nWalk along the canal.\nWalk along the darn canal with 12 dogs.\n",
  "list.tsv":
    "the\t0.05\nriver\t0.001\ncanal\t0.0001\ndarn\t0.00001\nunlikely\t0.000001\n2x2\t0.1\n",
  "words.txt": "river\nLondon\nheron\nmorning\n",
  "bad.txt": "Darn\n",
]

/// Builds the pack, passing its files in chunks of a given size.
private func build(pieces: Int = 4096) throws -> PackContents {
  var builder = PackBuilder(recipe: try Recipe(parsing: recipe)) { file, take in
    let bytes = Array((files[file] ?? "").utf8)
    for start in stride(from: 0, to: bytes.count, by: pieces) {
      let end = min(start + pieces, bytes.count)
      try take(Array(bytes[start..<end]), Double(end) / Double(bytes.count))
    }
  }
  return try builder.run { _ in }
}

@Test func `a pack knows the words of its lists and texts, and suggests those in use`() throws {
  let words = try build().words
  #expect(
    words.map(\.text) == [
      "<num>", "<s>", "<unk>", "along", "canal", "darn", "heron", "i", "london", "morning", "my",
      "river", "the", "then", "to", "walk", "work",
    ])
  #expect(words.filter { $0.flags == .special }.count == 3)
  #expect(words.filter { $0.flags == .offensive }.map(\.text) == ["darn"])
  #expect(words.filter { $0.flags == .knownOnly }.map(\.text) == ["heron"])
  #expect(words.first { $0.text == "i" }?.surfaces.map(\.form) == ["I"])
  #expect(words.first { $0.text == "london" }?.surfaces.map(\.form) == ["London"])
  #expect(words.first { $0.text == "river" }?.surfaces.isEmpty == true)
}

@Test func `each component has its own n-grams within its budget`() throws {
  let components = try build().components
  #expect(components.map(\.name) == ["general", "notes"])
  for (component, budget) in zip(components, [20, 10]) {
    #expect(component.bigrams.logP.count + component.trigrams.logP.count <= budget)
    #expect(component.bigrams.ids.count == 2 * component.bigrams.logP.count)
  }
}

@Test func `the same recipe and texts give the same bytes, whatever the chunks`() throws {
  let first = try PackWriter.write(try build())
  #expect(try PackWriter.write(try build()) == first)
  #expect(try PackWriter.write(try build(pieces: 1)) == first)
  #expect(try PackWriter.write(try build(pieces: 37)) == first)
  try LanguagePack(PackBytes(first)).verify()
}

@Test func `progress only increases, and the caller can cancel the build`() throws {
  struct Stop: Error {}
  var builder = PackBuilder(recipe: try Recipe(parsing: recipe)) { file, take in
    try take(Array((files[file] ?? "").utf8), 1)
  }
  var fractions: [Double] = []
  _ = try builder.run { fractions.append($0.fraction) }
  #expect(fractions == fractions.sorted())
  #expect(fractions.allSatisfy { (0...1).contains($0) })
  #expect(throws: Stop.self) { _ = try builder.run { _ in throw Stop() } }
}

@Test func `a text without words is an error that names it`() throws {
  var builder = PackBuilder(recipe: try Recipe(parsing: recipe)) { file, take in
    try take(file == "notes.txt" ? [] : Array((files[file] ?? "").utf8), 1)
  }
  #expect(throws: PackBuildError.emptyComponent("notes.txt")) { _ = try builder.run { _ in } }
}
