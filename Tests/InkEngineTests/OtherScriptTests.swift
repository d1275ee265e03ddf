// Text in a script of no loaded language: nothing of it is learned, marked or corrected, and no words of others follow.

import InkAutocomplete
import InkCorrection
import InkLexicon
import InkTestSupport
import InkText
import Testing

@testable import InkEngine

@Suite struct OtherScriptTests: ShippedEnglish {
  private static let texts = [
    "Сегодня очень хорошая погода и мы идём гулять в парк. Завтра будет дождь. ",
    "Σήμερα ο καιρός είναι πολύ ωραίος και πάμε βόλτα στο πάρκο. Αύριο θα βρέξει. ",
    "היום מזג האוויר יפה מאוד ואנחנו הולכים לטייל בפארק. מחר יירד גשם. ",
    "الطقس جميل جدا اليوم ونحن ذاهبون للمشي في الحديقة. غدا ستمطر. ",
    "今天天气很好，我们去公园散步。明天会下雨。", "今日はとても天気がいいので、公園を散歩します。明日は雨が降ります。",
    "오늘은 날씨가 아주 좋아서 공원에 산책하러 갑니다. 내일은 비가 올 것입니다. ",
    "วันนี้อากาศดีมาก เราไปเดินเล่นที่สวนสาธารณะ ",
    "आज मौसम बहुत अच्छा है और हम पार्क में घूमने जा रहे हैं। ",
  ]
  private static let english = "This is an English paragraph with several words in it.\n\n"

  private func scene(_ text: String) throws -> Scene { Scene(text + "|", pack: try pack()) }

  private func unknown(_ scene: inout Scene) -> [String] {
    scene.document.cursor = nil
    while !scene.engine.findUnknownWords(in: &scene.document, limit: 99, bytes: 1_000) {}
    return scene.engine.unknownWords(in: scene.document, limit: 99)
      .map { scene.document.text.string(in: $0) }
  }

  private func counts(ofTyped text: String, in scene: inout Scene) -> TextCounts? {
    for character in text { scene.type(String(character)) }
    scene.document.cursor = scene.point
    var retracted = RetractedWords()
    return scene.engine.countTyped(in: &scene.document, .everything, retracted: &retracted)
  }

  private func nextWords(_ scene: inout Scene) -> [String] {
    scene.answer(.suggestions, trigger: .invoked).suggestions.map(\.text)
  }

  @Test(arguments: texts)
  func `it is neither learned nor marked, alone and after English`(text: String) throws {
    for before in ["", Self.english] {
      var scene = try scene(before)
      #expect(counts(ofTyped: text, in: &scene) == nil)
      #expect(unknown(&scene) == [])
    }
  }

  @Test(arguments: texts)
  func `a whole text in it is not learned`(text: String) throws {
    let engine = try scene("").engine
    var counter = engine.counter(
      of: Text(text), languageID: "markdown", at: DocumentAddress(uri: "file:///t"))
    while !counter.read(bytes: 1_000) {}
    #expect(counter.counts.isEmpty)
  }

  @Test(arguments: [
    "Сегодня ", "Сегодня очень ", "Я ", "היום מזג האוויר יפה ", "今天天气很好，", "오늘은 날씨가 ", "我 ",
  ])
  func `no English words are offered after it`(text: String) throws {
    for before in ["", Self.english] {
      var scene = try scene(before + text)
      #expect(nextWords(&scene) == [])
      #expect(scene.answer(.inlinePrediction, trigger: .invoked).inlinePrediction == nil)
    }
  }

  @Test(arguments: [
    "We met Иван in ", "We met Иван Петрович in the ", "The word погода is ", "Привет my friend, ",
    "We met 漢字 in the ", "The angle α is ", "α is ",
    "Сегодня очень хорошая погода и мы идём гулять.\n\nThe ",
  ])
  func `an English sentence with a word of it remains one`(text: String) throws {
    var scene = try scene(text)
    #expect(!nextWords(&scene).isEmpty)
  }

  @Test func `in an English sentence all words but those of it are learned and marked`() throws {
    var scene = try scene("")
    let text = "We met the zorkmid of Привет 漢字 today. "
    let counts = try #require(counts(ofTyped: text, in: &scene))
    #expect(Set(counts.triples.keys.map(\.word)).isSuperset(of: ["we", "met", "the", "today"]))
    #expect(counts.triples.keys.allSatisfy { !$0.word.isWritten(outside: .latin) })
    #expect(unknown(&scene) == ["zorkmid"])
  }

  @Test func `the user may teach words of it`() throws {
    var scene = try scene("")
    _ = scene.engine.apply(UserWordChange(kind: .learn, word: "Привет", date: 0))
    let counts = try #require(counts(ofTyped: "Then she said Привет to him. ", in: &scene))
    #expect(counts.usedWords == ["Привет": 1])
    var misspelled = scene
    misspelled.type("Then she said Првиет")
    #expect(misspelled.answer(.corrections).corrections.map(\.text) == ["Привет"])
  }

  @Test(arguments: ["漢字", "今天", "天", "กำ", "आज", "我", "Привет", "오늘은", "שלום"])
  func `a word of it has no corrections`(word: String) throws {
    for text in ["\(word)|", "We met \(word)| in the city.", "We met ab and \(word)|"] {
      #expect(try corrections(text) == [])
    }
  }

  @Test func `with a pack of Russian, Russian is no other script`() throws {
    let russian = try TinyPack.pack(
      [
        "Сегодня очень хорошая погода и мы идём гулять в парк.",
        "Завтра будет дождь и мы идём в кино.",
      ], language: "ru")
    var settings = EngineSettings()
    settings.languages = ["ru", "en"]
    var scene = Scene("|", settings: settings)
    scene.engine.install(packs: [russian, try pack()], emojiTables: [])
    let counts = try #require(counts(ofTyped: "Сегодня погода и мы идём ", in: &scene))
    #expect(counts.wordCount == 5)
    #expect(nextWords(&scene).contains("гулять"))
    scene.type("гулить в парк.")
    #expect(unknown(&scene) == ["гулить"])
  }
}
