// The noisy channel: what was meant, given what is typed and what stands before it.

package import InkLexicon
package import InkModel
import InkText

/// Judges words taken as finished. A value without state; the model knows the words.
package struct Corrector: Sendable {
  private let model: Model

  /// A corrector over a model.
  package init(model: Model) { self.model = model }

  /// All hypotheses for a typed word in its place.
  ///
  /// - Parameters:
  ///   - typed: The word as typed, taken as finished.
  ///   - history: The tokens before it, newest last.
  ///   - isSentenceStart: Whether it begins a sentence, where a capital says nothing.
  ///   - floor: What scores below it is not looked for.
  ///   - limit: How many other hypotheses are wanted.
  /// - Returns: Keeping the word and the likeliest other hypotheses, best first.
  package func judgement(
    of typed: String, after history: [String], isSentenceStart: Bool,
    floor: Score = .impossible, limit: Int
  ) -> Judgement {
    let isKnown = model.isKnown(typed)
    var judgement = Judgement(
      isKnown: isKnown, isUntouchable: TokenShape(of: typed) == .untouchable,
      keep: keepScore(of: typed, after: history, isSentenceStart: isSentenceStart), others: [])
    if judgement.isUntouchable || limit < 1 { return judgement }
    let letterCase = LetterCase.of(typed)
    for candidate in OneEditCandidates(of: typed, in: model).all {
      guard let score = score(of: candidate, after: history), score >= floor else { continue }
      let text = written(candidate.text, letterCase, isSentenceStart: isSentenceStart)
      if text == typed || judgement.others.contains(where: { $0.text == text }) { continue }
      judgement.others.append(Hypothesis(text: text, score: score, reason: candidate.reason))
    }
    judgement.others.sort { ($1.score, $0.text) < ($0.score, $1.text) }
    judgement.others.removeLast(max(0, judgement.others.count - limit))
    return judgement
  }

  /// ln P(the word is meant as it stands).
  private func keepScore(
    of typed: String, after history: [String], isSentenceStart: Bool
  ) -> Score {
    if let known = model.score(of: normalizedWord(typed), after: history) { return known }
    return UnknownWord.score(of: typed, isSentenceStart: isSentenceStart)
  }

  private func score(of candidate: OneEditCandidates.Candidate, after history: [String]) -> Score? {
    var total = Score(rawValue: 0) - candidate.cost
    var context = history
    for word in candidate.words {
      guard let score = model.score(of: word, after: context) else { return nil }
      total = total + score
      context.append(word)
    }
    return total
  }

  /// A model word as it is to be written in the place of a word of this letter case.
  private func written(_ text: String, _ letterCase: LetterCase, isSentenceStart: Bool) -> String {
    letterCase.applied(to: text)
  }
}

/// The probability of words that nobody knows.
enum UnknownWord {
  /// About one word in fifty is unknown, and each of its letters could have been one of ten.
  private static let nats = -3.9
  private static let natsPerLetter = -2.3
  /// A capital inside a sentence makes it a name, as many unknown words are; so do capitals only.
  private static let natsForName = 3.0

  static func score(of typed: String, isSentenceStart: Bool) -> Score {
    let letters = typed.unicodeScalars.count
    let isName =
      switch LetterCase.of(typed) {
      case .title: !isSentenceStart
      case .upper, .mixed: true
      case .lower, .none: false
      }
    return Score(nats: nats + natsPerLetter * Double(letters) + (isName ? natsForName : 0))
  }
}
