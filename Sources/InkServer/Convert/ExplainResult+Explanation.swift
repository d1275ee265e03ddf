// Converts an explanation into the protocol's types.

import InkCorrection
import InkEngine
import InkLSP
import InkLexicon

extension ExplainResult {
  init(_ found: Explanation, of text: String, version: Int, _ positions: PositionWriter) {
    self.init(
      version: version, typed: found.typed, range: positions.range(found.range), text: text,
      suggestion: Verdict(
        rule: found.suggestion.rawValue, sentence: found.suggestionSentence,
        rank: found.suggestionRank),
      correction: Verdict(
        rule: found.correction.name, sentence: found.correctionSentence,
        rank: found.correctionRank),
      sources: found.sources.map(Source.init))
    known = found.typedWord?.known
    keepProbability = found.typedWord?.keepProbability
    typedSources = found.typedSources.map(Source.init)
    probability = found.probability
    score = found.score?.nats
    slips = found.slips?.map {
      Slip(typed: $0.typed, meant: $0.meant, cost: $0.cost.nats, sentence: $0.sentence)
    }
    report = found.report(on: text, command: replacementsCommand)
  }
}

extension ExplainResult.Source {
  fileprivate init(_ source: Explanation.Source) {
    switch source {
    case .pack(let language, let score, _):
      self.init(kind: "pack", language: language, score: score.nats)
    case .learned(let word): self.init(kind: "learned", word)
    case .ignored(let word): self.init(kind: "ignored", word)
    case .document(let count): self.init(kind: "document", count: count)
    }
  }

  private init(kind: String, _ word: UserWord) {
    self.init(
      kind: kind, language: word.language, scope: word.scope.name, count: word.count,
      since: word.date == 0 ? nil : Int(clamping: word.date))
  }
}
