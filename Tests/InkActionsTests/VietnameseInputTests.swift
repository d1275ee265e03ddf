// Vietnamese typed on an English keyboard: Telex, VIQR and VNI.

import InkText
import Testing

@testable import InkActions

struct VietnameseInputTests {
  private func typed(_ keys: String, _ input: VietnameseInput) -> String {
    var text = TypedText("|", language: "vi")
    text.keyboard.input = input
    text.type(keys)
    return String(text.text.string)
  }

  @Test(arguments: [
    ("vieetj", "vie^.t", "vie65t", "việt"), ("tieengs", "tie^'ng", "tie61ng", "tiếng"),
    ("dduwowngf", "ddu+o+`ng", "d9u7o7ng2", "đường"), ("hoaf", "hoa`", "hoa2", "hòa"),
    ("toans", "toa'n", "toan1", "toán"), ("tosan", "to'an", "to1an", "toán"),
    ("quys", "quy'", "quy1", "quý"), ("giaf", "gia`", "gia2", "già"),
    ("nguoiwf", "nguoi+`", "nguoi72", "người"), ("nguyeenx", "nguye^~n", "nguye64n", "nguyễn"),
    ("muaw", "mua+", "mua7", "mưa"), ("hoawcj", "hoa(.c", "hoa8c5", "hoặc"),
    ("DDAATS", "DDA^T'", "D9A6T1", "ĐẤT"), ("awn", "a(n", "a8n", "ăn"),
    ("khoer", "khoe?", "khoe3", "khỏe"), ("laf", "la`", "la2", "là"),
    ("thuowr", "thuo+?", "thuo73", "thuở"), ("huow", "huo+", "huo7", "huơ"),
    ("thuowngf", "thuo+`ng", "thuo7ng2", "thường"), ("thuowfng", "thuo+`ng", "thuo72ng", "thường"),
    ("huowu", "huo+u", "huo7u", "hươu"), ("quowr", "quo+?", "quo73", "quở"),
    ("tuowng", "tuo+ng", "tuo7ng", "tương"),
  ])
  func `all three methods type the word`(telex: String, viqr: String, vni: String, word: String) {
    #expect(typed(telex, .telex) == word)
    #expect(typed(viqr, .viqr) == word)
    #expect(typed(vni, .vni) == word)
  }

  @Test(arguments: [
    ("ass", "as"), ("aaa", "aa"), ("ddd", "dd"), ("uww", "uw"), ("tasz", "ta"), ("taxf", "tà"),
    ("w", "ư"), ("tw", "tư"), ("s", "s"), ("str", "str"), ("vieetj nam", "việt nam"),
  ])
  func `a repeated key removes its mark, and z removes the tone`(keys: String, text: String) {
    #expect(typed(keys, .telex) == text)
  }

  @Test func `keys without an effect type themselves`() {
    #expect(typed("3 la2.", .vni) == "3 là.")
    #expect(typed("? b.", .viqr) == "? b.")
  }

  @Test func `the input method is selected by its key, and words with other letters stay`() {
    var text = TypedText("|", language: "vi")
    text.handle(.release, .keyboardInputType("telex"))
    #expect(text.keyboard.input == .telex)
    text.type("ñas")
    #expect(text.marked == "ñas|")
    text.handle(.release, .keyboardInputType("none"))
    text.type(" as")
    #expect(text.marked == "ñas as|")
    text.handle(.release, .keyboardInputType("braille"))
    #expect(text.effects == [.unhandled])
  }

  @Test(arguments: VietnameseInput.allCases)
  func `a letter of another language is appended unchanged`(input: VietnameseInput) {
    for letter in ["ñ", "ü", "ß", "ç", "я", "é", "中"] {
      var text = TypedText("a tóa|", language: "vi")
      text.keyboard.input = input
      text.type(letter)
      #expect(text.marked == "a tóa\(letter)|")
    }
  }

  @Test(arguments: ["5", "24", "ñ", "яблоко", "tóá"])
  func `a w after a non-Vietnamese word is a w`(word: String) {
    var text = TypedText("\(word)|", language: "vi")
    text.keyboard.input = .telex
    text.type("w")
    #expect(text.marked == "\(word)w|")
  }

  @Test func `adding a tone is a single change of the word`() {
    var text = TypedText("a viet|", language: "vi")
    text.keyboard.input = .telex
    text.type("j")
    #expect(text.marked == "a viẹt|")
    #expect(text.outcome?.edits.count == 1)
  }
}
