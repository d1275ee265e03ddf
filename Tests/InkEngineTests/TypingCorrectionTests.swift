// What is changed while text is typed, what never is, and how a change is reverted.

import InkAutocomplete
import InkCorrection
import InkEngine
import InkLexicon
import InkTestSupport
import InkText
import Testing

@Suite struct TypingCorrectionTests {
  private static let apply = EngineSettings.applyingCorrections

  @Test(arguments: [
    ("You will recieve ", "You will receive "), ("You will recieve, ", "You will receive, "),
    ("You will recieve\n", "You will receive\n"), ("(You will recieve) ", "(You will receive) "),
    ("We dont go", "We don't go"), ("i know", "I know"), ("Dont go", "Don't go"),
    ("so i'm here", "so I'm here"), ("DONT go", "DON'T go"), ("I cant go", "I can't go"),
    ("and he wont go", "and he won't go"), ("You will recieve. ", "You will receive. "),
    ("the sea-lettre so", "the sea-letter so"), ("the lettre-sea so", "the letter-sea so"),
  ])
  func `a finished word is corrected`(typed: String, text: String) throws {
    #expect(try Typist("|", Self.apply, typing: typed).text == text)
  }

  @Test func `a word typed before another one is corrected, half a word is not`() throws {
    for (marked, typed, text) in [
      ("I know |day", "teh ", "I know the day"), ("|day", "teh ", "the day"),
      ("I know te|h day", "h ", "I know teh h day"), ("I know teh|day", " ", "I know teh day"),
    ] {
      #expect(try Typist(marked, Self.apply, typing: typed).text == text)
    }
    var typist = try Typist("I know |day", Self.apply, typing: "tehx")
    typist.scene.document.replace(
      TextPoint(line: 0, byte: 10)..<TextPoint(line: 0, byte: 11), with: [])
    typist.scene.point.byte -= 1
    typist.type(" ")
    #expect(typist.text == "I know the day")
  }

  @Test(arguments: ["We saw |the cat", "We saw| the cat", "|the cat", "the |th"])
  func `a word typed before its own letters is corrected, although another range seems new`(
    marked: String
  ) throws {
    let start = try Typist(marked, Self.apply)
    let (text, place) = (start.text, start.scene.point.byte)
    for slip in ["teh", "hte"] {
      for isFast in [false, true] {
        let keys = (place > 0 && marked.contains(" |") ? "" : place > 0 ? " " : "") + slip + " "
        var typist = start
        for count in 1...keys.count where !isFast || count >= keys.count - 1 {
          typist.compare(text, with: keys.prefix(count), at: place)
          if count == keys.count { typist.ask(after: " ") }
        }
        #expect(typist.changes == ["\(slip)>the"], "\(isFast)")
      }
    }
    // Letters deleted again, which may also be others.
    var typist = start
    for keys in ["t", "te", "tet", "te", "t", "", "t", "te", "teh", "teh "] {
      typist.compare(text, with: keys[...], at: place)
    }
    typist.ask(after: " ")
    #expect(typist.changes == (marked.contains("| ") ? [] : ["teh>the"]))
  }

  @Test func `an editor may report the wrong one of two spaces as new`() throws {
    var typist = try Typist("I know the| dog", Self.apply, typing: " teh")
    // The cursor is before the space that is reported as new.
    let end = TextPoint(line: 0, byte: typist.scene.point.byte + 1)
    typist.scene.document.replace(end..<end, with: Array(" ".utf8))
    typist.scene.point = end
    typist.ask(after: " ")
    #expect(typist.text == "I know the the  dog")
    #expect(typist.changes == ["teh>the"])
  }

  @Test(arguments: [[" ", "\n"], [" \n"]])
  func `a space is asked about with the line break typed in one go with it`(keys: [String]) throws {
    var typist = try Typist("|", Self.apply, typing: "You will recieve")
    keys.forEach { typist.scene.type($0) }
    typist.ask(after: "\n")
    #expect(typist.changes == ["recieve>receive"])
  }

  @Test func `a word is not evidence for itself when an editor requests ghost text first`() throws {
    var typist = try Typist("|", Self.apply)
    for character in "You will recieve the letter. Then teh day. " {
      typist.scene.type(String(character))
      _ = typist.scene.answer([.suggestions, .inlinePrediction])
      typist.ask(after: String(character))
    }
    #expect(typist.changes == ["recieve>receive", "teh>the"])
  }

  @Test(arguments: [
    "You will recieve", "http://recieve ", "`recieve ", "re_cieve ", "@recieve ", "recieve@x ",
    "#recieve ", "RECIEVE2 ",
    "recieve/teh ", "recieve.md ", "teh.md: ", "the wont ", "i.e. so", "i) one", "the i here",
    "its wont ill were well ", "ID IM ",
    "Ive ", "we Ive said",
    "catt-lettre ", "sea-teh ", "sea-zyxomat ", "-lettre ", "SEA-LETTRE ",
    "iPhone ", "the sea. the day. ", "done  so",
  ])
  func `correct, non-word and unfinished inputs are left alone`(typed: String) throws {
    let typist = try Typist("|", Self.apply, typing: typed)
    #expect(typist.changes.filter { $0 != "Ive>I've" } == [])
  }

  @Test func `nothing is changed where it was not requested`() throws {
    for mode in [AutocorrectMode.off, .offer] {
      var settings = EngineSettings()
      settings.autocorrect = mode
      settings.replacements = ["omw": "on my way"]
      let typist = try Typist("|", settings, typing: "You will recieve i dont omw teh  end. so")
      #expect(typist.changes == [])
    }
  }

  @Test func `nothing is changed in code, in a password or where it is switched off`() throws {
    var code = try Typist("|", languageID: "swift", Self.apply)
    code.type("recieve dont // recieve dont ")
    #expect(code.changes == [])
    for kind in [FieldKind.password, .code, .url, .email] {
      var field = try Typist("|", Self.apply)
      field.scene.document.traits = FieldTraits(kind: kind)
      field.type("You will recieve dont ")
      #expect(field.changes == [])
    }
    var silent = try Typist("|", Self.apply)
    silent.scene.document.choices.isEnabled = false
    silent.type("You will recieve ")
    #expect(silent.changes == [])
  }

  @Test func `the field takes precedence over the settings`() throws {
    var applied = try Typist("|", EngineSettings())
    applied.scene.document.traits = FieldTraits(autocorrect: .apply)
    applied.type("You will recieve ")
    #expect(applied.changes == ["recieve>receive"])
    var off = try Typist("|", Self.apply)
    off.scene.document.traits = FieldTraits(autocorrect: .off)
    off.type("You will recieve ")
    #expect(off.changes == [])
    var setOff = try Typist("You will recieve|", EngineSettings())
    setOff.scene.engine.settings.common.all.autocorrect = .off
    let answer = setOff.scene.answer(.corrections)
    #expect(answer.corrections == [])
    #expect(answer.typed?.flagged == true)
  }

  @Test func `only a typed character triggers a correction`() throws {
    var typist = try Typist("You |", Self.apply)
    typist.scene.type("will recieve ")
    typist.ask(after: " ")
    #expect(typist.changes == [], "a paste")
    typist.scene.point = TextPoint(line: 0, byte: 16)
    typist.ask(after: " ")
    #expect(typist.changes == [], "nothing typed there")
    typist = try Typist("You will recieve|x", Self.apply)
    let end = TextPoint(line: 0, byte: 17)
    typist.scene.document.replace(typist.scene.point..<end, with: Array(" ".utf8))
    typist.scene.point = end
    typist.ask(after: " ")
    #expect(typist.changes == [], "something was replaced")
    typist = try Typist("You will recieve|", Self.apply)
    typist.scene.type(" ")
    typist.ask(after: ".")
    #expect(typist.changes == [], "another character")
  }

  @Test func `editors that send whole lines, whole texts or an indented line type all the same`()
    throws
  {
    for (text, point, character) in [
      ("You will recieve ", TextPoint(line: 0, byte: 17), " "),
      ("You will recieve\n    ", TextPoint(line: 1, byte: 4), "\n"),
      ("You will recieve\n- ", TextPoint(line: 1, byte: 2), "\n"),
      ("You will recieve\r\n", TextPoint(line: 1, byte: 0), "\r"),
    ] {
      var whole = try Typist("You will recieve|", Self.apply)
      whole.scene.document.replaceAll(with: Text(text))
      whole.scene.point = point
      whole.ask(after: character)
      #expect(whole.changes == ["recieve>receive"], "\(text)")
      var line = try Typist("You will recieve|", Self.apply)
      line.scene.document.replace(.zero..<line.scene.point, with: Array(text.utf8))
      line.scene.point = point
      line.ask(after: character)
      #expect(line.changes == ["recieve>receive"], "\(text)")
    }
    // Fast keystrokes then come as one change, as in Kate.
    for parts in [["rec", "ieve "], ["recieve "], ["reciev", "e,"]] {
      var fast = try Typist("You will |", Self.apply)
      var text = "You will "
      for part in parts {
        text += part
        fast.scene.document.replaceAll(with: Text(text))
      }
      fast.scene.point = TextPoint(line: 0, byte: 17)
      fast.ask(after: String(text.suffix(1)))
      #expect(fast.changes == ["recieve>receive"], "\(parts)")
      // In coc.nvim they come as a change of the difference, with the same result.
      var compared = try Typist("You will |", Self.apply)
      for part in parts { compared.scene.type(part) }
      compared.ask(after: String(text.suffix(1)))
      #expect(compared.changes == ["recieve>receive"], "\(parts)")
    }
    for text in ["recieve\n", "recieve\r\n", "recieve\n    ", "ieve\n- "] {
      var broken = try Typist(text.hasPrefix("rec") ? "You will |" : "You will rec|", Self.apply)
      broken.scene.type(text)
      broken.ask(after: "\n")
      #expect(broken.changes == ["recieve>receive"], "\(text)")
    }
    var lines = try Typist("You will |", Self.apply)
    lines.scene.type("recieve\nand more")
    lines.ask(after: "\n")
    #expect(lines.changes == [], "a paste")
    var pasted = try Typist("You |", Self.apply)
    pasted.scene.document.replaceAll(with: Text("You will recieve "))
    pasted.scene.point = TextPoint(line: 0, byte: 17)
    pasted.ask(after: " ")
    #expect(pasted.changes == [])
    var indented = try Typist("You will recieve|", Self.apply)
    indented.scene.type("\n")
    indented.scene.type("  ")
    indented.ask(after: "\n")
    #expect(indented.changes == ["recieve>receive"])
  }

  @Test func `an editor that receives input while it applies a correction reports both at once`()
    throws
  {
    for (corrected, text, changes) in [
      ("You will receive ", "You will receive teh ", ["teh>the"]),
      ("You will receive ", "You will receive the ", []),
      ("You will receive ", "You will recite ", []),
    ] {
      var typist = try Typist("You will recieve|\nend", Self.apply)
      typist.scene.document.replaceAll(with: Text("You will recieve \nend"))
      typist.scene.point.byte += 1
      #expect(
        typist.scene.engine.correction(
          afterTyping: " ", at: typist.scene.point, in: &typist.scene.document) != nil)
      typist.scene.document.replaceAll(with: Text("\(text)\nend"))
      typist.scene.point.byte = text.utf8.count
      typist.ask(after: " ")
      #expect(typist.changes == changes, "\(text)")
      let made = typist.scene.document.correction(at: TextPoint(line: 0, byte: 12))
      #expect((made?.text == "receive") == text.hasPrefix(corrected), "\(text)")
    }
  }

  @Test func `a slip that was corrected again and again stays one`() throws {
    var typist = try Typist("|", Self.apply)
    for _ in 0..<8 {
      typist.type("You will recieve ")
      _ = typist.scene.answer([.suggestions])
    }
    #expect(typist.changes.count == 8)
  }

  @Test func `replacements come first, in the letter case of the input`() throws {
    var settings = Self.apply
    settings.replacements = ["omw": "on my way", "day": "night", "gh": "GitHub"]
    var typist = try Typist("|", settings)
    typist.scene.engine.userCorrections.apply(
      UserCorrectionChange(
        .addReplacement, Replacement(typed: "day", text: "evening", language: "en", date: 0)))
    typist.scene.engine.userCorrections.apply(
      UserCorrectionChange(
        .addReplacement, Replacement(typed: "omw", text: "unterwegs", language: "de", date: 0)))
    typist.type("omw Omw OMW day. gh GH, ")
    #expect(typist.text == "on my way On my way ON MY WAY evening. GitHub GitHub, ")
    let (document, point) = (typist.scene.document, typist.scene.point)
    #expect(document.correction(at: point)?.reason == .replacement)
    typist.type("sea ")
    #expect(typist.scene.document.correction(at: typist.scene.point) == nil, "another word")
  }

  @Test(arguments: [
    ("We go -> ", "We go → "), ("-> ", "→ "), ("so :) ", "so 🙂 "), ("w/ the day ", "with the day "),
    ("(c) ", "© "), ("a->b ", "a->b "), ("-> the", "→ the"), ("We go --> ", "We go --> "),
    ("`x -> y` ", "`x -> y` "), ("->\n", "→\n"),
  ])
  func `replacements of signs apply where a blank ends them`(typed: String, text: String) throws {
    var settings = Self.apply
    settings.replacements = ["->": "→", ":)": "🙂", "w/": "with", "(c)": "©"]
    #expect(try Typist("|", settings, typing: typed).text == text)
    settings.autocorrect = .offer
    #expect(try Typist("|", settings, typing: typed).text == typed)
  }

  @Test func `a replacement of signs that is undone is not made again`() throws {
    var settings = Self.apply
    settings.replacements = ["->": "→"]
    var typist = try Typist("|", settings, typing: "We -> ")
    typist.make(TextPoint(line: 0, byte: 3)..<TextPoint(line: 0, byte: 6), "->")
    typist.type("go -> ")
    #expect(typist.text == "We -> go -> ")
  }

  @Test func `replacements are offered while they are typed, and as corrections`() throws {
    var settings = EngineSettings()
    settings.replacements = ["omw": "on my way"]
    var typist = try Typist("the Omw|", settings)
    let answer = typist.scene.answer([.suggestions, .corrections])
    #expect(answer.suggestions.first?.text == "On my way")
    #expect(answer.suggestions.first?.kind == .replacement)
    #expect(answer.suggestions.first?.newText == "On my way ")
    #expect(answer.corrections.first?.reason == .replacement)
    #expect(answer.corrections.first?.automatic == true)
    typist.scene.engine.userCorrections.apply(
      UserCorrectionChange(.revert, Replacement(typed: "omw", text: "on my way", date: 0)))
    let later = typist.scene.answer([.suggestions, .corrections])
    #expect(!later.suggestions.contains { $0.kind == .replacement })
    #expect(!later.corrections.contains { $0.reason == .replacement })
    typist.scene.engine.settings.common.all.autocorrect = .off
    #expect(typist.scene.answer([.corrections]).corrections == [])
  }

  @Test(arguments: [("so i|", "I"), ("We dont|", "don't"), ("You will recieve|", "receive")])
  func `corrections marked automatic are those applied at the word end`(
    marked: String, text: String
  ) throws {
    var asked = try Typist(marked, Self.apply)
    let corrections = asked.scene.answer(.corrections).corrections
    #expect(corrections.filter(\.automatic).map(\.text) == [text])
    let typist = try Typist(marked, Self.apply, typing: " ")
    #expect(typist.changes.first?.hasSuffix(">" + text) == true)
  }

  @Test func `two spaces become a full stop where that is set`() throws {
    var settings = EngineSettings()
    settings.doubleSpacePeriod = true
    let typist = try Typist("|", settings, typing: "the day  we go.  so on  ")
    #expect(typist.text == "the day. we go.  so on. ")
    #expect(try Typist("|", languageID: "swift", settings, typing: "let a  ").text == "let a  ")
  }

  @Test func `two spaces stay before a third one or a Markdown line break`() throws {
    var settings = EngineSettings()
    settings.doubleSpacePeriod = true
    #expect(try Typist("|", settings, typing: "day    end  the  ").text == "day    end  the  ")
    let verse = try Typist("|", settings, typing: "the day  \nthe end  We go  ")
    #expect(verse.text == "the day  \nthe end. We go. ")
    let plain = try Typist("|", languageID: "plaintext", settings, typing: "the day  \n")
    #expect(plain.text == "the day. \n")
  }

  @Test
  func `whatever is typed, only the finished word changes, and undoing it gives the typed text`()
    throws
  {
    var random = SeededRandom(seed: 5)
    let pieces = [
      "recieve", "dont", "teh", "i", "the", "day", "Dont", "OMW", "omw", "é", "🙂", ".", ",", " ",
      " ", " ", "\n", "(", ")", "“",
      "”", "’", "  ", "http://", "`", "_", "1", "- ", "# ", "e.g.", "!", "?", ":", "İ", "ß",
    ]
    var settings = Self.apply
    settings.autocapitalization = .sentences
    settings.doubleSpacePeriod = true
    settings.replacements = ["omw": "on my way"]
    for _ in 0..<fuzzCount(60) {
      var typist = try Typist("|", settings)
      for _ in 0..<40 {
        for character in random.element(of: pieces) ?? "" {
          typist.scene.type(String(character))
          typist.settle()
          let (before, point) = (typist.scene.document, typist.scene.point)
          guard
            let correction = typist.scene.engine.correction(
              afterTyping: String(character), at: point, in: &typist.scene.document)
          else { continue }
          #expect(before.text.string(in: correction.range) == correction.typed)
          #expect(correction.range.upperBound < point)
          #expect(!correction.typed.contains(" ") || correction.reason == .doubleSpace)
          typist.make(correction.range, correction.text)
          typist.settle()
          if random.once(in: 4) {
            let end = correction.range.lowerBound.byte + correction.text.utf8.count
            let made = TextPoint(line: correction.range.lowerBound.line, byte: end)
            typist.make(correction.range.lowerBound..<made, correction.typed)
            #expect(typist.text == before.text.string)
            let before = typist.scene.engine.userCorrections.reverted.count
            typist.scene.type("x")
            typist.settle()
            let isPair = correction.reason != .doubleSpace
            #expect(
              typist.scene.engine.userCorrections.reverted.count >= before + (isPair ? 1 : 0))
          }
        }
      }
    }
  }
}
