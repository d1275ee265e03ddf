// Ghost texts evaluated by hand-computed rules.

import Testing

@testable import InkMeasure

/// Types `text`, with given ghost texts after some of its prefixes; ` ` begins each part but the first.
private func figures(
  _ text: String, _ ghosts: [String: [String]], probabilities: [String: Double] = [:]
) -> GhostFigures {
  var typed = ""
  return GhostMeter().figures(
    typing: ReplayedText(Array(text.utf8)), type: { typed += $0 },
    ghost: { ghosts[typed].map { Ghost(parts: $0, probability: probabilities[typed] ?? 0.5) } })
}

@Test func `a ghost text is right if its first word comes next`() {
  let found = figures(
    "I am going.", ["": ["You"], "I am ": ["good"], "I am go": ["ing", " to"], "I am goi": ["n"]])
  // The cores have 1 + 2 + 5 characters.
  #expect(found.positions == 8)
  #expect(found.shown == 4)
  #expect(found.right == 1)
  #expect(found.borders == 3)
  #expect(found.shownAtBorders == 2)
  #expect(found.rightAtBorders == 0)
  #expect(found.precision == 0.25)
  #expect(found.shownRate == 0.5)
  #expect(found.rightWords == 1)
  // Accepting "ing" with one keystroke saves two; the text is "I am going." and a separator: 12 characters.
  #expect(found.savedKeys == 2)
  #expect(found.characters == 12)
  #expect(abs(found.savedPerHundred - 100 * 2.0 / 12) < 1e-12)
}

@Test func `the right part spans several words and is accepted once`() {
  // "ing to the sea" is right up to "the": 10 characters, one keystroke. Ghost texts within it are not accepted
  // again.
  let found = figures(
    "going to the shop",
    ["go": ["ing", " to", " the", " sea"], "goi": ["ng", " to"], "going ": ["to", " the"]])
  #expect(found.rightWords == 3 + 2 + 2)
  #expect(found.savedKeys == 9)
  #expect(abs(found.matchedWords - 7.0 / 3) < 1e-12)
  // One character is not worth a keystroke; case does not matter.
  #expect(figures("Going", ["Goin": ["g"]]).savedKeys == 0)
  #expect(figures("GOING", ["GO": ["ing"]]).savedKeys == 2)
}

@Test func `a prefix of what comes next is not right`() {
  #expect(figures("goings", ["go": ["ing"]]).right == 0)
  #expect(figures("going", ["go": ["ings"]]).right == 0)
  #expect(figures("going", ["go": [" to"]]).right == 0)
  // A mark after a word counts only for the right part.
  let found = figures("the end now", ["the e": ["nd."]])
  #expect(found.right == 1)
  #expect(found.savedKeys == 0)
}

@Test func `a ghost text that vanishes despite agreeing letters flickers`() {
  #expect(figures("going", ["g": ["oing"], "go": ["ing"], "goi": ["ng", " to"]]).flickers == 1)
  #expect(figures("going", ["g": ["oing"], "go": ["od"]]).flickers == 1)
  #expect(
    figures("going", ["g": ["ood"], "go": ["ing"], "goi": ["ng"], "goin": ["g"]]).flickers == 1)
  #expect(figures("gas", ["g": ["oing"], "ga": ["s"]]).flickers == 0)
}

@Test func `ghost texts are counted by probability`() {
  let found = figures(
    "going on", ["g": ["oing"], "go": ["od"], "going ": ["on"]],
    probabilities: ["g": 0.9, "go": 0.4, "going ": 0.2])
  #expect(found.curve.atLeast(percent: 0) == (3, 2))
  #expect(found.curve.atLeast(percent: 40) == (2, 1))
  #expect(found.curve.atLeast(percent: 41) == (1, 1))
}
