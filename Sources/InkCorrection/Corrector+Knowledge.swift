// Which typed words are words: of a pack, of the user, of the document, or put together from such.

import InkModel
import InkText

extension Corrector {
  /// Whether a word is one that somebody knows.
  func isKnown(_ typed: String) -> Bool {
    if isWord(typed) { return true }
    if typed.utf8.contains(UInt8(ascii: "-")) {
      let parts = typed.split(separator: "-")
      return parts.count > 1 && parts.allSatisfy { isWord(String($0)) }
    }
    return false
  }

  /// Whether the word before is one that nobody knows, so that this one may well be another such.
  var isAmongUnknown: Bool {
    guard let last = context.history.last, !last.hasPrefix("<") else {
      return context.history.last == Tokenizer.unknown
    }
    return !isKnown(last)
  }

  private func isWord(_ typed: String) -> Bool {
    if isListed(typed) { return true }
    // What belongs to somebody known: "Inkling's".
    let text = normalizedWord(typed)
    if text.hasSuffix("'s"), isListed(String(text.dropLast(2))) { return true }
    return isCompound(text)
  }

  private func isListed(_ word: String) -> Bool {
    model.isKnown(word, in: document?.uri)
      || document?.sightings(of: word) ?? 0 >= Self.knownSightings
  }

  /// A word written this often in a document is no slip; one who misspells it does so twice as well.
  package static let knownSightings = 4
}
