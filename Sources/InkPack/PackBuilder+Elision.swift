// Elided words: "l'homme" is a single word if frequent enough, otherwise two.

import InkText

extension PackBuilder {
  /// Returns the elided word at the beginning of a word and the rest, or nil if there is none.
  func elision(of text: String) -> (head: String, rest: String)? {
    guard !recipe.elided.isEmpty, let apostrophe = text.utf8.firstIndex(of: 0x27) else {
      return nil
    }
    let end = text.utf8.index(after: apostrophe)
    let head = String(text[..<end])
    guard end < text.endIndex, recipe.elided.contains(head) else { return nil }
    return (head, String(text[end...]))
  }

  /// How many times more frequent than others a word with an elided one must be in the texts to become a single word.
  static let elidedFactor: UInt32 = 4

  /// Adds claims for elided words, which are known but never suggested on their own, and for the words after them in
  /// the texts.
  func claimForElided(_ candidates: inout [String: WordClaims]) {
    if recipe.elided.isEmpty { return }
    var counts: [String: (count: UInt32, sources: UInt32)] = [:]
    for word in Census.Special.all.count..<census.words.count
    where respelled[UInt32(word)] == nil {
      let text = census.words[UInt32(word)]
      let rest = elision(of: text)?.rest ?? text
      counts[rest, default: (0, 0)].count += census.wordCounts[word]
      counts[rest, default: (0, 0)].sources = max(
        counts[rest]?.sources ?? 0, census.sourceCounts[word])
    }
    for (text, found) in counts
    where recipe.minimumCount <= found.count && recipe.minimumSources <= found.sources
      && isLatin(text) && !hasTripleLetter(text)
    {
      candidates[text, default: []].formUnion([.seen, .inTexts])
    }
    for word in recipe.elided { candidates[word] = .elided }
  }
}
