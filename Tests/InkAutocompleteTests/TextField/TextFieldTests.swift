// The rules of an autocompleting text field, one test each, by their numbers in the field's specification.

import InkAutocomplete
import InkLexicon
import InkTestSupport
import Testing

@Suite struct TextFieldTests {
  private static let names = ItemList([
    "Jon Snow", "Daenerys Targaryen", "Gregor Clegane", "Cersei Lannister", "Tyrion Lannister",
    "Joffrey Baratheon", "Sandor Clegane", "Sansa Stark",
  ])

  /// Returns a field after typing some text, key by key.
  private func field(typing text: String, from items: ItemList? = names) -> TextField {
    var field = TextField()
    field.begin(items)
    field.type(text)
    return field
  }

  @Test func `F1: editing uses the items given when it began`() {
    var field = field(typing: "Jo")
    #expect(field.completion == "Jon Snow")
    field.end()
    field.begin(ItemList(["Joan"]))
    #expect(field.typed == "")
    #expect(field.isEditing)
    field.type("Jo")
    #expect(field.completion == "Joan")
  }

  @Test func `F2: without items the typed text is shown`() {
    let field = field(typing: "Jo", from: nil)
    #expect(field.text == "Jo")
    #expect(field.completion == nil)
  }

  @Test func `F3: input accumulates`() {
    #expect(field(typing: "Jo").typed == "Jo")
  }

  @Test func `F4: items match the input including case, in their order`() {
    #expect(field(typing: "S").completion == "Sandor Clegane")
    #expect(field(typing: "S").candidates == ["Sandor Clegane", "Sansa Stark"])
    #expect(field(typing: "Sans").completion == "Sansa Stark")
    #expect(field(typing: "j").completion == nil)
  }

  @Test func `F5: an exact match beats earlier candidates`() {
    let items = ItemList(["Jon Snowfall", "Jon Snow"])
    #expect(field(typing: "Jon Snow", from: items).text == "Jon Snow")
  }

  @Test func `F6: otherwise the first candidate is shown, otherwise the input`() {
    #expect(field(typing: "Jof").text == "Joffrey Baratheon")
    #expect(field(typing: "zz").text == "zz")
  }

  @Test func `F7 and F8: the input is bold, the rest light; without a match all is bold`() {
    let found = field(typing: "Jo")
    #expect(found.boldEnd == 2)
    #expect(found.text.utf8.count == 8)
    #expect(field(typing: "zz").boldEnd == 2)
  }

  @Test func `F9: the caret is after the input`() {
    #expect(field(typing: "Jo").caret == 2)
  }

  @Test func `F10: replacing nothing with nothing is a backspace`() {
    var field = field(typing: "Jof")
    #expect(field.replace(nil, with: "") == false)
    #expect(field.typed == "Jo")
    #expect(field.completion == "Jon Snow")
    #expect(field.caret == 2)
  }

  @Test func `F11 and F12: a field that is or becomes empty is cleared and offers nothing`() {
    var field = field(typing: "J")
    #expect(field.replace(nil, with: "") == true)
    #expect(field.text == "")
    #expect(field.candidates == [])
    #expect(field.completion == nil)
    #expect(field.replace(nil, with: "") == true)
  }

  @Test func `F13: return yields the shown text and ends editing`() {
    var field = field(typing: "Jo")
    #expect(field.return() == "Jon Snow")
    #expect(!field.isEditing)
  }

  @Test func `F14: editing that ends without return leaves nothing`() {
    var field = field(typing: "Jo")
    field.end()
    #expect(field.text == "")
    #expect(field.typed == "")
  }

  @Test func `F15: after return the text stays, all of it bold`() {
    var field = field(typing: "Jo")
    _ = field.return()
    field.end()
    #expect(field.text == "Jon Snow")
    #expect(field.boldEnd == 8)
  }

  @Test func `F16: the first key of a new editing session replaces the old choice`() {
    var field = field(typing: "Jo")
    _ = field.return()
    field.end()
    field.begin(Self.names)
    #expect(field.typed == "")
    #expect(field.text == "Jon Snow")
    #expect(field.replace(8..<8, with: "S") == false)
    #expect(field.text == "Sandor Clegane")
  }

  @Test func `F17: the choice is set by return and removed when the field is cleared`() {
    var field = field(typing: "Jo")
    #expect(field.selection == nil)
    _ = field.return()
    field.begin(Self.names)
    #expect(field.selection == "Jon Snow")
    _ = field.replace(nil, with: "")
    #expect(field.selection == nil)
    #expect(field.text == "")
  }

  @Test func `edits in the middle and of selections are applied in place`() {
    var field = field(typing: "Jon")
    _ = field.replace(1..<2, with: "an")
    #expect(field.typed == "Jann")
    #expect(field.caret == 3)
    _ = field.replace(0..<1, with: "")
    #expect(field.typed == "ann")
    _ = field.replace(1..<9, with: "")
    #expect(field.typed == "a")
  }

  @Test func `deleting offered text rejects the offer`() {
    var field = field(typing: "Jo")
    #expect(field.replace(2..<8, with: "") == false)
    #expect(field.text == "Jo")
    #expect(field.completion == nil)
    field.type("n")
    #expect(field.completion == "Jon Snow")
  }

  @Test func `a backspace is visible without items`() {
    var field = field(typing: "Jo", from: nil)
    _ = field.replace(nil, with: "")
    #expect(field.text == "J")
  }

  @Test func `a backspace deletes a whole character`() {
    var field = field(typing: "a👍🏽", from: nil)
    _ = field.replace(nil, with: "")
    #expect(field.typed == "a")
  }

  @Test func `late items are accepted only by the editing session that requested them`() {
    var field = field(typing: "Jo", from: nil)
    let old = field.generation
    field.end()
    field.begin(nil)
    field.type("Jo")
    #expect(field.take(Self.names, generation: old) == false)
    #expect(field.completion == nil)
    #expect(field.take(Self.names, generation: field.generation) == true)
    #expect(field.text == "Jon Snow")
    #expect(field.caret == 2)
  }

  @Test func `the offer or one of the candidates can be accepted`() {
    var field = field(typing: "Sa")
    #expect(field.accept() == true)
    #expect(field.typed == "Sandor Clegane")
    #expect(field.caret == 14)
    field = self.field(typing: "san")
    #expect(field.candidates == ["Sandor Clegane", "Sansa Stark"])
    #expect(field.accept(candidate: 1) == true)
    #expect(field.text == "Sansa Stark")
    #expect(field.accept(candidate: 9) == false)
    field = self.field(typing: "zz")
    #expect(field.accept() == false)
  }

  @Test func `in any case the shown text begins with the input and the caret is in the input`() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<fuzzCount(400) {
      var field = field(typing: "")
      for _ in 0..<20 {
        let one = random.below(24) - 2
        let range = one..<one + random.below(5)
        let new = random.element(of: ["", "J", "Jo", "é", "e\u{301}", "👍🏽", " ", "S"]) ?? ""
        switch random.below(8) {
        case 0: field.begin(random.once(in: 2) ? Self.names : nil)
        case 1: _ = field.accept(candidate: random.below(4) - 1)
        case 2: _ = field.return()
        case 3: field.end()
        default: _ = field.replace(random.once(in: 2) ? nil : range, with: new)
        }
        #expect(field.typed.isEmpty || field.text.hasPrefix(field.typed) || !field.isEditing)
        let input = field.isEditing ? field.typed : field.text
        #expect((0...input.utf8.count).contains(field.caret))
        #expect(field.boldEnd <= field.text.utf8.count)
      }
    }
  }
}

extension TextField {
  /// Types characters one by one at the caret.
  fileprivate mutating func type(_ text: String) {
    for character in text { _ = replace(nil, with: String(character)) }
  }
}
