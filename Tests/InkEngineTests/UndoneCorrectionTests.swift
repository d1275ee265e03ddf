// Reverting what was changed while text is typed, and redoing it.

import InkAutocomplete
import InkCorrection
import InkEngine
import InkLexicon
import InkTestSupport
import InkText
import Testing

@Suite struct UndoneCorrectionTests {
  private static let apply = EngineSettings.applyingCorrections

  @Test func `a reverted correction is never made again`() throws {
    var typist = try Typist("|", Self.apply, typing: "You will recieve ")
    #expect(typist.changes == ["recieve>receive"])
    typist.settle()
    typist.make(TextPoint(line: 0, byte: 9)..<TextPoint(line: 0, byte: 16), "recieve")
    typist.settle()
    #expect(typist.scene.engine.userCorrections.reverted == [], "nothing was typed after it")
    typist.type("You Recieve recieve, ")
    #expect(typist.changes == ["recieve>receive"])
    #expect(typist.text == "You will recieve You Recieve recieve, ")
    typist.scene.engine.userCorrections.apply(
      UserCorrectionChange(
        .addReplacement, Replacement(typed: "recieve", text: "receive", date: 0)))
    typist.scene.document.allowCorrection(of: "recieve", to: "receive")
    typist.type("recieve ")
    #expect(typist.changes == ["recieve>receive", "recieve>receive"])
  }

  @Test func `choosing the typed word refuses its correction`() throws {
    var typist = try Typist("|", Self.apply, typing: "You will recieve")
    let question = Question(at: typist.scene.point, want: .suggestions, surface: .menu())
    let list = typist.scene.engine.answer(question, in: &typist.scene.document).suggestions
    let id = try #require(list.first { $0.text == "recieve" }?.id)
    #expect(typist.scene.engine.accept(offer: id, in: &typist.scene.document))
    typist.type(" a letter, recieve it, ")
    #expect(typist.changes == [])
    #expect(typist.scene.engine.userCorrections.reverted.count == 1)
  }

  @Test func `a correction made as two changes is tracked like one`() throws {
    var typist = try Typist("|", Self.apply)
    typist.changesInTwoSteps = true
    typist.type("You will recieve ")
    #expect(typist.changes == ["recieve>receive"])
    typist.make(TextPoint(line: 0, byte: 9)..<TextPoint(line: 0, byte: 16), "recieve")
    typist.type("and recieve ")
    #expect(typist.changes == ["recieve>receive"])
  }

  @Test(arguments: [
    ("You will recieve ", 9, "recieve"), ("We saw. Then recieve, ", 13, "recieve"),
    ("You will recieve ", 12, "ieve"),
  ])
  func `a word deleted with its ending and typed again as before is left alone there`(
    typed: String, start: Int, again: String
  ) throws {
    var typist = try Typist("|", Self.apply, typing: typed)
    typist.make(TextPoint(line: 0, byte: start)..<typist.scene.point, "")
    typist.type("\(again) a letter. ")
    #expect(typist.changes == ["recieve>receive"])
    #expect(typist.scene.engine.userCorrections.reverted == [])
    typist.type("We recieve ")
    #expect(typist.changes == ["recieve>receive", "recieve>receive"])
  }

  @Test func `a word that is cut short and typed again is left alone, like any other`() throws {
    var typist = try Typist("|", Self.apply, typing: "You will receiv ")
    #expect(typist.text == "You will receive ")
    for _ in "receive " {
      let end = typist.scene.point
      typist.make(TextPoint(line: 0, byte: end.byte - 1)..<end, "")
    }
    typist.type("receiv a letter ")
    #expect(typist.text == "You will receiv a letter ")
    #expect(typist.scene.engine.userCorrections.reverted == [])
  }

  @Test func `a word typed again as before for the second time is not corrected any more`() throws {
    var typist = try Typist("|", Self.apply)
    for _ in 0..<2 {
      typist.type("We recieve ")
      typist.make(TextPoint(line: 0, byte: typist.scene.point.byte - 8)..<typist.scene.point, "")
      typist.type("recieve a letter. ")
    }
    #expect(typist.changes == ["recieve>receive", "recieve>receive"])
    #expect(typist.scene.engine.userCorrections.reverted.count == 1)
    typist.type("We recieve ")
    #expect(typist.text.hasSuffix("We recieve "))
  }

  @Test(arguments: [(9, "recieve"), (12, "ieve")])
  func `a correction undone in one change with the space behind it is not made again`(
    start: Int, written: String
  ) throws {
    var typist = try Typist("|", Self.apply, typing: "You will recieve ")
    typist.make(TextPoint(line: 0, byte: start)..<typist.scene.point, written)
    typist.type(" a letter. ")
    #expect(typist.text == "You will recieve a letter. ")
    #expect(typist.changes == ["recieve>receive"])
    #expect(typist.scene.engine.userCorrections.reverted.count == 1)
  }

  @Test func `a word deleted together with the one before it is corrected again`() throws {
    var typist = try Typist("|", Self.apply, typing: "You will recieve ")
    typist.make(TextPoint(line: 0, byte: 4)..<typist.scene.point, "")
    typist.type("will recieve a letter. ")
    #expect(typist.changes == ["recieve>receive", "recieve>receive"])
  }

  @Test(arguments: [true, false])
  func `a sentence that is undone as a whole and retyped is corrected as before`(inOneChange: Bool)
    throws
  {
    var typist = try Typist("We go. |", Self.apply, typing: "You will recieve teh ")
    if inOneChange {
      typist.make(TextPoint(line: 0, byte: 7)..<typist.scene.point, "")
    } else {
      // The undo steps of an editor: each correction, and the text typed before it.
      for (range, put) in [(24..<27, "teh"), (24..<28, ""), (16..<23, "recieve"), (7..<24, "")] {
        let range =
          TextPoint(line: 0, byte: range.lowerBound)..<TextPoint(line: 0, byte: range.upperBound)
        typist.make(range, put)
      }
    }
    #expect(typist.text == "We go. ")
    typist.type("We will recieve teh letter. ")
    let slips = ["recieve>receive", "teh>the"]
    #expect(typist.changes == slips + slips)
    #expect(typist.scene.engine.userCorrections.reverted == [])
  }

  @Test(arguments: [true, false])
  func `a correction that was undone and redone is made again elsewhere`(inSteps: Bool) throws {
    var typist = try Typist("|", Self.apply)
    let word = TextPoint(line: 0, byte: 9)..<TextPoint(line: 0, byte: 16)
    typist.type("You will recieve ")
    typist.make(word, "recieve")
    typist.make(.zero..<typist.scene.point, "")
    if inSteps {
      typist.make(.zero..<TextPoint.zero, "You will recieve ")
      typist.make(word, "receive")
    } else {
      typist.make(.zero..<TextPoint.zero, "You will receive ")
    }
    typist.scene.point = TextPoint(line: 0, byte: 17)
    typist.type("the letter. You will recieve ")
    #expect(typist.changes == ["recieve>receive", "recieve>receive"])
    #expect(typist.scene.engine.userCorrections.reverted == [])
  }

  @Test func `an undone correction stays undone when the meant word is inserted beside it`() throws
  {
    var typist = try Typist("|", Self.apply, typing: "You will recieve ")
    typist.make(TextPoint(line: 0, byte: 9)..<TextPoint(line: 0, byte: 16), "recieve")
    for byte in [9, 0] {
      typist.make(TextPoint(line: 0, byte: byte)..<TextPoint(line: 0, byte: byte), "receive ")
    }
    typist.type("a day, recieve ")
    #expect(typist.text == "receive You will receive recieve a day, recieve ")
    #expect(typist.changes == ["recieve>receive"])
  }

  @Test func `an allowed pair is the same however its letters are composed`() throws {
    var typist = try Typist("|", Self.apply)
    typist.scene.engine.userCorrections.apply(
      UserCorrectionChange(.addReplacement, Replacement(typed: "kf", text: "caf\u{E9}", date: 0)))
    typist.type("We go kf ")
    typist.make(TextPoint(line: 0, byte: 6)..<TextPoint(line: 0, byte: 11), "kf")
    typist.scene.document.allowCorrection(of: "kf", to: "Cafe\u{301}")
    typist.type("We go kf ")
    #expect(typist.changes == ["kf>café", "kf>café"])
  }

  @Test func `an undone correction is made again where that is allowed`() throws {
    var typist = try Typist("|", Self.apply, typing: "You will recieve ")
    typist.make(TextPoint(line: 0, byte: 9)..<TextPoint(line: 0, byte: 16), "recieve")
    typist.scene.document.allowCorrection(of: "Recieve", to: "receive")
    typist.type("You will recieve ")
    #expect(typist.changes == ["recieve>receive", "recieve>receive"])
  }

  @Test func `a correction is reverted in steps, with its space, and after other edits`() throws {
    var typist = try Typist("|\nmore", Self.apply, typing: "You will recieve ")
    typist.settle()
    typist.make(.zero..<TextPoint.zero, "Well. ")
    typist.scene.document.replace(.zero..<TextPoint.zero, with: Array("Line\n".utf8))
    let space = TextPoint(line: 1, byte: 22)..<TextPoint(line: 1, byte: 23)
    typist.scene.document.replace(space, with: [])
    typist.scene.document.replace(
      TextPoint(line: 1, byte: 18)..<TextPoint(line: 1, byte: 19), with: [])
    typist.scene.document.replace(
      TextPoint(line: 1, byte: 19)..<TextPoint(line: 1, byte: 19), with: Array("e".utf8))
    #expect(typist.text == "Line\nWell. You will recieve\nmore")
    #expect(typist.scene.document.takeRevertedCorrections() == [])
    typist.scene.point = TextPoint(line: 1, byte: 22)
    typist.scene.type(" ")
    #expect(typist.scene.document.takeRevertedCorrections().map(\.typed) == ["recieve"])
    #expect(typist.scene.document.takeRevertedCorrections() == [])
  }

  @Test func `undoing and redoing through the history reverts nothing`() throws {
    let word = TextPoint(line: 0, byte: 9)..<TextPoint(line: 0, byte: 16)
    let space = TextPoint(line: 0, byte: 16)..<TextPoint(line: 0, byte: 17)
    var typist = try Typist("|", Self.apply, typing: "You will recieve ")
    typist.make(word, "recieve")
    typist.settle()
    typist.make(word, "receive")
    typist.type("the day ")
    #expect(typist.scene.engine.userCorrections.reverted == [], "done again at once")
    typist.make(space.upperBound..<typist.scene.point, "")
    typist.make(word, "recieve")
    typist.make(space, "")
    typist.settle()
    typist.type(" ")
    #expect(typist.text == "You will recieve ", "an undone correction stays undone in its place")
    typist.make(word, "receive")
    typist.type("the day")
    #expect(typist.scene.engine.userCorrections.reverted == [])
    typist.scene.point = word.upperBound
    #expect(typist.scene.document.correction(at: typist.scene.point)?.typed == "recieve")
    #expect(typist.changes == ["recieve>receive"])
  }

  @Test(arguments: ["cat is here", "cat\nAnd so on", ""])
  func `a correction is found when the editor reports it with later input`(more: String)
    throws
  {
    var typist = try Typist("You will recieve|", Self.apply)
    typist.scene.type(" ")
    let word = TextPoint(line: 0, byte: 9)..<TextPoint(line: 0, byte: 16)
    let made = typist.scene.engine.correction(
      afterTyping: " ", at: typist.scene.point, in: &typist.scene.document)
    #expect(made?.range == word)
    typist.scene.document.replace(
      word.lowerBound..<typist.scene.point, with: Array("receive \(more)".utf8))
    #expect(typist.scene.document.lastCorrection?.typed == "recieve")
    #expect(typist.scene.document.correction(at: word.upperBound)?.range == word)
  }

  @Test func `a longer word in place of a correction is not that correction`() throws {
    var typist = try Typist("You will recieve|", Self.apply)
    typist.scene.type(" ")
    _ = typist.scene.engine.correction(
      afterTyping: " ", at: typist.scene.point, in: &typist.scene.document)
    typist.scene.document.replace(
      TextPoint(line: 0, byte: 9)..<typist.scene.point, with: Array("receiver ".utf8))
    #expect(typist.scene.document.lastCorrection == nil)
  }

  @Test func `a correction that the editor never made is not reverted`() throws {
    var typist = try Typist("You will recieve|", Self.apply)
    typist.scene.type(" ")
    let correction = typist.scene.engine.correction(
      afterTyping: " ", at: typist.scene.point, in: &typist.scene.document)
    #expect(correction?.text == "receive")
    typist.scene.type("more ")
    #expect(typist.scene.document.takeRevertedCorrections() == [])
    #expect(typist.scene.document.correction(at: typist.scene.point) == nil)
  }

  @Test func `each of many corrections can be reverted, wherever it has moved`() throws {
    var typist = try Typist("|", Self.apply)
    for _ in 0..<30 {
      typist.type("You will recieve ")
      let end = typist.scene.point
      typist.scene.point = typist.scene.document.replace(end..<end, with: [10]).new.upperBound
    }
    typist.scene.document.replace(.zero..<TextPoint.zero, with: Array("One\nTwo ".utf8))
    for line in 1...30 {
      let column = line == 1 ? 13 : 9
      let word =
        TextPoint(line: line, byte: column)..<TextPoint(line: line, byte: column + 7)
      #expect(typist.scene.document.correction(at: word.lowerBound)?.range == word)
    }
  }

  @Test func `a replacement of two lines is tracked like one`() throws {
    var settings = Self.apply
    settings.replacements = ["brb": "be right back\nsoon"]
    var typist = try Typist("|", settings, typing: "We brb ")
    #expect(typist.text == "We be right back\nsoon ")
    let made = typist.scene.document.correction(at: TextPoint(line: 1, byte: 4))
    let whole = TextPoint(line: 0, byte: 3)..<TextPoint(line: 1, byte: 4)
    #expect(made?.range == whole && made?.typed == "brb")
    typist.scene.document.replace(whole, with: Array("brb".utf8))
    typist.settle()
    typist.scene.point = TextPoint(line: 0, byte: 7)
    typist.type("the ")
    #expect(typist.text == "We brb the ")
    #expect(typist.scene.engine.userCorrections.reverted.map(\.typed) == ["brb"])
  }

  /// How an editor reports a change.
  enum Telling: CaseIterable {
    /// As the change itself.
    case asMade
    /// As the difference between the texts.
    case compared
    /// As the whole text.
    case wholeText

    func tell(_ text: String, _ range: Range<TextPoint>, _ put: String, in document: inout Document)
    {
      switch self {
      case .asMade: document.replace(range, with: Array(put.utf8))
      case .compared:
        if let change = document.text.difference(to: Text(text)) {
          document.replace(change.range, with: change.bytes)
        }
      case .wholeText: document.replaceAll(with: Text(text))
      }
    }
  }

  @Test(
    arguments: [
      ("hi", "hi there"), ("hi", "oh hi"), ("hi", "hi hi"), ("etc", "etc."), ("us", "(us"),
      ("brb", "brb\nsoon"), ("q", "q, q"),
    ], Telling.allCases)
  func `a replacement that only adds to the input is tracked like any other`(
    pair: (typed: String, text: String), telling: Telling
  ) throws {
    var settings = Self.apply
    settings.replacements = [pair.typed: pair.text]
    var typist = try Typist("We go \(pair.typed)|\nend", settings)
    typist.scene.type(" ")
    let made = try #require(
      typist.scene.engine.correction(
        afterTyping: " ", at: typist.scene.point, in: &typist.scene.document))
    let (old, new) = ("We go \(pair.typed) \nend", "We go \(pair.text) \nend")
    var after = Text(new).endPoint
    after.line -= 1
    after.byte = (pair.text.contains("\n") ? "soon" : "We go \(pair.text)").utf8.count
    let whole = made.range.lowerBound..<after
    func tell(_ text: String, _ range: Range<TextPoint>, _ put: String) {
      telling.tell(text, range, put, in: &typist.scene.document)
      #expect(typist.text == text)
    }
    for _ in 0..<2 {
      tell(new, made.range, pair.text)
      #expect(typist.scene.document.lastCorrection?.range == whole)
      tell(old, whole, pair.typed)
      #expect(typist.scene.document.lastCorrection == nil)
      #expect(typist.scene.document.takeRevertedCorrections() == [], "nothing was typed after it")
    }
    typist.scene.point = TextPoint(line: 0, byte: 7 + pair.typed.utf8.count)
    typist.scene.type("a")
    #expect(typist.scene.document.takeRevertedCorrections().map(\.text) == [pair.text])
  }

  @Test func `deleting text like a correction's end after it does not undo it`() throws {
    var settings = Self.apply
    settings.replacements = ["hi": "hi there"]
    var typist = try Typist("|", settings, typing: "hi there ")
    #expect(typist.text == "hi there there ")
    typist.make(TextPoint(line: 0, byte: 8)..<TextPoint(line: 0, byte: 14), "")
    #expect(typist.scene.document.lastCorrection?.text == "hi there")
  }
}
