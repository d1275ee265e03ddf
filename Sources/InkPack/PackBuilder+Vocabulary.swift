// The builder chooses words: everyone's claims on the vocabulary are heard, and slips and code are sent away.

import InkLexicon
import InkText

extension PackBuilder {
  /// The words of the pack.
  func chooseVocabulary() -> Vocabulary {
    var candidates: [String: WordClaims] = [:]
    claimForLists(&candidates)
    claimForTexts(&candidates)
    claimForElided(&candidates)
    dismissSlips(&candidates)
    for word in candidates.keys where isListedSlip(word) { candidates[word] = .seen }
    return Vocabulary(candidates)
  }

  /// Whether the recipe lists a word as a slip, or a part of it between hyphens, as in names of options.
  private func isListedSlip(_ word: String) -> Bool {
    slips.contains(word) || word.split(separator: "-").contains { slips.contains(String($0)) }
  }

  private func claimForLists(_ candidates: inout [String: WordClaims]) {
    for word in known { candidates[normalizedWord(word), default: []].insert(.known) }
    for model in foreignModels.values {
      for word in model.words where !word.hasPrefix("<") {
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

  /// Words written like names of code more often than not: `InvalidArgumentException`. Such a one must be known
  /// in many sources to be a word.
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

  /// Takes away what only frequency speaks for, where it looks like a slip of a known word. Imported models were
  /// checked by somebody, so it takes ten times as much there.
  private func dismissSlips(_ candidates: inout [String: WordClaims]) {
    guard !known.isEmpty else { return }
    let total = Double(max(tokenCount, 1))
    var listShares: [String: Double] = [:]
    for (word, share) in zip(frequencies.words, frequencies.shares) { listShares[word] = share }
    func frequency(_ text: String) -> (list: Double, texts: Double) {
      let count = census.words.id(of: text).map { census.wordCounts[Int($0)] } ?? 0
      return (listShares[text] ?? 0, Double(count) / total)
    }
    let lowercase = known.filter { normalizedWord($0) == $0 }.map { ($0, frequency($0)) }
    let byList = SlipFinder(knownWords: lowercase.map { ($0.0, $0.1.list) })
    let byTexts = SlipFinder(knownWords: lowercase.map { ($0.0, $0.1.texts) })
    let contracted = Contractions(known.map { normalizedWord($0) })
    let names = namesOfTexts()
    for (text, claims) in candidates
    where claims.suffice && claims.isDisjoint(with: [.known, .elided]) {
      let factor: Double = claims.contains(.imported) ? 10 : 1
      let (list, texts) = frequency(text)
      if let whole = contracted.withApostrophe(text), 5 * list < frequency(whole).list {
        candidates[text] = .seen
        continue
      }
      let isNoName = !(census.words.id(of: text).map(names.contains) ?? false)
      guard isNoName, list == 0 || byList.isSlip(text, frequency: list, factor: factor),
        texts == 0 || byTexts.isSlip(text, frequency: texts, factor: factor)
      else { continue }
      candidates[text] = claims.subtracting([.frequent, .imported, .inTexts])
    }
  }

  /// Words that the texts mostly write with a capital inside sentences.
  private func namesOfTexts() -> Set<UInt32> {
    var balance: [UInt32: Int] = [:]
    for form in Census.Special.all.count..<census.forms.count where census.countElsewhere[form] > 0
    {
      let isTitle = LetterCase.of(census.forms[UInt32(form)]) != .lower
      let count = Int(census.countElsewhere[form])
      balance[census.wordOfForm[form], default: 0] += isTitle ? count : -count
    }
    return Set(balance.lazy.filter { 0 < $0.value }.map(\.key))
  }
}
