// Tabulated logarithms compared with independently computed values, and scores at the limits of their range.

import InkLexicon
import Testing

@Suite struct LogarithmTests {
  @Test(arguments: [
    (1.0, 0.0), (2, 0.693_147_180_559_945_3), (0.5, -0.693_147_180_559_945_3),
    (10, 2.302_585_092_994_045_7), (1e-6, -13.815_510_557_964_274),
    (0.999, -0.001_000_500_333_583_533),
  ])
  func `the natural logarithm and its inverse are accurate`(x: Double, expected: Double) {
    #expect(abs(Logarithm.natural(x) - expected) < 1e-9)
    #expect(abs(Logarithm.exponential(expected) / x - 1) < 1e-12)
  }

  @Test func `a number without a logarithm is impossible`() {
    #expect(Logarithm.natural(0) == -.infinity)
    #expect(Logarithm.natural(-1) == -.infinity)
    #expect(Logarithm.score(0) == .impossible)
    #expect(Logarithm.exponential(-1e9) == 0)
    #expect(Logarithm.exponential(1e9) > 1e300)
  }

  @Test func `scores have steps of a 4096th of a nat`() {
    #expect(Logarithm.score(1).rawValue == 0)
    #expect(Logarithm.score(0.5).rawValue == -2839)
    #expect(abs(Logarithm.probability(of: Score(rawValue: -2839)) - 0.5) < 1e-4)
    #expect(Logarithm.probability(of: Score(rawValue: 5)) == 1)
    #expect(Score(nats: -1e12) == .impossible)
    #expect(Score(nats: -1) + Score(nats: -2) == Score(nats: -3))
    #expect(Score(nats: -1) - Score(nats: 2) == Score(nats: -3))
    #expect(Score.impossible < Score(nats: -100))
  }

  @Test func `scores are rounded to the nearest step, halves away from zero, within their range`() {
    for (units, expected) in [
      (0.49, 0), (0.5, 1), (-0.49, 0), (-0.5, -1), (-2.5, -3), (2.5, 3), (-1000.4, -1000),
      (4_194_303.6, 4_194_304), (1e12, 4_194_304), (-4_194_303.4, -4_194_303),
      (-4_194_303.5, -4_194_304), (-.infinity, -4_194_304),
    ] as [(Double, Int32)] {
      #expect(Score(nats: units / 4096).rawValue == expected)
    }
    #expect(Score(nats: .nan) == .impossible)
  }

  @Test func `subnormal numbers have logarithms`() {
    let logarithm = Logarithm.natural(.leastNonzeroMagnitude)
    #expect(abs(logarithm + 744.440_071_921_381_2) < 1e-9)
    #expect(abs(Logarithm.natural(.leastNormalMagnitude) + 708.396_418_532_264_1) < 1e-9)
  }

  @Test func `a 16-bit code has steps of a 2048th of a nat`() {
    #expect(abs(Logarithm.probability(ofCode: 0) - 1) < 1e-15)
    #expect(abs(Logarithm.probability(ofCode: 2048) - 0.367_879_441_171_442_3) < 1e-12)
    #expect(Logarithm.probability(ofCode: .max) == 0)
  }
}
