// The tokens of a line, read forwards as they go on from the lines before it: what cursors see reading backwards.

/// What a line hands on to the line after it.
package struct LineTokens: Sendable {
  /// The tokens, those of a list item without its bullet; ranges are bytes of the line.
  package private(set) var tokens: [Token] = []
  /// Whether its first word begins a sentence and nothing before the line counts: a list item, a heading, a line that
  /// does not go on with the one above.
  package let startsParagraph: Bool
  /// Whether nothing of it counts for the next line: a heading, or a line without any word.
  package let endsParagraph: Bool
  /// Whether a word behind it would begin a sentence.
  package let isAtSentenceStart: Bool

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: Its bytes without the line break.
  ///   - marks: Which marks it may begin with.
  ///   - start: From which byte on; the start of a token's ``Token/core``, or 0 for the whole line.
  ///   - startsSentence: Whether a word there would begin a sentence.
  ///   - above: The line above; nil where no line above counts.
  package init(
    of line: Span<UInt8>, marks: LineMarks, from start: Int = 0, startsSentence: Bool,
    below above: LineShape? = nil
  ) {
    let head = LineStart(of: line, marks: marks)
    startsParagraph = above.map { !head.continuesSentence(of: $0) } ?? head.startsSentence
    endsParagraph = head.endsParagraph
    let first = min(max(start, head.contentStart), line.count)
    var tokenizer = Tokenizer(
      startsSentence: startsSentence || start <= head.contentStart && startsParagraph)
    let content = line.extracting(first...)
    while let token = tokenizer.next(in: content) { tokens.append(token.moved(by: first)) }
    isAtSentenceStart = tokenizer.isAtSentenceStart
  }
}
