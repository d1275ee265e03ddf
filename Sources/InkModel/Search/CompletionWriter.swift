// Found words as text, with the capitals that the document, the context and the typed letters ask for.

import InkLexicon
import InkText

/// Turns what a search found at one place into completions.
struct CompletionWriter {
  private let query: WordQuery
  private let context: ModelContext
  private let packs: [LanguagePack]
  private let document: DocumentModel?
  /// Whether an apostrophe is ’ here: the document's own, unless another one is typed.
  private let writesTypographicApostrophes: Bool

  init(_ query: WordQuery, in packs: [LanguagePack]) {
    self.query = query
    self.packs = packs
    context = query.place.context
    document = query.place.document
    writesTypographicApostrophes =
      document?.writesTypographicApostrophes == true && !query.place.prefix.utf8.contains(0x27)
  }

  /// Reads a word, with the forms that it may be written in here; nil if the pack is damaged there, or if it is a name
  /// that is typed in another case than its own.
  func word(of candidate: FoundWords.Candidate) -> PackWord? {
    switch candidate.word {
    case .pack(let index, let id):
      let pack = packs[index]
      guard var word = pack.withFile({ pack.words.word(Int(id), in: $0) }) else { return nil }
      // If the document always writes it in one way, only that one is left.
      if let form = document?.form(ofID: Int(id), pack: index) {
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

  /// The completion of a candidate that ``word(of:)`` has read; its probability is its share of `mass`, which is
  /// P(prefix | context).
  func completion(
    of candidate: FoundWords.Candidate, _ word: PackWord, mass: Double
  ) -> Completion {
    let score = Score(rawValue: candidate.score)
    let form = WrittenForm.form(
      of: word, typed: query.takesUsualForms ? "" : query.place.prefix,
      isSentenceStart: query.place.wantsCapital,
      override: caseOverride(of: candidate))
    return Completion(
      text: writesTypographicApostrophes ? form.replacing("'", with: "’") : form,
      score: score, probability: min(1, Logarithm.probability(of: score) / mass),
      isExact: candidate.isTyped, source: candidate.source, word: candidate.word)
  }

  /// Whether it is the name of a thing, ip-10-0-3-17: capitals at its start are another word, IP.
  private static func isNumberedName(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "-")) && text.utf8.contains { (0x30...0x39).contains($0) }
  }

  /// The number of the form that the word is written in behind the word before it, as "York" in "New York"; nil if the
  /// pack says nothing about that pair.
  private func caseOverride(of candidate: FoundWords.Candidate) -> Int? {
    guard case .pack(let index, let id) = candidate.word,
      let previous = context.packs[index].previous
    else { return nil }
    let pack = packs[index]
    return pack.withFile { pack.caseOverride(of: Int(id), after: previous, in: $0) }
  }

  /// The forms of a word that is always written in one way; none if that is in small letters, since a sentence may
  /// begin with it.
  private static func surfaces(of form: String, text: String) -> [PackSurface] {
    form == text ? [] : [PackSurface(form, probability: 1, atSentenceStart: 1)]
  }
}
