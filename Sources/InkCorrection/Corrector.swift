// The noisy channel: what was meant, given what is typed and what stands before it.

package import InkLexicon
package import InkModel
import InkText

/// Judges words taken as finished, at one place. A value without state; the model knows the words.
package struct Corrector: Sendable {
  private let model: Model
  private let context: ModelContext
  private let document: DocumentModel?
  private let isSentenceStart: Bool

  /// A corrector for the words at a place.
  ///
  /// - Parameters:
  ///   - model: What is known.
  ///   - context: What stands before the word.
  ///   - document: What the open document has taught.
  ///   - isSentenceStart: Whether the word begins a sentence, where a capital says nothing.
  package init(
    model: Model, context: ModelContext, document: DocumentModel? = nil, isSentenceStart: Bool
  ) {
    self.model = model
    self.context = context
    self.document = document
    self.isSentenceStart = isSentenceStart
  }

  /// All hypotheses for a typed word, taken as finished.
  ///
  /// - Parameters:
  ///   - typed: The word as typed.
  ///   - floor: What scores below it is not looked for.
  ///   - effort: How far to look.
  ///   - limit: How many other hypotheses are wanted.
  /// - Returns: Keeping the word and the likeliest other hypotheses, best first.
  package func judgement(
    of typed: String, floor: Score = .impossible, effort: Effort = .thorough, limit: Int
  ) -> Judgement {
    var judgement = Judgement(
      isKnown: isKnown(typed), isUntouchable: !TokenShape(of: typed).isCorrectable,
      keep: UnknownWord.score(of: typed, isSentenceStart: isSentenceStart), others: [])
    if judgement.isKnown, let score = model.score(of: typed, in: context, document: document) {
      judgement.keep = max(judgement.keep, score)
    }
    if judgement.isUntouchable || limit < 1 { return judgement }
    let floor = max(floor, judgement.keep - Self.reach)
    for (index, pack) in model.packs.enumerated() where context.shares.packs[index] > 0 {
      pack.withFile { file in
        let place = PackPlace(
          pack: index, of: model, in: context, document: document, file: file)
        addWords(for: typed, at: place, floor: floor, effort, limit: limit, to: &judgement)
        addOwnCase(of: typed, at: place, to: &judgement)
        addSplits(of: typed, at: place, floor: floor, to: &judgement)
      }
    }
    addLearned(for: typed, floor: floor, to: &judgement)
    judgement.others.sort { ($1.score, $0.text) < ($0.score, $1.text) }
    judgement.others.removeLast(max(0, judgement.others.count - limit))
    return judgement
  }

  /// How far to look for words that may be meant: the greatest number of nodes opened in each pack.
  package enum Effort: Int, Sendable {
    /// Between two keys.
    case quick = 120
    /// At a word end, or when a person asks.
    case thorough = 500
  }

  /// Whether a pack or the user knows the word, or the document has it so often that it is meant.
  private func isKnown(_ typed: String) -> Bool {
    model.isKnown(typed, in: document?.uri)
      || document?.sightings(of: typed) ?? 0 >= Self.knownSightings
  }

  /// A word written this often in a document is no slip; one who misspells it does so twice as well.
  package static let knownSightings = 4

  /// What is this much less likely than keeping the word is not worth a line in a list.
  private static let reach = Score(nats: 7)

  /// The words of a pack a few slips away.
  private func addWords(
    for typed: String, at place: PackPlace, floor: Score, _ effort: Effort, limit: Int,
    to judgement: inout Judgement
  ) {
    var search = CandidateSearch(
      for: typed, at: place, floor: floor, nodeCap: effort.rawValue)
    let letterCase = LetterCase.of(typed)
    for _ in 0..<limit {
      guard let found = search.next() else { return }
      let written = place.usualForm(of: found.id)?.text ?? found.text
      judgement.add(letterCase.applied(to: written), found.score, typed: typed)
    }
  }

  /// The typed word in the letter case it mostly has: I, Monday, GitHub.
  private func addOwnCase(of typed: String, at place: PackPlace, to judgement: inout Judgement) {
    guard LetterCase.of(typed) == .lower,
      let id = place.pack.id(of: normalizedWord(typed), in: place.file),
      let form = place.usualForm(of: id), form.text != typed
    else { return }
    defer { judgement.keep = judgement.keep + Logarithm.score(max(1 - form.probability, 1e-3)) }
    // Abbreviations want to be typed in capitals, and a single letter is a word only where it often is.
    if LetterCase.of(form.text) == .upper { return }
    if typed.utf8.count == 1, judgement.keep < Self.leastLetter { return }
    let score = judgement.keep - Score(rawValue: EditCosts.letterCase)
    judgement.add(form.text, score + Logarithm.score(form.probability), typed: typed)
  }

  /// Two words without the space between them.
  private func addSplits(
    of typed: String, at place: PackPlace, floor: Score, to judgement: inout Judgement
  ) {
    let word = normalizedWord(typed)
    let letterCase = LetterCase.of(typed)
    for index in word.indices.dropFirst() {
      let halves = (String(word[..<index]), String(word[index...]))
      guard let left = place.pack.id(of: halves.0, in: place.file),
        let right = place.pack.id(of: halves.1, in: place.file)
      else { continue }
      let first = place.score(of: left)
      if first < floor || halves.0.utf8.count == 1 && first < Self.leastLetter { continue }
      let second = place.moved(after: context.history + [halves.0]).score(of: right)
      if halves.1.utf8.count == 1 && second < Self.leastLetter { continue }
      let score = first + second - Score(rawValue: EditCosts.space)
      if score < floor { continue }
      let forms = (
        place.usualForm(of: left)?.text ?? halves.0, place.usualForm(of: right)?.text ?? halves.1
      )
      judgement.add(letterCase.applied(to: forms.0) + " " + forms.1, score, typed: typed)
    }
  }

  /// A single letter is half of a split only where it is likely as a word: a, I.
  private static let leastLetter = Score(nats: -6)

  /// Learned words a few slips away; a look at each of them.
  private func addLearned(for typed: String, floor: Score, to judgement: inout Judgement) {
    let entries = model.userWords.entries
    if entries.isEmpty || entries.count > Self.learnedCount { return }
    let (text, key) = (normalizedWord(typed), foldedKey(typed))
    let letterCase = LetterCase.of(typed)
    for entry in entries where abs(entry.key.count - key.count) <= 2 && entry.text != text {
      guard entry.learned.scope.holds(in: document?.uri),
        let likelihood = model.score(of: entry.text, in: context)
      else { continue }
      let score = likelihood - Score(rawValue: Alignment.cost(of: key, meant: entry.key))
      if score < floor { continue }
      judgement.add(letterCase.applied(to: entry.learned.word), score, typed: typed)
    }
  }

  /// With more learned words than this, they are no longer compared one by one.
  private static let learnedCount = 4_000
}

extension Judgement {
  /// Adds a hypothesis; of two with one text the likelier one stays.
  fileprivate mutating func add(_ text: String, _ score: Score, typed: String) {
    if text == typed { return }
    if let index = others.firstIndex(where: { $0.text == text }) {
      others[index].score = max(others[index].score, score)
    } else {
      others.append(
        Hypothesis(
          text: text, score: score, reason: CorrectionReason(typed: typed, meant: text)))
    }
  }
}
