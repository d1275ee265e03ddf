// Seeded slips and their corrections.

import Testing

@testable import InkMeasure

private func judgement(
  _ alternatives: [(String, Double)], isKnown: Bool = false, isAutomatic: Bool = false
) -> WordJudgement {
  WordJudgement(
    isKnown: isKnown, isFlagged: !isKnown,
    alternatives: alternatives.enumerated().map {
      .init(text: $1.0, probability: $1.1, isAutomatic: isAutomatic && $0 == 0)
    })
}

@Test func `corrections are counted by the rank of a right one`() {
  var found = CorrectionFigures()
  found.count(
    judgement([("Receive", 0.9), ("relieve", 0.1)], isAutomatic: true), to: "recieve",
    meant: ["receive"])
  found.count(
    judgement([("a", 0.6), ("b", 0.2), ("there", 0.1)], isAutomatic: true), to: "thier",
    meant: ["their", "there"])
  found.count(
    judgement([("a", 0.3), ("b", 0), ("c", 0), ("d", 0), ("e", 0)], isKnown: true), to: "f",
    meant: ["e"])
  found.count(judgement([]), to: "y", meant: ["x"])
  #expect(found.slips == 4)
  #expect([found.first, found.amongThree, found.amongFive] == [1, 2, 3])
  #expect([found.silent, found.words, found.putRight, found.madeWrong] == [1, 1, 1, 1])
  #expect(found.putRightRate == 1 / Double(found.slips - 1))
  #expect(found.madeWrongRate == 1 / Double(found.slips - 1))
  #expect(found.rate(\.amongThree) == 0.5)
  #expect(found.misses.map(\.typed) == ["thier", "f", "y"])
  #expect(found.misses.map(\.meant) == ["their|there", "e", "x"])
  #expect(found.misses.map(\.first) == ["a", "a", nil])
  #expect(found.misses.map(\.rank) == [3, 5, nil])
  #expect(found.misses.map(\.isAutomatic) == [true, false, false])
  #expect(found.misses.map(\.isWord) == [false, true, false])
  // A known word is never changed, so it is not on the curve.
  #expect(found.curve.atLeast(percent: 50) == (2, 1))
}

@Test func `correct words that are marked or changed are false alarms`() {
  var found = FalseAlarmFigures()
  found.count(judgement([("a", 0.4)]), to: "aa")
  found.count(judgement([("b", 0.97)], isAutomatic: true), to: "bb")
  found.count(judgement([("c", 0.9)], isKnown: true), to: "cc")
  found.count(judgement([], isKnown: true), to: "dd")
  #expect([found.words, found.flagged, found.changed] == [4, 2, 1])
  #expect(found.flaggedPerHundred == 50)
  #expect(found.curve.atLeast(percent: 50).count == 1)
}

@Test func `a change of case is told from one of letters`() {
  var found = FalseAlarmFigures()
  found.count(judgement([("I", 0.9)], isAutomatic: true), to: "i")
  found.count(judgement([("It", 0.9)], isAutomatic: true), to: "Ti")
  found.count(judgement([]), to: "am")
  found.count(judgement([]), to: "here")
  #expect(found.changedPerHundred == 50)
  #expect(found.lettersChangedPerHundred == 25)
}

@Test func `changed correct words are listed, the most frequent first`() {
  var found = FalseAlarmFigures()
  for word in ["Hawn", "bb", "aa", "bb"] {
    found.count(judgement([("b", 0.9)], isAutomatic: true), to: word)
  }
  let both = found + found
  #expect(both.sortedChanges.map(\.change.word) == ["bb", "Hawn", "aa"])
  #expect(both.sortedChanges.map(\.count) == [4, 2, 2])
}

@Test func `every slip matches its kind`() {
  var generator = SeededGenerator(seed: 7)
  let word = Array("Going".unicodeScalars)
  for _ in 0..<200 {
    for kind in SlipKind.allCases where kind != .missingSpace && kind != .missingApostrophe {
      guard let slip = kind.slip(in: word, &generator) else {
        Issue.record("no \(kind)")
        continue
      }
      #expect(slip != word)
      switch kind {
      case .missingLetter: #expect(slip.count == 4)
      case .insertedLetter, .doubledLetter: #expect(slip.count == 6)
      default: #expect(slip.count == 5)
      }
      if kind == .swappedLetters { #expect(slip.sorted() == word.sorted()) }
      if kind == .neighboringKey { #expect(zip(slip, word).count { $0 != $1 } == 1) }
    }
  }
  #expect(
    SlipKind.missingApostrophe.slip(in: Array("don't".unicodeScalars), &generator)
      == Array("dont".unicodeScalars))
  #expect(SlipKind.missingApostrophe.slip(in: word, &generator) == nil)
  #expect(SlipKind.neighboringKey.slip(in: Array("日本".unicodeScalars), &generator) == nil)
}

@Test func `keys are adjacent to those beside, above and below, in the same case`() {
  #expect(Set(Keyboard.neighbors(of: "g")) == ["f", "h", "t", "y", "v", "b"])
  #expect(Set(Keyboard.neighbors(of: "Q")) == ["W", "A"])
  #expect(Keyboard.neighbors(of: "'").isEmpty)
}

@Test func `every letter has its neighbors in an order that the seeded slips depend on`() {
  let expected =
    [
      ("q", "wa"), ("w", "qeas"), ("e", "wrsd"), ("r", "etdf"), ("t", "ryfg"), ("y", "tugh"),
      ("u", "yihj"), ("i", "uojk"), ("o", "ipkl"), ("p", "ol"), ("a", "sqwz"), ("s", "adwezx"),
      ("d", "sferxc"), ("f", "dgrtcv"), ("g", "fhtyvb"), ("h", "gjyubn"), ("j", "hkuinm"),
      ("k", "jliom"), ("l", "kop"), ("z", "xas"), ("x", "zcsd"), ("c", "xvdf"), ("v", "cbfg"),
      ("b", "vngh"), ("n", "bmhj"), ("m", "njk"),
    ] as [(Unicode.Scalar, String)]
  #expect(expected.count == 26)
  for (letter, neighbors) in expected {
    #expect(Keyboard.neighbors(of: letter) == Array(neighbors.unicodeScalars), "\(letter)")
  }
}

@Test func `kinds are drawn by their shares`() {
  var generator = SeededGenerator(seed: 1)
  var counts: [SlipKind: Int] = [:]
  for _ in 0..<10_000 { counts[SlipKind.random(&generator), default: 0] += 1 }
  for kind in SlipKind.allCases {
    #expect(abs((counts[kind] ?? 0) - 100 * kind.share) < 200)
  }
  #expect(SlipKind.allCases.reduce(0) { $0 + $1.share } == 100)
}

@Test func `a sentence gets one slip, the same for the same seed`() {
  let text = ReplayedText(Array("Whether we are going there. No! Because x2 other people".utf8))
  let slips = Slip.slips(in: text, seed: 5)
  #expect(slips == Slip.slips(in: text, seed: 5))
  #expect(slips != Slip.slips(in: text, seed: 6))
  // "No" is too short for any slip.
  #expect(slips.count == 2)
  for seed in 0..<50 as Range<UInt64> {
    for slip in Slip.slips(in: text, seed: seed) where slip.kind == .missingSpace {
      #expect(text.text(slip.range).contains(" "))
      #expect(slip.written == text.text(slip.range).split(separator: " ").joined())
    }
  }
}

@Test func `a slip is typed, queried and corrected`() {
  let text = ReplayedText(Array("Some people. Other people.".utf8))
  var typed = ""
  var asked: [String] = []
  let found = CorrectionMeter(seed: 3).figures(
    mistyping: text,
    replace: { last, new in
      #expect(typed.hasSuffix(last))
      typed = String(typed.dropLast(last.count)) + new
    },
    judgement: {
      asked.append(typed)
      return judgement([("other", 0.9)])
    })
  #expect(typed == String(scalars: text.characters))
  #expect(asked.count == 2)
  #expect(asked.allSatisfy { !typed.hasPrefix($0) })
  #expect(found.slips == 2)
  #expect(found.kinds.values.reduce(0) { $0 + $1.slips } == 2)
}

@Test func `correct words are queried at their ends`() {
  var typed = ""
  var asked: [String] = []
  let found = CorrectionMeter(seed: 3).falseAlarms(
    typing: ReplayedText(Array("I (am) -- so.".utf8)), type: { typed += $0 },
    judgement: {
      asked.append(typed)
      return judgement([], isKnown: true)
    })
  #expect(asked == ["I", "I (am", "I (am) -- so"])
  #expect(found.changes.isEmpty)
  #expect(found.words == 3)
}
