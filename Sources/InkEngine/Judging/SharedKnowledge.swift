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

  /// Decides whether the best alternative replaces a typed word automatically.
  ///
  /// - Parameters:
  ///   - judgement: The hypotheses for the word.
  ///   - typed: The word as typed.
  ///   - setting: Where it is typed.
  ///   - isIgnored: Whether the user ignores the word.
  ///   - document: What the document teaches; nil to decide without it.
  ///   - isNameOfCode: Whether the word is a name of the code that a comment is about; evaluated last.
  ///   - mayBeForeign: Whether the word may be one of a language that is not loaded.
  /// - Returns: The decision, with the rule that makes it.
  func decision(
    on judgement: Judgement, of typed: String, in setting: TypedSetting, isIgnored: Bool,
    document: DocumentModel? = nil, isNameOfCode: @autoclosure () -> Bool = false,
    mayBeForeign: @autoclosure () -> Bool = false
  ) -> AutocorrectDecision {
    let meant = judgement.others.first?.text
    return AutocorrectDecision(
      on: judgement, of: typed, in: setting,
      knowing: TypedWordFacts(
        isIgnored: isIgnored,
        isReverted: meant.map { userCorrections.isKept(typed, beside: $0) } ?? false,
        sightings: document?.sightings(of: typed),
        meantSightings: meant.flatMap { document?.sightings(of: $0) }),
      meantFrom: meant.map {
        WordKnowledge(model, document: nil, in: address).source(of: $0)
      } ?? .list, isNameOfCode: isNameOfCode(), mayBeForeign: mayBeForeign())
  }
}
