// Typed marks stay: é is not suggested to be e, nor 'word' to lose the quote that closes it.

import InkAutocomplete
import InkCorrection
import InkText

extension SuggestionPipeline {
  /// Keeps the words that go on with an apostrophe where it may close a quotation as well: 'don' may become 'don't, but
  /// ‘wierd’ not ‘weird.
  mutating func keepClosingQuote() {
    if !place.site.isAfterClosingQuote { return }
    let typed = normalizedWord(query.prefix)
    list.removeAll { !normalizedWord($0.text).hasPrefix(typed) || $0.text == query.prefix }
  }

  /// Keeps the suggestions that leave the typed marks on their letters: somebody who chose é does not want e, unless
  /// that is all but certainly one too many, or nothing else is a word.
  mutating func keepMarks() {
    if !query.prefix.hasMarkedLetter { return }
    let key = foldedKey(query.prefix)
    let kept = list.filter {
      foldedKey($0.text) != key || $0.text.hasMarkedLetter || $0.text == automatic
    }
    let isWord = query.prefix.unicodeScalars.count >= TypedLettersJudge.minimumLongLength
    if isWord, !kept.contains(where: { $0.kind != .unknown }) { return }
    list = kept
  }
}

extension String {
  /// Whether it has a letter that is not ASCII.
  fileprivate var hasMarkedLetter: Bool {
    unicodeScalars.contains { !$0.isASCII && CharacterClass($0) == .letter }
  }
}
