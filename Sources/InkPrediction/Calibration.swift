// Calibration of the model's probabilities to actual frequencies of being right, for the gates.

import InkLexicon
import InkModel
import InkText

/// The probability that a prediction is right, given the model's probability, the number of typed letters and the
/// document's evidence.
///
/// probability = 1 / (1 + e^-(offset + slope · ln(p / (1 - p)))), fitted by maximum likelihood to 170,000 predictions
/// in ten texts (documentation, guides, a novel, dialogue, sayings, commit messages) held out from both n-grams and
/// network. Inside a word the model is overconfident, increasingly with the number of letters: a writer who has typed
/// six letters of a likely word without accepting it may mean another one. At a word boundary it is underconfident if
/// the document repeats itself.
///
/// The model ignores punctuation: "to" is as likely after "forward," as after "forward". The probability is therefore
/// adjusted by a second fit if there is a mark before the word, to 21,000 of those predictions.
enum Calibration {
  private struct Fit {
    let offset: Double
    let slope: Double

    init(_ offset: Double, _ slope: Double) { (self.offset, self.slope) = (offset, slope) }
  }

  /// The bound of probabilities: lower ones, and those above its complement, are treated like the bound.
  private static let minimumProbability = 0.000_1

  /// Returns the probability that a word comes next, given the number of letters typed of it.
  static func chance(
    of probability: Double, letters: Int, sighting: DocumentSighting, joint: WordJoint = .space
  ) -> Double {
    let (fit, behind) = (fit(letters: letters, sighting), fit(letters: letters, after: joint))
    let bounded = min(max(probability, minimumProbability), 1 - minimumProbability)
    return logistic(behind.offset + behind.slope * (fit.offset + fit.slope * logit(bounded)))
  }

  /// Returns the probability that a word comes next, given the probability regardless of how much of it is left to type
  /// and of its language.
  ///
  /// Each letter to go may be another one: with nine to go, 49 % were right where 68 % should have been. And where
  /// compounds are written as one word, a long beginning goes on in more ways than are listed: of words with six
  /// letters typed, 65 to 75 % were right instead of 75 to 78 %. Fitted to 600,000 predictions in eleven texts of seven
  /// languages (sayings, manuals, guides) that no pack was trained on.
  ///
  /// - Parameters:
  ///   - chance: The probability.
  ///   - letters: The number of letters typed.
  ///   - rest: The number of letters to go.
  ///   - isOfCompounds: Whether the word's language writes compounds as one word.
  /// - Returns: The probability.
  static func chance(
    _ chance: Double, letters: Int, rest: Int, isOfCompounds: @autoclosure () -> Bool
  ) -> Double {
    let fit = fit(letters: letters, isOfCompounds: letters > 3 && isOfCompounds())
    let farther = min(max(rest - lettersInReach, 0), maximumFarther)
    let logit = logit(min(max(chance, minimumProbability), 1 - minimumProbability))
    return logistic(fit.offset + fit.slope * logit - natsPerLetter * Double(farther))
  }

  private static let lettersInReach = 3
  private static let maximumFarther = 8
  private static let natsPerLetter = 0.126

  private static func fit(letters: Int, isOfCompounds: Bool) -> Fit {
    switch letters {
    case 0: Fit(0, 1)
    case 1...3: Fit(0.2, 1)
    default: Fit(0.2, isOfCompounds ? 0.53 : 0.89)
    }
  }

  /// Returns the minimum model probability with which a word may reach a calibrated probability, whatever the
  /// document's evidence; 0 if any may.
  static func minimumProbability(
    ofChance chance: Double, letters: Int, joint: WordJoint = .space
  ) -> Double {
    let behind = fit(letters: letters, after: joint)
    let logit = logit(chance)
    let (plain, compound) = (
      fit(letters: letters, isOfCompounds: false), fit(letters: letters, isOfCompounds: true)
    )
    let nearest = min(
      (logit - plain.offset) / plain.slope, (logit - compound.offset) / compound.slope)
    let wanted = (nearest - behind.offset) / behind.slope
    var lowest = Double.infinity
    for fit in fits(letters: letters) { lowest = min(lowest, (wanted - fit.offset) / fit.slope) }
    let least = logistic(lowest)
    // Probabilities below the bound are treated alike, hence 0; the margin keeps rounding from excluding a word.
    return least < minimumProbability * 1.01 ? 0 : least * 0.999
  }

  /// Returns ln(p / (1 - p)) of a probability strictly between 0 and 1.
  static func logit(_ probability: Double) -> Double {
    Logarithm.natural(probability / (1 - probability))
  }

  /// Returns the probability with a given logit.
  static func logistic(_ logit: Double) -> Double { 1 / (1 + Logarithm.exponential(-logit)) }

  /// Returns the factor for a probability if the typed letters are the intended ones only with the probability `trust`.
  ///
  /// Much of what looks like a slip is none: in the ten texts, which contain hardly any, words whose letters were
  /// judged to be a slip with a probability of 90 % were right 84 times for every 100 times of other words with the
  /// same probability; and a writer who makes a slip in every 25th word makes about as many as there are such words.
  static func share(ofTrust trust: Double) -> Double {
    trust + (1 - trust) * shareWithoutTrust
  }

  private static let shareWithoutTrust = 0.4

  /// Returns the probability that the rest of an identifier from the document comes next, given its share of those with
  /// the typed prefix, the letters typed after the last mark, and the length of the rest. Fitted likewise to 3,600
  /// positions inside identifiers in four technical texts and a change log.
  static func chance(ofShare share: Double, letters: Int, rest: Int) -> Double {
    let logit = logit(min(max(share, 0.02), 0.98))
    return logistic(
      1.05 + 0.65 * logit + 0.17 * Double(min(letters, 4)) - 0.18 * Double(min(rest, 10)))
  }

  /// Returns the probability that a word comes next if it has not occurred in the document, given the probability
  /// without regard to its sources.
  ///
  /// What the user wrote once in another document is hardly evidence that it comes again: of ghost texts that rested on
  /// that alone, 26 % were right where 60 % should have been, after 300 words were learned, and 44 % instead of 67 %
  /// after 2,000. And a word of which only one of a pack's components knows belongs to the subjects of the texts that
  /// component was trained on: 55 % were right instead of 69 %. Fitted to 60,000 predictions in eight English texts
  /// (reviews, editorials, messages, sayings, dialogue, a guide, change logs), six of them also after others were
  /// learned.
  static func chance(_ chance: Double, from sources: WordSources) -> Double {
    let logit = logit(min(max(chance, minimumProbability), 1 - minimumProbability))
    let ofUser = min(max((sources.userShare - 0.7) / 0.3, 0), 1)
    let learned = Logarithm.natural(min(max(sources.userWordCount, 100), 5_000) / 1_000)
    let ofOne = min(max((Logarithm.natural(sources.concentration) - 2) / 5, 0), 1)
    let ofPacks = 1 - sources.userShare
    return logistic(logit - ofUser * (1.72 - 0.48 * learned) - ofPacks * ofOne * 0.7)
  }

  /// Returns the adjustment for a mark before the word.
  private static func fit(letters: Int, after joint: WordJoint) -> Fit {
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
    fits(letters: letters)[sighting.rawValue]
  }

  /// By the document's evidence for the word: none, the word, a pair, a triple, a phrase.
  private static func fits(letters: Int) -> [Fit] {
    switch letters {
    case 0: atBorder
    case 1: afterOne
    case 2: afterTwo
    case 3: afterThree
    case 4...5: afterFour
    default: afterSix
    }
  }

  private static let atBorder = [
    Fit(0.71, 1.26), Fit(0.82, 1.19), Fit(0.86, 1.44), Fit(-0.09, 1.14), Fit(-0.13, 0.97),
  ]
  private static let afterOne = [
    Fit(-0.12, 0.98), Fit(0.22, 0.92), Fit(-0.25, 1.02), Fit(-0.42, 0.94), Fit(-0.15, 0.76),
  ]
  private static let afterTwo = [
    Fit(-0.14, 0.94), Fit(0.26, 0.97), Fit(-0.46, 0.79), Fit(-0.47, 0.76), Fit(-0.31, 0.66),
  ]
  private static let afterThree = [
    Fit(-0.13, 0.85), Fit(-0.12, 0.78), Fit(-0.32, 0.60), Fit(-0.15, 0.51), Fit(-0.55, 0.64),
  ]
  private static let afterFour = [
    Fit(-0.04, 0.80), Fit(-0.25, 0.66), Fit(-0.36, 0.51), Fit(-0.11, 0.48), Fit(-0.77, 0.64),
  ]
  private static let afterSix = [
    Fit(0.02, 0.72), Fit(-0.37, 0.52), Fit(-0.58, 0.51), Fit(-0.30, 0.47), Fit(-1.15, 0.67),
  ]
}
