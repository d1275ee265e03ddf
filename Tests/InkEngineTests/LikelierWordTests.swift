// Correctly spelled words that were mistyped, told by the words on both sides of them, in the shipped English pack.

import InkCorrection
import InkEngine
import InkTestSupport
import InkText
import Testing

@Suite struct LikelierWordTests: ShippedEnglish {
  @Test(arguments: [
    ("I would like too go", "I would like to go"), ("We sat on th bench", "We sat on the bench"),
    ("Please put ti down", "Please put it down"),
    ("a letter form my sister", "a letter from my sister"),
    ("He took an look", "He took a look"),
    ("You should ave been there", "You should have been there"),
    ("They went tot he shop", "They went to the shop"),
    ("They were trying yo help", "They were trying to help"),
    ("He asked me ro wait", "He asked me to wait"),
    ("Most od the people left", "Most of the people left"),
    ("This is oneof the best", "This is one of the best"),
    ("It isa good idea", "It is a good idea"),
  ])
  func `a word that is far less likely between its neighbors than another one is that other one`(
    slip: String, meant: String
  ) throws {
    #expect(try typed(slip + " ", before: Self.before) == meant + " ")
  }

  @Test(arguments: [
    "She has chosen a form that pleases her", "He can choose between them", "It was quiet here",
    "Neither rain nor snow fell", "They form a line", "The bee was on the flower",
    "Few were there then", "We saw three men", "He led them here", "All of them were too late",
    "The old job ad was posted", "Buy the book now", "End my misery",
  ])
  func `a word that is likely enough stays`(text: String) throws {
    #expect(try typed(text + " ", before: Self.before) == text + " ")
  }

  @Test(arguments: ["He could of gone. ", "It must of rained. ", "We would of won, "])
  func `a further mark does not change what was put right`(text: String) throws {
    let meant = text.replacing(" of ", with: " have ")
    #expect(try typed(text, before: Self.before) == meant)
  }

  @Test(arguments: [
    "If a exceeds b", "Note that a implies b", "Let mu be the mean", "The nd array is here",
    "The dt is short", "ISEE scores are here", "We saw Mr. Heis there", "raised its US sales",
    "The ISO standard", "This makes ef- fective use of it",
  ])
  func `names of things stay`(text: String) throws {
    #expect(try typed(text + " ", before: Self.before) == text + " ")
  }

  @Test func `a word that was pasted stays`() throws {
    #expect(try typed("go ", before: Self.before + "I would like too ") == "go ")
  }

  @Test(arguments: [
    ("I need a apple", "I need an apple"), ("This is an test", "This is a test"),
    ("A error occurred", "An error occurred"), ("It is over in a hour", "It is over in an hour"),
    ("It takes a hour", "It takes an hour"),
    ("He is an user", "He is a user"), ("a useful thing", "a useful thing"),
    ("It is an honest answer", "It is an honest answer"), ("an SSH key", "an SSH key"),
    ("an nginx server", "an nginx server"), ("a one-way street", "a one-way street"),
    ("vitamin a and others", "vitamin a and others"), ("a European city", "a European city"),
  ])
  func `the article follows the sound of the next word`(text: String, meant: String) throws {
    #expect(try typed(text + " ", before: Self.before) == meant + " ")
  }

  @Test(arguments: [
    ("I wont to go", "I want to go")
  ])
  func `a correction that the next word rules out becomes another one`(
    text: String, meant: String
  ) throws {
    #expect(try typed(text + " ", before: Self.before) == meant + " ")
  }

  @Test(arguments: [
    ("It rained andI left", "It rained and I left"),
    ("I know thatI'm late", "I know that I'm late"),
    ("Ihave a question", "I have a question"), ("Letme know", "Let me know"),
    ("We use SQLI here", "We use SQLI here"),
    ("and ilike is an operator", "and ilike is an operator"),
  ])
  func `a pronoun typed without its space gets it`(text: String, meant: String) throws {
    #expect(try typed(text + " ", before: Self.before) == meant + " ")
  }

  @Test(arguments: ["Node i sends a message", "Thread i writes to it", "Player i wins it"])
  func `the letter i before a verb in s stays small`(text: String) throws {
    #expect(try typed(text + " ", before: Self.before) == text + " ")
  }

  @Test(arguments: ["I always go", "I perhaps go", "I sometimes go"])
  func `the pronoun before an adverb in s is a capital`(text: String) throws {
    #expect(try typed(text.lowercased() + " ", before: Self.before) == text + " ")
  }

  @Test(arguments: [
    ("I think your right, but wait", "I think you're right, but wait"),
    ("Your welcome. I", "You're welcome. I"), ("Its getting late", "It's getting late"),
    ("I like there house. We", "I like their house. We"),
    ("Yes, its fine. We", "Yes, it's fine. We"),
    ("What where you doing", "What were you doing"), ("Were are you", "Where are you"),
    ("There are to many people", "There are too many people"),
    ("The letter, form my sister", "The letter, from my sister"),
    ("more often then not", "more often than not"),
  ])
  func `words that people confuse are told by what is on both sides`(
    text: String, meant: String
  ) throws {
    #expect(try typed(text + " ", before: Self.before) == meant + " ")
  }

  @Test(arguments: [
    "It serves its purpose. We", "You have overstayed your welcome. We", "Were it not for you",
    "There are, to many people, good reasons", "It is bigger, then we stop", "with its only one",
    "They are strong. Their dog barks", "an act of valor, I think", "He is goin home",
    "because its very design was new", "I loved your never ending story",
    "I like your so called art", "They can effect change. We", "Its running time is short",
    "I think their good friends left", "Repeat until your working tree is clean",
  ])
  func `words that people confuse are left where they are right`(text: String) throws {
    #expect(try typed(text + " ", before: Self.before) == text + " ")
  }

  @Test(arguments: [
    ("Its", "rules are known"), ("I like the town and its", "streets most"),
    ("Your", "waters are known"), ("Were", "memories all they had"),
  ])
  func `an adjective does not make a possessive a contraction`(start: String, end: String) throws {
    let adjectives = """
      clear important interesting amazing better difficult hard safe common nice good great beautiful easy old new late
      warm fine true real small long full empty dark quick rich strong happy sad deep famous rare strange available
      """
    for adjective in adjectives.split(separator: /\s+/) {
      let text = "\(start) \(adjective) \(end)"
      #expect(try typed(text + " ", before: Self.before) == text + " ")
    }
  }

  @Test(arguments: [
    ("Ill clal you", "I'll call you"), ("This is a exmaple of", "This is an example of"),
    ("Its teh best one", "It's the best one"), ("They where hpapy with", "They were happy with"),
    ("I should of konwn that", "I should have known that"),
  ])
  func `a word that was corrected tells of the one before it, too`(
    text: String, meant: String
  ) throws {
    #expect(try typed(text + " ", before: Self.before) == meant + " ")
  }

  @Test func `of what is pasted nothing is told by a corrected word`() throws {
    #expect(try typed("clal you ", before: Self.before + "Ill ") == "call you ")
  }

  @Test(arguments: [
    ("I like your own ", 4, "theory of it"), ("I saw its old ", 4, "notable charm"),
    ("I know Ill teh ", 4, "theft is"), ("I saw its head ", 5, "beenie on"),
  ])
  func `a word that is deleted says nothing about the one before it`(
    text: String, count: Int, rest: String
  ) throws {
    var typist = try typist(after: Self.before)
    typist.type(text)
    let end = typist.scene.point
    typist.make(TextPoint(line: end.line, byte: end.byte - count)..<end, "")
    typist.type(rest + " ")
    #expect(typist.text == Self.before + text.dropLast(count) + rest + " ")
  }

  @Test(arguments: [
    ("I saw rhe dog", "I saw the dog"), ("Can uou come", "Can you come"),
    ("It was really nce to see", "It was really nice to see"),
  ])
  func `a short word that hardly anybody writes is a slip`(text: String, meant: String) throws {
    #expect(try typed(text + " ", before: Self.before) == meant + " ")
  }

  @Test(arguments: [
    ("Put it i the box", "Put it in the box"), ("I live i my car", "I live in my car"),
    ("last weeki. We", "last weeki. We"),
  ])
  func `the letter i before a determiner is no pronoun, nor one at the end of a word`(
    text: String, meant: String
  ) throws {
    #expect(try typed(text + " ", before: Self.before) == meant + " ")
  }

  @Test(arguments: [
    ("He was nervou about", "He was nervous about"), ("a long illnes", "a long illness"),
    ("With best wishe from", "With best wishes from"),
  ])
  func `what ends like no singular lacks its last letter`(text: String, meant: String) throws {
    #expect(try typed(text + " ", before: Self.before) == meant + " ")
  }

  @Test func `what is after the word typo stays misspelled`() throws {
    let text = "Fix a typo recieve in it "
    #expect(try typed(text, before: Self.before) == text)
  }

  /// Enough to know the language by.
  private static let before = "We had been out for a walk in the rain, and it was late. "

  @Test(arguments: [
    ("neighbr", "neighbor", "neighbour", CorrectionReason.severalSlips),
    ("harbr", "harbor", "harbour", .severalSlips), ("colourr", "color", "colour", .extraLetter),
  ])
  func `a region decides how a correction is spelled, not how likely it is`(
    typed: String, american: String, british: String, reason: CorrectionReason
  ) throws {
    func answer(_ language: String) throws -> Answer {
      var settings = EngineSettings()
      settings.languages = [language]
      var scene = Scene(
        "I saw the \(typed)|", languageID: "markdown", settings: settings, pack: try pack())
      return scene.answer(.corrections)
    }
    let (here, there) = (try answer("en-US"), try answer("en-GB"))
    #expect(here.corrections.first?.text == american)
    #expect(there.corrections.first?.text == british)
    #expect(there.corrections.first?.reason == reason)
    let kept = [here, there].map { $0.typed?.keepProbability ?? -1 }
    #expect(abs(kept[0] - kept[1]) < 0.01)
  }
}
