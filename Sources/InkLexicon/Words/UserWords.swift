// Learned and ignored words as a value in memory; the store persists them without blocking.

import InkText
import Synchronization

/// The learned and ignored words.
///
/// Unicode composition and the kind of apostrophe make no difference, but letter case does: "Polish" and "polish" are
/// learned and forgotten separately. A look-up is a binary search; an insertion moves at most the array after it, a few
/// microseconds for 20,000 words. Many words at once are sorted instead, see ``learn(_:)``.
package struct UserWords: Sendable {
  /// A learned word with the key by which prefix search finds it.
  package struct Entry: Sendable {
    /// The folded key.
    package let key: [UInt8]
    /// The form the language models use: lower case, composed.
    package let text: String
    /// The word as learned.
    package var learned: UserWord
  }

  /// The learned words in the order of (folded key, text).
  package private(set) var entries: [Entry] = []
  /// The ignored words by their text in the form the language models use.
  private(set) var ignoredByText: [String: [UserWord]] = [:]
  /// Forgotten words as written, which only a command or an import brings back.
  package private(set) var forgotten = ForgottenWords()

  /// A number that changes with every change; other words have the same number only if they are copies of these.
  package private(set) var revision = Self.nextRevision()
  /// The value of ``revision`` when words were last removed: what was known then is still known.
  package private(set) var lossRevision = Self.nextRevision()

  /// Replacements and reverted corrections, which are stored with the words.
  package var corrections = UserCorrections()

  /// Recent and favorite emoji, which are stored with the words.
  package var emoji = UserEmoji()

  private static let changeCount = Atomic<UInt64>(0)

  /// Creates an empty value.
  package init() {}

  /// The learned words in the order of their keys.
  package var learned: [UserWord] { entries.map(\.learned) }

  /// The ignored words in alphabetical order.
  package var ignored: [UserWord] {
    ignoredByText.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// Applies a change and returns whether it had an effect; learning a word twice has none.
  @discardableResult
  package mutating func apply(_ change: UserWordChange) -> Bool {
    let text = normalizedWord(change.word)
    if foldedKey(text).isEmpty { return false }
    let isNew =
      switch change.kind {
      case .learn: learn(UserWord(added: change), text)
      case .ignore: ignore(UserWord(added: change), text)
      case .unlearn: unlearn(matches(of: change), text)
      case .removeIgnored: removeIgnored(matches(of: change), text)
      }
    if isNew { revision = Self.nextRevision() }
    if isNew, change.kind == .unlearn || change.kind == .removeIgnored { lossRevision = revision }
    return isNew
  }

  private static func nextRevision() -> UInt64 {
    changeCount.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// Whether the learned, ignored and forgotten words are the same, whatever their history.
  package func hasSameWords(as other: UserWords) -> Bool {
    revision == other.revision
      || entries.elementsEqual(other.entries) { $0.learned == $1.learned }
        && ignoredByText == other.ignoredByText && forgotten == other.forgotten
  }

  /// Returns the words that a change would remove, or that make an addition redundant: those of its scope and language
  /// in exactly this form. A removal without such words applies to any form, and to all scopes if `everywhere` is true.
  package func matches(of change: UserWordChange, everywhere: Bool = false) -> [UserWord] {
    let text = normalizedWord(change.word)
    let known =
      switch change.kind {
      case .learn, .unlearn: words(ofText: text)
      case .ignore, .removeIgnored: ignoredByText[text, default: []]
      }
    let adds = change.kind == .learn || change.kind == .ignore
    let found = known.filter {
      (everywhere || $0.scope == change.scope)
        && (adds
          ? LanguageTag.isSame($0.language, change.language)
          : LanguageTag.isRemoved($0.language, by: change.language))
    }
    let same = found.filter { $0.word == change.word.composed }
    return same.isEmpty && !adds ? found : same
  }

  /// Returns the changes that must precede one that adds a word, so that no word is both learned and ignored in a
  /// scope: the latest decision wins. Only exactly the same form is removed: ignoring "polish" leaves "Polish" known.
  /// Empty for a change that removes words.
  package func removals(before change: UserWordChange) -> [UserWordChange] {
    var opposite = change
    switch change.kind {
    case .learn: opposite.kind = .removeIgnored
    case .ignore: opposite.kind = .unlearn
    case .unlearn, .removeIgnored: return []
    }
    opposite.language = nil
    return matches(of: opposite)
      .filter {
        $0.word == change.word.composed && LanguageTag.covers($0.language, change.language)
      }
      .map { UserWordChange(opposite.kind, $0, date: change.date) }
  }

  /// Returns the learned and the ignored words included in a part, in one pass.
  package func meant(by part: Forgetting) -> (learned: [UserWord], ignored: [UserWord]) {
    (learned.filter(part.means), ignored.filter(part.means))
  }

  /// Removes all words included in a part, and records learned ones as forgotten.
  ///
  /// - Returns: The removed words.
  package mutating func forget(_ part: Forgetting) -> (learned: [UserWord], ignored: [UserWord]) {
    let gone = meant(by: part)
    if gone.learned.isEmpty, gone.ignored.isEmpty { return gone }
    entries.removeAll { part.means($0.learned) }
    for word in gone.learned { forgotten.insert(word.word) }
    if !gone.ignored.isEmpty {
      ignoredByText = ignoredByText.compactMapValues { words in
        let left = words.filter { !part.means($0) }
        return left.isEmpty ? nil : left
      }
    }
    revision = Self.nextRevision()
    lossRevision = revision
    return gone
  }

  /// Records that a word is not to be learned automatically.
  package mutating func forget(_ word: String) {
    if forgotten.insert(word.composed) { revision = Self.nextRevision() }
  }

  /// Replaces the forgotten words by those of a store, with the key of the store.
  package mutating func setForgotten(_ words: ForgottenWords) {
    forgotten = words
    revision = Self.nextRevision()
  }

  /// Returns the learned words with a text in lower case, in whatever form.
  package func words(ofText text: String) -> [UserWord] {
    if entries.isEmpty { return [] }
    return entries[range(ofKey: foldedKey(text))].filter { $0.text == text }.map(\.learned)
  }

  /// Whether a word was learned in the form it has here, for a language or for all; a nil language stands for any, as a
  /// nil origin does.
  package func isLearned(
    _ word: String, language: String? = nil, document: DocumentAddress? = nil,
    by origin: WordOrigin? = nil
  ) -> Bool {
    words(ofText: normalizedWord(word)).contains {
      $0.holds(as: word, in: language, document) && (origin == nil || $0.origin == origin)
    }
  }

  /// Whether a word is ignored in the form it has here, in a language and a document; nil stands for any language and
  /// for no document in particular.
  package func isIgnored(_ word: String, language: String? = nil, document: DocumentAddress? = nil)
    -> Bool
  {
    if ignoredByText.isEmpty { return false }
    guard let found = ignoredByText[normalizedWord(word)] else { return false }
    return found.contains { $0.holds(as: word, in: language, document) }
  }

  /// Returns the learned and the ignored words that a word is an instance of; a nil document stands for any.
  package func status(of word: String, language: String? = nil, document: DocumentAddress? = nil)
    -> (learned: [UserWord], ignored: [UserWord])
  {
    let text = normalizedWord(word)
    let isMeant = { (known: UserWord) in
      known.isMeant(by: word) && known.belongs(to: language)
        && (document == nil || known.scope.holds(in: document))
    }
    return (
      words(ofText: text).filter(isMeant), ignoredByText[text, default: []].filter(isMeant)
    )
  }

  /// Returns the position of the first entry whose key is not below a key.
  package func firstIndex(ofKey key: [UInt8]) -> Int {
    entries.partitionPoint { $0.key.lexicographicallyPrecedes(key) }
  }

  /// Returns the positions of the entries with a key.
  package func range(ofKey key: [UInt8]) -> Range<Int> {
    let start = firstIndex(ofKey: key)
    return start..<(entries[start...].firstIndex { $0.key != key } ?? entries.count)
  }

  /// Returns the entries whose key begins with a folded prefix.
  package func entries(withPrefix prefix: [UInt8]) -> ArraySlice<Entry> {
    let start = firstIndex(ofKey: prefix)
    return entries[start..<entries[start...].partitionPoint { $0.key.starts(with: prefix) }]
  }
}

extension UserWords {
  /// Ends a word's being forgotten, however it was learned.
  package mutating func permit(_ word: String) {
    if forgotten.remove(word) { revision = Self.nextRevision() }
  }

  /// Whether a word may be learned. A forgotten word may only be learned by a command or an import, which also ends its
  /// being forgotten.
  mutating func admits(_ word: UserWord) -> Bool {
    if word.origin == .command || word.origin == .imported {
      permit(word.word)
    } else if forgotten.contains(word.word) {
      return false
    }
    return true
  }

  /// Replaces the learned words by others, which must be sorted.
  mutating func replaceEntries(with sorted: [Entry]) {
    entries = sorted
    revision = Self.nextRevision()
  }

  /// Adds an ignored word, which must be new, under its text.
  mutating func insertIgnored(_ word: UserWord, _ text: String) {
    ignoredByText[text, default: []].append(word)
    revision = Self.nextRevision()
  }

  private mutating func learn(_ word: UserWord, _ text: String) -> Bool {
    guard admits(word) else { return false }
    let entry = Entry(key: foldedKey(text), text: text, learned: word)
    var index = firstIndex(ofKey: entry.key)
    while index < entries.count, entries[index].key == entry.key, entries[index].text <= text {
      let other = entries[index].learned
      if other.isSame(as: word) { return false }
      index += 1
    }
    entries.insert(entry, at: index)
    return true
  }

  private mutating func unlearn(_ gone: [UserWord], _ text: String) -> Bool {
    if gone.isEmpty { return false }
    for index in range(ofKey: foldedKey(text)).reversed()
    where gone.contains(entries[index].learned) {
      entries.remove(at: index)
    }
    for word in gone { forgotten.insert(word.word) }
    return true
  }

  private mutating func ignore(_ word: UserWord, _ text: String) -> Bool {
    if !matches(of: UserWordChange(.ignore, word)).isEmpty { return false }
    insertIgnored(word, text)
    return true
  }

  private mutating func removeIgnored(_ gone: [UserWord], _ text: String) -> Bool {
    if gone.isEmpty { return false }
    ignoredByText[text]?.removeAll(where: gone.contains)
    if ignoredByText[text]?.isEmpty == true { ignoredByText[text] = nil }
    return true
  }
}

extension UserWord {
  /// Whether two words are the same entry, however and whenever they were added.
  func isSame(as other: UserWord) -> Bool {
    word == other.word && scope == other.scope && LanguageTag.isSame(language, other.language)
  }

  fileprivate func holds(as typed: String, in language: String?, _ document: DocumentAddress?)
    -> Bool
  {
    scope.holds(in: document) && belongs(to: language) && isMeant(by: typed)
  }
}
