// Words that are right as words and are put right once the next one tells what was meant.

import InkAutocomplete
import InkCorrection
import InkEngine
import InkLexicon
import InkTestSupport
import InkText
import Testing

@Suite struct NextWordCorrectionTests: ShippedEnglish {
  @Test(arguments: [
    ("Ill call you. ", "I'll call you. "), ("Id like to go. ", "I'd like to go. "),
    ("We are late. Its been fun. ", "We are late. It's been fun. "),
    ("I know its not fair. ", "I know it's not fair. "), ("Lets go. ", "Let's go. "),
    ("I think your right, but ", "I think you're right, but "),
    ("They should of gone home. ", "They should have gone home. "),
    ("It is more then a day. ", "It is more than a day. "),
    ("I saw there house. ", "I saw their house. "),
    ("Thanks for you're help. ", "Thanks for your help. "),
  ])
  func `a word that sounds like the one that is meant is put right behind the next one`(
    text: String, meant: String
  ) throws {
    #expect(try typed(text) == meant)
  }

  @Test(arguments: [
    "Ill health was the reason. ", "Id: 5 is the Id of it. ", "The cat and its tail. ",
    "Its name was on the door. ", "She lets go of it. ", "Your house is nice. ",
    "He should of course go. ", "First we eat, then we go. ", "If it rains, then the day ends. ",
    "There house by house they went. ", "ID like this. ", "It is more then than now. ",
  ])
  func `what is meant stays`(text: String) throws {
    #expect(try typed(text) == text)
  }

  @Test func `what is undone stays undone, and is not changed again`() throws {
    var settings = EngineSettings()
    settings.autocorrect = .apply
    var typist = try Typist("|", settings)
    typist.scene = Scene("|", languageID: "markdown", settings: settings, pack: try pack())
    typist.type("Ill call")
    #expect(typist.changes == [])
    typist.type(" ")
    #expect(typist.changes == ["Ill>I'll"])
    typist.settle()
    typist.make(TextPoint(line: 0, byte: 0)..<TextPoint(line: 0, byte: 4), "Ill")
    typist.type("you. Ill call ")
    #expect(typist.text == "Ill call you. Ill call ")
    #expect(typist.scene.engine.userCorrections.isTakenBack("Ill", "I'll"))
  }

  @Test func `where corrections are only offered nothing is changed`() throws {
    var typist = try Typist("|", EngineSettings())
    typist.scene = Scene("|", languageID: "markdown", pack: try pack())
    typist.type("Ill call you. ")
    #expect(typist.changes == [])
  }

  @Test(arguments: [
    ("It is more then|", "than"), ("They should of|", "have"), ("I went to there|", "their"),
    ("Thanks for you're|", "your"),
  ])
  func `a word that sounds like the typed one is among the three that are shown`(
    marked: String, meant: String
  ) throws {
    let found = try answer(marked, .suggestions).suggestions.prefix(3).map(\.text)
    #expect(found.contains(meant))
    #expect(try corrections(marked).contains(meant))
  }
}
