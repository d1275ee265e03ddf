// Modern spelling for old books: "hvad" is counted as "vad", "daß" as "dass", if present-day texts have these.

import InkText

extension PackBuilder {
  /// How many times more frequent in the frequency list the modern spelling must be than the old one, relative to the
  /// texts.
  private static let minimumRatio = 30.0
  /// The minimum frequency of the modern spelling in the list, relative to that of the old one in the texts.
  private static let minimumShare = 0.02
  /// The maximum number of rules applied to a word; "sjelf" becomes "själv" by two.
  private static let maximumRuleCount = 3

  /// Returns the modern spelling of words of the texts with an old one, by their ids in the census.
  func respellings() -> [UInt32: String] {
    if recipe.respelled.isEmpty { return [:] }
    var shares: [String: Double] = [:]
    var usual: [[UInt8]: String] = [:]
    for (word, share) in zip(frequencies.words, frequencies.shares) {
      shares[word] = share
      let key = foldedKey(word)
      if shares[usual[key] ?? "", default: 0] < share { usual[key] = word }
    }
    var found: [UInt32: String] = [:]
    let total = Double(max(tokenCount, 1))
    for word in Census.Special.all.count..<census.words.count {
      let text = census.words[UInt32(word)]
      let share = Double(census.wordCounts[word]) / total
      let own = shares[text, default: 0]
      guard own * Self.minimumRatio < share || own == 0, !hasDigit(text) else { continue }
      var best = (text: text, share: max(own * Self.minimumRatio, share * Self.minimumShare))
      for candidate in variants(of: text) + [usual[foldedKey(text)]].compactMap(\.self) {
        let share = shares[candidate, default: 0]
        if best.share < share { best = (candidate, share) }
      }
      if best.text != text { found[UInt32(word)] = best.text }
    }
    return found
  }

  /// Returns the results of applying the rules to a word, each rule to all its matches at once.
  private func variants(of text: String) -> [String] {
    var found = [text]
    var first = 0
    for _ in 0..<Self.maximumRuleCount {
      let last = found.count
      for word in found[first..<last] {
        for rule in recipe.respelled where word.contains(rule.old) {
          let new = word.replacing(rule.old, with: rule.new)
          if !found.contains(new) { found.append(new) }
        }
      }
      first = last
    }
    return Array(found.dropFirst())
  }

  /// Restores ß in a frequency list that has "ss" instead: the share of "gruss" is divided between "gruß" and "gruss"
  /// in proportion to their counts in certain sources.
  mutating func unfoldFrequencies() {
    if recipe.unfolding.isEmpty { return }
    var counts: [String: Double] = [:]
    for text in texts.values {
      for form in text.tokens(of: recipe.unfolding) {
        let word = census.words[census.wordOfForm[Int(form)]]
        if word.contains("ss") || word.contains("ß") { counts[word, default: 0] += 1 }
      }
    }
    var variants: [String: [String]] = [:]
    for word in counts.keys.sorted() where word.contains("ß") {
      variants[word.replacing("ß", with: "ss"), default: []].append(word)
    }
    frequencies.share { word in
      guard let written = variants[word] else { return [] }
      return ([word] + written).map { ($0, counts[$0, default: 0]) }
    }
  }
}
