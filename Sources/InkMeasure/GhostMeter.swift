// Measurement of ghost texts: types a text and compares what was shown with what follows.

import InkText

/// A ghost text as shown.
package struct Ghost: Hashable, Sendable {
  /// The text after the cursor, split into the parts that are accepted word by word.
  package var parts: [String]
  /// Its probability, 0…1.
  package var probability: Double

  /// Creates a ghost text.
  package init(parts: [String], probability: Double) {
    self.parts = parts
    self.probability = probability
  }

  /// The whole text after the cursor.
  var text: String { parts.joined() }
}

/// Types texts and evaluates the ghost texts shown on the way.
///
/// The engine is queried before every character of every core; nothing is accepted. A ghost text is right if its first
/// word, up to a space and without trailing characters other than letters and digits, equals the rest of the core,
/// ignoring case. Its right part consists of its parts from the first on, as long as each of them comes next and ends
/// at the end of a core. The savings are those of a writer who accepts the right part of a ghost text with one
/// keystroke as soon as it has two characters, and continues typing after it.
package struct GhostMeter: Sendable {
  /// Creates a meter.
  package init() {}

  /// Types a document.
  ///
  /// - Parameters:
  ///   - text: The document.
  ///   - type: Appends a character.
  ///   - ghost: Returns the ghost text the engine shows after the text so far, if any.
  /// - Returns: The counts of the document.
  package func figures(
    typing text: ReplayedText, type: (String) throws -> Void, ghost: () throws -> Ghost?
  ) rethrows -> GhostFigures {
    var figures = GhostFigures()
    figures.characters = text.characters.count
    var position = 0
    var taken = 0
    var last: ShownGhost?
    for token in text.tokens where !token.core.isEmpty {
      try position.advance(to: token.core.lowerBound) { try type(text.text($0)) }
      for cursor in token.core {
        let shown = try ghost()
        count(shown, at: cursor, of: token, in: text, taken: &taken, &figures)
        if let last, last.isBroken(by: shown, at: cursor, in: text) { figures.flickers += 1 }
        last = shown.map { ShownGhost(text: $0.text, position: cursor) }
        try type(text.text(cursor..<cursor + 1))
      }
      position = token.core.upperBound
    }
    return figures
  }

  private func count(
    _ ghost: Ghost?, at cursor: Int, of token: ReplayedText.Token, in text: ReplayedText,
    taken: inout Int, _ figures: inout GhostFigures
  ) {
    let isBorder = cursor == token.core.lowerBound
    figures.positions += 1
    if isBorder { figures.borders += 1 }
    guard let ghost, !ghost.parts.isEmpty else { return }
    let right = ghost.rightPart(at: cursor, of: token, in: text)
    figures.shown += 1
    figures.curve.add(ghost.probability, isRight: right.isRight)
    if isBorder { figures.shownAtBorders += 1 }
    guard right.isRight else { return }
    figures.right += 1
    figures.rightWords += right.words
    if isBorder { figures.rightAtBorders += 1 }
    if cursor >= taken, right.length >= 2 {
      figures.savedKeys += right.length - 1
      taken = cursor + right.length
    }
  }
}

extension Ghost {
  /// Whether the first word is right, the number of right words, and their total number of characters.
  fileprivate func rightPart(at cursor: Int, of token: ReplayedText.Token, in text: ReplayedText)
    -> (isRight: Bool, words: Int, length: Int)
  {
    let first = self.text.unicodeScalars.prefix { !$0.properties.isWhitespace }
    let word = first.reversed().drop { !$0.isCore }.reversed()
    let isRight = String(scalars: word).isSameWord(as: text.text(cursor..<token.core.upperBound))
    guard isRight, !word.isEmpty else { return (false, 0, 0) }
    var (words, length) = (0, 0)
    for part in parts {
      let end = cursor + length + part.unicodeScalars.count
      guard text.coreEnds.contains(end), part.isSameWord(as: text.text(cursor + length..<end))
      else { break }
      words += 1
      length = end - cursor
    }
    return (true, max(1, words), length)
  }
}

/// A ghost text and where it was shown.
private struct ShownGhost {
  let text: String
  let position: Int

  /// Whether the ghost text is gone or was replaced by another one, although the text typed since agrees with it.
  func isBroken(by next: Ghost?, at cursor: Int, in text: ReplayedText) -> Bool {
    let typed = text.text(position..<cursor)
    guard self.text.utf8.starts(with: typed.utf8) else { return false }
    let rest = self.text.utf8.dropFirst(typed.utf8.count)
    guard !rest.isEmpty else { return false }
    guard let next else { return true }
    return !next.text.utf8.starts(with: rest) && !rest.starts(with: next.text.utf8)
  }
}
