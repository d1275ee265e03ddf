// Words that n-grams hardly distinguish, disambiguated by the topic of the document.

import InkLexicon
import InkTestSupport
import InkText
import Testing

@testable import InkModel

@Suite struct ResidualTests {
  /// The sample pack with a network that associates "compiler" with a preceding "compile" and "company" with "cafe".
  private func model() throws -> Model {
    var contents = SamplePack.englishContents
    func id(_ word: String) -> UInt32 {
      UInt32(contents.words.firstIndex { $0.text == word } ?? 0)
    }
    let words = ["cafe", "company", "compile", "compiler"].map(id)
    var residual = PackResidual(zerosFor: words)
    residual.topics[1 * ResidualShape.vectorSize] = 1
    residual.topics[3 * ResidualShape.vectorSize] = -1
    residual.connect(input: ResidualShape.topicStart, to: 0, weight: 1)
    residual.outputs[2 * ResidualShape.hiddenSize] = 4
    residual.outputs[4 * ResidualShape.hiddenSize] = -4
    contents.residual = residual
    return Model(packs: [try SamplePack.pack(contents)])
  }

  private func list(_ prefix: String, in written: String, _ model: Model) throws -> CompletionList {
    let text = Text(written + prefix)
    let start = TextPoint(line: 0, byte: written.utf8.count)
    var reading = DocumentReading(
      around: text.endPoint, in: text)
    _ = reading.catchUp(text, open: prefix.isEmpty ? nil : start, at: text.endPoint, with: model)
    let context = model.context(
      after: ["<s>"], about: model.topic(reading.lastWords(before: start), in: reading.model),
      shares: .even(1))
    // No document: its own words would come first.
    return model.completions(WordQuery(at: TypedPlace(prefix, in: context)))
  }

  @Test func `the word associated with the preceding words comes first`() throws {
    let model = try model()
    let afterCafe = try list("comp", in: "A good café. A cafe, going to the cafe: ", model)
    #expect(afterCafe.completions.map(\.text).first == "company")
    let afterCompile = try list("comp", in: "We compile. You compile for the ", model)
    #expect(afterCompile.completions.map(\.text).first == "compiler")
  }

  @Test func `a predicted word becomes part of the topic`() throws {
    let model = try model()
    let start = model.context(after: ["<s>"], about: [[]], shares: .even(1))
    for (word, next) in [("cafe", "company"), ("compile", "compiler")] {
      let behind = model.context(after: word, in: start)
      let id = try #require(model.packs[0].withFile { model.packs[0].id(of: word, in: $0) })
      #expect(behind.topic == [[id]])
      #expect(behind.history == ["<s>", word])
      let list = model.completions(WordQuery(at: TypedPlace("comp", in: behind)))
      #expect(list.completions.first?.text == next)
    }
    // An unknown topic stays unknown.
    #expect(model.context(after: "cafe", in: model.context(after: ["<s>"])).topic == nil)
  }

  @Test func `the total probability of the words found stays that of the n-grams`() throws {
    let model = try model()
    let told = try list("comp", in: "A cafe and a cafe. ", model)
    let context = model.context(after: ["<s>"])
    let plain = model.completions(WordQuery(at: TypedPlace("comp", in: context)))
    func sum(_ list: CompletionList) -> Double {
      list.completions.reduce(0) { $0 + $1.probability }
    }
    #expect(told.completions.map(\.text) != plain.completions.map(\.text))
    #expect(abs(sum(told) - sum(plain)) < 0.001)
    #expect(abs(told.mass - plain.mass) < 1e-9)
  }

  @Test func `a topic is the last words, across lines, the most recent last`() throws {
    let model = try model()
    let text = Text("the cafe\n12 good,\n\nyour for to")
    var reading = DocumentReading(
      around: text.endPoint, in: text)
    _ = reading.catchUp(text, open: nil, at: text.endPoint, with: model)
    func words(_ line: Int, _ byte: Int) -> [String] {
      reading.lastWords(before: TextPoint(line: line, byte: byte)).map {
        reading.model.vocabulary[$0.number].text
      }
    }
    #expect(words(3, 8) == ["the", "cafe", "good", "your", "for"])
    #expect(words(3, 0) == ["the", "cafe", "good"])
    #expect(words(0, 4) == ["the"])
    #expect(words(0, 0) == [])
  }

  @Test func `a topic has at most as many words as the network was trained with`() throws {
    let model = try model()
    let text = Text(Array(repeating: "the cafe is good", count: 20).joined(separator: "\n"))
    var reading = DocumentReading(around: text.endPoint, in: text)
    _ = reading.catchUp(text, open: nil, at: text.endPoint, with: model)
    #expect(reading.lastWords(before: text.endPoint).count == ResidualShape.topicReach)
  }
}
