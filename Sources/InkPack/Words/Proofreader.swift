// Asking spelling dictionaries whether a word is one, compounds included; the words themselves come from elsewhere.

import InkText

/// What spelling dictionaries say about words that frequency lists and texts have.
///
/// A dictionary makes more forms than anybody has written, so of its words only those are kept that are asked about.
/// Parts of compounds are kept all.
struct Proofreader {
  /// What a dictionary says about a word.
  enum Verdict {
    /// It is no word that the dictionary knows.
    case unknown
    /// It can be put together from parts that go together, which some slips can too, or begins such compounds.
    case compound
    /// It is a word.
    case word
  }

  private var words = WordTable()
  private var first = WordTable()
  private var middle = WordTable()
  private var last = WordTable()

  /// Takes in a dictionary; `isAsked` says which words will be asked about.
  mutating func read(_ dictionary: HunspellDictionary, isAsked: (String) -> Bool) {
    dictionary.forEachForm { form, roles in
      let text = normalizedWord(form)
      if roles.contains(.word), isAsked(text) { words.intern(text) }
      if text.utf8.count < Self.leastPart { return }
      if roles.contains(.begins) { first.intern(text) }
      if roles.contains(.continues) { middle.intern(text) }
      if roles.contains(.ends) { last.intern(text) }
    }
  }

  /// What the dictionaries say about a word as language models know it.
  func verdict(on text: String) -> Verdict {
    if words.id(of: text) != nil { return .word }
    if last.count == 0 { return .unknown }
    if first.id(of: text) != nil { return .compound }
    var copy = text
    return copy.withUTF8 { bytes in
      isCompound(bytes.span, from: 0, parts: 0) ? .compound : .unknown
    }
  }

  /// Gives every word that was asked about and is one.
  func forEachWord(_ body: (String) -> Void) {
    for id in 0..<UInt32(words.count) { body(words[id]) }
  }

  /// Whether what stands from a byte on is the rest of a compound of which so many parts are read.
  private func isCompound(_ bytes: Span<UInt8>, from start: Int, parts: Int) -> Bool {
    if parts > 0, last.id(of: bytes.extracting(start..<bytes.count)) != nil { return true }
    if parts == Self.mostParts - 1 { return false }
    let beginnings = parts == 0 ? first : middle
    var end = start + Self.leastPart
    while end + Self.leastPart <= bytes.count {
      if beginnings.id(of: bytes.extracting(start..<end)) != nil,
        isCompound(bytes, from: end, parts: parts + 1)
      {
        return true
      }
      end += 1
    }
    return false
  }

  /// Shorter parts, in bytes, stand in too many words by chance.
  private static let leastPart = 3
  private static let mostParts = 4
}
