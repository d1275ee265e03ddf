// The choice of the vocabulary: all sources claim words; slips and identifiers are removed.

import InkLexicon
import InkText

extension PackBuilder {
  /// Returns the words of the pack.
  func chooseVocabulary() -> Vocabulary {
    var candidates: [String: WordClaims] = [:]
    claimForLists(&candidates)
    claimForTexts(&candidates)
    claimForElided(&candidates)
    removeSlips(&candidates)
    removeRunOns(&candidates)
    for word in candidates.keys where isListedSlip(word) { candidates[word] = .seen }
    return Vocabulary(candidates)
  }

  /// Whether the recipe lists a word, or one of its parts between hyphens as in the names of options, as a slip.
  private func isListedSlip(_ word: String) -> Bool {
    slips.contains(word) || word.split(separator: "-").contains { slips.contains(String($0)) }
  }

  private func claimForLists(_ candidates: inout [String: WordClaims]) {
    for word in known { candidates[normalizedWord(word), default: []].insert(.known) }
    for model in foreignModels.values {
      for word in model.words where !Tokenizer.isSpecial(word) {
        candidates[normalizedWord(word), default: []].insert(.imported)
      }
    }
    for (rank, word) in frequencies.words.enumerated() {
      let isPlausible = isLatin(word) && !hasDigit(word) && !hasTripleLetter(word)
      candidates[word, default: []]
        .formUnion(rank < recipe.frequencyCount && isPlausible ? [.frequent, .listed] : .listed)
    }
  }

  private func claimForTexts(_ candidates: inout [String: WordClaims]) {
    let identifiers = likelyIdentifiers()
    for word in Census.Special.all.count..<census.words.count {
      let text = census.words[UInt32(word)]
      let factor: UInt32 = identifiers.contains(UInt32(word)) ? 3 : 1
      let wholeFactor = elision(of: text) == nil ? 1 : Self.elidedFactor
      let isUsual =
        recipe.minimumCount * wholeFactor <= census.wordCounts[word]
        && recipe.minimumSources * factor <= census.sourceCounts[word]
        && isLatin(text) && !hasTripleLetter(text) && respelled[UInt32(word)] == nil
      candidates[text, default: []].formUnion(isUsual ? [.seen, .inTexts] : .seen)
    }
  }

  /// Returns words usually written like identifiers, such as `InvalidArgumentException`, which have to occur in more
  /// sources to become words.
  private func likelyIdentifiers() -> Set<UInt32> {
    var balance: [UInt32: Int] = [:]
    for form in Census.Special.all.count..<census.forms.count {
      let count = Int(census.countElsewhere[form]) + Int(census.countAtStart[form])
      guard 0 < count else { continue }
      let isCode = 2 <= innerCapitals(census.forms[UInt32(form)])
      balance[census.wordOfForm[form], default: 0] += isCode ? count : -count
    }
    return Set(balance.lazy.filter { 0 < $0.value }.map(\.key))
  }
}
