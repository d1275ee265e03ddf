// Items of data sources in documents: after signs, in front matter, in trailers, in fields that name their source.

import InkAutocomplete
import InkEngine
import InkLexicon
import InkText
import Testing

@Suite struct ItemTests {
  private func scene(
    _ marked: String, languageID: String = "markdown", learned: [String] = []
  ) -> Scene {
    var scene = Scene(marked, learned: learned, languageID: languageID)
    let lists = [
      DataSource(name: "names", items: ItemList(["Jon Snow", "Sansa Stark", "Sandor Clegane"])),
      DataSource(name: "tags", items: ItemList(["winter", "wall"])),
      DataSource(name: "places", after: "in:", items: ItemList(["Winterfell"])),
      DataSource(name: "authors", after: "by ", items: ItemList(["Maester Luwin"])),
    ]
    scene.engine.sources = DataSources(Dictionary(lists.map { ($0.name, $0) }) { $1 })
    return scene
  }

  private func texts(_ scene: Scene) -> [String] {
    var scene = scene
    return scene.answer(.suggestions, limit: 5).suggestions.filter { $0.kind == .dataSource }
      .map(\.text)
  }

  @Test func `names come after an at sign, tags after a number sign`() {
    #expect(texts(scene("ask @Sa|")) == ["Sansa Stark", "Sandor Clegane"])
    #expect(texts(scene("ask @|")) == ["Jon Snow", "Sansa Stark", "Sandor Clegane"])
    #expect(texts(scene("about #w|")) == ["winter", "wall"])
    #expect(texts(scene("a trip in:wi|")) == ["Winterfell"])
    #expect(texts(scene("ask @Sansa S|")) == ["Sansa Stark"])
  }

  @Test func `a list without a sign is offered nowhere by itself`() {
    var scene = Scene("ask @Sa|", languageID: "markdown")
    let list = DataSource(name: "people", after: "", items: ItemList(["Sansa Stark"]))
    scene.engine.sources = DataSources([list.name: list])
    #expect(texts(scene) == [])
  }

  @Test func `an item replaces the text typed after the sign`() {
    var scene = scene("ask @Sansa S|")
    let first = scene.answer(.suggestions).suggestions.first
    #expect(first?.range == TextPoint(line: 0, byte: 5)..<TextPoint(line: 0, byte: 12))
    #expect(first?.newText == "Sansa Stark ")
    #expect(first?.source == .dataSource("names"))
    #expect(first?.score == 1)
  }

  @Test(arguments: [
    ("ask @Sansa S|tark", 16, "Sansa Stark"), ("ask @sa|nsa Stark now", 16, "Sansa Stark"),
    ("ask @sa|ndor", 7, "Sansa Stark "), ("about #w|inter.", 13, "winter"),
    ("about #w|interly", 8, "winter "),
  ])
  func `an item replaces its own rest behind the cursor, and nothing else`(
    marked: String, end: Int, text: String
  ) {
    var scene = scene(marked)
    let first = scene.answer(.suggestions).suggestions.first
    #expect(first?.range.upperBound == TextPoint(line: 0, byte: end))
    #expect(first?.newText == text)
  }

  @Test func `an address has no names, a heading no tags, and a sign before a space no items`() {
    for text in ["jon@sa|", "#|", "# wa|", "ask @ Sa|", "C#w|"] {
      #expect(texts(scene(text)) == [], "\(text)")
    }
  }

  @Test func `right after a sign there are no words instead of items, and no ghost text`() {
    for text in ["ask @|", "about #|", "#|", "in (@|"] {
      var scene = Scene(text, learned: ["Sad"], languageID: "markdown")
      let answer = scene.answer([.suggestions, .inlinePrediction], limit: 5)
      #expect(answer.suggestions == [] && answer.inlinePrediction == nil, "\(text)")
    }
    var address = Scene("in C#|", learned: ["Sad"], languageID: "markdown")
    #expect(address.answer(.suggestions, limit: 5).suggestions != [])
  }

  @Test func `names and tags of the document itself are offered, nearest first`() {
    #expect(
      texts(scene("@arya and @bran-2.\n\nask @|", languageID: "plaintext")).prefix(3) == [
        "Jon Snow", "Sansa Stark", "Sandor Clegane",
      ])
    #expect(texts(scene("@arya\n@anna.\nask @a|\n@ann")) == ["anna", "arya", "ann"])
    #expect(texts(scene("#wedding #wa\n\n#we|")) == ["wedding"])
    #expect(texts(scene("let x = @arya\n// @a|", languageID: "swift")) == [])
  }

  @Test func `front matter has the items of its field`() {
    #expect(texts(scene("---\ntags: wi|\n---\n")) == ["winter"])
    #expect(texts(scene("---\ntags: [wall, w|\n---\n")) == ["winter", "wall"])
    #expect(texts(scene("---\ntags:\n  - wall\n  - wi|\n---\n")) == ["winter"])
    #expect(texts(scene("---\nauthor: \"mae|\n---\n")) == ["Maester Luwin"])
    #expect(texts(scene("---\ntitle: wi|\n---\n")) == [])
    #expect(texts(scene("---\ntags: we|\n---\nA #wedding.\n")) == ["wedding"])
  }

  @Test func `a commit has trailers and the people after them`() {
    #expect(
      texts(scene("Mend it\n\nSig|", languageID: "gitcommit")) == ["Signed-off-by:"])
    #expect(
      texts(scene("Mend it\n\nSigned-off-by: Jon <j@x>\nco|", languageID: "gitcommit"))
        == ["Co-authored-by:"])
    #expect(
      texts(scene("Mend it\n\nReviewed-by: san|", languageID: "gitcommit"))
        == ["Sansa Stark", "Sandor Clegane"])
    #expect(
      texts(scene("Mend it\n\nVérifié-by: san|", languageID: "gitcommit"))
        == ["Sansa Stark", "Sandor Clegane"])
    #expect(
      texts(scene("Mend it\n\nReviewed-by: ar|\n# Author: Arya <arya@x>", languageID: "gitcommit"))
        == ["Arya <arya@x>"])
    #expect(texts(scene("Sig|", languageID: "gitcommit")) == [])
    #expect(texts(scene("Mend it\n\nA sentence\nRe|", languageID: "gitcommit")) == [])
    #expect(texts(scene("Mend it\n\nSig|")) == [])
  }

  @Test func `a field with a data source has its items before the words`() {
    var scene = scene("Sa|", languageID: "plaintext", learned: ["Sad"])
    scene.document.traits.dataSource = "names"
    #expect(texts(scene) == ["Sansa Stark", "Sandor Clegane"])
    #expect(scene.answer(.suggestions, limit: 5).suggestions.contains { $0.text == "Sad" })
    scene = self.scene("Sansa S|", languageID: "plaintext")
    scene.document.traits.dataSource = "names"
    #expect(texts(scene) == ["Sansa Stark"])
  }

  @Test func `no item where nothing is offered, and none that is ignored`() {
    var scene = scene("ask @Sa|")
    _ = scene.engine.apply(UserWordChange(kind: .ignore, word: "Sansa Stark", date: 0))
    #expect(texts(scene) == ["Sandor Clegane"])
    scene.document.traits.kind = .password
    #expect(texts(scene) == [])
    scene = self.scene("ask @Sa|")
    scene.engine.settings.common.all.enabled = false
    #expect(texts(scene) == [])
    #expect(texts(self.scene("`@Sa|`")) == [])
  }
}
