// How often a word is right that the model gives some probability: what gates are set on.

import InkLexicon
import InkModel
import InkText

/// The chance of being right, by the model's probability, the letters typed and what the document has shown.
///
/// chance = 1 / (1 + e^-(offset + slope · ln(p / (1 - p)))), fitted by maximum likelihood to 170,000 guesses in ten
/// texts (documentation, guides, a novel, dialogue, sayings, commit messages) that neither n-grams nor network had
/// seen. The model is too sure of itself inside a word, more so the more is typed: who has typed six letters of a
/// likely word and not taken it may mean another one. At a border it is too modest where the document repeats itself.
///
/// Marks are nothing to the model: "to" is as likely to it behind "forward," as behind "forward". So what comes of that
/// is fitted once more where a mark stands between, to 21,000 of those guesses.
enum Calibration {
  private struct Fit {
    let offset: Double
    let slope: Double

    init(_ offset: Double, _ slope: Double) { (self.offset, self.slope) = (offset, slope) }
  }

  /// What is rarer than this, or surer than one less this, is taken to be as rare or as sure.
  private static let leastProbability = 0.000_1

  /// The chance that a word comes, of which so many letters are typed.
  static func chance(
    of probability: Double, letters: Int, sighting: DocumentSighting, joint: WordJoint = .space
  ) -> Double {
    let (fit, behind) = (fit(letters: letters, sighting), fit(letters: letters, behind: joint))
    let bounded = min(max(probability, leastProbability), 1 - leastProbability)
    return logistic(behind.offset + behind.slope * (fit.offset + fit.slope * logit(bounded)))
  }

  /// The least probability of the model's with which a word may have a chance, whatever the document has shown of it; 0
  /// where any may.
  static func leastProbability(
    ofChance chance: Double, letters: Int, joint: WordJoint = .space
  ) -> Double {
    let behind = fit(letters: letters, behind: joint)
    let wanted = (logit(chance) - behind.offset) / behind.slope
    let least =
      DocumentSighting.allCases.map { sighting in
        let fit = fit(letters: letters, sighting)
        return logistic((wanted - fit.offset) / fit.slope)
      }.min() ?? 0
    // What is rarer than the bound below which all are taken for equal counts as much, and rounding takes nothing away.
    return least < leastProbability * 1.01 ? 0 : least * 0.999
  }

  /// ln(p / (1 - p)) of a probability strictly between 0 and 1.
  static func logit(_ probability: Double) -> Double {
    Logarithm.natural(probability / (1 - probability))
  }

  /// The probability with this logit.
  static func logistic(_ logit: Double) -> Double { 1 / (1 + Logarithm.exponential(-logit)) }

  /// What is left of a chance where the letters typed are, with a probability, those that were meant.
  ///
  /// Of what looks like a slip much is none: in the ten texts, which have hardly any, a word whose letters were taken
  /// for a slip nine times of ten came 84 times for 100 of others with its chance, and who makes a slip in one word of
  /// 25 makes about as many as there are such words.
  static func share(ofTrust trust: Double) -> Double {
    trust + (1 - trust) * shareWithoutTrust
  }

  private static let shareWithoutTrust = 0.4

  /// The chance that the rest of a name comes which a document has written before, by its share of those that begin so,
  /// the letters typed behind the last mark, and how long the rest is: fitted likewise to 3,600 places inside names of
  /// four technical texts and a history of changes.
  static func chance(ofShare share: Double, letters: Int, rest: Int) -> Double {
    let logit = logit(min(max(share, 0.02), 0.98))
    return logistic(
      1.05 + 0.65 * logit + 0.17 * Double(min(letters, 4)) - 0.18 * Double(min(rest, 10)))
  }

  /// What is left of a chance behind a mark.
  private static func fit(letters: Int, behind joint: WordJoint) -> Fit {
    switch (letters, joint) {
    case (0, .comma): Fit(-1.22, 0.72)
    case (0, .apart): Fit(-1.79, 0.29)
    case (1...2, .apart): Fit(-0.76, 0.70)
    case (3...5, .apart): Fit(-0.27, 0.91)
    case (_, .apart): Fit(-0.98, 0.63)
    default: Fit(0, 1)
    }
  }

  private static func fit(letters: Int, _ sighting: DocumentSighting) -> Fit {
    let fits: [Fit] =
      switch letters {
      case 0: atBorder
      case 1: behindOne
      case 2: behindTwo
      case 3: behindThree
      case 4...5: behindFour
      default: behindSix
      }
    return fits[sighting.rawValue]
  }

  /// By what the document has shown of the word: nothing, the word, a pair, a triple, a phrase.
  private static let atBorder = [
    Fit(0.71, 1.26), Fit(0.82, 1.19), Fit(0.86, 1.44), Fit(-0.09, 1.14), Fit(-0.13, 0.97),
  ]
  private static let behindOne = [
    Fit(-0.12, 0.98), Fit(0.22, 0.92), Fit(-0.25, 1.02), Fit(-0.42, 0.94), Fit(-0.15, 0.76),
  ]
  private static let behindTwo = [
    Fit(-0.14, 0.94), Fit(0.26, 0.97), Fit(-0.46, 0.79), Fit(-0.47, 0.76), Fit(-0.31, 0.66),
  ]
  private static let behindThree = [
    Fit(-0.13, 0.85), Fit(-0.12, 0.78), Fit(-0.32, 0.60), Fit(-0.15, 0.51), Fit(-0.55, 0.64),
  ]
  private static let behindFour = [
    Fit(-0.04, 0.80), Fit(-0.25, 0.66), Fit(-0.36, 0.51), Fit(-0.11, 0.48), Fit(-0.77, 0.64),
  ]
  private static let behindSix = [
    Fit(0.02, 0.72), Fit(-0.37, 0.52), Fit(-0.58, 0.51), Fit(-0.30, 0.47), Fit(-1.15, 0.67),
  ]
}
