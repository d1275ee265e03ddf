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

  @Test func `a word with more letters to go is less likely, up to a bound`() {
    func chance(_ rest: Int) -> Double {
      Calibration.chance(0.6, letters: 2, rest: rest, isOfCompounds: false)
    }
    #expect(chance(1) == chance(3))
    // 1 / (1 + e^-(0.2 + ln 1.5)) with three letters to go, and 6 · 0.126 nats less with nine.
    #expect(abs(chance(3) - 0.6469) < 1e-4)
    #expect(abs(chance(9) - 0.4625) < 1e-4)
    #expect(chance(11) == chance(40))
    let first = Calibration.chance(0.6, letters: 0, rest: 3, isOfCompounds: true)
    #expect(abs(first - 0.6) < 1e-9)
  }

  @Test func `a long beginning says less where compounds are one word`() {
    func chance(_ letters: Int, isOfCompounds: Bool) -> Double {
      Calibration.chance(0.9, letters: letters, rest: 2, isOfCompounds: isOfCompounds)
    }
    #expect(chance(3, isOfCompounds: true) == chance(3, isOfCompounds: false))
    #expect(chance(6, isOfCompounds: true) < chance(6, isOfCompounds: false) - 0.05)
  }

  @Test(arguments: 0...8, [0.1, 0.47, 0.9])
  func `a word below the least probability never reaches the wanted one`(
    letters: Int, wanted: Double
  ) {
    let least = Calibration.minimumProbability(ofChance: wanted, letters: letters)
    let chances = DocumentSighting.allCases.flatMap { sighting in
      [false, true].map { isOfCompounds in
        Calibration.chance(
          Calibration.chance(of: least, letters: letters, sighting: sighting), letters: letters,
          rest: 1, isOfCompounds: isOfCompounds)
      }
    }
    #expect(chances.allSatisfy { $0 < wanted })
    #expect(chances.contains { $0 > wanted * 0.99 })
  }
}
