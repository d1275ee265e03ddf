// Which words are well-known slips of the languages that are written at a place.

import InkLexicon
package import InkModel
import InkText

extension Model {
  /// Whether a word, as language models know it, is a well-known slip of a language that is written at a place. If it
  /// is not known, it says nothing then how often texts have it.
  package func isKnownSlip(_ text: String, at context: ModelContext) -> Bool {
    let shares = context.shares.packs
    return packs.indices.contains { index in
      index < shares.count && shares[index] >= WordKnowledge.leastShare
        && isKnownSlip(text, ofPack: index)
    }
  }

  /// Whether a word is a well-known slip of the language of a pack.
  func isKnownSlip(_ text: String, ofPack index: Int) -> Bool {
    languageRules(of: packs[index].metadata.language).knownSlips.contains(text)
  }
}
