// How likely it is that a word nobody knows is meant as it stands.

import InkLexicon
import InkText

/// A word outside every list, with what speaks for it.
struct UnknownWord {
  /// ln P(an unknown word comes, and it is this one).
  let score: Score

  // Fitted by logistic regression on 4,800 seeded slips that gave no word, the 1,270 unknown words of 230,000 in
  // clean text, and 7,400 of foreign text, as if one word in sixty were a slip; see ``Judgement/shares``.
  private static let nats = -7.86
  private static let natsPerLetter = -0.257
  /// A capital inside a sentence makes it a name, as many unknown words are.
  private static let natsForName = 0.5
  /// Capitals only make it an abbreviation.
  private static let natsForCapitals = 3.1
  /// Where the word before is unknown too, somebody writes names or another language; where it is rare, perhaps.
  private static let natsAmongUnknown = 2.43
  private static let natsBehindRare = 1.2
  /// A letter with a mark, which somebody took the trouble to type where words hardly have any.
  private static let natsForMarks = 5.7

  /// How well known the word before is.
  enum Neighbour {
    case common, rare, unknown
  }

  init(
    _ word: TypedForm, isSentenceStart: Bool, isAmongMarks: Bool, behind neighbour: Neighbour
  ) {
    let letters = min(20, word.typed.unicodeScalars.count)
    var nats = Self.nats + Self.natsPerLetter * Double(letters)
    switch word.letterCase {
    case .title: if !isSentenceStart { nats += Self.natsForName }
    case .upper, .mixed: nats += Self.natsForCapitals
    case .lower, .none: break
    }
    switch neighbour {
    case .common: break
    case .rare: nats += Self.natsBehindRare
    case .unknown: nats += Self.natsAmongUnknown
    }
    if !isAmongMarks, word.typed.utf8.contains(where: { $0 >= 0xC0 }) { nats += Self.natsForMarks }
    score = Score(nats: nats)
  }
}
