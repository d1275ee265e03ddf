// Words that lose their vowel before the next one: "l'homme" is a word where it is usual, else two.

import InkText

extension PackBuilder {
  /// The elided word at the beginning of a word and what it stands before; nil where there is none.
  func elision(of text: String) -> (head: String, rest: String)? {
    guard !recipe.elided.isEmpty, let apostrophe = text.utf8.firstIndex(of: 0x27) else {
      return nil
    }
    let end = text.utf8.index(after: apostrophe)
    let head = String(text[..<end])
    guard end < text.endIndex, recipe.elided.contains(head) else { return nil }
    return (head, String(text[end...]))
  }

  /// How much oftener a word with an elided one before it must stand in the texts than others to be one word.
  static let elidedFactor: UInt32 = 4

  /// Claims for elided words, which are known and never offered by themselves, and for what the texts
  /// have behind them.
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
