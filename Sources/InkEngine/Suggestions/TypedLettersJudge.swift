// What may be meant by the letters typed so far, other than words that begin with them.

import InkAutocomplete
import InkCorrection
import InkLexicon

/// The judgement on the letters typed so far.
struct TypedJudgement {
  /// What may be meant instead.
  let judgement: Judgement
  /// Whether they were judged as a whole word.
  let isOfWhole: Bool
}

/// Judges the letters typed so far as the beginning of a word and as a whole one.
struct TypedLettersJudge {
  /// The judge of words at the position.
  let judge: WordJudge
  /// The typed letters.
  let typed: String
  /// The suggestions of words that begin as typed.
  let words: [Suggestion]
  /// The mass of these words; nil where there are none.
  let mass: Score?

  /// What may be meant other than the words that begin as typed.
  var judgement: TypedJudgement {
    var quick = judge.quickJudgement(of: typed, mass: mass)
    if let mass {
      let least = mass - (words.count < Self.fewWords ? Self.relevanceBesideFew : Self.relevance)
      quick.others.removeAll { $0.score < least }
    }
    guard isTakenForWhole(quick) else {
      return TypedJudgement(judgement: quick, isOfWhole: false)
    }
    var whole = wholeJudgement(keep: quick.keep)
    if typed.unicodeScalars.count < Self.minimumLongLength {
      // A longer word may have begun with a slip as well: "making", for "mski".
      let known = Set(whole.others.map(\.text))
      whole.others += quick.others.filter { !known.contains($0.text) }
      whole.others.sort { ($1.score, $0.text) < ($0.score, $1.text) }
    }
    return TypedJudgement(judgement: whole, isOfWhole: true)
  }

  /// Returns what may be meant by the typed letters as a whole word.
  private func wholeJudgement(keep: Score) -> Judgement {
    var whole = judge.judgement(of: typed)
    var least = beginsNoOther ? Score.impossible : WordJudge.relevantScore(beside: mass)
    // Nearly everything is a slip away from a short word that begins no other, such as a name that is yet to be typed.
    if typed.unicodeScalars.count < Self.minimumLongLength {
      least = max(mass ?? .impossible, keep) - Self.relevanceOfShort
    }
    whole.others.removeAll { $0.score < least }
    return whole
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

  /// The number of letters of a short word, which a longer one may begin with, and of a long one.
  static let minimumShortLength = 3
  static let minimumLongLength = 5
  /// If what a quick search finds for a short word leads by less than this, a longer search is worth its cost.
  private static let clearLead = Score(nats: 1)
  /// Where fewer words than these begin as typed, there is room for less likely ones: "beautiful", beside
  /// "beautifully".
  static let fewWords = 3
  private static let relevanceBesideFew = Score(nats: 4.5)
  private static let relevanceOfShort = Score(nats: 8)
  /// What is less than this share of the words that begin as typed is not worth a slot: 5 %.
  private static let relevance = Score(nats: 3)
  /// ln P of the words that begin as typed where they are rare in total: "beautifully". With few letters, words are
  /// rare that few people mean: "iseq", for "ise".
  private static let rareMass = Score(nats: -10)
  private static let rareMassOfShort = Score(nats: -12)
}
