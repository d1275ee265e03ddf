// The kinds of slips with their costs, in 1/4096 nat.

import InkLexicon

/// The cost of one slip of each kind: -ln P(slip), divided by ``Judgement/certainty``, in 1/4096 nat.
struct SlipKinds: Sendable {
  /// Another letter, on a key beside the right one.
  var neighbouringKey: Int32
  /// A vowel for a vowel.
  var vowel: Int32
  /// Another letter that can be written for the same sound.
  var soundAlike: Int32
  /// Any other letter.
  var otherLetter: Int32
  /// A vowel left out.
  var missingVowel: Int32
  /// Another letter left out.
  var missingConsonant: Int32
  /// A double letter typed once.
  var undoubled: Int32
  /// A single letter typed twice.
  var doubled: Int32
  /// A letter too many, on a key beside that of the letter before or behind it.
  var neighbourToo: Int32
  /// Another vowel too many.
  var extraVowel: Int32
  /// Another letter too many.
  var extraConsonant: Int32
  /// Two neighbouring letters swapped.
  var transposition: Int32
  /// What a slip at the first letter costs besides, since it is rarely wrong.
  var firstLetter: Int32
  /// An apostrophe too many or missing.
  var apostrophe: Int32
  /// The apostrophe of a contraction missing.
  var contraction: Int32
  /// A hyphen too many or missing.
  var hyphen: Int32
  /// A mark on a letter that is missing, too many or another one.
  var accent: Int32
  /// A small letter for a capital.
  var letterCase: Int32
  /// An irregular form made by the rule: catched.
  var regularized: Int32
  /// A word that sounds like the one that is meant: their, for there.
  var homophone: Int32
  /// A missing space.
  var space: Int32
  /// A further byte of a letter of several bytes that is missing or too many; the first one costs as the letter does.
  var innerByte: Int32

  /// The costs in use.
  ///
  /// They are the weights of a log-linear model: a softmax over the candidates of λ · ln P(word | context) less the
  /// costs of the cheapest alignment. They were found by maximum likelihood in seven rounds of aligning and fitting,
  /// with Adam and a Gaussian prior on the rules of ``SpellingRules``, from 5,000 misspellings of the lists of
  /// codespell and lintian (one half of their words) and 4,500 seeded slips in sentences that the language pack had not
  /// seen. The costs here are divided by λ = 0.68, which is ``Judgement/certainty``.
  ///
  /// Those of `regularized` and `contraction` were set by hand: low, since what is written for an irregular form is
  /// seldom anything else, and since many leave these apostrophes out as a habit, which no list of slips tells. So was
  /// that of `homophone`: no list of slips has words that are right as words.
  static let fitted = SlipKinds(
    neighbouringKey: nats(7.3), vowel: nats(8.1), soundAlike: nats(6.7), otherLetter: nats(11.5),
    missingVowel: nats(4.15), missingConsonant: nats(5.15), undoubled: nats(3.15),
    doubled: nats(5.5), neighbourToo: nats(7.8), extraVowel: nats(8.3), extraConsonant: nats(9),
    transposition: nats(4.5), firstLetter: nats(1), apostrophe: nats(4.4), contraction: nats(3.4),
    hyphen: nats(5.1), accent: nats(0.5), letterCase: nats(2.5), regularized: nats(3),
    homophone: nats(5), space: nats(6.3), innerByte: nats(0.5))

  /// A cost in nats as 1/4096 nat.
  static func nats(_ nats: Double) -> Int32 { Score(nats: nats).rawValue }
}
