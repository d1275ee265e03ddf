// The capitals that typed words are given, where that is set.

import InkAutocomplete
import InkCorrection
import InkEngine
import InkTestSupport
import InkText
import Testing

@Suite struct TypedCapitalTests {
  private static let apply = EngineSettings.applyingCorrections

  @Test func `sentences are capitalized where that is set, and not otherwise`() throws {
    var settings = EngineSettings()
    settings.autocapitalization = .sentences
    var typist = try Typist("|", settings)
    typist.type("the day. we go e.g. the day, npm. npm is\n\nthe end? know the sea")
    #expect(typist.text == "The day. We go e.g. the day, npm. npm is\n\nThe end? Know the sea")
    #expect(try Typist("|", Self.apply, typing: "the day. we go").changes == [])
    settings.autocapitalization = .words
    let words = try Typist("|", settings, typing: "the dAy iPhone naïve x1 ")
    #expect(words.text == "The dAy iPhone Naïve x1 ")
    settings.autocapitalization = .all
    #expect(try Typist("|", settings, typing: "the Day, ").text == "THE DAY, ")
    settings.languages = ["tr"]
    #expect(try Typist("|", settings, typing: "iyi ").text == "İYİ ")
  }

  @Test func `suggestions get the capital that is left to Inkling`() throws {
    for (capitals, text) in [(Autocapitalization.sentences, "They"), (nil, "they")] {
      var settings = EngineSettings()
      settings.autocapitalization = capitals
      var typist = try Typist("We go. the|", settings)
      let list = typist.scene.answer(.suggestions).suggestions.map(\.text)
      #expect(list.contains(text))
    }
  }

  @Test(arguments: [("de", "wir gehen "), ("en", "Wir gehen ")])
  func `a German letter goes on from its salutation in a small letter`(
    language: String, text: String
  ) throws {
    var settings = EngineSettings()
    settings.autocapitalization = .sentences
    settings.languages = [language]
    var typist = try Typist("|", settings)
    typist.scene = Scene(
      "Liebe Anna,\n\n|", settings: settings,
      pack: try TinyPack.pack(["Wir gehen, liebe Anna, und wir gehen."], language: language))
    typist.type("wir gehen ")
    #expect(typist.text == "Liebe Anna,\n\n" + text)
  }

  @Test func `a word that is written in capitals is corrected once something follows its mark`()
    throws
  {
    var settings = Self.apply
    settings.autocapitalization = .all
    for (typed, text) in [
      ("recieve. ", "RECEIVE. "), ("recieve.", "recieve."), ("the day.", "THE DAY."),
      ("dont: go\n", "DON'T: GO\n"), ("teh\n", "THE\n"),
    ] {
      #expect(try Typist("|", settings, typing: typed).text == text)
    }
    settings.autocorrect = .offer
    #expect(try Typist("|", settings, typing: "recieve. ").text == "RECIEVE. ")
  }

  @Test(arguments: [
    ("markdown", "the day: go ", "The day: go "), ("markdown", "day: go ", "Day: go "),
    ("markdown", "We go. day: go ", "We go. Day: go "), ("markdown", "We go: day ", "We go: day "),
    ("markdown", "day:go ", "day:go "), ("gitcommit", "day: go ", "day: go "),
    ("gitcommit", "day, go ", "Day, go "), ("mail", "to: go ", "to: go "),
    ("mail", "day: go ", "Day: go "),
    ("yaml", "# day: go ", "# day: go "),
  ])
  func `a first word with a colon is capitalized unless it may be a key`(
    languageID: String, typed: String, text: String
  ) throws {
    var settings = EngineSettings()
    settings.autocapitalization = .sentences
    #expect(try Typist("|", languageID: languageID, settings, typing: typed).text == text)
  }
}
