// From CLDR annotations to emoji: selection, written form, order.

import InkLexicon
import InkPack
import InkTestSupport
import Testing

@Suite struct EmojiAnnotationTests {
  private func emoji(_ xml: String...) throws -> [Emoji] {
    var annotations = EmojiAnnotations()
    for xml in xml { try annotations.read(Array(xml.utf8)) }
    return annotations.emoji
  }

  @Test func `names and keywords are read, the name only once`() throws {
    let found = try emoji(
      """
      <?xml version="1.0" encoding="UTF-8" ?>
      <!-- <annotation cp="🍔">commented out</annotation> -->
      <ldml><annotations>
        <annotation cp="🍔" draft="contributed"/>
        <annotation cp="🍕">cheese | pizza |  slice </annotation>
        <annotation cp="🍕" type="tts">pizza</annotation>
        <annotation cp="&#x1F415;" type="tts">dog &amp; co</annotation>
      </annotations></ldml>
      """)
    #expect(
      found == [
        Emoji(text: "🍕", name: "pizza", keywords: ["cheese", "slice"]),
        Emoji(text: "🐕", name: "dog & co"),
      ])
  }

  @Test func `symbols, skin tones and nameless emoji are left out`() throws {
    let left = ["→", "{", "1", "🏽", "👍🏽", "🦰"].map {
      "<annotation cp=\"\($0)\" type=\"tts\">some name</annotation>"
    }
    #expect(
      try emoji(
        left.joined(), "<annotation cp=\"🍔\">burger</annotation>",
        "<annotation cp=\"🍟\" type=\"tts\">↑↑↑</annotation>") == [])
  }

  @Test(arguments: [
    ("❤", "❤️"), ("☺", "☺️"), ("#⃣", "#️⃣"), ("❤‍🔥", "❤️‍🔥"), ("👁‍🗨", "👁️‍🗨️"), ("🕵‍♂", "🕵️‍♂️"),
    ("🏴‍☠", "🏴‍☠️"), ("🇸🇪", "🇸🇪"), ("🍕", "🍕"),
  ])
  func `characters with text presentation get a selector`(bare: String, written: String) throws {
    let found = try emoji("<annotation cp=\"\(bare)\" type=\"tts\">some name</annotation>")
    #expect(found.map { Array($0.text.unicodeScalars) } == [Array(written.unicodeScalars)])
  }

  @Test(arguments: ["", "<ldml></ldml>", "<annotation cp=\"🍕\">piz", "<!-- <annotation cp=\"🍕\">"])
  func `a file without annotations is rejected`(xml: String) {
    #expect(throws: PackBuildError.self) { try emoji(xml) }
  }

  @Test func `the most used come first, then those with few keywords`() throws {
    let emoji = [
      Emoji(text: "🍕", name: "pizza", keywords: ["cheese", "slice"]),
      Emoji(text: "🐈", name: "cat", keywords: ["pet"]),
      Emoji(text: "❤️", name: "red heart", keywords: ["heart", "love", "red"]),
      Emoji(text: "😂", name: "face with tears of joy"),
      Emoji(text: "🐕", name: "dog", keywords: ["pet"]),
    ]
    let table = try SampleEmoji.table(emoji)
    #expect((0..<5).compactMap { table.emoji($0)?.text } == ["😂", "❤️", "🐈", "🐕", "🍕"])
  }

  @Test func `emoji that cannot be written are rejected`() {
    let long = String(repeating: "a", count: 256)
    for emoji in [[], [Emoji(text: "🍕", name: "…")], [Emoji(text: "🍕", name: long)]] {
      #expect(throws: PackContentsError.self) {
        try EmojiTableWriter.write(emoji, language: "en")
      }
    }
    #expect(throws: PackContentsError.self) {
      try EmojiTableWriter.write(SampleEmoji.english, language: "")
    }
  }

  @Test func `the same emoji give the same bytes`() throws {
    #expect(
      try EmojiTableWriter.write(SampleEmoji.english, language: "en")
        == EmojiTableWriter.write(SampleEmoji.english, language: "en"))
  }
}
