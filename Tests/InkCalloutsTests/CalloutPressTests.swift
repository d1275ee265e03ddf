// A key that is pressed, held, dragged and released, step by step.

import InkGeometry
import Testing

@testable import InkCallouts

struct CalloutPressTests {
  private static let nine = "eèéêëēėęě".map { Callout(String($0)) }

  /// Returns a key of a keyboard 390 wide; its left edge is at `x`.
  private func key(_ text: String? = "e", x: Double = 40, width: Double = 40) -> CalloutPress.Key {
    CalloutPress.Key(
      inputText: text, frame: Rectangle(x: x, y: 100, width: width, height: 50),
      containerWidth: 390)
  }

  /// Returns a key held long enough, with its nine variants shown.
  private func held(
    x: Double = 40, width: Double = 40, rules: CalloutPress.Rules = .keyboardKit7,
    at point: ScreenPoint? = nil
  ) -> CalloutPress {
    var press = CalloutPress(rules: rules)
    press.press(key(x: x, width: width), at: point, time: 0)
    _ = press.longPress(time: 500) { Self.nine }
    return press
  }

  /// Drags a held key sideways by some points and returns the selected index.
  private func index(
    dragging way: Double, x: Double = 40, width: Double = 40,
    rules: CalloutPress.Rules = .keyboardKit7
  ) -> Int? {
    var press = held(x: x, width: width, rules: rules)
    let middle = key(x: x, width: width).frame.center
    _ = press.drag(to: ScreenPoint(x: middle.x + way, y: middle.y), time: 600)
    return press.selectedIndex
  }

  @Test func `a press shows its character`() {
    var press = CalloutPress()
    #expect(press.state == .idle)
    press.press(key(), at: nil, time: 1_000)
    #expect(press.state == .input)
    #expect(press.inputText == "e")
    #expect(press.longPressTime == 1_500)
  }

  @Test func `a press shows nothing if that is off`() {
    var rules = CalloutPress.Rules()
    rules.showsInput = false
    var press = CalloutPress(rules: rules)
    press.press(key(), at: nil, time: 0)
    #expect(press.state == .input)
    #expect(press.inputText == nil)
  }

  @Test func `a key without a character keeps the previous one visible, but not in version 7`() {
    for (rules, text) in [(CalloutPress.Rules(), "e"), (.keyboardKit7, nil)] {
      var press = CalloutPress(rules: rules)
      press.press(key(), at: nil, time: 0)
      _ = press.release(at: nil, time: 90)
      press.press(key(nil), at: nil, time: 100)
      #expect(press.inputText == text)
    }
  }

  @Test func `a long press shows the variants instead of the character, with feedback once`() {
    var press = CalloutPress()
    press.press(key(), at: nil, time: 0)
    #expect(press.longPress(time: 499) { Self.nine } == CalloutPress.Outcome())
    #expect(press.state == .input)
    #expect(press.longPress(time: 500) { Self.nine }.selectionChanged)
    #expect(press.state == .actions)
    #expect(press.inputText == nil)
    #expect(press.callouts == Self.nine)
    #expect(press.selectedIndex == 0)
    #expect(!press.longPress(time: 600) { Self.nine }.selectionChanged)
  }

  @Test func `a long press without variants changes nothing, and the key types`() {
    for variants in [[], [Callout("q")]] {
      var press = CalloutPress()
      press.press(key("q"), at: nil, time: 0)
      #expect(press.longPress(time: 700) { variants } == CalloutPress.Outcome())
      #expect(press.state == .input)
      #expect(press.inputText == "q")
      #expect(press.release(at: nil, time: 800).typed == .base)
    }
  }

  @Test func `a drag before the long press opens nothing, and a long drag prevents it`() {
    var press = CalloutPress()
    press.press(key(), at: ScreenPoint(x: 60, y: 125), time: 0)
    _ = press.drag(to: ScreenPoint(x: 111, y: 125), time: 600)
    #expect(press.state == .input)
    #expect(!press.longPress(time: 700) { Self.nine }.selectionChanged)
    var old = CalloutPress(rules: .keyboardKit7)
    old.press(key(), at: ScreenPoint(x: 60, y: 125), time: 0)
    _ = old.drag(to: ScreenPoint(x: 111, y: 125), time: 600)
    #expect(old.longPress(time: 700) { Self.nine }.selectionChanged)
  }

  @Test func `on the right half of the keyboard the list extends to the left`() {
    let left = held(x: 195)
    #expect(left.alignment == .leading)
    #expect(left.selectedIndex == 0)
    let right = held(x: 196)
    #expect(right.alignment == .trailing)
    #expect(right.callouts.first == Self.nine.last)
    #expect(right.selectedIndex == 8)
  }

  @Test(arguments: [(35.0, 0), (36, 1), (72, 2), (330, 0), (-200, 0)])
  func `version 7 counts steps of nine tenths of the key`(way: Double, index: Int) {
    #expect(self.index(dragging: way) == index)
  }

  @Test func `no step is wider than that of a key of 50 points`() {
    #expect(index(dragging: 44, width: 60) == 0)
    #expect(index(dragging: 45, width: 60) == 1)
  }

  @Test(arguments: [(-35.0, 8), (-36, 7), (-330, 8), (200, 8)])
  func `to the left, steps are counted from the last variant`(way: Double, index: Int) {
    #expect(self.index(dragging: way, x: 300) == index)
  }

  @Test(arguments: [(0.0, 0), (11, 0), (12, 1), (44, 2), (300, 0)])
  func `version 9 uses the position of the finger in the key`(way: Double, index: Int) {
    #expect(self.index(dragging: way, rules: CalloutPress.Rules()) == index)
  }

  @Test func `version 9 has no steps below 20 points`() {
    #expect(index(dragging: 9, width: 20, rules: CalloutPress.Rules()) == 0)
    #expect(index(dragging: 10, width: 20, rules: CalloutPress.Rules()) == 1)
  }

  @Test func `a drag away from the list keeps the selection`() {
    var press = held()
    _ = press.drag(to: ScreenPoint(x: 60 + 72, y: 125), time: 600)
    #expect(press.selectedIndex == 2)
    #expect(!press.drag(to: ScreenPoint(x: 59, y: 125), time: 610).selectionChanged)
    #expect(press.selectedIndex == 2)
    #expect(press.drag(to: ScreenPoint(x: 60, y: 125), time: 620).selectionChanged)
    #expect(press.selectedIndex == 0)
  }

  @Test func `each new selection gives feedback`() {
    var press = held()
    #expect(press.drag(to: ScreenPoint(x: 60 + 36, y: 125), time: 600).selectionChanged)
    #expect(!press.drag(to: ScreenPoint(x: 60 + 40, y: 125), time: 610).selectionChanged)
  }

  @Test func `a drag below the key rejects the variants, and then nothing is typed`() {
    var press = held()
    _ = press.drag(to: ScreenPoint(x: 60, y: 175), time: 600)
    #expect(press.state == .actions)
    _ = press.drag(to: ScreenPoint(x: 60, y: 176), time: 610)
    #expect(press.callouts.isEmpty)
    #expect(press.selectedIndex == nil)
    #expect(press.release(at: ScreenPoint(x: 60, y: 130), time: 700).typed == nil)
    #expect(press.state == .idle)
  }

  @Test
  func `releasing types the selected variant, inside or outside the key, and not the base too`() {
    var press = held()
    _ = press.drag(to: ScreenPoint(x: 60 + 72, y: 125), time: 600)
    let outcome = press.release(at: ScreenPoint(x: 900, y: 125), time: 700)
    #expect(outcome.typed == .callout(Callout("é")))
    #expect(press.state == .idle)
    #expect(press.release(at: nil, time: 710).typed == nil)
  }

  @Test(arguments: [
    (60.0, 125.0, true), (120, 125, true), (121, 125, false), (60, 200, true), (60, 201, false),
  ])
  func `without a variant, the key types as long as the finger is near`(
    x: Double, y: Double, types: Bool
  ) {
    var press = CalloutPress()
    press.press(key(), at: nil, time: 0)
    #expect(press.release(at: ScreenPoint(x: x, y: y), time: 50).typed == (types ? .base : nil))
  }

  @Test func `the character stays for a moment, unless another key is pressed`() {
    for (rules, moment) in [(CalloutPress.Rules(), 50), (.keyboardKit6, 150)] {
      var press = CalloutPress(rules: rules)
      press.press(key(), at: nil, time: 0)
      _ = press.release(at: nil, time: 100)
      #expect(press.state == .input)
      #expect(press.inputEnd == 100 + moment)
      var later = press
      _ = later.drag(to: ScreenPoint(x: 0, y: 0), time: 100 + moment)
      #expect(later.state == .idle)
      press.press(key("r"), at: nil, time: 120)
      #expect(press.inputText == "r")
      #expect(press.inputEnd == nil)
    }
  }

  @Test func `a cancelled press types nothing`() {
    var press = held()
    press.cancel()
    #expect(press.state == .idle)
    #expect(press.release(at: nil, time: 700).typed == nil)
  }

  @Test func `extreme times and positions never trap`() {
    var press = CalloutPress()
    press.press(key(), at: ScreenPoint(x: .infinity, y: -.infinity), time: .max)
    _ = press.longPress(time: .max) { Self.nine }
    _ = press.drag(to: ScreenPoint(x: .nan, y: .infinity), time: .min)
    _ = press.release(at: ScreenPoint(x: .nan, y: .nan), time: .max)
    var shown = held()
    _ = shown.drag(to: ScreenPoint(x: .infinity, y: 0), time: 600)
    #expect(shown.selectedIndex == 0)
    _ = shown.drag(to: ScreenPoint(x: 1e300, y: 0), time: 600)
    #expect(shown.selectedIndex == 0)
  }
}
