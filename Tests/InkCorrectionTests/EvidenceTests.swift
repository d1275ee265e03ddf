// Further evidence for and against a change: letters, common words of other languages, the topic of the text.

import InkLexicon
import InkModel
import InkTestSupport
import Testing

@testable import InkCorrection

@Suite struct EvidenceTests {
  @Test func `the likelihood of letter pairs follows the table, including the ends of the word`() {
    // t at the start of a word: 3; h after it: 4; e after that: 1; e as the last letter: 2.
    #expect(LetterBigrams.negativeLogLikelihood(of: "the".utf8) == 10)
    #expect(LetterBigrams.negativeLogLikelihood(of: "thq".utf8) > 12)
    #expect(LetterBigrams.negativeLogLikelihood(of: "".utf8) == 9)
    #expect(
      LetterBigrams.negativeLogLikelihood(of: "t'he".utf8)
        == LetterBigrams.negativeLogLikelihood(of: "the".utf8))
  }

  @Test(arguments: [("mifigate", "mitigate"), ("bodt", "body"), ("misconduxt", "misconduct")])
  func `an input that does not look like a word is corrected more readily`(
    typed: String, meant: String
  ) {
    let slip = OrthographicEvidence.nats(of: TypedForm(typed), beside: meant)
    let word = OrthographicEvidence.nats(of: TypedForm(meant), beside: meant)
    #expect(slip > word)
  }

  @Test(arguments: [("ich", ["de", "pl"]), ("der", ["da", "de"]), ("the", ["en"]), ("teh", [])])
  func `a common word is one of its languages`(word: String, languages: [String]) {
    #expect(CommonWords.languages(of: word).codes.sorted() == languages)
  }

  @Test func `an unknown word after a common one of another language is kept more readily`() throws
  {
    let model = Model(packs: [try TinyPack.pack(["We have a hat.", "They have a cat."])])
    func keep(_ typed: String, after history: [String]) -> Score {
      let context = model.context(after: history)
      return Corrector(model: model, context: context, capitalIsUninformative: false)
        .judgement(of: typed).keep
    }
    #expect(keep("hatz", after: ["ich"]) > keep("hatz", after: ["igh"]))
    #expect(keep("habe", after: ["we"]) > keep("havx", after: ["we"]))
    #expect(keep("hatz", after: ["ich", "a", "have"]) == keep("hatz", after: ["have"]))
  }

  @Test(arguments: [
    (["ich", "habe"], Corrector.Surroundings?.some(.foreign)), (["a", "zyxomat"], .unknown),
    (["we", "have"], nil), (["<s>"], nil),
  ])
  func `the surroundings of a word are recognized`(
    history: [String], surroundings: Corrector.Surroundings?
  ) throws {
    let model = Model(packs: [try TinyPack.pack(["We have a hat.", "They have a cat."])])
    let corrector = Corrector(
      model: model, context: model.context(after: history), capitalIsUninformative: false)
    #expect(corrector.surroundings(of: "hatz") == surroundings)
  }

  /// The sample pack with a network that favors "compiler" after "cafe", and not "company".
  private func model() throws -> Model {
    var contents = SamplePack.englishContents
    let words = ["cafe", "company", "compiler"].map { word in
      UInt32(contents.words.firstIndex { $0.text == word } ?? 0)
    }
    var residual = PackResidual(zerosFor: words)
    residual.topics[1 * ResidualShape.vectorSize] = 1
    residual.connect(input: ResidualShape.topicStart, to: 0, weight: 1)
    residual.outputs[2 * ResidualShape.hiddenSize] = -4
    residual.outputs[3 * ResidualShape.hiddenSize] = 4
    contents.residual = residual
    return Model(packs: [try SamplePack.pack(contents)])
  }

  @Test func `the text disambiguates candidates without changing their total weight`()
    throws
  {
    let model = try model()
    let pack = try #require(model.packs.first)
    try pack.withFile { file in
      let ids = try ["cafe", "company", "compiler"].map { try #require(pack.id(of: $0, in: file)) }
      let found = try ids.dropFirst().map { id in
        FoundWord(
          id: id, word: try #require(pack.words.word(id, in: file)), score: Score(nats: -12))
      }
      func told(about topic: [Int]?) -> [FoundWord] {
        let context =
          topic.map { model.context(after: ["<s>", "the"], about: [$0], shares: .even(1)) }
          ?? model.context(after: ["<s>", "the"])
        var words = found
        words.tellApart(
          at: PackPlace(pack: 0, of: model, in: context, document: nil, file: file))
        return words
      }
      func weight(_ words: [FoundWord]) -> Double {
        words.reduce(0) { $0 + Logarithm.exponential(Judgement.scale * $1.score.nats) }
      }
      let plain = told(about: nil)
      #expect(plain.map(\.score) == found.map(\.score))
      let afterCafe = told(about: [ids[0], ids[0]])
      #expect(afterCafe[1].score > plain[1].score)
      #expect(afterCafe[0].score < plain[0].score)
      #expect(abs(weight(afterCafe) / weight(plain) - 1) < 0.01)
    }
  }
}
