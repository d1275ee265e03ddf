// The probability that an unknown word is meant as typed.

import InkLexicon
import InkModel
import InkText

/// The hypothesis that a typed word is meant although no list has it.
struct UnknownWord {
  /// ln P(an unknown word is meant here, and it is this one).
  let score: Score
  /// The part of it that is due to unknown, rare and foreign words around it, in nats.
  let surroundings: Score

  // Fitted by logistic regression to 4,800 seeded slips that are not words, the 1,270 unknown words among 230,000 of
  // clean text, and 7,400 of foreign text, weighted as if one word in sixty were a slip; see ``Judgement/shares``.
  private static let nats = -7.86
  private static let natsPerLetter = -0.257
  /// For a capital inside a sentence, since many unknown words are proper names.
  private static let natsForName = 0.5
  /// For inner capitals or all capitals, which may mark an abbreviation.
  private static let natsForCapitals = 3.1
  /// For one capital more than a word at the start of a sentence has, which may be due to the Shift key: TGhat.
  private static let natsForLateShift = 1.0
  /// After another unknown word, as in a list of names or a foreign sentence, and after a rare one.
  private static let natsAmongUnknown = 2.43
  private static let natsAfterRare = 1.2
  /// For each unknown word among the last twelve, as in dialect or among names and terms; half of it for each among the
  /// 28 before these. In 154,000 words of clean prose that no pack has seen, the odds that a word is unknown rise by a
  /// nat for each, up to 3; about half of that counts, since writers may also leave slips uncorrected.
  private static let natsPerStranger = 0.55
  /// The same in a language with diacritics: more of its words are unlisted forms and compounds, and in 50,000 words of
  /// German the odds rise by half a nat.
  private static let natsPerStrangerAmongMarks = 0.27
  private static let natsAmongStrangers = 2.2
  /// The weight of an unknown name for a word in small letters: in 110,000 words of texts that no pack has seen, the
  /// odds after one rise by half a nat, and no more after several.
  private static let shareOfNames = 0.25
  /// Where there are no unknown words.
  private static let natsWithoutStrangers = -0.1
  /// For one of the most common words of a language that is not written here, and after such a word: Ich habe.
  private static let natsAmongForeign = 4.0
  /// For a letter with a diacritic in a language that hardly has any, since typing it took an effort.
  private static let natsForMarks = 5.7

  /// How well known the word before is.
  enum WordBefore {
    case common, rare, unknown
  }

  /// Creates the hypothesis for a typed word.
  ///
  /// - Parameters:
  ///   - word: The typed word.
  ///   - capitalIsUninformative: Whether a capital says nothing about it, as at the start of a sentence.
  ///   - isAmongMarks: Whether a language with diacritics is written here.
  ///   - isForeign: Whether the word is among words of another language.
  ///   - wordBefore: How well known the word before is.
  ///   - strangers: The unknown words among the last ones.
  init(
    _ word: TypedForm, capitalIsUninformative: Bool, isAmongMarks: Bool, isForeign: Bool,
    after wordBefore: WordBefore, among strangers: [PrecedingUnknownWord]
  ) {
    let letters = min(20, word.typed.unicodeScalars.count)
    var nats = Self.nats + Self.natsPerLetter * Double(letters)
    switch word.letterCase {
    case .title: if !capitalIsUninformative { nats += Self.natsForName }
    case .upper, .mixed:
      nats += word.lateShift == nil ? Self.natsForCapitals : Self.natsForLateShift
    case .lower, .none: break
    }
    let natsAfter =
      switch wordBefore {
      case .common: 0.0
      case .rare: Self.natsAfterRare
      case .unknown: Self.natsAmongUnknown
      }
    let each = isAmongMarks ? Self.natsPerStrangerAmongMarks : Self.natsPerStranger
    let natsAmong = strangers.reduce(0) { sum, stranger in
      let isOtherKind = stranger.isName && word.letterCase == .lower
      return sum + each * (stranger.isNear ? 1 : 0.5) * (isOtherKind ? Self.shareOfNames : 1)
    }
    let natsAround =
      (strangers.isEmpty && natsAfter == 0
        ? Self.natsWithoutStrangers : max(natsAfter, min(natsAmong, Self.natsAmongStrangers)))
      + (isForeign ? Self.natsAmongForeign : 0)
    nats += natsAround
    // In the normalized word, ’ is an apostrophe.
    if !isAmongMarks, word.text.utf8.contains(where: { $0 >= 0xC0 }) { nats += Self.natsForMarks }
    (score, surroundings) = (Score(nats: nats), Score(nats: natsAround))
  }
}
