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

  /// Returns what decides, besides the hypotheses themselves, whether the best of them replaces a typed word.
  ///
  /// - Parameters:
  ///   - typed: The word as typed.
  ///   - judgement: The hypotheses for the word.
  ///   - isIgnored: Whether the user ignores the word.
  ///   - document: What the document teaches; nil to decide without it.
  ///   - restsOnWriting: Whether the word may be a name that only what has been written speaks against.
  ///   - mayBeForeign: Whether the word may be one of a language that is not loaded.
  ///   - isNameOfCode: Whether the word is a name of the code that a comment is about.
  /// - Returns: The facts.
  func facts(
    of typed: String, judged judgement: Judgement, isIgnored: Bool,
    document: DocumentModel? = nil, restsOnWriting: @escaping () -> Bool = { false },
    mayBeForeign: @escaping () -> Bool = { false },
    isNameOfCode: @escaping () -> Bool = { false }
  ) -> TypedWordFacts {
    let meant = judgement.others.first?.text
    return TypedWordFacts(
      isIgnored: isIgnored,
      isReverted: meant.map { userCorrections.isKept(typed, beside: $0) } ?? false,
      sightings: document?.sightings(of: typed),
      meantSightings: meant.flatMap { document?.sightings(of: $0) },
      meantSource: {
        meant.map { WordKnowledge(model, document: nil, in: address).source(of: $0) } ?? .list
      },
      writesNounsWithCapitals: {
        document.map { model.writesNounsWithCapitals(in: $0) } ?? false
      },
      restsOnWriting: restsOnWriting, mayBeForeign: mayBeForeign, isNameOfCode: isNameOfCode)
  }
}
