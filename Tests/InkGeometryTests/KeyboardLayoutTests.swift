// The positions of keys, as on actual keyboards.

import InkGeometry
import InkTestSupport
import Testing

@Suite struct KeyboardLayoutTests {
  @Test(arguments: [
    (KeyboardLayout.us, "q", "w", 1.0), (.us, "g", "g", 0), (.us, "q", "p", 9), (.de, "t", "z", 1),
    (.fr, "a", "z", 1), (.fr, "l", "m", 1), (.nordic, "l", "ö", 1), (.es, "l", "ñ", 1),
    (.dvorak, "t", "n", 1), (.colemak, "s", "t", 1),
  ])
  func `keys in a row are whole key widths apart`(
    layout: KeyboardLayout, one: Unicode.Scalar, other: Unicode.Scalar, expected: Double
  ) {
    #expect(layout.distance(one, other) == expected)
    #expect(layout.distance(other, one) == expected)
  }

  @Test func `characters without a key have no distance`() {
    #expect(KeyboardLayout.us.distance("a", "ö") == nil)
    #expect(KeyboardLayout.us.point(of: "é") == nil)
  }

  @Test func `touching keys are neighbors, within rows and across them`() {
    func neighbors(_ key: Character, _ layout: KeyboardLayout) -> String {
      let key = key.asciiValue ?? 0
      return String(
        decoding: (UInt8(ascii: "a")...UInt8(ascii: "z")).filter { layout.areNeighbors(key, $0) },
        as: UTF8.self)
    }
    #expect(neighbors("g", .us) == "bfhtvy")
    #expect(neighbors("q", .us) == "aw")
    #expect(neighbors("z", .de) == "ghtu")
    #expect(neighbors("a", .fr) == "qz")
  }

  @Test func `every layout has every letter once`() {
    for layout in KeyboardLayout.all {
      let points = (UInt8(ascii: "a")...UInt8(ascii: "z")).compactMap {
        layout.point(of: Unicode.Scalar($0))
      }
      #expect(points.count == 26)
      #expect(Set(points.map { "\($0.x) \($0.y)" }).count == 26)
    }
  }

  @Test func `a language has a standard layout`() {
    #expect(KeyboardLayout.standard(for: "en").name == "us")
    #expect(KeyboardLayout.standard(for: "en-GB").name == "uk")
    #expect(KeyboardLayout.standard(for: "de-AT").name == "de")
    #expect(KeyboardLayout.standard(for: "fr").name == "fr")
    #expect(KeyboardLayout.standard(for: "fr_CA").name == "us")
    #expect(KeyboardLayout.standard(for: "fr-CH").name == "de")
    #expect(KeyboardLayout.standard(for: "ch").name == "us", "Chamorro")
    #expect(KeyboardLayout.standard(for: "sv").name == "nordic")
    #expect(KeyboardLayout.standard(for: "vi").name == "us")
  }

  @Test(arguments: [
    (KeyboardLayout.us, "asdf"), (.us, "asdfgh"), (.us, "Zxcvbn"), (.us, "lkjh"), (.us, "asdfasdf"),
    (.us, "qwertyx"), (.us, "sdfasdf"), (.de, "qwertz"), (.fr, "azerty"), (.dvorak, "aoeu"),
  ])
  func `runs along a row of keys are not words`(layout: KeyboardLayout, word: String) {
    #expect(layout.isKeyboardRun(word))
  }

  @Test(arguments: [
    (KeyboardLayout.us, "poverty"), (.us, "Fogerty"), (.us, "Gerty"), (.us, "power"), (.us, "were"),
    (.us, "tree"), (.us, "Marwenna"), (.us, "ass"), (.us, "éasdf"), (.us, "asd"), (.us, ""),
    (.de, "Messwertgeber"), (.us, "asasasas"), (.us, "aqaqaq"),
  ])
  func `words contain only pieces of a row`(layout: KeyboardLayout, word: String) {
    #expect(layout.isKeyboardRun(word) == false)
  }
}
