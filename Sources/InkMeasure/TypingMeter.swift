// The perfect typist: types a text token by token and takes every word as soon as it is offered.

import InkText

/// Types texts with an engine's help and counts keys.
///
/// A token is a run without white space, its core the token without the characters at both ends that
/// are neither letters nor digits. Before every character of a core, the first included, the engine is
/// asked with the text so far. If the core is among the first `limit` suggestions, case aside, one key takes it
/// and inserts the space too. Otherwise the next character is typed. So a token costs
///
///     taken after k characters:   k + 1, and the characters around the core
///     never taken:                its length and 1
///
/// Characters are Unicode scalars of the composed text.
package struct TypingMeter: Sendable {
  /// How many suggestions the typist sees.
  package let limit: Int

  /// A typist who sees so many suggestions, at least one.
  package init(limit: Int) { self.limit = max(1, limit) }

  /// Types one document.
  ///
  /// `suggestions` is given the text so far as UTF-8 and how many suggestions are looked at. The text
  /// only ever grows, so a caller can pass on what is new. White space between tokens is one
  /// line break where the text has one, one space elsewhere.
  package func figures(
    typing document: [UInt8],
    suggestions: (_ textSoFar: [UInt8], _ limit: Int) throws -> [String]
  ) rethrows -> TypingFigures {
    var figures = TypingFigures()
    var typed: [UInt8] = []
    for token in tokens(of: document) {
      figures.characters += token.scalarCount + 1
      typed.append(contentsOf: token.before.utf8)
      if token.core.isEmpty {
        figures.keys += token.scalarCount + 1
      } else {
        figures.words += 1
        let offered = try charactersUntilOffered(
          token.core, typed: &typed, suggestions: suggestions)
        if offered == 0 { figures.hits += 1 }
        if offered == nil { figures.neverOffered += 1 }
        figures.keys += token.scalarsAround + (offered ?? token.core.unicodeScalars.count) + 1
      }
      typed.append(contentsOf: token.after.utf8)
      typed.append(token.endsLine ? 0x0A : 0x20)
    }
    return figures
  }

  /// How many characters of the core had to be typed before it was offered; nil if it never was.
  /// Leaves the whole core typed.
  private func charactersUntilOffered(
    _ core: String, typed: inout [UInt8],
    suggestions: (_ textSoFar: [UInt8], _ limit: Int) throws -> [String]
  ) rethrows -> Int? {
    let wanted = normalizedWord(core)
    var offered: Int?
    for (count, scalar) in core.unicodeScalars.enumerated() {
      if offered == nil {
        let offers = try suggestions(typed, limit).prefix(limit)
        if offers.contains(where: { normalizedWord($0) == wanted }) { offered = count }
      }
      typed.append(contentsOf: String(scalar).utf8)
    }
    return offered
  }
}

extension TypingMeter {
  /// The documents of a text in which a line with only a form feed (U+000C) stands between documents.
  package static func documents(of text: [UInt8]) -> [[UInt8]] {
    var documents: [[UInt8]] = [[]]
    for line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.elementsEqual([0x0C]) {
        documents.append([])
      } else {
        documents[documents.count - 1].append(contentsOf: line)
        documents[documents.count - 1].append(0x0A)
      }
    }
    return documents.filter { !$0.allSatisfy { $0 == 0x0A || $0 == 0x20 } }
  }
}
