// What typing last did to a document: the character or word it inserted, and the corrections that followed.

import InkText

/// What the last change of a document typed, and the corrections made while typing.
struct TypingLog: Sendable {
  /// The character that the last change typed; nil if it did anything else.
  private(set) var character: TypedCharacter?
  /// The end of the word that the last change inserted, or a part of; nil if it did anything else. Some editors send
  /// fast typing word by word. A correction made before that word meanwhile is not something that the user did.
  private(set) var wordEnd: TextPoint?
  /// The end of the mark that the last change typed, if that ends a word only once it is clear that nothing follows.
  var stopEnd: TextPoint? {
    character.flatMap { [".", ":"].contains($0.scalar) ? $0.end : nil }
  }
  /// The text typed in one go up to the end of the last change, as far as it is still there; nil if the change did
  /// anything else.
  private(set) var run: Range<TextPoint>?
  /// The end of the word that the editor last asked about when it was finished. Editors do not ask about pasted words.
  var judged: TextPoint?
  /// A word to be asked about again once the next one is finished.
  var unsettled: UnsettledWord?
  /// The corrections that an editor was given.
  var corrections = CorrectionLog()

  /// Takes a word, and what precedes it on its line, for typed in one go, each word judged when it was finished.
  mutating func assumeTyped(_ word: Range<TextPoint>) {
    let (line, start) = (word.lowerBound.line, word.lowerBound.byte)
    run = TextPoint(line: line, byte: 0)..<word.upperBound
    judged = start > 0 ? TextPoint(line: line, byte: start - 1) : nil
  }

  /// Notes a change. Where a client compares texts, fast keystrokes arrive as one change, and the last of them typed
  /// its character as well.
  ///
  /// - Parameters:
  ///   - edit: What changed.
  ///   - text: The text after the change.
  mutating func note(_ edit: MinimalEdit, in text: Text) {
    let edit = run.flatMap { edit.breakingLine(after: $0, in: text) } ?? edit
    let typed = (run.flatMap { edit.continuing($0, in: text) } ?? edit).typed(in: text)
    character =
      TypedCharacter(edit, after: character)
      ?? typed.lastOfWord.flatMap { TypedCharacter($0, after: nil) }
    run = run(with: typed, in: text)
    if let end = judged, !edit.leaves(wordEndingAt: end) { judged = nil }
    let made = corrections.note(edit, in: text, isTyped: character != nil)
    if let word = unsettled, edit.old.lowerBound < word.nextEnd,
      made == nil || edit.old.lowerBound <= word.range.upperBound
    {
      unsettled = nil
    }
    if let made {
      wordEnd = wordEnd.flatMap { made.range.upperBound < $0 ? edit.moved($0) : nil }
    } else {
      wordEnd = typed.isWord ? typed.new.upperBound : nil
    }
  }

  /// The run after a change: extended by what was typed at its end, shortened by what was deleted there, else a new
  /// one.
  private func run(with edit: MinimalEdit, in text: Text) -> Range<TextPoint>? {
    if edit.new.isEmpty {
      guard let run, run.upperBound == edit.old.upperBound, run.lowerBound <= edit.old.lowerBound
      else { return nil }
      return run.lowerBound..<edit.old.lowerBound
    }
    guard edit.old.isEmpty, character != nil || edit.isWord else { return nil }
    guard let run else { return edit.new }
    if run.upperBound == edit.new.lowerBound { return run.lowerBound..<edit.new.upperBound }
    return edit.moved(run, in: text).map { $0.lowerBound..<edit.new.upperBound } ?? edit.new
  }
}

extension MinimalEdit {
  /// Whether a change leaves a word as it is: one behind it, or one that ends it, as on-screen keyboards ask about a
  /// word before they insert what does.
  fileprivate func leaves(wordEndingAt end: TextPoint) -> Bool {
    old.lowerBound > end || old.lowerBound == end && old.isEmpty && endsWord
  }
}
