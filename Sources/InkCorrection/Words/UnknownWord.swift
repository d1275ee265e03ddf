// How likely it is that a word nobody knows is meant as it stands.

import InkLexicon
import InkModel
import InkText

/// A typed word that no list has, as a hypothesis of its own: that it is meant all the same.
struct UnknownWord {
  /// ln P(an unknown word is meant here, and it is this one).
  let score: Score

  // Fitted by logistic regression on 4,800 seeded slips that are no words, the 1,270 unknown words among 230,000 of
  // clean text, and 7,400 of foreign text, weighted as if one word in sixty were a slip; see ``Judgement/shares``.
  private static let nats = -7.86
  private static let natsPerLetter = -0.257
  /// For a capital inside a sentence: many unknown words are names.
  private static let natsForName = 0.5
  /// For inner capitals, or capitals only: it may be an abbreviation.
  private static let natsForCapitals = 3.1
  /// For one capital more than a word at the start of a sentence has, where the shift key may have put it: TGhat.
  private static let natsForLateShift = 1.0
  /// Behind another unknown word, as in a list of names or in a foreign sentence, and behind a rare one.
  private static let natsAmongUnknown = 2.43
  private static let natsBehindRare = 1.2
  /// For each unknown word among the last twelve, as in dialect, or among names and terms; half of it for each among
  /// the 28 before these. In 154,000 words of clean prose that no pack has seen, the odds that a word is unknown are
  /// better by a nat for each, up to 3; about half of that counts, since slips may be let stand, too.
  private static let natsPerStranger = 0.55
  /// The same in a language whose words have marks: more of its words are forms and compounds that no list has, and in
  /// 50,000 words of German the odds are better by half a nat.
  private static let natsPerStrangerAmongMarks = 0.27
  private static let natsAmongStrangers = 2.2
  /// What an unknown name counts beside a word in small letters: in 110,000 words of texts that no pack has seen the
  /// odds behind one are better by half a nat, and not by more behind several.
  private static let shareOfNames = 0.25
  /// Where there are none.
  private static let natsWithoutStrangers = -0.1
  /// For one of the commonest words of a language that is not written here, and behind such a one: Ich habe.
  private static let natsAmongForeign = 4.0
  /// For a letter with a mark in a language whose words hardly have any: somebody took the trouble to type it.
  private static let natsForMarks = 5.7

  /// How well known the word before is.
  enum Neighbour {
    case common, rare, unknown
  }

  /// A typed word, with what is known of its surroundings: whether it begins a sentence, whether a language is
  /// written whose words have marks, whether it stands among words of another language, and how well known the word
  /// before it is, and which unknown words are among the last ones.
  init(
    _ word: TypedForm, capitalIsUninformative: Bool, isAmongMarks: Bool, isForeign: Bool,
    behind neighbour: Neighbour, among strangers: [Stranger]
  ) {
    let letters = min(20, word.typed.unicodeScalars.count)
    var nats = Self.nats + Self.natsPerLetter * Double(letters)
    switch word.letterCase {
    case .title: if !capitalIsUninformative { nats += Self.natsForName }
    case .upper, .mixed: nats += word.hasLateShift ? Self.natsForLateShift : Self.natsForCapitals
    case .lower, .none: break
    }
    let natsBehind =
      switch neighbour {
      case .common: 0.0
      case .rare: Self.natsBehindRare
      case .unknown: Self.natsAmongUnknown
      }
    let each = isAmongMarks ? Self.natsPerStrangerAmongMarks : Self.natsPerStranger
    let natsAmong = strangers.reduce(0) { sum, stranger in
      let isOtherKind = stranger.isName && word.letterCase == .lower
      return sum + each * (stranger.isNear ? 1 : 0.5) * (isOtherKind ? Self.shareOfNames : 1)
    }
    nats +=
      strangers.isEmpty && natsBehind == 0
      ? Self.natsWithoutStrangers : max(natsBehind, min(natsAmong, Self.natsAmongStrangers))
    if isForeign { nats += Self.natsAmongForeign }
    if !isAmongMarks, word.typed.utf8.contains(where: { $0 >= 0xC0 }) { nats += Self.natsForMarks }
    score = Score(nats: nats)
  }
}
