// Spelling dictionaries used to check words, including compounds, from other sources.

import InkText

/// The verdicts of spelling dictionaries on words from frequency lists and texts.
///
/// A dictionary generates more forms than anybody has used, so only those of its words are kept that will be asked for.
/// Parts of compounds are all kept.
struct Proofreader {
  /// The verdict of a dictionary on a word.
  enum Verdict {
    /// The dictionary does not know the word.
    case unknown
    /// The word can be composed of parts, which is also possible for some slips, or is a first part of compounds.
    case compound
    /// The dictionary has the word.
    case word
  }

  private var words = SpellingTable()
  private var first = SpellingTable()
  private var middle = SpellingTable()
  private var last = SpellingTable()

  /// Adds a dictionary; `isAsked` determines the words that will be asked for.
  mutating func read(_ dictionary: HunspellDictionary, isAsked: (String) -> Bool) {
    dictionary.forEachForm { form, roles in
      let text = normalizedWord(form)
      if roles.contains(.word), isAsked(text) { words.intern(text) }
      if text.utf8.count < Self.minimumPartLength { return }
      if roles.contains(.begins) { first.intern(text) }
      if roles.contains(.continues) { middle.intern(text) }
      if roles.contains(.ends) { last.intern(text) }
    }
  }

  /// Returns the verdict of the dictionaries on a word in the form the language models use.
  func verdict(on text: String) -> Verdict {
    if words.id(of: text) != nil { return .word }
    if last.count == 0 { return .unknown }
    if first.id(of: text) != nil { return .compound }
    var copy = text
    return copy.withUTF8 { bytes in
      isCompound(bytes.span, from: 0, parts: 0) ? .compound : .unknown
    }
  }

  /// Calls a closure with every word kept.
  func forEachWord(_ body: (String) -> Void) {
    for id in 0..<UInt32(words.count) { body(words[id]) }
  }

  /// Whether the text from a byte on is the rest of a compound of which some parts were already read.
  private func isCompound(_ bytes: Span<UInt8>, from start: Int, parts: Int) -> Bool {
    if parts > 0, last.id(of: bytes.extracting(start..<bytes.count)) != nil { return true }
    if parts == Self.maximumPartCount - 1 { return false }
    let beginnings = parts == 0 ? first : middle
    var end = start + Self.minimumPartLength
    while end + Self.minimumPartLength <= bytes.count {
      if beginnings.id(of: bytes.extracting(start..<end)) != nil,
        isCompound(bytes, from: end, parts: parts + 1)
      {
        return true
      }
      end += 1
    }
    return false
  }

  /// The minimum length of a part in bytes; shorter ones occur in too many words by chance.
  private static let minimumPartLength = 3
  private static let maximumPartCount = 4
}
