// Corrections judged by what was meant: slips put into a text by a seed, and the text as it is.

/// Types texts and counts what corrections are worth, from what stands before the word alone.
package struct CorrectionMeter: Sendable {
  /// Which slips are made; the same seed makes the same ones.
  package let seed: UInt64

  /// A judge of corrections.
  package init(seed: UInt64) { self.seed = seed }

  /// Types one document with a slip in each sentence, which is asked about and then put right.
  ///
  /// - Parameters:
  ///   - text: The document.
  ///   - replace: Puts a text in the place of the last characters, or behind all where they are none.
  ///   - judgement: What the engine says of the word that ends the text so far.
  /// - Returns: Its counts.
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
      figures.count(try judgement(), meant: [meant], kind: slip.kind)
      try replace(slip.written, meant)
      position = slip.range.upperBound
    }
    try position.advance(to: text.characters.count) { try replace("", text.text($0)) }
    return figures
  }

  /// Types one document as it is and asks about every word at its end.
  ///
  /// - Parameters:
  ///   - text: The document.
  ///   - type: Puts a character behind the text so far.
  ///   - judgement: What the engine says of the word that ends the text so far.
  /// - Returns: Its counts.
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
