// The sums of figures: every count is in them.

import Testing

@testable import InkMeasure

@Suite struct FigureSumTests {
  /// Expects that figures without a count of zero have each of them twice in their sum with themselves.
  private func expectDoubled(_ figures: Any, _ sum: Any, countOf counts: Int) {
    let (one, two) = (Mirror(reflecting: figures).children, Mirror(reflecting: sum).children)
    var found = 0
    for (before, after) in zip(one, two) {
      guard let number = before.value as? Int else { continue }
      #expect(number > 0 && after.value as? Int == 2 * number, "\(before.label ?? "")")
      found += 1
    }
    #expect(found == counts)
  }

  @Test func `of ghost texts`() {
    var figures = GhostFigures()
    (figures.positions, figures.shown, figures.right) = (1, 2, 3)
    (figures.borders, figures.shownAtBorders, figures.rightAtBorders) = (4, 5, 6)
    (figures.rightWords, figures.flickers, figures.characters, figures.savedKeys) = (7, 8, 9, 10)
    figures.curve.add(0.5, isRight: true)
    let sum = figures + figures
    expectDoubled(figures, sum, countOf: 10)
    #expect(sum.curve.atLeast(percent: 50) == (2, 2))
  }

  @Test func `of corrections`() {
    var figures = CorrectionFigures()
    (figures.slips, figures.first, figures.amongThree, figures.amongFive) = (1, 2, 3, 4)
    (figures.silent, figures.words, figures.putRight, figures.madeWrong) = (5, 6, 7, 8)
    let kind = SlipKind.allCases[0]
    figures.kinds[kind] = CorrectionFigures.Count(slips: 3, first: 2)
    let miss = CorrectionFigures.Miss(
      typed: "teh", meant: "the", first: nil, rank: nil, isAutomatic: false, isWord: false)
    figures.misses = [miss]
    figures.curve.add(0.5, isRight: true)
    let sum = figures + figures
    expectDoubled(figures, sum, countOf: 8)
    #expect(sum.kinds == [kind: CorrectionFigures.Count(slips: 6, first: 4)])
    #expect(sum.misses == [miss, miss])
    #expect(sum.curve.atLeast(percent: 50) == (2, 2))
  }
}
