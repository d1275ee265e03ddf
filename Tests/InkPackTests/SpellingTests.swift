// Elided words, old spellings and folded frequency lists, each in a whole build.

import InkLexicon
import Testing

@testable import InkPack

private func build(_ recipe: String, _ files: [String: String]) throws -> PackContents {
  let head = "language fr\nname French\nversion 1\nlicence CC0\norder 2\nminimum 1 1\n"
  var builder = PackBuilder(recipe: try Recipe(parsing: head + recipe)) { file, take in
    try take(Array((files[file] ?? "").utf8), 1)
  }
  return try builder.run { _ in }
}

/// Returns the words that follow another, by the pack's bigrams.
private func followers(of word: String, in contents: PackContents) -> Set<String> {
  let texts = contents.words.map(\.text)
  let bigrams = contents.components[0].bigrams
  var found: Set<String> = []
  for row in stride(from: 0, to: bigrams.ids.count, by: 2)
  where texts[Int(bigrams.ids[row])] == word {
    found.insert(texts[Int(bigrams.ids[row + 1])])
  }
  return found
}

@Test func `an elided word is only a context, and the word after it is separate`()
  throws
{
  let contents = try build(
    "elided l' d'\ncomponent general 1 100\ntext a.txt 1\n",
    ["a.txt": "vois l'homme et l'arbre.\nvient d'arbre.\n"])
  let words = contents.words.filter { !$0.flags.contains(.special) }
  #expect(words.map(\.text) == ["arbre", "d'", "et", "homme", "l'", "vient", "vois"])
  #expect(words.filter { $0.flags.contains(.knownOnly) }.map(\.text) == ["d'", "l'"])
  #expect(followers(of: "l'", in: contents) == ["homme", "arbre"])
  #expect(followers(of: "vois", in: contents) == ["l'"])
}

@Test func `a word usual with its elided one is a single word`() throws {
  let usual = String(repeating: "vois l'homme.\n", count: 4)
  let contents = try build(
    "elided l'\ncomponent general 1 100\ntext a.txt 1\n", ["a.txt": usual + "vois l'arbre.\n"])
  #expect(followers(of: "vois", in: contents) == ["l'homme", "l'"])
}

@Test func `an old spelling is counted as the modern one if that is far more frequent`()
  throws
{
  let contents = try build(
    """
    frequencies list.tsv 10
    respelled hv v
    respelled e ä
    respelled f v
    component general 1 100
    text a.txt 1
    """,
    [
      "a.txt": "hvad gör vi sjelf nu.\nvet hvad. hund.\n",
      "list.tsv": "vad\t0.02\nvi\t0.01\nsjälv\t0.01\nhund\t0.001\nvet\t0.001\n",
    ])
  let texts = contents.words.map(\.text)
  #expect(!texts.contains("hvad"))
  #expect(!texts.contains("sjelf"))
  #expect(texts.contains("hund"))
  #expect(followers(of: "vet", in: contents) == ["vad"])
  #expect(followers(of: "vi", in: contents) == ["själv"])
}

@Test func `two words without their space are no word, or known if the texts often have them`()
  throws
{
  let spaced = String(repeating: "we sat in the sun. the file system is full.\n", count: 400)
  let contents = try build(
    """
    frequencies list.tsv 20
    known words.txt
    spaced 30
    component general 1 100
    text a.txt 1
    """,
    [
      "a.txt": spaced + String(repeating: "one filesystem.\n", count: 4) + "a sunroof.\n",
      "words.txt": "file\nfull\nin\nis\nroof\nsat\nsun\nsystem\nthe\nwe\n",
      "list.tsv": "the\t0.05\nin\t0.02\nis\t0.02\ninthe\t0.0001\nsunroof\t0.0001\n",
    ])
  #expect(!contents.words.contains { $0.text == "inthe" })
  let system = try #require(contents.words.first { $0.text == "filesystem" })
  #expect(system.flags.contains(.knownOnly))
  let roof = try #require(contents.words.first { $0.text == "sunroof" })
  #expect(!roof.flags.contains(.knownOnly))
}

@Test func `a list without ß has it restored from texts with it`() throws {
  let contents = try build(
    """
    frequencies list.tsv 10
    unfolded new
    component general 1 100
    text a.txt 1
    frequencies 1
    """,
    [
      "a.txt": "#SOURCE new\nein Gruß und ein Gruß in Massen oder Maßen.\n#SOURCE old\ndaß\n",
      "list.tsv": "gruss\t0.01\nmassen\t0.01\ndass\t0.01\n",
    ])
  let texts = contents.words.filter { !$0.flags.contains(.knownOnly) }.map(\.text)
  #expect(texts.contains("gruß"))
  #expect(!texts.contains("gruss"))
  #expect(texts.contains("massen"))
  #expect(texts.contains("maßen"))
  #expect(texts.contains("dass"))
}

@Test func `a part of a component uses only the sources it names`() throws {
  let contents = try build(
    "component general 1 100\ntext a.txt 1 new\n",
    ["a.txt": "#SOURCE old\nalt Hut.\n#SOURCE new\nneu Hut.\n#SOURCE old\nalt Hut.\n"])
  #expect(followers(of: "neu", in: contents) == ["hut"])
  #expect(followers(of: "alt", in: contents) == [])
}

@Test func `a rare unattested neighbor of a frequent word is left out`() throws {
  let files = [
    "a.txt": "vielleicht nicht.\n",
    "list.tsv":
      "nicht\t0.02\nvielleicht\t0.01\nwaren\t0.005\nnciht\t0.000001\nwarren\t0.000001\n"
      + "vieleicht\t0.00001\nanders\t0.00001\n",
    "en.tsv": "warren\t0.00001\nnciht\t0.0000001\n",
    "de.dic": "3\nnicht\nVielleicht\nwaren\n", "de.aff": "SET UTF-8\n",
  ]
  let head = "frequencies list.tsv 100\n"
  let tail = "component general 1 100\ntext a.txt 1\n"
  func words(_ lines: String) throws -> Set<String> {
    Set(try build(head + lines + tail, files).words.filter { $0.flags.isEmpty }.map(\.text))
  }
  let all: Set = [
    "nicht", "vielleicht", "waren", "nciht", "warren", "vieleicht", "anders",
  ]
  #expect(try words("") == all)
  let proofread = "proofread de.dic de.aff\n"
  #expect(try words(proofread) == all.subtracting(["nciht", "vieleicht", "warren"]))
  #expect(try words(proofread + "foreign en.tsv\n") == all.subtracting(["nciht", "vieleicht"]))
}

@Test func `words lacking diacritics are recognized by the list if these are often omitted`() throws
{
  let files = [
    "a.txt": "tambien vino.\ntambién vino.\n",
    "list.tsv": "también\t0.01\nvino\t0.001\ntambien\t0.001\npapa\t0.0001\npapá\t0.0003\n",
    "es.dic": "3\ntambién\nvino\npapá\n", "es.aff": "",
  ]
  func words(_ line: String) throws -> [String] {
    try build(
      """
      frequencies list.tsv 100
      proofread es.dic es.aff
      \(line)
      component general 1 100
      text a.txt 1
      """, files
    ).words.filter { $0.flags.isEmpty }.map(\.text)
  }
  #expect(try words("") == ["papa", "papá", "tambien", "también", "vino"])
  #expect(try words("unmarked 4") == ["papa", "papá", "también", "vino"])
}

@Test func `an adapted text is moved towards the frequency list`() throws {
  let files = [
    "a.txt": String(repeating: "der Ritter ritt.\nder Wagen fuhr.\n", count: 20),
    "list.tsv": "der\t0.1\nwagen\t0.01\nfuhr\t0.001\nritt\t0.0004\nritter\t0.0004\n",
  ]
  func ratio(_ end: String) throws -> Float {
    let contents = try build(
      "frequencies list.tsv 100\ncomponent general 1 100\ntext a.txt 1\n" + end, files)
    let logs = contents.components[0].unigramLogP
    let texts = contents.words.map(\.text)
    guard let wagen = texts.firstIndex(of: "wagen"), let ritter = texts.firstIndex(of: "ritter")
    else { return 0 }
    return logs[wagen] - logs[ritter]
  }
  // The text has as many of both, the list 25 times as many wagons, whose square root is 5.
  #expect(abs(try ratio("adapted\n") - ratio("") - 1.609) < 0.1)
}
