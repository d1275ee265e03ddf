// The gates of the three modes.

import InkPrediction
import Testing

@Suite struct PredictionGateTests {
  private func gate(_ mode: PredictionMode, invoked: Bool = false, own: Double? = nil)
    -> PredictionGate?
  {
    PredictionGate(mode: mode, isInvoked: invoked, minimumProbability: own, maximumWords: 5)
  }

  @Test func `no is no, whoever asks`() {
    #expect(gate(.no) == nil)
    #expect(gate(.no, invoked: true) == nil)
  }

  @Test func `the default is high, and higher at a border`() {
    #expect(gate(.default)?.insideWord == 0.60)
    #expect(gate(.default)?.atBorder == 0.85)
    #expect(gate(.yes)?.insideWord == 0.40)
    #expect(gate(.yes)?.atBorder == 0.55)
  }

  @Test func `who asks by a key gets anything sensible`() {
    #expect(gate(.default, invoked: true)?.atBorder == 0.02)
    #expect(gate(.default, invoked: true, own: 0.9)?.atBorder == 0.02)
  }

  @Test func `a gate of one's own takes the place of the mode's`() {
    #expect(gate(.default, own: 0.3)?.insideWord == 0.3)
    #expect(gate(.yes, own: 0.9)?.atBorder == 0.9)
    #expect(gate(.no, own: 0.3) == nil)
  }
}
