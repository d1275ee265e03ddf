// Random keys on texts in many scripts, compared with a naive string model: nothing is split, nothing is lost.

import InkTestSupport
import InkText
import Testing

@testable import InkActions

struct RandomActionTests {
  private static let parts = [
    "a", "Z", " ", "  ", ".", ",", "!", "(", "’", "“", "»", "é", "e\u{301}", "\u{301}", "👩",
    "\u{200D}", "🚀",
    "👨‍👩‍👧‍👦", "🇩", "🇪", "👍🏽", "\u{FE0F}", "☺️", "न", "्", "क", "क्षि", "漢", "字", "。", "ᄀ", "ᅡ", "가", "ب",
    "العربية", "ש", "\u{5B8}", "\u{600}", "1", "1️⃣", "ก", "ำ", "\n", "\t", "hello", "e.g.",
    "\u{FEFF}",
  ]

  /// A string and its cursor, edited naively.
  private struct Naive {
    var before: String
    var selected: String
    var after: String

    var whole: String { before + selected + after }

    /// Moves the cursor after the character that it may now be in.
    mutating func settle() {
      let offset = before.utf8.count
      var place = 0
      for character in whole {
        if place >= offset { break }
        place += character.utf8.count
      }
      let bytes = Array(whole.utf8)
      before = String(decoding: bytes[..<place], as: UTF8.self)
      after = String(decoding: bytes[place...], as: UTF8.self)
      selected = ""
    }
  }

  private func naive(_ text: TypedText) -> Naive {
    Naive(
      before: text.text.string(in: .zero..<text.selection.lowerBound),
      selected: text.text.string(in: text.selection),
      after: text.text.string(in: text.selection.upperBound..<text.text.endPoint))
  }

  private func action(_ random: inout SeededRandom) -> (KeyboardGesture, KeyboardAction) {
    let part = random.element(of: Self.parts) ?? "a"
    return switch random.below(14) {
    case 0...3: (.release, .character(part))
    case 4: (.release, .emoji(part))
    case 5: (.release, .space)
    case 6: (.release, .primary(.return))
    case 7...8: (.press, .backspace)
    case 9: (.repeatPress, .backspace)
    case 10: (.release, .moveCursorBackward)
    case 11: (.release, .moveCursorForward)
    case 12: (.release, .diacritic("´"))
    default: (random.once(in: 2) ? .longPress : .drag, .space)
    }
  }

  @Test func `no key splits a character, loses text or leaves the document`() {
    var random = SeededRandom(seed: 2026)
    let languages = ["en", "de", "fr", "he", "zh", "sv"]
    for round in 0..<fuzzCount(60) {
      var text = TypedText(
        (0..<random.below(20)).compactMap { _ in random.element(of: Self.parts) }.joined(),
        language: languages[round % languages.count])
      text.handler.settings.replacesQuotationMarks = false
      text.selection = place(&random, text)
      for time in 0..<20 {
        if random.once(in: 8) { text.selection = place(&random, text) }
        step(&text, &random, time)
      }
    }
  }

  /// Performs one random step and compares.
  private func step(_ text: inout TypedText, _ random: inout SeededRandom, _ time: Int) {
    let proxy = TextDocumentProxy(text.text, selection: text.selection)
    text.selection = proxy.selection
    var model = naive(text)
    let old = text
    let (gesture, action) = action(&random)
    if random.once(in: 12) {
      text.choose(
        ChosenSuggestion(
          random.element(of: Self.parts) ?? "", additionalDeleteCount: random.below(3)))
    } else {
      text.handle(
        ActionEvent(
          gesture, action, held: random.below(6_000), time: time * 400,
          drag: ((100, 0), (Double(random.below(200)), Double(random.below(80))))))
      let removesSpace = old.keyboard.insertedSpace == old.selection.lowerBound
      let moved = old.keyboard.spaceDrag != nil && action == .space
      if !removesSpace, !moved, take(gesture, action, in: &model, old) {
        #expect(text.text.string == model.whole)
        #expect(text.text.string(in: .zero..<text.selection.lowerBound) == model.before)
      }
    }
    let outcome = text.outcome
    #expect(text.selection.lowerBound == text.text.clamped(text.selection.lowerBound))
    #expect(text.selection.upperBound <= text.text.endPoint)
    #expect(text.text.isGraphemeBoundary(text.selection.lowerBound))
    #expect(text.text.isGraphemeBoundary(text.selection.upperBound))
    for (one, next) in zip(outcome?.edits ?? [], (outcome?.edits ?? []).dropFirst()) {
      #expect(one.range.upperBound <= next.range.lowerBound)
    }
    for edit in outcome?.edits ?? [] {
      #expect(old.text.isGraphemeBoundary(edit.range.lowerBound))
      #expect(old.text.isGraphemeBoundary(edit.range.upperBound))
    }
  }

  /// Performs the same step naively; returns false if that takes more than the naive model.
  private func take(
    _ gesture: KeyboardGesture, _ action: KeyboardAction, in model: inout Naive, _ old: TypedText
  ) -> Bool {
    switch (gesture, action) {
    case (.release, .character(let text)), (.release, .emoji(let text)): model.before += text
    case (.release, .space): model.before += " "
    case (.release, .primary): model.before += "\n"
    case (.press, .backspace):
      if model.selected.isEmpty, !model.before.isEmpty { model.before.removeLast() }
    case (.release, .moveCursorBackward):
      if !model.selected.isEmpty {
        model.after = model.selected + model.after
      } else if let last = model.before.popLast() {
        model.after = String(last) + model.after
      }
    case (.release, .moveCursorForward):
      if !model.selected.isEmpty {
        model.before += model.selected
      } else if !model.after.isEmpty {
        model.before.append(model.after.removeFirst())
      }
    default: return false
    }
    model.selected = ""
    model.settle()
    return true
  }

  private func place(_ random: inout SeededRandom, _ text: TypedText) -> Range<TextPoint> {
    func point() -> TextPoint {
      let line = random.below(text.text.lineCount + 1)
      return text.text.clamped(
        TextPoint(line: line, byte: random.below(text.text.lineLength(line) + 2)))
    }
    let one = point()
    let other = random.once(in: 3) ? point() : one
    return min(one, other)..<max(one, other)
  }
}
