// The text conditions behind a keyboard's rules: capitals, double spaces, diacritics.

package import InkText

extension TextDocumentProxy {
  /// Whether the next letter should be a capital.
  package func wantsCapital(_ capitals: Autocapitalization) -> Bool {
    switch capitals {
    case .none: false
    case .all: true
    case .words: isAtNewWord
    case .sentences: isAtNewWord && (isAtNewLine || isAtNewSentence)
    }
  }

  /// Whether exactly one space precedes the cursor.
  var endsWithOneSpace: Bool {
    let blank = blankStart(before: cursor)
    return scalarBeforeCursor == " " && cursor.byte - blank.byte == 1
  }

  /// The first of the two spaces before the cursor, if they end a sentence. Its position in the document is unchanged,
  /// since nothing before it has changed.
  var sentenceEndSpace: (window: Range<TextPoint>, document: Range<TextPoint>)? {
    guard cursor.byte > 1 else { return nil }
    let typed = TextPoint(line: cursor.line, byte: cursor.byte - 1)
    guard let space = DoubleSpacePeriod.space(before: typed, in: text) else { return nil }
    let shift = documentCursor.line - cursor.line
    return (
      space,
      TextPoint(
        line: space.lowerBound.line + shift, byte: space.lowerBound.byte)..<TextPoint(
          line: space.upperBound.line + shift, byte: space.upperBound.byte)
    )
  }

  /// Adds a mark to the letter before the cursor, or else types the mark.
  mutating func mark(with mark: String) {
    guard isCursor, cursor.byte > 0 else { return insert(mark) }
    let letter = text.graphemeStart(before: cursor)..<cursor
    guard let marked = Diacritic.marked(text.string(in: letter), by: mark) else {
      return insert(mark)
    }
    delete(.character)
    insert(String(marked))
  }

  /// Replaces the part of the word before the cursor.
  mutating func replaceWordBeforeCursor(with word: String) {
    setSelection(wordRange.lowerBound..<cursor)
    insert(word)
  }

  /// Selects what a suggestion replaces: a range of the document, or the part of the word before the cursor and a
  /// number of characters before that.
  mutating func select(_ range: Range<TextPoint>?, additional: Int) {
    var range = range.map(windowRange) ?? wordRange.lowerBound..<cursor
    for _ in 0..<max(0, min(additional, 100)) {
      range = text.graphemeStart(before: range.lowerBound)..<range.upperBound
    }
    setSelection(whole(range))
  }
}
