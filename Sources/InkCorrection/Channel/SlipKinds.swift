// The kinds of slips and what each of them costs, in 1/4096 nat.

import InkLexicon

/// What one slip of each kind costs.
struct SlipKinds: Sendable {
  /// A letter whose key touches that of the one that is meant.
  var neighbouringKey: Int32
  /// A vowel for a vowel.
  var vowel: Int32
  /// A letter that can stand for the same sound.
  var soundAlike: Int32
  /// Any other letter.
  var otherLetter: Int32
  /// A vowel left out.
  var missingVowel: Int32
  /// Another letter left out.
  var missingConsonant: Int32
  /// A double letter typed once.
  var undoubled: Int32
  /// A letter typed twice.
  var doubled: Int32
  /// The key beside the one before or after, pressed as well.
  var neighbourToo: Int32
  /// Another vowel too many.
  var extraVowel: Int32
  /// Another letter too many.
  var extraConsonant: Int32
  /// Two letters in each other's place.
  var transposition: Int32
  /// What a slip at the first letter costs more: it is rarely wrong.
  var firstLetter: Int32
  /// An apostrophe too many or missing.
  var apostrophe: Int32
  /// A hyphen too many or missing.
  var hyphen: Int32
  /// A mark on a letter that is missing or another one.
  var accent: Int32
  /// A small letter for a capital.
  var letterCase: Int32
  /// A missing space; both halves are scored as words.
  var space: Int32
  /// A byte inside a letter of several bytes, missing or extra; its first byte has paid.
  var innerByte: Int32

  /// The costs in use.
  ///
  /// They are the weights of a log-linear model, softmax over the candidates of λ · ln P(word | context) less
  /// the costs of the cheapest alignment, found by maximum likelihood in seven rounds of aligning and fitting
  /// (Adam, a Gaussian prior on the rules of ``SpellingRules``). The pairs: 5,000 misspellings of the lists of
  /// codespell and lintian, one half of their words, and 4,500 seeded slips in sentences that the pack used
  /// had not seen. Costs here are divided by λ, which is 0.68: see ``Judgement/certainty``.
  static let fitted = SlipKinds(
    neighbouringKey: nats(7.3), vowel: nats(8.1), soundAlike: nats(6.7), otherLetter: nats(11.5),
    missingVowel: nats(4.15), missingConsonant: nats(5.15), undoubled: nats(3.15),
    doubled: nats(5.5), neighbourToo: nats(7.8), extraVowel: nats(8.3), extraConsonant: nats(9),
    transposition: nats(4.5), firstLetter: nats(1), apostrophe: nats(4.4), hyphen: nats(5.1),
    accent: nats(0.5), letterCase: nats(2.5), space: nats(6.3), innerByte: nats(0.5))

  static func nats(_ nats: Double) -> Int32 { Score(nats: nats).rawValue }
}
