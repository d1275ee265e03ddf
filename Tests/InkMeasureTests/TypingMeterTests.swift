// Saved keystrokes, on texts small enough to be typed by hand.

import Testing

@testable import InkMeasure

/// Types `text` with an engine that always suggests those of the same words that begin with the typed letters.
private func figures(_ text: String, limit: Int, words: [String]) -> TypingMeter.Figures {
  var typed = ""
  return TypingMeter(limit: limit).figures(
    typing: ReplayedText(Array(text.utf8)), type: { typed += $0 },
    suggestions: {
      let prefix =
        typed.split(
          omittingEmptySubsequences: false, whereSeparator: { " \n(".contains($0) }
        ).last ?? ""
      return words.filter { $0.lowercased().hasPrefix(prefix.lowercased()) }
    })
}

@Test func `a sentence typed by hand-computed rules`() {
  // "I" is never suggested: 1 + 1. Neither is "am": 2 + 1. "going" after "g": 1 + 1. "gone." at "go": the
  // suggestions after "g" are going, gone, so with one suggestion it is accepted after "gon": 3 + 1 and the full
  // stop.
  let one = figures("I am going gone.", limit: 1, words: ["the", "going", "gone"]).anyCase
  #expect(one.characters == 2 + 3 + 6 + 6)
  #expect(one.keys == 2 + 3 + 2 + 5)
  #expect(one.words == 4)
  #expect(one.hits == 0)
  #expect(one.neverOffered == 2)
  // With three, "going" and "gone" are suggested before their first letter: 1 each, and the full stop.
  let three = figures("I am going gone.", limit: 3, words: ["the", "going", "gone"]).anyCase
  #expect(three.keys == 2 + 3 + 1 + 2)
  #expect(three.hits == 2)
  #expect(abs(three.savings - (1 - 8.0 / 17)) < 1e-12)
  #expect(three.hitRate == 0.5)
  #expect(three.neverOfferedRate == 0.5)
}

@Test func `case is ignored by one typist and not by the other, and punctuation is typed by hand`()
{
  // ( The ) is 5 characters and a space; "The" is accepted at once: two brackets and one keystroke.
  let found = figures("(The)", limit: 1, words: ["the"])
  #expect(found.anyCase.characters == 6)
  #expect(found.anyCase.keys == 3)
  #expect(found.anyCase.hits == 1)
  #expect(found.sameCase.keys == 6)
  #expect(found.sameCase.neverOffered == 1)
  // "Polish" in its own case is second, and so is suggested once "Po" is typed of two "P" words.
  let polish = figures("Polish", limit: 1, words: ["polish", "Polish"])
  #expect(polish.anyCase.keys == 1)
  #expect(polish.sameCase.keys == 7)
  #expect(figures("Polish", limit: 2, words: ["polish", "Polish"]).sameCase.keys == 1)
}

@Test func `a token without a core costs its length and one`() {
  let found = figures("-- the", limit: 1, words: ["the"]).anyCase
  #expect(found.characters == 3 + 4)
  #expect(found.keys == 3 + 1)
  #expect(found.words == 1)
}

@Test func `the engine sees the text so far with single separators, keystroke by keystroke`() {
  var typed = ""
  var edits: [String] = []
  var seen: [String] = []
  _ = TypingMeter(limit: 2).figures(
    typing: ReplayedText(Array("ab \t c\n\n\"d\"\n".utf8)),
    type: {
      typed += $0
      edits.append($0)
    },
    suggestions: {
      seen.append(typed)
      return []
    })
  #expect(seen == ["", "a", "ab ", "ab c\n\""])
  #expect(edits == ["a", "b", " ", "c", "\n", "\"", "d", "\"", "\n"])
}

@Test func `the rest of an accepted word is inserted at once`() {
  var edits: [String] = []
  _ = TypingMeter(limit: 1).figures(
    typing: ReplayedText(Array("going, I".utf8)), type: { edits.append($0) },
    suggestions: { edits.count == 1 ? ["going"] : [] })
  #expect(edits == ["g", "oing", ",", " ", "I", " "])
}

@Test func `a text is cut off after a number of words`() {
  let text = ReplayedText(Array("-- a (b) c".utf8), atMost: 2)
  #expect(text.wordCount == 2)
  #expect(String(scalars: text.characters) == "-- a (b) ")
}

@Test func `a line with only a form feed separates documents`() {
  let documents = ReplayedText.documents(of: Array("a b\nc\n\u{0C}\nd\n".utf8))
  #expect(documents.map { String(decoding: $0, as: UTF8.self) } == ["a b\nc\n", "d\n\n"])
}

@Test func `figures add up`() {
  let left = figures("the", limit: 1, words: ["the"])
  let both = (left + figures("I", limit: 1, words: ["the"])).anyCase
  #expect(both.characters == 6)
  #expect(both.keys == 1 + 2)
  #expect(both.words == 2)
  #expect(both.neverOffered == 1)
}

@Test func `an empty text saves nothing`() {
  #expect(TypingFigures().savings == 0)
  #expect(TypingFigures().hitRate == 0)
  #expect(GhostFigures().savedPerHundred == 0)
  #expect(CorrectionFigures().rate(\.first) == 0)
  #expect(FalseAlarmFigures().changedPerHundred == 0)
}

@Test func `percentiles are measured times`() {
  let times = LatencyFigures(nanoseconds: (1...200).map { UInt64($0) }.reversed())
  #expect(times.median == 100)
  #expect(times.percentile95 == 190)
  #expect(times.percentile99 == 198)
  #expect(times.maximum == 200)
  #expect(times.count == 200)
  #expect(LatencyFigures(nanoseconds: [7]).median == 7)
  #expect(LatencyFigures(nanoseconds: []).maximum == 0)
}
