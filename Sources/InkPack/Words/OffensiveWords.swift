// Words that are never suggested, listed once and recognized in all their forms.

import InkText

/// The words of a list with their forms: `word` denotes the word with its English inflections; `*stem`, `stem*` and
/// `*stem*` denote all words that end with, begin with or contain it; and `-word` is inoffensive regardless of the
/// other lines.
struct OffensiveWords {
  private var words: Set<String> = []
  private var innocent: Set<String> = []
  private var beginnings: [String] = []
  private var endings: [String] = []
  private var insides: [String] = []

  /// Adds a line of the list; ignores comments and lines of several words.
  mutating func add(_ line: String) {
    let line = line.filter { $0 != "\r" }
    guard !line.hasPrefix("#"), !line.contains(" ") else { return }
    let (isOpenBefore, isOpenAfter) = (line.hasPrefix("*"), line.hasSuffix("*"))
    let isInnocent = line.hasPrefix("-")
    let first = isOpenBefore || isInnocent ? 1 : 0
    let word = normalizedWord(String(line.dropFirst(first).dropLast(isOpenAfter ? 1 : 0)))
    guard !word.isEmpty else { return }
    switch (isOpenBefore, isOpenAfter) {
    case (true, true): insides.append(word)
    case (true, false): endings.append(word)
    case (false, true): beginnings.append(word)
    case (false, false) where isInnocent: innocent.insert(word)
    case (false, false): words.formUnion(OffensiveWords.forms(of: word))
    }
  }

  /// Whether a word may not be suggested, which also applies to hyphenated compounds with such a part.
  func contains(_ text: String) -> Bool {
    if isMarked(text) { return true }
    return text.split(separator: "-").contains { isMarked(String($0)) }
  }

  private func isMarked(_ text: String) -> Bool {
    let bare = text.hasSuffix("'s") ? String(text.dropLast(2)) : text
    if innocent.contains(bare) { return false }
    return words.contains(text) || words.contains(bare)
      || beginnings.contains { bare.hasPrefix($0) } || endings.contains { bare.hasSuffix($0) }
      || insides.contains { bare.contains($0) }
  }

  /// Returns a word with the endings of English, added to its stem, which may drop a silent e, double its last
  /// consonant or change y to i.
  private static func forms(of word: String) -> [String] {
    let endings = ["ed", "er", "ers", "ing", "in", "in'", "ings", "y", "ier", "iest"]
    var forms = [word, word + "s", word + "es", word + "s'"]
    var stems = [word]
    if word.hasSuffix("e") { stems.append(String(word.dropLast())) }
    if let last = word.last, !"aeiouwxy".contains(last) { stems.append(word + String(last)) }
    if word.hasSuffix("y") {
      forms += ["ies", "ied", "ier", "iest"].map { word.dropLast() + $0 }
    }
    for stem in stems { forms += endings.map { stem + $0 } }
    return forms
  }
}
