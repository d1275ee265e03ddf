// Known words that are corrected once the next word determines what was meant.

import InkActions
import InkAutocomplete
import InkCorrection
import InkEngine
import InkGeometry
import InkLexicon
import InkTestSupport
import InkText
import Testing

@Suite struct NextWordCorrectionTests: ShippedEnglish {
  @Test(arguments: [
    ("Ill call you. ", "I'll call you. "), ("Id like to go. ", "I'd like to go. "),
    ("We are late. Its been fun. ", "We are late. It's been fun. "),
    ("I know its not fair. ", "I know it's not fair. "), ("Lets go. ", "Let's go. "),
    ("I think your not well, ", "I think you're not well, "), ("Its raining. ", "It's raining. "),
    ("They left, its not here. ", "They left, it's not here. "),
    ("I know whose a liar. ", "I know who's a liar. "), ("Your a star. ", "You're a star. "),
    ("I want to loose weight. ", "I want to lose weight. "),
    ("They should of gone home. ", "They should have gone home. "),
    ("You should of told me. ", "You should have told me. "),
    ("It is more then a day. ", "It is more than a day. "),
    ("If so, stay. It is more then a day. ", "If so, stay. It is more than a day. "),
    ("Thanks for you're help. ", "Thanks for your help. "),
    ("Wed like to go. ", "We'd like to go. "), ("Were going home. ", "We're going home. "),
    ("Shell be there. ", "She'll be there. "), ("Hell be back. ", "He'll be back. "),
    ("She is taller then her brother. ", "She is taller than her brother. "),
    ("I would go rather then the others. ", "I would go rather than the others. "),
    ("If more then one is left, go. ", "If more than one is left, go. "),
    ("It is lower then the minimum. ", "It is lower than the minimum. "),
    ("Lets hope so. ", "Let's hope so. "), ("Ok, lets see. ", "Ok, let's see. "),

    ("It leads to a infinite loop. ", "It leads to an infinite loop. "),
    ("It was fine (i think). We go (i think so). ", "It was fine (I think). We go (I think so). "),
    ("- i have it. ", "- I have it. "),
    ("He dose not care. ", "He does not care. "), ("Dose it work? ", "Does it work? "),
    ("Don't loose your keys. ", "Don't lose your keys. "),
    ("We went trough the tunnel. ", "We went through the tunnel. "),
    ("Your going to love it. ", "You're going to love it. "),
    ("I got a letter form my bank. ", "I got a letter from my bank. "),
    ("Their the best. ", "They're the best. "),
    ("They took an our to go. ", "They took an hour to go. "),
    ("There going to be late. ", "They're going to be late. "),
    ("That is a mute point. ", "That is a moot point. "),
    ("Here is a sneak peak of it. ", "Here is a sneak peek of it. "),
    ("Each has it's own. ", "Each has its own. "),
    ("They have there own car. ", "They have their own car. "),
    ("This has lead to it. ", "This has led to it. "),
    ("We were lead by her. ", "We were led by her. "),
    ("They will chose one. ", "They will choose one. "),
    ("I need your advise on it. ", "I need your advice on it. "),
    ("It had an affect on us. ", "It had an effect on us. "),
    ("Than we went home. ", "Then we went home. "), ("Its really good. ", "It's really good. "),
    ("I think its just so. ", "I think it's just so. "),
    ("I use to live here. ", "I used to live here. "),
    ("You get use to it. ", "You get used to it. "),
    ("She is use to it. ", "She is used to it. "),
  ])
  func `a word that sounds like the meant one is corrected after the next word`(
    text: String, meant: String
  ) throws {
    #expect(try typed(text) == meant)
  }

  @Test(arguments: [
    "They filled in the form a second time. ", "The commits form a set. ", "It was quite good. ",
    "Take a dose that is low. ", "Fill the trough all the way. ", "The second dose she took. ",
    "The dose it needs. ", "Take the dose not the pill. ", "It was a horse trough that leaked. ",
    "You can brake the car. ", "Do not mute the point. ", "A sneak said a peak is near. ",
    "The wreck of the ship. ", "I do my due diligence. ", "She peaked early. ",
    "Weather the storm. ", "It helped us weather the crisis. ", "Drill the hole first. ",
    "The roll of the die. ",
    "When git is used, all is fine. ", "He did not use to smoke. ", "The tools I use to build it. ",
    "What do you use to write? ",
    "He had been lead singer. ", "Bigger than I thought. ", "This can lead to it. ",
    "The owner of its own idea. ",
    "Their not being there helped. ", "I fell today. ",
    "Mark the read line. ", "They write tree objects. ", "The collage is nice. ",
    "We went there going home. ", "Walk past the house. ", "Your welcome message is long. ",
  ])
  func `a word that sounds like another one stays where both are likely`(text: String) throws {
    #expect(try typed(text) == text)
  }

  @Test(arguments: [
    ("The citys mayor left. ", "The city's mayor left. "),
    ("Two citys grew. ", "Two cities grew. "),
    ("The companys profits fell. ", "The company's profits fell. "),
    ("She studys law. ", "She studies law. "), ("The babys were here. ", "The babies were here. "),
    ("I like storys about dogs. ", "I like stories about dogs. "),
    ("The citys of the north grew. ", "The cities of the north grew. "),
    // Vowels, names and what no list has in -ies.
    ("The storeys of the house fell. ", "The storeys of the house fell. "),
    ("We saw the Handys of the north. ", "We saw the Handys of the north. "),
    ("All standbys are free. ", "All standbys are free. "),
  ])
  func `of a word in -ys the words around it tell the form`(text: String, meant: String) throws {
    #expect(try typed(text) == meant)
  }

  @Test(arguments: [
    ("We took my mums car. ", "We took my mum's car. "),
    ("It was my dads birthday. ", "It was my dad's birthday. "),
    ("I missed last weeks class. ", "I missed last week's class. "),
    ("They know each others names. ", "They know each other's names. "),
    ("Both my mums love me. ", "Both my mums love me. "),
    ("She told her moms stories. ", "She told her moms stories. "),
    ("The next years results. ", "The next years results. "),
    ("My moms are nice. ", "My moms are nice. "),
    ("My dads always late. ", "My dads always late. "),
    ("The last weeks were hard. ", "The last weeks were hard. "),
    ("In his last years he wrote. ", "In his last years he wrote. "),
  ])
  func `a noun after what is hardly a plural shows that its apostrophe is missing`(
    text: String, meant: String
  ) throws {
    #expect(try typed(text) == meant)
  }

  @Test(arguments: [
    ("We sat by the lake and ther is more. ", "We sat by the lake and there is more. "),
    ("She said that yo can go. ", "She said that you can go. "),
    ("Then on th next day we left. ", "Then on the next day we left. "),
    ("We had a stte or soe sort of it. ", "We had a state or some sort of it. "),
    ("It was so at the edn of the day. ", "It was so at the end of the day. "),
  ])
  func `a word that was left alone is corrected where the next one tells which is meant`(
    text: String, meant: String
  ) throws {
    #expect(try typed(text) == meant)
  }

  @Test(arguments: [
    "We saw that ther zorblefluxes. ", "He left the re cords there. ", "At noon on the 5 th day. ",
    "We met Jo and Al in Ur again. ", "They use sh and tr for it. ", "She said `edn of` it. ",
    "It is an edn or edn file. ", "Go to 5 th street. ", "He wants to see it. We sew the dress. ",
    "I can get it there. I can jet there by noon. ", "Of the homed record and the rest. ",
  ])
  func `a short word stays where the next one tells nothing`(text: String) throws {
    #expect(try typed(text) == text)
  }

  @Test(arguments: [
    (["de", "en"], "They may sue the owner. "), (["sv", "en"], "We ate an apple by the sea. "),
    (["fr"], "Il a dit qu il faut la fin de l année. "), (["fr"], "Je pense que je t aime. "),
  ])
  func `words of one language stay beside another, as do elided ones`(
    languages: [String], text: String
  ) throws {
    #expect(try Typist.typed(text, in: languages) == text)
  }

  @Test func `a word corrected behind the next one is reverted by itself`() throws {
    var typist = try typist()
    typist.type("We sat by the lake and ther is ")
    #expect(typist.changes == ["ther>there"])
    typist.make(TextPoint(line: 0, byte: 23)..<TextPoint(line: 0, byte: 28), "ther")
    typist.type("more. By the lake and ther is ")
    #expect(typist.changes == ["ther>there"])
  }

  @Test(arguments: [
    ("Ill call you ", "I'll call you "), ("its a dog ", "it's a dog "),
    ("so th ecat ", "so the cat "), ("the citys are ", "the cities are "),
    ("by the lake and ther is ", "by the lake and there is "),
    ("I don t know ", "I don't know "), ("you will dont' do ", "you will don't do "),
  ])
  func `keys of an on-screen keyboard correct the last words as well`(
    text: String, meant: String
  ) throws {
    var scene = Scene("|", settings: .applyingCorrections, pack: try pack())
    var keyboard = KeyboardState()
    for character in text {
      let key = character == " " ? KeyboardAction.space : .character(String(character))
      let outcome = scene.engine.handle(
        ActionEvent(.release, key), selection: scene.point..<scene.point, keyboard: keyboard,
        in: &scene.document)
      for edit in outcome.edits.reversed() {
        scene.document.replace(edit.range, with: Array(edit.text.utf8))
      }
      (scene.point, keyboard) = (outcome.selection.lowerBound, outcome.keyboard)
    }
    #expect(scene.document.text.string == meant)
  }

  @Test(arguments: [
    "Ill health was the reason. ", "Id: 5 is the Id of it. ", "The cat and its tail. ",
    "Its name was on the door. ", "She lets go of it. ", "Your house is nice. ",
    "He should of course go. ", "First we eat, then we go. ", "If it rains, then the day ends. ",
    "That is because of its not being ready. ", "It works by its a priori weight. ",
    "Thanks for your not asking. ", "I object to your a priori view. ",
    "A man by whose a priori beliefs we live. ", "A man whose a priori beliefs were wrong. ",
    "I appreciate your not asking. ", "I regret its not working. ",
    "This explains its a priori likelihood. ",
    "Its best feature is speed. ", "Its time has come. ", "Its running time is short. ",
    "Its more recent versions are here. ", "because its very design was new. ",
    "Your running shoes. ", "They would of their own accord come. ",
    "The trouble is they're a mess. ",
    "If n is larger, then return. ", "I mind your going. ", "They let loose the dogs. ",
    "Could loose change be it. ",
    "He opens it and lets go. ", "He relaxes, lets go of it. ", "The new flag lets users do it. ",
    "Or rather then it was so. ",
    "It grew colder then the snow came. ", "We add it to a and the rest. ",
    "The index i have is odd. ",
    "Your missing files are back. ", "The passed callable. ",
    "If the value is greater then the loop ends. ", "If there are more then a day is lost. ",
    "It was cheaper then to buy. ", "You can brake the car. ", "Check weather before you go. ",
    "Its\tgoing\tup\t", "Id numbers are set. ", "Ill people need care. ",
    "There house by house they went. ", "ID like this. ", "It is more then than now. ",
    "Were they going home? ", "were going home. ", "Well be careful. ", "Well, go on. ",
    "Shell scripts are nice. ", "Hell is hot. ", "Wed and Thu are fine. ", "They were going home. ",
  ])
  func `intended words stay`(text: String) throws {
    #expect(try typed(text) == text)
  }

  @Test(arguments: [("I'll", "Ill health is bad. "), ("I'd", "Id numbers are set. ")])
  func `a phrase that is often written is not meant everywhere`(often: String, text: String) throws
  {
    var counts = UserNgramCounts()
    counts.words = [Tokenizer.unknown, Tokenizer.sentenceStart, often.lowercased()]
    counts.add(.init(first: 0, second: 1, word: 2, count: 20))
    var typist = try typist()
    typist.scene.engine.userNgrams = UserNgrams(counts, packs: [try pack()], learned: [])
    typist.type(text)
    #expect(typist.text == text)
  }

  @Test func `an undone correction stays undone, and is not repeated`() throws {
    var typist = try typist()
    typist.type("Ill call")
    #expect(typist.changes == [])
    typist.type(" ")
    #expect(typist.changes == ["Ill>I'll"])
    typist.settle()
    typist.make(TextPoint(line: 0, byte: 0)..<TextPoint(line: 0, byte: 4), "Ill")
    typist.type("you. Ill call ")
    #expect(typist.text == "Ill call you. Ill call ")
    #expect(typist.scene.engine.userCorrections.isReverted("Ill", "I'll"))
  }

  @Test func `a name at the start of a sentence returns before a verb of saying`() throws {
    let before = "They were all at home. "
    #expect(try typed("Renning said that. ", before: before) == "Renning said that. ")
    #expect(try typed("Beleive me. ", before: before) == "Believe me. ")
    for (slip, meant) in [
      ("Tehy said so. ", "They said so. "), ("Somone asked me. ", "Someone asked me. "),
      ("Poeple said so. ", "People said so. "), ("Evrybody told me. ", "Everybody told me. "),
      ("Faher said so. ", "Father said so. "), ("Teh thought of it. ", "The thought of it. "),
    ] {
      #expect(try typed(slip, before: before) == meant)
    }
  }

  @Test func `a name returns before a verb of saying that ends the marked text, too`() throws {
    var typist = try typist()
    typist.scene = Scene(
      "They were all at home. |", languageID: "latex", settings: .applyingCorrections,
      pack: try pack())
    typist.type(#"\emph{Renning said} that. "#)
    #expect(typist.changes == ["Renning>Running", "Running>Renning"])
  }

  @Test func `the layout of the document says whether a letter is a slip before a verb of saying`()
    throws
  {
    var settings = EngineSettings.applyingCorrections
    settings.keyboardLayout = .dvorak
    var typist = try typist()
    typist.scene.engine.settings.common.byLanguageID["markdown"] = settings
    typist.type("They were all at home. Renning said that. ")
    #expect(typist.text == "They were all at home. Running said that. ")
  }

  @Test func `a name that came back was not reverted by the user`() throws {
    var typist = try typist()
    typist.type("They were all at home. Renning said that. ")
    #expect(typist.changes == ["Renning>Running", "Running>Renning"])
    typist.type("And so on. ")
    #expect(!typist.scene.engine.userCorrections.isReverted("Renning", "Running"))
  }

  @Test func `a name that was made another word again stays one`() throws {
    var typist = try typist()
    typist.scene.engine.userCorrections.apply(
      UserCorrectionChange(
        .revert, Replacement(typed: "Running", text: "Renning", language: nil, date: 0)))
    typist.type("They were all at home. Renning said that. ")
    #expect(typist.changes == ["Renning>Running"])
  }

  @Test func `where corrections are only offered nothing is changed`() throws {
    var typist = try Typist("|", EngineSettings())
    typist.scene = Scene("|", languageID: "markdown", pack: try pack())
    typist.type("Ill call you. ")
    #expect(typist.changes == [])
  }

  @Test func `a word that is as it is meant to be is not replaced by itself`() throws {
    var typist = try Typist("|", .applyingCorrections)
    typist.scene = Scene(
      "|", languageID: "markdown", settings: .applyingCorrections, pack: try pack())
    typist.type("I saw the dog. I am here. I think so. ")
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
