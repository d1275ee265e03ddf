// The probabilities of predictions, with regard to what they rest on.

import InkModel
import Testing

@testable import InkPrediction

@Suite struct CalibrationTests {
  private func chance(_ set: (inout WordSources) -> Void) -> Double {
    var sources = WordSources()
    set(&sources)
    return Calibration.chance(0.8, from: sources)
  }

  @Test func `a probability stays the same if packs agree and the user wrote nothing`() {
    #expect(abs(chance { _ in } - 0.8) < 1e-6)
    #expect(abs(chance { $0.concentration = 3 } - 0.8) < 1e-6)
    #expect(abs(chance { $0.userWordCount = 3_000 } - 0.8) < 1e-6)
  }

  @Test func `what only earlier texts of the user have is less likely, more so after few words`() {
    let few = chance { ($0.userShare, $0.userWordCount) = (1, 300) }
    let many = chance { ($0.userShare, $0.userWordCount) = (1, 3_000) }
    #expect(few < 0.35)
    #expect(few < many)
    #expect(many < 0.6)
    #expect(many < chance { ($0.userShare, $0.userWordCount) = (0.8, 3_000) })
  }

  @Test func `a word that only one kind of text has is less likely`() {
    let some = chance { $0.concentration = 50 }
    let most = chance { $0.concentration = 10_000 }
    #expect(most < some)
    #expect(some < 0.8)
    #expect(most > 0.6)
  }
}
