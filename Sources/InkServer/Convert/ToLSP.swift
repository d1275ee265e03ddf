// Converts the engine's types into the protocol's.

import InkAutocomplete
import InkCallouts
import InkCorrection
import InkEngine
import InkLSP
import InkPrediction
import InkText

/// Converts points of a text into positions in an encoding.
struct PositionWriter {
  /// The text that contains the points.
  let text: Text
  /// The encoding the client counts in.
  let encoding: PositionEncoding
  /// A range with its positions, each of which takes a pass over its line.
  private var known: (range: Range<TextPoint>, positions: PositionRange)?

  init(text: Text, encoding: PositionEncoding) {
    self.text = text
    self.encoding = encoding
  }

  func position(_ point: TextPoint) -> Position {
    let position = text.position(of: point, in: encoding)
    return Position(line: position.line, character: position.character)
  }

  func range(_ range: Range<TextPoint>) -> PositionRange {
    if let known, known.range == range { return known.positions }
    return PositionRange(position(range.lowerBound), position(range.upperBound))
  }

  /// Converts a range that many offers have; afterwards it need not be converted again.
  mutating func know(_ range: Range<TextPoint>) {
    known = (range, self.range(range))
  }
}

extension AutocompleteAnswer {
  /// Creates the result from an answer of the engine for a cursor.
  init(_ answer: Answer, at point: TextPoint, _ positions: PositionWriter) {
    var positions = positions
    positions.know(answer.prefixRange)
    self.init(
      version: answer.version,
      position: positions.position(point),
      range: positions.range(answer.prefixRange),
      replaceRange: positions.range(answer.wordRange))
    suggestions = answer.suggestions.map { OfferedSuggestion($0, positions) }
    inlinePrediction = answer.inlinePrediction.map { OfferedPrediction($0, positions) }
    corrections = answer.corrections.map { OfferedCorrection($0, positions) }
    typed = answer.typed.map(TypedJudgement.init)
    callouts = answer.callouts.map(OfferedCallout.init)
    nextCharacters = answer.nextCharacters.map {
      CharacterWeight(character: $0.character, weight: $0.weight)
    }
  }
}

extension OfferedSuggestion {
  init(_ suggestion: Suggestion, _ positions: PositionWriter) {
    self.init(
      id: suggestion.id, text: suggestion.text, title: suggestion.title,
      subtitle: suggestion.subtitle, kind: suggestion.kind.rawValue, source: suggestion.source.name,
      score: suggestion.score, range: positions.range(suggestion.range),
      newText: suggestion.newText)
  }
}

extension OfferedPrediction {
  init(_ prediction: InlinePrediction, _ positions: PositionWriter) {
    self.init(
      id: prediction.id, text: prediction.text, range: positions.range(prediction.range),
      probability: prediction.probability,
      parts: prediction.parts.map { Part(text: $0.text, endsSentence: $0.endsSentence) })
  }
}

extension InlineCompletionItem {
  init(
    _ prediction: InlinePrediction, _ positions: PositionWriter, _ client: ClientCapabilities
  ) {
    self.init(
      insertText: prediction.text, range: positions.range(prediction.range),
      command: client.ownCommands ? nil : AcceptCommand.hint(id: prediction.id))
  }
}

extension OfferedCorrection {
  init(_ correction: Correction, _ positions: PositionWriter) {
    self.init(
      text: correction.text, range: positions.range(correction.range),
      probability: correction.probability, automatic: correction.automatic,
      reason: correction.reason.rawValue)
  }
}

extension TypedJudgement {
  init(_ typed: TypedWord) {
    self.init(
      known: typed.known, keepProbability: typed.keepProbability, flagged: typed.flagged)
  }
}

extension OfferedCallout {
  init(_ callout: Callout) {
    self.init(text: callout.text, title: callout.title, kind: callout.kind.rawValue)
  }
}
