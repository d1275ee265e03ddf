// Removal of slips: words attested only by frequency and explained by a frequent neighbor.

import InkLexicon
import InkText

extension PackBuilder {
  /// Removes words that are attested only by frequency and look like a slip of a known word. A word that is as frequent
  /// in another language is a foreign word or a proper name. Imported models were checked by their makers, and
  /// compounds of known parts are rarely slips, so ten times the evidence is required for these.
  func removeSlips(_ candidates: inout [String: WordClaims]) {
    vouch(for: &candidates)
    let sources = slipSources()
    guard !sources.isEmpty else { return }
    let byList = SlipFinder(
      knownWords: sources.map { ($0, listFrequencies[$0] ?? 0) }, alike: recipe.alike)
    let byTexts = SlipFinder(
      knownWords: sources.map { ($0, frequencyInTexts($0)) }, alike: recipe.alike)
    let contracted = Contractions(known.map { normalizedWord($0) })
    let names = namesOfTexts()
    for (text, claims) in candidates
    where claims.suffice && claims.isDisjoint(with: [.known, .vouched, .elided]) {
      let (list, texts) = (listFrequencies[text] ?? 0, frequencyInTexts(text))
      if let whole = contracted.withApostrophe(text), 5 * list < listFrequencies[whole] ?? 0 {
        candidates[text] = .seen
        continue
      }
      // A form such as "region" is also a foreign word, but that does not excuse it here.
      if let factor = recipe.unmarkedFactor, 0 < list,
        byList.isUnmarked(text, frequency: list, factor: factor)
      {
        candidates[text] = .seen
        continue
      }
      if let share = foreignFrequencies[text], list <= share { continue }
      let isCompound = proofreader.verdict(on: text) == .compound
      let factor: Double = isCompound || claims.contains(.imported) ? 10 : 1
      let isNoName = !(census.words.id(of: text).map(names.contains) ?? false)
      guard isNoName, list == 0 || byList.isSlip(text, frequency: list, factor: factor),
        texts == 0 || byTexts.isSlip(text, frequency: texts, factor: factor)
      else { continue }
      candidates[text] = claims.subtracting([.frequent, .imported, .inTexts])
    }
  }

  /// Marks the words that the dictionaries know.
  private func vouch(for candidates: inout [String: WordClaims]) {
    proofreader.forEachWord { candidates[$0]?.insert(.vouched) }
  }

  /// Returns the words that others may be slips of. A word that the lists of known words have only with a capital is a
  /// proper name and excluded, but dictionaries include the capitalized nouns of German.
  private func slipSources() -> [String] {
    var sources = known.filter { normalizedWord($0) == $0 }
    proofreader.forEachWord { sources.append($0) }
    return sources
  }

  /// Returns the relative frequency of a word in all texts, 0…1.
  func frequencyInTexts(_ text: String) -> Double {
    let count = census.words.id(of: text).map { census.wordCounts[Int($0)] } ?? 0
    return Double(count) / Double(max(tokenCount, 1))
  }

  /// Returns the words that the texts usually capitalize inside sentences.
  func namesOfTexts() -> Set<UInt32> {
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
