// The tokens of a line read forwards; they match what a cursor sees when it reads backwards.

/// The tokens of a line, and the state it passes on to the next line.
package struct LineTokens: Sendable {
  /// The tokens, without the bullet of a list item; ranges are bytes of the line.
  package private(set) var tokens: [Token] = []
  /// Whether its first word begins a sentence and the text before the line does not count: a list item, a heading, a
  /// line that does not continue the one above.
  package let startsParagraph: Bool
  /// Whether the line does not count for the next one: a heading, or a line without a word.
  package let endsParagraph: Bool
  /// Whether a word after it would begin a sentence.
  package let isAtSentenceStart: Bool

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: Its bytes without the line break.
  ///   - marks: The markers it can begin with.
  ///   - abbreviations: Those its full stops may belong to.
  ///   - start: The byte to start at: the start of a token's ``Token/core``, or 0 for the whole line.
  ///   - startsSentence: Whether a word there would begin a sentence.
  ///   - above: The line above; nil if no line above counts.
  package init(
    of line: Span<UInt8>, marks: LineMarks, abbreviations: Abbreviations, from start: Int = 0,
    startsSentence: Bool, below above: LineShape? = nil
  ) {
    let head = LineStart(of: line, marks: marks)
    startsParagraph = above.map { !head.continuesSentence(of: $0) } ?? head.startsSentence
    endsParagraph = head.endsParagraph
    let first = min(max(start, head.contentStart), line.count)
    var tokenizer = Tokenizer(
      startsSentence: startsSentence || start <= head.contentStart && startsParagraph,
      abbreviations: abbreviations)
    let content = line.extracting(first...)
    while let token = tokenizer.next(in: content) { tokens.append(token.moved(by: first)) }
    isAtSentenceStart = tokenizer.isAtSentenceStart
  }
}
