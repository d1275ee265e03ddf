// Whether a word that only its text knows is a slip, judged without the text.

import InkCorrection
import InkLexicon
import InkModel
import InkText

/// The judgement on a word that only its text knows, where another word is probably meant.
///
/// A text counts its words and tells which of them look mistyped by themselves. Whether one is the writer's slip is
/// decided only here, for what is offered, changed and learned alike, by a judgement that ignores the text.
struct SlipAssessment {
  /// How certainly a word is a slip.
  enum Certainty: Comparable {
    /// Another word may be meant. That is less than an automatic change needs: a slip that is learned is never
    /// corrected again.
    case possible
    /// Another word is meant, and would replace it automatically.
    case probable
    /// Another word is all but certainly meant.
    case allButCertain
    /// A frequent word is meant beyond doubt: such slips tend to be repeated.
    case beyondDoubt
    /// It is a slip however often it is written, see ``Judgement/hasPlainSlip(_:in:)``.
    case plain

    /// How often an all but certain slip must appear in the prose of a document to be intended there; nil if no number
    /// of times is enough.
    var excusingSightings: Int? {
      switch self {
      case .plain: nil
      case .beyondDoubt: SlipAssessment.intendedSightings
      case .allButCertain, .probable, .possible: AutocorrectRule.repeatedSightings
      }
    }
  }

  private let knowledge: SharedKnowledge
  /// Weighs the word at its position, without the text.
  private let corrector: Corrector
  private let isIgnored: Bool
  private let setting: (_ meant: String) -> TypedSetting

  /// An assessment of words that only their text knows.
  ///
  /// - Parameters:
  ///   - knowledge: What is known independently of the text. Corrections that the user reverted are not slips.
  ///   - corrector: Weighs the word at its position, without the text.
  ///   - isIgnored: Whether the user ignores the word.
  ///   - setting: Where the word is typed, given what is meant.
  init(
    _ knowledge: SharedKnowledge, by corrector: Corrector, isIgnored: Bool,
    setting: @escaping (_ meant: String) -> TypedSetting
  ) {
    (self.knowledge, self.corrector) = (knowledge, corrector)
    (self.isIgnored, self.setting) = (isIgnored, setting)
  }

  /// A word written this often in a text is intended even if it looks like a slip, unless it is a plain one.
  static let intendedSightings = WordKnowledge.knownSightings
  /// The same for a name, which had a capital inside a sentence each of these times.
  private static let intendedSightingsOfNames = 3
  /// The share of another word, compared with keeping the typed one, above which it may be meant.
  private static let possibleShare = AutocorrectRule.minimumShare / 2
  private static let allButCertainShare = 0.8
  private static let beyondDoubtShare = 0.97
  private static let frequentFrom = Score.once(in: 10_000)

  /// Returns how often a word that is a slip with some certainty must be written to be intended: a name that is not a
  /// short slip of another one, twice. Costs a correction.
  func sightingsIfIntended(of typed: String, _ certainty: Certainty) -> Int {
    let count = Self.sightingsIfIntended(of: typed, in: knowledge.model)
    guard count == Self.intendedSightingsOfNames, certainty <= .probable,
      let meant = corrector.judgement(of: typed).others.first
    else { return count }
    let isSlipOfName = meant.isCapitalized && meant.reason != .severalSlips
    return isSlipOfName ? count : AutocorrectRule.repeatedSightings
  }

  /// Returns how often a word that may be a slip must be written to be intended, in the languages with a pack. A word
  /// that begins with a capital had it inside a sentence.
  static func sightingsIfIntended(of word: String, in model: Model) -> Int {
    let isName =
      LetterCase.of(word) == .title && !model.hasLanguage { $0.writing.capitalizesNouns }
    return isName ? intendedSightingsOfNames : intendedSightings
  }

  /// How certainly an unknown word is a slip; nil if no other word comes near it. Costs two corrections.
  func certainty(of typed: String) -> Certainty? {
    let here = corrector.judgement(of: typed)
    guard let meant = here.others.first?.text, let share = here.shares.others.first else {
      return nil
    }
    let wouldChange = wouldChange(typed, judged: here)
    if wouldChange, isPlain(typed, judged: here) { return .plain }
    // And by itself, so that the words around it seldom matter: next to another slip it is taken for a foreign word.
    let alone = corrector.byItself.judgement(of: typed)
    if self.wouldChange(typed, judged: alone), isPlain(typed, judged: alone) { return .plain }
    if wouldChange, share >= AutocorrectRule.minimumShare {
      if share >= Self.beyondDoubtShare, isFrequent(meant) { return .beyondDoubt }
      return share >= Self.allButCertainShare ? .allButCertain : .probable
    }
    let isPossible = max(here.shareOfBest, alone.shareOfBest) > Self.possibleShare
    return isPossible ? .possible : nil
  }

  /// Whether the likeliest other word would replace it automatically.
  private func wouldChange(_ typed: String, judged judgement: Judgement) -> Bool {
    guard let meant = judgement.others.first?.text else { return false }
    let word = WordByItself(typed: typed, isIgnored: isIgnored, knowledge: knowledge)
    return AutocorrectDecision(on: judgement, of: typed, in: setting(meant), by: word).rule
      == .automatic
  }

  private func isPlain(_ typed: String, judged judgement: Judgement) -> Bool {
    judgement.others.first.map { judgement.hasPlainSlip(typed, in: setting($0.text)) } ?? false
  }

  private func isFrequent(_ word: String) -> Bool {
    knowledge.model.isFrequent(word, atLeast: Self.frequentFrom)
  }
}

/// A word that is judged without its text, of which nothing can speak for it.
private struct WordByItself: DecisionContext {
  let typed: String
  let isIgnored: Bool
  let knowledge: SharedKnowledge

  func isReverted(to meant: String) -> Bool { knowledge.isKept(typed, beside: meant) }
  func sightings(of word: String) -> Int? { nil }
  var writesNounsWithCapitals: Bool { false }
  func source(of meant: String) -> WordKnowledge.Source { knowledge.source(of: meant) }
  func veto(on meant: String) -> OfferReason? { nil }
  var restsOnWriting: Bool { false }
  var mayBeForeign: Bool { false }
  var isNameOfCode: Bool { false }
}

extension Judgement {
  /// The share of the likeliest other word compared with keeping the typed one, 0…1: further words that may be meant do
  /// not make that one likelier.
  fileprivate var shareOfBest: Double {
    var best = self
    best.others.removeLast(max(0, others.count - 1))
    return best.shares.others.first ?? 0
  }
}
