// Which entries of a word list a later one overrules: a word that is learned and then ignored.

import InkLexicon
import InkText

extension [UserWordChange] {
  /// The changes without those overruled by a later one of the same word, in the time it takes to look at each once.
  var withoutOverruled: [UserWordChange] {
    var kept: [UserWordChange] = []
    var later: [ListedPlace: ListedLanguages] = [:]
    for change in reversed() {
      let opposite = ListedPlace(change, as: change.kind == .learn ? .ignore : .learn)
      if later[opposite]?.isAnyCovered(by: change.language) == true { continue }
      kept.append(change)
      later[ListedPlace(change, as: change.kind), default: ListedLanguages()]
        .insert(change.language)
    }
    return kept.reversed()
  }
}

/// Where an entry of a list has its effect, in whatever language.
private struct ListedPlace: Hashable {
  let word: String
  let scope: WordScope
  let kind: UserWordChange.Kind

  init(_ change: UserWordChange, as kind: UserWordChange.Kind) {
    (word, scope, self.kind) = (change.word.composed, change.scope, kind)
  }
}

/// The languages of entries, of which there is at least one, with all the tags that cover one of them.
private struct ListedLanguages {
  private var tags: Set<String> = []
  private var hasEntryOfAll = false

  mutating func insert(_ language: String?) {
    guard let language else {
      hasEntryOfAll = true
      return
    }
    if tags.insert(language).inserted { tags.formUnion(LanguageTag.lookup(language)) }
  }

  /// Returns what `LanguageTag.covers` does of one of the languages.
  func isAnyCovered(by own: String?) -> Bool {
    guard let own, !hasEntryOfAll, !tags.contains(own) else { return true }
    return LanguageTag.lookup(own).first.map(tags.contains) == true
  }
}
