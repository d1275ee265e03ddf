// What may be meant by the letters typed so far, other than words that begin with them.

import InkAutocomplete
import InkCorrection
import InkLexicon

/// The judgement on the letters typed so far.
struct TypedJudgement {
  /// What may be meant instead.
  var judgement: Judgement
  /// Whether they were judged as a whole word.
  var isOfWhole: Bool
  /// What they become if the word ends with them, beside likelier words that begin with them, "prefer", for "prefere";
  /// nil where nothing is applied then.
  var atEnd: Judgement?
}

/// Judges the letters typed so far as the beginning of a word, as a whole one, and as one that ends with them.
struct TypedLettersJudge {
  /// The judge of words at the position.
  let judge: WordJudge
  /// The typed letters.
  let typed: String
  /// The suggestions of words that begin as typed.
  let words: [Suggestion]
  /// The mass of these words; nil where there are none.
  let mass: Score?
  /// The maximum number of suggestions.
  let limit: Int

  /// What may be meant other than the words that begin as typed.
  var judgement: TypedJudgement {
    var quick = judge.quickJudgement(of: typed, mass: mass, limit: limit)
    let atEnd = atEnd(quick)
    if let mass {
      let least = mass - (words.count < Self.fewWords ? Self.relevanceBesideFew : Self.relevance)
      quick.others.removeAll { $0.score < least }
    }
    guard isTakenForWhole(quick) else {
      return TypedJudgement(judgement: quick, isOfWhole: false, atEnd: atEnd)
    }
    var whole = wholeJudgement(keep: quick.keep)
    if typed.unicodeScalars.count < Self.minimumLongLength {
      // A longer word may have begun with a slip as well: "making", for "mski".
      let known = Set(whole.others.map(\.text))
      whole.others += quick.others.filter { !known.contains($0.text) }
      whole.others.sort { ($1.score, $0.text) < ($0.score, $1.text) }
      whole.others.removeLast(max(0, whole.others.count - limit))
    }
    return TypedJudgement(judgement: whole, isOfWhole: true, atEnd: atEnd)
  }

  /// Returns what may be meant by the typed letters as a whole word.
  private func wholeJudgement(keep: Score) -> Judgement {
    let corrector = judge.corrector
    if typed.unicodeScalars.count >= Self.minimumLongLength {
      let floor = beginsNoOther ? .impossible : WordJudge.relevantScore(beside: mass)
      return corrector.judgement(of: typed, floor: floor, limit: limit)
    }
    // Nearly everything is a slip away from a short word that begins no other, such as a name that is yet to be typed.
    let least = max(mass ?? .impossible, keep) - Self.relevanceOfShort
    return corrector.judgement(of: typed, floor: least, limit: limit)
  }

  /// Whether the typed letters are judged as a whole word: where they begin no word, or rare ones, and a quick search
  /// finds nothing likelier.
  private func isTakenForWhole(_ quick: Judgement) -> Bool {
    let letters = typed.unicodeScalars.count
    if letters < Self.minimumShortLength { return false }
    if letters < Self.minimumLongLength {
      if let mass, mass >= Self.rareMassOfShort { return false }
      let least = max(quick.keep, mass ?? .impossible) + Self.clearLead
      return !quick.others.contains { $0.score > least }
    }
    if quick.isKnown { return false }
    if beginsNoOther { return !quick.others.contains { $0.score > quick.keep } }
    guard let mass, words.count < Self.fewWords else { return false }
    return mass < Self.rareMass && quick.others.isEmpty
  }

  /// Whether no word but the typed one begins as typed; menus include that one.
  private var beginsNoOther: Bool {
    words.allSatisfy { $0.text == typed }
  }

  /// Returns the mass of the words that begin as typed, beside a judgement on these as a whole word; where that would
  /// become another one at its end, no more than what they have there, so that the other one is first: "beautiful", for
  /// "beautifull".
  func mass(beside judgement: Judgement) -> Score? {
    guard let mass, let best = judgement.others.first, mass >= best.score,
      judge.isAutomatic(judgement, of: typed)
    else { return mass }
    return judgement.others.first { $0.text.lowercased().hasPrefix(typed.lowercased()) }
      .map(\.score) ?? best.score - Self.lossOfUnfinished
  }

  /// Returns what is left of a judgement between two keystrokes where the typed letters are a whole word: somebody who
  /// has typed as many letters as a word has meant no longer one. Nil where nothing would be applied.
  private func atEnd(_ quick: Judgement) -> Judgement? {
    if quick.isKnown || words.isEmpty { return nil }
    let count = typed.unicodeScalars.count
    if count < Self.minimumLengthAtEnd { return nil }
    var judgement = quick
    judgement.others.removeAll { $0.text.unicodeScalars.count > count }
    if judgement.others.isEmpty { return nil }
    let isPutIn = judge.isAutomatic(judgement, of: typed)
    return isPutIn ? judgement : nil
  }

  /// How much less likely words are that the typed one only begins than what it becomes.
  private static let lossOfUnfinished = Score(nats: 1)
  /// The number of letters of a short word, which a longer one may begin with, and of a long one.
  static let minimumShortLength = 3
  static let minimumLongLength = 5
  /// If what a quick search finds for a short word leads by less than this, a longer search is worth its cost.
  private static let clearLead = Score(nats: 1)
  /// Where fewer words than these begin as typed, there is room for less likely ones: "beautiful", beside
  /// "beautifully".
  private static let fewWords = 3
  private static let relevanceBesideFew = Score(nats: 4.5)
  private static let relevanceOfShort = Score(nats: 8)
  /// What is less than this share of the words that begin as typed is not worth a slot: 5 %.
  private static let relevance = Score(nats: 3)
  /// ln P of the words that begin as typed where they are rare in total: "beautifully". With few letters, words are
  /// rare that few people mean: "iseq", for "ise".
  private static let rareMass = Score(nats: -10)
  private static let rareMassOfShort = Score(nats: -12)
  /// With fewer letters the rest of the word is still to come.
  private static let minimumLengthAtEnd = 5
}
