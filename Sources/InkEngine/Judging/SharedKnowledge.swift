// What is known about the words of a document independently of its text.

import InkCorrection
import InkLexicon
import InkModel

/// The language packs, the user's words and the corrections that the user reverted, as they apply to one document.
struct SharedKnowledge: Sendable {
  /// The language packs and the user's words.
  let model: Model
  /// The user's replacements, and the corrections that were reverted.
  let userCorrections: UserCorrections
  /// Which of the user's words hold.
  let address: DocumentAddress

  /// Whether the user has reverted the correction of a word into another one, or another one of the word or its stem.
  func isKept(_ typed: String, beside meant: String) -> Bool {
    userCorrections.isKept(typed, beside: meant)
  }

  /// Who knows a word, apart from the document. Expensive.
  func source(of word: String) -> WordKnowledge.Source {
    WordKnowledge(model, document: nil, in: address).source(of: word)
  }
}
