// The builder sends slips away: words that nobody vouches for and that a frequent neighbour explains.

import InkLexicon
import InkText

extension PackBuilder {
  /// Takes away what only frequency speaks for, where it looks like a slip of a known word. A word that is as frequent
  /// in another language is a foreign word or a name. Imported models were checked by somebody, and compounds of known
  /// parts are rarely slips, so it takes ten times as much there.
  func dismissSlips(_ candidates: inout [String: WordClaims]) {
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
      // "region" is a word elsewhere, too, and nobody's excuse here.
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

  /// Marks what the dictionaries know.
  private func vouch(for candidates: inout [String: WordClaims]) {
    proofreader.forEachWord { candidates[$0]?.insert(.vouched) }
  }

  /// The words that others may be slips of. What a list of known words writes with a capital only is a name,
  /// and dictionaries of German write nouns so.
  private func slipSources() -> [String] {
    var sources = known.filter { normalizedWord($0) == $0 }
    proofreader.forEachWord { sources.append($0) }
    return sources
  }

  /// How frequent a word is in all texts, 0…1.
  private func frequencyInTexts(_ text: String) -> Double {
    let count = census.words.id(of: text).map { census.wordCounts[Int($0)] } ?? 0
    return Double(count) / Double(max(tokenCount, 1))
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
