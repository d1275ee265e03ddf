// A found word written out: read from its pack, in the form that document, context and typed letters ask for.

import InkLexicon

/// Writes words for one place.
struct CompletionWriter {
  private let query: WordQuery
  private let context: ModelContext
  private let model: Model
  private let document: DocumentModel?

  init(
    _ query: WordQuery, in context: ModelContext, model: Model, document: DocumentModel?
  ) {
    self.query = query
    self.context = context
    self.model = model
    self.document = document
  }

  /// The word with the forms it may take here; nil on damage.
  func word(of candidate: FoundWords.Candidate) -> PackWord? {
    switch candidate.word {
    case .pack(let index, let id):
      let pack = model.packs[index]
      guard var word = pack.withFile({ pack.words.word(Int(id), in: $0) }) else { return nil }
      // The document writes it so, where that is certain.
      if let form = document?.form(ofID: Int(id), pack: index) {
        word.surfaces = Self.surfaces(of: form, text: word.text)
      }
      return word
    case .outside(let text):
      return PackWord(text, surfaces: Self.surfaces(of: candidate.form ?? text, text: text))
    }
  }

  /// The word as a completion; `mass` is what its probability is a share of.
  func completion(
    of candidate: FoundWords.Candidate, _ word: PackWord, mass: Double
  ) -> Completion {
    let score = Score(rawValue: candidate.score)
    return Completion(
      text: WrittenForm.form(
        of: word, typed: query.takesUsualForms ? "" : query.prefix,
        isSentenceStart: query.isSentenceStart,
        override: caseOverride(of: candidate)),
      score: score, probability: min(1, Logarithm.probability(of: score) / mass),
      isExact: candidate.isTyped, source: candidate.source, word: candidate.word)
  }

  /// The form that the word before asks for.
  private func caseOverride(of candidate: FoundWords.Candidate) -> Int? {
    guard case .pack(let index, let id) = candidate.word,
      let previous = context.packs[index].previous
    else { return nil }
    let pack = model.packs[index]
    return pack.withFile { pack.caseOverride(of: Int(id), after: previous, in: $0) }
  }

  /// The surfaces of a word that is always written in one form; none for small letters, which are raised at
  /// a sentence start.
  private static func surfaces(of form: String, text: String) -> [PackSurface] {
    form == text ? [] : [PackSurface(form, probability: 1, atSentenceStart: 1)]
  }
}
