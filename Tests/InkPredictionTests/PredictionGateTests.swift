// The gates of the three modes, and the calibration of the model's probability.

import InkModel
import InkText
import Testing

@testable import InkPrediction

@Suite struct PredictionGateTests {
  private func gate(
    _ mode: PredictionMode, invoked: Bool = false, own: Double? = nil, caution: Double = 0
  ) -> PredictionGate? {
    PredictionGate(
      mode: mode, isInvoked: invoked, minimumProbability: own, maximumWords: 5, caution: caution)
  }

  @Test func `the mode no never predicts, even when invoked`() {
    #expect(gate(.no) == nil)
    #expect(gate(.no, invoked: true) == nil)
  }

  @Test func `the threshold of default is higher than that of yes`() throws {
    #expect(abs(try #require(gate(.default)).threshold - 0.480) < 0.001)
    #expect(abs(try #require(gate(.yes)).threshold - 0.289) < 0.001)
  }

  @Test func `an invoked prediction shows anything plausible`() {
    #expect(gate(.default, invoked: true)?.threshold == 0.02)
    #expect(gate(.default, invoked: true, own: 0.9)?.threshold == 0.02)
  }

  @Test func `a further word that is shown by itself is shown on request, too`() throws {
    #expect(gate(.default, invoked: true)?.minimumNextChance == 0.4)
    let yes = try #require(gate(.yes))
    #expect(yes.minimumNextChance == yes.threshold)
    #expect(gate(.yes, invoked: true)?.minimumNextChance == yes.threshold)
    #expect(gate(.default, invoked: true, own: 0.1)?.minimumNextChance == 0.1)
    #expect(gate(.default, invoked: true, own: 0.9)?.minimumNextChance == 0.4)
  }

  @Test func `a custom threshold replaces the mode's`() {
    #expect(gate(.default, own: 0.3)?.threshold == 0.3)
    #expect(gate(.yes, own: 0.9, caution: 1)?.threshold == 0.9)
    #expect(gate(.no, own: 0.3) == nil)
  }

  @Test func `caution raises the gate`() throws {
    // 1 / (1 + e^-(-0.08 + 1))
    #expect(abs(try #require(gate(.default, caution: 1)).threshold - 0.7150) < 0.0001)
  }

  @Test
  func `a probability is calibrated by typed letters and the document's evidence`() {
    // 1 / (1 + e^-0.71) at even odds, and so on: only the offsets.
    let expected: [(Int, DocumentSighting, Double)] = [
      (0, .none, 0.6704), (0, .word, 0.6942), (0, .pair, 0.7027), (0, .phrase, 0.4675),
      (2, .none, 0.4651), (2, .pair, 0.3870), (7, .none, 0.5050), (7, .word, 0.4085),
    ]
    for (letters, sighting, chance) in expected {
      let found = Calibration.chance(of: 0.5, letters: letters, sighting: sighting)
      #expect(abs(found - chance) < 0.0005)
    }
    let behind: [(Int, WordJoint, Double)] = [
      (0, .comma, 0.3299), (0, .apart, 0.1702), (2, .comma, 0.4651), (2, .apart, 0.2978),
      (7, .apart, 0.2754),
    ]
    for (letters, joint, chance) in behind {
      let found = Calibration.chance(of: 0.5, letters: letters, sighting: .none, joint: joint)
      #expect(abs(found - chance) < 0.0005)
    }
    #expect(Calibration.minimumProbability(ofChance: 0, letters: 4) == 0)
    #expect(Calibration.chance(of: 1, letters: 5, sighting: .none) < 1)
    #expect(Calibration.chance(of: 0, letters: 0, sighting: .none) > 0)
  }

  @Test func `letters that look like a slip more than halve a probability`() {
    #expect(Calibration.share(ofTrust: 1) == 1)
    #expect(Calibration.share(ofTrust: 0) == 0.4)
  }
}
