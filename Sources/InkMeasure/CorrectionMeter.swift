// Measurement of corrections: with slips inserted by a seeded generator, and on the text as it is.

/// Types texts and evaluates corrections that only depend on the text before the word.
package struct CorrectionMeter: Sendable {
  /// The seed of the slips; the same seed makes the same slips.
  package let seed: UInt64

  /// Creates a meter.
  package init(seed: UInt64) { self.seed = seed }

  /// Types a document with a slip in each sentence, asks for corrections of it, and then corrects it.
  ///
  /// - Parameters:
  ///   - text: The document.
  ///   - replace: Replaces the last characters by a text; appends if there are none.
  ///   - judgement: Returns the engine's judgement of the word at the end of the text so far.
  /// - Returns: The counts of the document.
  package func figures(
    mistyping text: ReplayedText, replace: (_ last: String, _ text: String) throws -> Void,
    judgement: () throws -> WordJudgement
  ) rethrows -> CorrectionFigures {
    var figures = CorrectionFigures()
    var position = 0
    for slip in Slip.slips(in: text, seed: seed) {
      try position.advance(to: slip.range.lowerBound) { try replace("", text.text($0)) }
      for letter in slip.written.unicodeScalars { try replace("", String(letter)) }
      let meant = text.text(slip.range)
      figures.count(try judgement(), to: slip.written, meant: [meant], kind: slip.kind)
      try replace(slip.written, meant)
      position = slip.range.upperBound
    }
    try position.advance(to: text.characters.count) { try replace("", text.text($0)) }
    return figures
  }

  /// Types a document as it is and asks for corrections at the end of every word.
  ///
  /// - Parameters:
  ///   - text: The document.
  ///   - type: Appends a character.
  ///   - judgement: Returns the engine's judgement of the word at the end of the text so far.
  /// - Returns: The counts of the document.
  package func falseAlarms(
    typing text: ReplayedText, type: (String) throws -> Void, judgement: () throws -> WordJudgement
  ) rethrows -> FalseAlarmFigures {
    var figures = FalseAlarmFigures()
    var position = 0
    for token in text.tokens where !token.core.isEmpty {
      try position.advance(to: token.core.upperBound) { try type(text.text($0)) }
      figures.count(try judgement(), to: text.text(token.core))
    }
    return figures
  }
}
