// Whether a word that only its document knows is a slip: what everybody but the document thinks of it.

import InkCorrection
import InkLexicon
import InkModel
import InkText

/// What is made of the words at a place that only its document knows, and that another word is probably meant by.
///
/// The document's model counts what stands there, and says which words look mistyped by themselves. Whether one is a
/// slip is decided here alone, by a judgement that takes no notice of the document.
struct OwnSlipPolicy {
  private let engine: Engine
  private let place: Place

  /// The policy at a place. It copies both, so it is made where there is a word to judge.
  init(_ engine: Engine, at place: Place) {
    (self.engine, self.place) = (engine, place)
  }

  /// The share of another word from which a word is all but certainly a slip.
  static let allButCertain = 0.8
  private static let beyondDoubt = 0.97
  /// ln P(word) of one word in ten thousand.
  private static let frequent = Score(nats: -9.2)

  /// How likely it is that a word is a slip.
  enum Likelihood {
    /// Another word is meant, and would be put in.
    case probable
    /// A frequent word is meant, and beyond doubt.
    case beyondDoubt
    /// It is one however often it stands there, see ``Judgement/hasPlainSlip(_:in:)``.
    case plain
  }

  /// How likely a word is a slip that nobody but the document knows; nil where it is none, or no other word would be
  /// put in, or none is meant with at least so great a share; of a plain slip that is no matter.
  func likelihood(ofSlip word: String, from least: Double) -> Likelihood? {
    guard let judgement = judgementWithoutDocument(word) else { return nil }
    if isPlainSlip(word, judged: judgement) { return .plain }
    guard let share = judgement.shares.others.first, share >= least,
      let meant = judgement.others.first?.text,
      engine.isAutomatic(judgement, of: word, at: placeWithoutDocument(of: word))
    else { return nil }
    let isFrequent = engine.model.score(of: meant, after: []).map { $0 >= Self.frequent } ?? false
    return isFrequent && share >= Self.beyondDoubt ? .beyondDoubt : .probable
  }

  /// Whether a word that nobody but the document knows would be taken for a slip where texts are learned from.
  func looksLikeSlip(_ word: String) -> Bool {
    judgementWithoutDocument(word).map { $0.shares.others.first ?? 0 > TextCounter.slipShare }
      ?? false
  }

  /// Whether a word that nobody but the document knows is a slip however often it stands there, see
  /// ``Judgement/hasPlainSlip(_:in:)``: at the place, or by itself, so that what stands around it seldom matters.
  func isPlainSlip(_ word: String) -> Bool {
    judgementWithoutDocument(word).map { isPlainSlip(word, judged: $0) } ?? false
  }

  private func isPlainSlip(_ word: String, judged here: Judgement) -> Bool {
    if here.others.isEmpty { return false }
    let place = placeWithoutDocument(of: word)
    func isPlain(_ judgement: Judgement) -> Bool {
      engine.isAutomatic(judgement, of: word, at: place)
        && judgement.hasPlainSlip(word, in: place.typedSetting)
    }
    if isPlain(here) { return true }
    let alone = Corrector(
      model: engine.model,
      context: engine.model.context(after: [], shares: place.evidence.context.shares),
      capitalIsUninformative: place.site.capitalIsUninformative, layout: place.layout)
    return isPlain(alone.judgement(of: word, limit: Engine.weighedCount))
  }

  /// What is thought of a word by everybody but the document; nil for a word that somebody else knows.
  private func judgementWithoutDocument(_ word: String) -> Judgement? {
    let corrector = engine.corrector(at: placeWithoutDocument(of: word))
    return corrector.isKnown(word)
      ? nil : corrector.judgement(of: word, limit: Engine.weighedCount)
  }

  /// The place as others than the document know it, to judge a word there.
  func placeWithoutDocument(of word: String) -> Place {
    var place = place
    place.evidence = place.evidence.withoutDocument(of: word)
    return place
  }
}
