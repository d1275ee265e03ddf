// Prefix search in lists of items and its order, compared with a scan of all items.

import InkLexicon
import InkTestSupport
import Testing

@Suite struct ItemListTests {
  private func texts(_ typed: String, in items: [String], limit: Int = 10) -> [String] {
    ItemList(items).matches(typed, limit: limit).map(\.text)
  }

  @Test func `matching items are in list order`() {
    let items = ["Sandor Clegane", "Jon Snow", "Sansa Stark"]
    #expect(texts("S", in: items) == ["Sandor Clegane", "Sansa Stark"])
    #expect(texts("Sans", in: items) == ["Sansa Stark"])
    #expect(texts("zz", in: items) == [])
  }

  @Test func `a fully typed item comes first`() {
    #expect(
      texts("Jon Snow", in: ["Jon Snowfall", "Jon Snow"]) == ["Jon Snow", "Jon Snowfall"])
  }

  @Test func `items that differ in case or diacritics come after exact matches`() {
    let items = ["Ångström", "Anders", "anna", "Émile", "d'Artagnan"]
    let matches = ItemList(items).matches("an", limit: 10)
    #expect(matches.map(\.text) == ["anna", "Ångström", "Anders"])
    #expect(matches.map(\.isExact) == [true, false, false])
    #expect(texts("emi", in: items) == ["Émile"])
    #expect(texts("dart", in: items) == ["d'Artagnan"])
  }

  @Test func `a combining accent belongs to its letter`() {
    let apart = "Cafe\u{301}"
    let matches = ItemList([apart]).matches("Cafe", limit: 10)
    #expect(matches == [ItemMatch(text: apart, isExact: false)])
  }

  @Test func `the empty text matches nothing, and no item is returned twice`() {
    #expect(texts("", in: ["a"]) == [])
    #expect(texts("a", in: ["ab", "ab", "", "Ab"]) == ["ab", "Ab"])
    #expect(texts("a", in: ["ab", "ac", "ad"], limit: 2) == ["ab", "ac"])
    #expect(texts("a", in: ["ab"], limit: 0) == [])
    #expect(texts("a", in: []) == [])
    #expect(texts("'", in: ["ab"]) == [])
  }

  @Test func `a file has one item per line`() {
    let list = ItemList(lines: Array("Jon Snow\r\n\n  Sansa Stark\t\n#tag".utf8))
    #expect(list.count == 3)
    #expect(list.matches("S", limit: 1).map(\.text) == ["Sansa Stark"])
    #expect(list.matches("#", limit: 1).map(\.text) == ["#tag"])
  }

  @Test func `the first of many agree with a scan of all`() {
    var random = SeededRandom(seed: 41)
    for _ in 0..<fuzzCount(40) {
      let items = (0..<random.below(400)).map { _ in
        String((0..<1 + random.below(6)).map { _ in random.element(of: "abAÄ ") ?? "a" })
      }
      let list = ItemList(items)
      for _ in 0..<20 {
        let typed = String((0..<1 + random.below(3)).map { _ in random.element(of: "abA") ?? "a" })
        let limit = 1 + random.below(8)
        var seen: Set<String> = []
        let alike = items.filter { $0.hasPrefix(typed) && seen.insert($0).inserted }
        let wanted = Array(
          (alike.filter { $0 == typed } + alike.filter { $0 != typed }).prefix(limit))
        let found = list.matches(typed, limit: limit)
        #expect(found.filter(\.isExact).map(\.text) == wanted)
        let folded = found.filter { !$0.isExact }
        #expect(folded.allSatisfy { $0.text.folded.hasPrefix(typed.folded) })
        let others = Set(items.filter { $0.folded.hasPrefix(typed.folded) && !$0.hasPrefix(typed) })
        #expect(found.count == min(limit, Set(alike).count + others.count))
      }
    }
  }

  @Test func `a byte order mark is not part of the first line`() {
    let items = ItemList(lines: Array("\u{FEFF}alpha\nbeta\n".utf8))
    #expect(items.first(2) == ["alpha", "beta"])
  }
}

extension String {
  fileprivate var folded: String { lowercased().replacing("ä", with: "a") }
}
