// What is shown from each probability on, and how much of it is right.

import Testing

@testable import InkMeasure

@Test func `shown texts are counted by probability`() {
  var curve = ThresholdCurve()
  curve.add(0.2, isRight: false)
  curve.add(0.5, isRight: true)
  curve.add(1, isRight: true)
  curve.add(.nan, isRight: false)
  #expect(curve.atLeast(percent: 0) == (4, 2))
  #expect(curve.atLeast(percent: 20) == (3, 2))
  #expect(curve.atLeast(percent: 21) == (2, 2))
  #expect(curve.atLeast(percent: 51) == (1, 1))
  #expect((curve + curve).atLeast(percent: 100) == (2, 2))
  var hundredths = ThresholdCurve()
  for percent in 1...99 { hundredths.add(Double(percent) / 100, isRight: true) }
  #expect((1...99).allSatisfy { hundredths.atLeast(percent: $0).count == 100 - $0 })
}
