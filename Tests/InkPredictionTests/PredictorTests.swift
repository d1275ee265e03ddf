// The continuation of predictions: with the topic, and with cached next words.

import InkLexicon
import InkModel
import InkTestSupport
import InkText
import Testing

@testable import InkPrediction

@Suite struct PredictorTests {
  /// A few English words with a network for two of them: the topic of a text recurs.
  private func model() throws -> Model {
    var contents = SamplePack.englishContents
    let words = ["and", "compiler"].map { word in
      UInt32(contents.words.firstIndex { $0.text == word } ?? 0)
    }
    var residual = PackResidual(zerosFor: words)
    let (vector, hidden) = (ResidualShape.vectorSize, ResidualShape.hiddenSize)
    residual.topics[1 * vector] = -1
    residual.topics[2 * vector] = 1
    residual.outputs[1 * hidden] = -4
    residual.outputs[2 * hidden] = 4
    residual.biases[0] = -4
    residual.connect(input: ResidualShape.topicStart, to: 0, weight: 1)
    contents.residual = residual
    return Model(packs: [try SamplePack.pack(contents)])
  }

  /// Returns a predictor at the beginning of a text that predicts a number of words at most.
  private func predictor(
    words count: Int, in model: Model, knowing nextWords: NextWords = NextWords()
  ) throws -> Predictor {
    let gate = PredictionGate(
      mode: .yes, isInvoked: false, minimumProbability: 0.001, maximumWords: count)
    let place = TypedPlace(
      in: model.context(after: ["<s>"], about: [[]], shares: .even(1)), wantsCapital: true)
    let query = PredictionQuery(at: place, mayAddWords: true, gate: try #require(gate))
    return Predictor(for: query, in: model, knowing: nextWords)
  }

  @Test func `the same three words are continued according to what precedes them`() throws {
    var predictor = try predictor(words: 2, in: try model())
    for word in ["compiler", "and"] {
      let continuation = predictor.continuation(of: "\(word) going to the")
      #expect(continuation?.words.last?.text == word)
    }
  }

  @Test(arguments: [" ", "\t", "(", " “"])
  func `what does not end with a word is not continued`(end: String) throws {
    var predictor = try predictor(words: 2, in: try model())
    #expect(predictor.continuation(of: "and going to the\(end)") == nil)
  }

  @Test(arguments: ["compiler", "and"])
  func `a cached next word counts for those after it`(word: String) throws {
    var known = NextWords()
    known.add((word, 0.9), after: ["going"])
    known.add(("the", 0.9), after: ["going", word])
    var predictor = try predictor(words: 4, in: try model(), knowing: known)
    let continuation = predictor.continuation(of: "going")
    #expect(continuation?.words.map(\.text) == ["going", word, "the", word])
  }
}
