// The weights of next characters compared with sums over all words, and in English and Swedish.

import InkLexicon
import InkModel
import InkTestSupport
import InkText
import Testing

@Suite struct NextCharacterTests {
  /// Returns the weights after a prefix by definition, by the next characters of folded keys.
  private func sums(
    _ words: [PackWord], _ model: Model, _ prefix: String, _ context: ModelContext,
    _ document: DocumentModel?
  ) -> [String: Double] {
    let key = foldedKey(prefix)
    var sums: [String: Double] = [:]
    for word in words where !word.flags.contains(.special) {
      let own = foldedKey(word.text)
      guard own.starts(with: key),
        let score = model.score(of: word.text, in: context, document: document)
      else { continue }
      let next = String(decoding: own.dropFirst(key.count), as: UTF8.self).first
      sums[next.map(String.init) ?? " ", default: 0] += Logarithm.exponential(score.nats)
    }
    let total = sums.values.reduce(0, +)
    return sums.mapValues { $0 / total }
  }

  /// Returns weights by plain letters, as in keys.
  private func plain(_ found: [(character: String, weight: Double)]) -> [String: Double] {
    found.reduce(into: [:]) { sums, next in
      let key = String(decoding: foldedKey(next.character), as: UTF8.self)
      sums[next.character == " " ? " " : key, default: 0] += next.weight
    }
  }

  @Test(arguments: [(1, 400, 1), (2, 900, 2), (3, 40, 3)])
  func `weights are the shares of a full sum`(seed: Int, wordCount: Int, components: Int) throws {
    var random = SeededRandom(seed: UInt64(seed + 80))
    let contents = SamplePack.random(
      wordCount: wordCount, componentCount: components, using: &random)
    let model = Model(packs: [try SamplePack.pack(contents)])
    for _ in 0..<fuzzCount(40) {
      let history = (0..<3).map { _ in contents.words[random.below(contents.words.count)].text }
      let context = model.context(after: history)
      let word = contents.words[3 + random.below(contents.words.count - 3)].text
      let letters = String(decoding: foldedKey(word), as: UTF8.self)
      let prefix = String(letters.prefix(random.below(letters.count + 1)))
      let found = model.nextCharacters(at: TypedPlace(prefix, in: context))
      let expected = sums(contents.words, model, prefix, context, nil)
      // An apostrophe represents the letter after it and is not part of a key.
      let apostrophes = found.first { $0.character == "'" }?.weight ?? 0
      var missing = 0.0
      for (character, weight) in expected {
        let difference = weight - (plain(found)[character] ?? 0)
        #expect(difference > -0.003, "\(prefix) \(character)")
        missing += max(0, difference)
      }
      #expect(abs(missing - apostrophes) < 0.01, "\(prefix)")
      #expect(found.reduce(0) { $0 + $1.weight } < 1.000_001)
      #expect(zip(found, found.dropFirst()).allSatisfy { $0.weight >= $1.weight })
    }
  }

  @Test func `letters are returned as written, the end of a word as a space`() throws {
    let model = Model(packs: [
      try TinyPack.pack([
        "Don't do it.", "Don't go there.", "A done deal.", "Don went home.", "Är det så?",
        "Det är bra.", "Han är hemma.",
      ])
    ])
    let context = model.context(after: ["<s>"])
    func characters(_ prefix: String) -> [String] {
      model.nextCharacters(at: TypedPlace(prefix, in: context)).map(\.character)
    }
    #expect(characters("don") == ["'", " ", "e"])
    #expect(characters("DON") == ["'", " ", "e"])
    // A typed apostrophe is evidence against words without one.
    #expect(model.nextCharacters(at: TypedPlace("don'", in: context)).first?.character == "t")
    #expect(model.nextCharacters(at: TypedPlace("don'", in: context)).first?.weight ?? 0 > 0.9)
    #expect(characters("dont") == [" "])
    #expect(characters("").contains("ä"))
    #expect(characters("de") == ["t", "a"])
    #expect(characters("xyz") == [])
    #expect(characters("'") == [])
  }

  @Test func `learned words and the document's own words count`() throws {
    var model = Model(packs: [try TinyPack.pack(["The zebra sleeps."])])
    let context = model.context(after: ["the"])
    func weight(_ character: String, _ document: DocumentModel? = nil) -> Double {
      model.nextCharacters(at: TypedPlace("z", in: context, document: document))
        .first { $0.character == character }?.weight ?? 0
    }
    #expect(weight("e") == 1)
    #expect(weight("y") == 0)
    _ = model.apply(UserWordChange(kind: .learn, word: "zyxomat", date: 0))
    let learned = weight("y")
    #expect(learned > 0)
    #expect(abs(learned + weight("e") - 1) < 1e-9)
    let document = DocumentModel(
      reading: "The zyxomat and the zyxomat and the zebra.", model: model)
    #expect(weight("y", document) > learned)
    let next = model.nextCharacters(at: TypedPlace(in: context, document: document))
    #expect(next.first?.character == "z")
  }

  @Test func `without packs there are no characters, and never more than 32`() throws {
    let empty = Model(packs: [])
    #expect(empty.nextCharacters(at: TypedPlace("a", in: empty.context(after: []))).isEmpty)
    let alphabet = (0x430..<0x460).compactMap { Unicode.Scalar($0).map { "\($0)а" } }
    let model = Model(packs: [try TinyPack.pack([alphabet.joined(separator: " ")])])
    let next = model.nextCharacters(at: TypedPlace(in: model.context(after: [])))
    #expect(next.count == 32)
    #expect(next.allSatisfy { $0.character.unicodeScalars.first?.value ?? 0 >= 0x430 })
  }
}
