// Recognition of words written without the space between them, such as "attachedto", by how the texts write them.

import InkLexicon
import InkText

extension PackBuilder {
  /// The minimum number of occurrences with a space, since a ratio to fewer says nothing.
  private static let minimumSpacedCount: UInt32 = 30
  /// The minimum length of each part in bytes; shorter ones occur in too many words by chance.
  private static let minimumRunOnPart = 2

  /// Removes words of the frequency list in no dictionary that the texts write as two known words. Those that the texts
  /// themselves contain often enough, most of them names in programs, are known but not suggested.
  func removeRunOns(_ candidates: inout [String: WordClaims]) {
    guard let factor = recipe.spacedFactor else { return }
    let splits = splits(of: candidates)
    let counts = spacedCounts(of: splits)
    let total = Double(max(tokenCount, 1))
    for (text, pairs) in splits {
      guard let claims = candidates[text] else { continue }
      let spaced = pairs.map { counts[$0] ?? 0 }.max() ?? 0
      let own = max(listFrequencies[text] ?? 0, frequencyInTexts(text))
      guard Self.minimumSpacedCount <= spaced,
        factor * own <= Double(spaced) / total
      else { continue }
      candidates[text] = claims.contains(.inTexts) ? claims.union(.runOn) : .seen
    }
  }

  /// Two words of the census, one after the other.
  private struct WordPair: Hashable {
    let first: UInt32
    let second: UInt32
  }

  /// Returns the pairs of known words that each word in no dictionary can be divided into.
  private func splits(of candidates: [String: WordClaims]) -> [String: [WordPair]] {
    func known(_ part: Substring) -> UInt32? {
      let text = String(part)
      guard let claims = candidates[text], !claims.isDisjoint(with: [.known, .vouched]) else {
        return nil
      }
      return census.words.id(of: text)
    }
    var splits: [String: [WordPair]] = [:]
    let names = namesOfTexts()
    for (text, claims) in candidates
    where claims.suffice && claims.isDisjoint(with: [.known, .vouched, .elided]) {
      if census.words.id(of: text).map(names.contains) ?? false { continue }
      let pairs = text.indices.dropFirst(Self.minimumRunOnPart)
        .dropLast(Self.minimumRunOnPart - 1)
        .compactMap { index -> WordPair? in
          guard let first = known(text[..<index]), let second = known(text[index...]) else {
            return nil
          }
          return WordPair(first: first, second: second)
        }
      if !pairs.isEmpty { splits[text] = pairs }
    }
    return splits
  }

  /// Returns how often the texts have each of the pairs.
  private func spacedCounts(of splits: [String: [WordPair]]) -> [WordPair: UInt32] {
    var counts: [WordPair: UInt32] = [:]
    for pairs in splits.values { for pair in pairs { counts[pair] = 0 } }
    // Most words begin none of the pairs, so most look-ups are spared.
    var begins = [Bool](repeating: false, count: census.words.count)
    for pair in counts.keys { begins[Int(pair.first)] = true }
    for text in texts.values {
      var previous = Census.Special.sentenceStart
      for form in text.tokens {
        let word = census.wordOfForm[Int(form)]
        if begins[Int(previous)] {
          let pair = WordPair(first: previous, second: word)
          if let count = counts[pair] { counts[pair] = count + 1 }
        }
        previous = word
      }
    }
    return counts
  }
}
