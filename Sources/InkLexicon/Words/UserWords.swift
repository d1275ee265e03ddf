// Learned and ignored words as a value in memory; the store writes behind it and never stands in its way.

import InkText

/// A word the user taught.
package struct LearnedWord: Hashable, Sendable {
  /// The word as it is written: "Inkling".
  package var word: String
  /// The language it belongs to; nil for all.
  package var language: String?
  /// Where it holds.
  package var scope: WordScope
  /// Since when, in seconds since 1970.
  package var date: Int64

  /// A learned word.
  package init(word: String, language: String? = nil, scope: WordScope = .user, date: Int64) {
    self.word = word
    self.language = language
    self.scope = scope
    self.date = date
  }
}

/// A word the user wants left alone.
package struct IgnoredWord: Hashable, Sendable {
  /// The word as it is written.
  package var word: String
  /// The language in which it is left alone; nil for all.
  package var language: String?
  /// Where it is left alone.
  package var scope: WordScope
  /// Since when, in seconds since 1970.
  package var date: Int64

  /// An ignored word.
  package init(word: String, language: String? = nil, scope: WordScope = .user, date: Int64) {
    self.word = word
    self.language = language
    self.scope = scope
    self.date = date
  }
}

/// The learned and the ignored words.
///
/// Words are the same whatever their case, marks of composition and kind of apostrophe. A look-up is a
/// binary search; a change moves at most the array behind it, some microseconds for 20,000 words.
package struct UserWords: Sendable {
  /// A learned word with the key by which a prefix finds it.
  package struct Entry: Sendable {
    /// Its folded key.
    package let key: [UInt8]
    /// Its model text: lower case, composed.
    package let text: String
    /// As it was learned.
    package let learned: LearnedWord
  }

  /// The learned words in the order of (folded key, text).
  package private(set) var entries: [Entry] = []
  private var ignoredByText: [String: [IgnoredWord]] = [:]

  /// No words yet.
  package init() {}

  /// The learned words in the order of their keys.
  package var learned: [LearnedWord] { entries.map(\.learned) }

  /// The ignored words in alphabetical order.
  package var ignored: [IgnoredWord] {
    ignoredByText.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// Applies a change; false when it changes nothing, such as learning a word twice.
  package mutating func apply(_ change: UserWordChange) -> Bool {
    let text = normalizedWord(change.word)
    if text.isEmpty { return false }
    switch change.kind {
    case .learn:
      return learn(
        LearnedWord(
          word: change.word.composed, language: change.language, scope: change.scope,
          date: change.date), text)
    case .unlearn: return unlearn(text, change.language, change.scope)
    case .ignore:
      return ignore(
        IgnoredWord(
          word: change.word.composed, language: change.language, scope: change.scope,
          date: change.date), text)
    case .removeIgnored: return removeIgnored(text, change.language, change.scope)
    }
  }

  /// Whether a word was learned, for a language or for all; a nil language asks for any.
  package func isLearned(_ word: String, language: String? = nil, document: String? = nil) -> Bool {
    let text = normalizedWord(word)
    let key = foldedKey(text)
    var index = firstIndex(ofKey: key)
    while index < entries.count, entries[index].key == key {
      let entry = entries[index]
      if entry.text == text, entry.learned.scope.holds(in: document),
        UserWords.covers(entry.learned.language, language)
      {
        return true
      }
      index += 1
    }
    return false
  }

  /// Whether a word is ignored, in a language and a document; nil asks for any language, and for no
  /// document.
  package func isIgnored(_ word: String, language: String? = nil, document: String? = nil) -> Bool {
    guard let found = ignoredByText[normalizedWord(word)] else { return false }
    return found.contains {
      $0.scope.holds(in: document) && UserWords.covers($0.language, language)
    }
  }

  /// The position of the first entry whose key is not below a key.
  package func firstIndex(ofKey key: [UInt8]) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key.lexicographicallyPrecedes(key) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// The entries whose key begins with a folded prefix.
  package func entries(withPrefix prefix: [UInt8]) -> ArraySlice<Entry> {
    let start = firstIndex(ofKey: prefix)
    var (low, high) = (start, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key.starts(with: prefix) { low = middle + 1 } else { high = middle }
    }
    return entries[start..<low]
  }

  private static func covers(_ own: String?, _ asked: String?) -> Bool {
    own == nil || asked == nil || own == asked
  }
}

extension UserWords {
  private mutating func learn(_ word: LearnedWord, _ text: String) -> Bool {
    let entry = Entry(key: foldedKey(text), text: text, learned: word)
    if entry.key.isEmpty { return false }
    var index = firstIndex(ofKey: entry.key)
    while index < entries.count, entries[index].key == entry.key, entries[index].text <= text {
      let other = entries[index].learned
      if other.word == word.word, other.language == word.language, other.scope == word.scope {
        return false
      }
      index += 1
    }
    entries.insert(entry, at: index)
    return true
  }

  private mutating func unlearn(_ text: String, _ language: String?, _ scope: WordScope) -> Bool {
    let count = entries.count
    entries.removeAll {
      $0.text == text && $0.learned.scope == scope
        && (language == nil || $0.learned.language == language)
    }
    return entries.count < count
  }

  private mutating func ignore(_ word: IgnoredWord, _ text: String) -> Bool {
    let known = ignoredByText[text, default: []]
    if known.contains(where: { $0.language == word.language && $0.scope == word.scope }) {
      return false
    }
    ignoredByText[text, default: []].append(word)
    return true
  }

  private mutating func removeIgnored(_ text: String, _ language: String?, _ scope: WordScope)
    -> Bool
  {
    guard let known = ignoredByText[text] else { return false }
    let kept = known.filter { $0.scope != scope || (language != nil && $0.language != language) }
    ignoredByText[text] = kept.isEmpty ? nil : kept
    return kept.count < known.count
  }
}

extension WordScope {
  /// Whether a word of this scope holds in a document; nil is no document in particular.
  package func holds(in document: String?) -> Bool {
    guard case .document(let uri) = self else { return true }
    return uri == document
  }
}
