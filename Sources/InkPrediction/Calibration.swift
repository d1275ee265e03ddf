// How often a word is right that the model gives some probability: what gates are set on.

import InkLexicon
import InkModel
import InkText

/// The chance of being right, by the model's probability, the letters typed and what the document has shown.
///
/// chance = 1 / (1 + e^-(offset + slope · ln(p / (1 - p)))), fitted by maximum likelihood to 155,000 first words
/// in nine texts (documentation, guides, a novel, dialogue, commit messages) that the pack had not seen. The model
/// is too sure of itself inside a word, more so the more is typed, and too modest at a border where the document
/// repeats itself. At a border a word that stood behind the same three words comes in 47 of 100 cases in which the
/// model gives it more than 15; one that stood behind the same two, in 30.
///
/// Marks are nothing to the model: "to" is as likely to it behind "forward," as behind "forward". So what comes of that
/// is fitted once more where a mark stands between, to 140,000 of those words: before its first letter a word that was
/// given 51 of 100 came in 27 behind a comma, in 14 behind a colon, in 26 behind an opening bracket or quotation mark,
/// and in 22 where a sentence begins.
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

  /// What is left of a chance behind a mark.
  private static func fit(letters: Int, behind joint: WordJoint) -> Fit {
    switch (letters, joint) {
    case (0, .comma): Fit(-1, 1)
    case (0, .apart): Fit(-1.5, 0.5)
    case (1...3, .apart): Fit(-0.6, 0.9)
    case (_, .apart): Fit(-0.3, 0.7)
    default: Fit(0, 1)
    }
  }

  private static func fit(letters: Int, _ sighting: DocumentSighting) -> Fit {
    switch (letters, sighting) {
    case (0, .none): Fit(-0.12, 1.07)
    case (0, .word): Fit(0.73, 1.40)
    case (0, .pair): Fit(0.89, 1.41)
    case (0, .triple): Fit(-0.11, 1.41)
    case (0, .phrase): Fit(-0.29, 0.95)
    case (1...3, .none): Fit(-0.37, 0.73)
    case (1...3, .word): Fit(0.08, 0.73)
    case (1...3, .pair): Fit(-0.15, 0.74)
    case (1...3, .triple): Fit(-0.21, 0.69)
    case (1...3, .phrase): Fit(-0.18, 0.70)
    case (_, .none): Fit(-0.29, 0.38)
    case (_, .word): Fit(0.02, 0.43)
    case (_, .pair): Fit(0.11, 0.42)
    case (_, .triple): Fit(0.02, 0.41)
    case (_, .phrase): Fit(-0.93, 0.68)
    }
  }
}
