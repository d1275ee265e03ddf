// The text of found words, with the capitalization that the document, the context and the typed letters require.

import InkLexicon
import InkText

/// Converts the results of a search at one position into completions.
struct CompletionWriter {
  private let query: WordQuery
  let context: ModelContext
  let model: Model
  let document: DocumentModel?
  /// The typed letters as a folded key; empty where no spelling is preferred.
  let typedKey: [UInt8]
  /// Whether the apostrophe is ’ here: as in the rest of the document, unless ' was typed.
  private let writesTypographicApostrophes: Bool

  init(_ query: WordQuery, in model: Model) {
    self.query = query
    self.model = model
    context = query.place.context
    document = query.place.document
    typedKey = context.shares.spellings.isEmpty ? [] : foldedKey(query.place.prefix)
    writesTypographicApostrophes =
      document?.writesTypographicApostrophes == true && !query.place.prefix.utf8.contains(0x27)
  }

  /// For each pack the spellings to prefer; empty if there is no preference.
  var spellings: [SpellingSides] { context.shares.spellings }

  /// Whether the typed letters have a capital that their position does not require.
  var isCapitalTyped: Bool {
    LetterCase.of(query.place.prefix) == .title && !query.place.wantsCapital
  }

  private var isSmallTyped: Bool { LetterCase.of(query.place.prefix) == .lower }

  /// Reads a word with the forms in which it may be written here. Returns nil if the pack is damaged there, or for an
  /// identifier with digits that was typed in capitals but is written differently.
  func word(of candidate: FoundWords.Candidate) -> PackWord? {
    switch candidate.word {
    case .pack(let index, let id):
      let pack = model.packs[index]
      guard var word = pack.withFile({ pack.words.word(Int(id), in: $0) }) else { return nil }
      // A form that is certain for the document is the only one left, as is that of a name unless a small letter is
      // typed.
      if let form = document?.form(ofID: Int(id), pack: index)
        ?? (isSmallTyped
          ? nil : model.learned.name(ofID: Int(id), inPack: index, at: context.address))
      {
        word.surfaces = Self.surfaces(of: form, text: word.text)
      }
      return word
    case .outside(let text):
      let form = candidate.form ?? text
      if Self.isNumberedName(text), LetterCase.of(query.place.prefix) == .upper,
        !form.hasPrefix(query.place.prefix)
      {
        return nil
      }
      return PackWord(text, surfaces: Self.surfaces(of: form, text: text))
    }
  }

  /// Returns the completion of a candidate that ``word(of:)`` has read; its probability is its share of `mass`,
  /// P(prefix | context).
  func completion(
    of candidate: FoundWords.Candidate, _ word: PackWord, mass: Double
  ) -> Completion {
    let score = Score(rawValue: candidate.score)
    let form = WrittenForm.form(
      of: word, typed: query.usesUsualForms ? "" : query.place.prefix,
      isSentenceStart: query.place.wantsCapital,
      override: caseOverride(of: candidate))
    return Completion(
      text: writesTypographicApostrophes ? form.withTypographicApostrophes : form,
      score: score, probability: min(1, Logarithm.probability(of: score) / mass),
      isExact: candidate.isTyped, source: candidate.source, word: candidate.word)
  }

  /// Whether a word is an identifier such as ip-10-0-3-17; typed capitals at its start mean another word, such as IP.
  private static func isNumberedName(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "-")) && text.utf8.contains(where: \.isDigit)
  }

  /// Returns the index of the form that the word has after the preceding word, such as "York" in "New York", or nil if
  /// the pack has no override for the pair.
  func caseOverride(of candidate: FoundWords.Candidate) -> Int? {
    guard case .pack(let index, let id) = candidate.word,
      let previous = context.packs[index].previous
    else { return nil }
    let pack = model.packs[index]
    return pack.withFile { pack.caseOverride(of: Int(id), after: previous, in: $0) }
  }

  /// Returns the forms of a word always written in one way; none if that is in lower case, since the word may still
  /// begin a sentence.
  private static func surfaces(of form: String, text: String) -> [PackSurface] {
    form == text ? [] : [PackSurface(form, probability: 1, atSentenceStart: 1)]
  }
}
