// The written forms of the words, and which words are known but not suggested.

import InkLexicon
import InkText

extension PackBuilder {
  /// Returns the words of the vocabulary with surfaces and flags.
  func words(of vocabulary: Vocabulary) -> [PackWord] {
    var counts = [FormCounts](repeating: FormCounts(), count: vocabulary.count)
    for form in Census.Special.all.count..<census.forms.count {
      let elsewhere = census.countElsewhere[form]
      let atStart = census.countAtStart[form]
      guard 0 < elsewhere + atStart,
        let id = vocabulary.id(of: census.words[census.wordOfForm[form]])
      else { continue }
      let written = plainForm(of: census.forms[UInt32(form)])
      guard written.lowercased() == vocabulary.texts[Int(id)] else { continue }
      counts[Int(id)].add(written, elsewhere: Double(elsewhere), atStart: Double(atStart))
    }
    addKnownForms(to: &counts, vocabulary: vocabulary)
    return vocabulary.texts.indices.map { id in
      let text = vocabulary.texts[id]
      if Census.Special.all.contains(text) { return PackWord(text, flags: .special) }
      var flags: PackWordFlags = []
      if offensive.contains(text) { flags.insert(.offensive) }
      if !vocabulary.claims[id].sufficeForSuggesting { flags.insert(.knownOnly) }
      return PackWord(text, surfaces: counts[id].surfaces(of: text), flags: flags)
    }
  }

  /// Adds the written form of a known word, for words that the texts hardly contain. If a list has both "Polish" and
  /// "polish", neither is added.
  private func addKnownForms(to counts: inout [FormCounts], vocabulary: Vocabulary) {
    var formsOfWord: [UInt32: Set<String>] = [:]
    for written in known {
      let form = plainForm(of: written)
      guard let id = vocabulary.id(of: normalizedWord(form)) else { continue }
      formsOfWord[id, default: []].insert(form)
    }
    for (id, forms) in formsOfWord {
      guard forms.count == 1, let form = forms.first else { continue }
      counts[Int(id)].add(form, elsewhere: 2, atStart: 0)
    }
  }
}
