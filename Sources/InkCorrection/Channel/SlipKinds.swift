// The kinds of slips and their fitted costs, in 1/4096 nat.

import InkLexicon

/// The cost of one slip of each kind: -ln P(slip), divided by ``Judgement/scale``, in 1/4096 nat.
struct SlipKinds: Sendable {
  /// A substituted letter whose key is adjacent to the right one.
  var neighboringKey: Int32
  /// A vowel for another vowel.
  var vowel: Int32
  /// A substituted letter that can represent the same sound.
  var soundAlike: Int32
  /// Any other substituted letter.
  var otherLetter: Int32
  /// A missing vowel.
  var missingVowel: Int32
  /// A missing consonant.
  var missingConsonant: Int32
  /// A double letter typed once.
  var undoubled: Int32
  /// A single letter typed twice.
  var doubled: Int32
  /// An extra letter whose key is adjacent to that of the letter before or after it.
  var neighborToo: Int32
  /// Any other extra vowel.
  var extraVowel: Int32
  /// Any other extra consonant.
  var extraConsonant: Int32
  /// Two adjacent letters swapped.
  var transposition: Int32
  /// The surcharge for a slip at the first letter, which is rarely wrong.
  var firstLetter: Int32
  /// An extra or missing apostrophe.
  var apostrophe: Int32
  /// The missing apostrophe of a contraction.
  var contraction: Int32
  /// An extra or missing hyphen.
  var hyphen: Int32
  /// A missing, extra or wrong diacritic.
  var accent: Int32
  /// A small letter for a capital.
  var letterCase: Int32
  /// An irregular form inflected regularly: catched.
  var regularized: Int32
  /// A word that sounds like the meant one: their, for there.
  var homophone: Int32
  /// A missing space.
  var space: Int32
  /// A missing or extra continuation byte of a multi-byte letter; its first byte costs as much as a letter.
  var innerByte: Int32

  /// The costs in use.
  ///
  /// They are the weights of a log-linear model: a softmax over the candidates of λ · ln P(word | context) minus the
  /// costs of the cheapest alignment. They were fitted by maximum likelihood in seven rounds of aligning and fitting,
  /// with Adam and a Gaussian prior on the rules of ``SpellingRules``, to 5,000 misspellings from the lists of
  /// codespell and lintian (one half of their words) and 4,500 seeded slips in sentences that the language pack had not
  /// seen. The costs here are divided by λ = 0.68, which is ``Judgement/scale``.
  ///
  /// Three costs were set by hand. `regularized` is low since a regularized irregular form is seldom meant to be
  /// anything else; `contraction` is low since many writers habitually leave these apostrophes out, which no list of
  /// slips shows; `homophone` cannot be fitted since no list of slips contains words that are correct in other
  /// contexts.
  static let fitted = SlipKinds(
    neighboringKey: nats(7.3), vowel: nats(8.1), soundAlike: nats(6.7), otherLetter: nats(11.5),
    missingVowel: nats(4.15), missingConsonant: nats(5.15), undoubled: nats(3.15),
    doubled: nats(5.5), neighborToo: nats(7.8), extraVowel: nats(8.3), extraConsonant: nats(9),
    transposition: nats(4.5), firstLetter: nats(1), apostrophe: nats(4.4), contraction: nats(3.4),
    hyphen: nats(5.1), accent: nats(0.5), letterCase: nats(2.5), regularized: nats(3),
    homophone: nats(5), space: nats(6.3), innerByte: nats(0.5))

  /// Returns a cost in nats as 1/4096 nat.
  static func nats(_ nats: Double) -> Int32 { Score(nats: nats).rawValue }
}
