// Word lists in code, as words, as rows and as hashes.

import InkText
import Testing

@Suite struct WordListTests {
  @Test(arguments: ["", " ", "a", " a", "a\n", "ab  cd\n\nef", "über\nça va", "a a b"])
  func `words are what is between spaces and line breaks`(list: String) {
    let words = list.split { $0 == " " || $0 == "\n" }.map { String($0) }
    #expect(list.listedWords == words)
    #expect(Set(wordsOf: list) == Set(words))
    #expect(WordHashes(of: list).count == Set(words).count)
    #expect(words.allSatisfy { WordHashes(of: list).contains($0) })
  }

  @Test func `rows keep their words together`() {
    #expect("go went gone\n\nbe was".listedRows == [["go", "went", "gone"], ["be", "was"]])
  }

  @Test func `sets of hashes are united`() {
    var words = WordHashes()
    #expect(!words.contains("a"))
    words.formUnion(WordHashes(of: "b a"))
    words.formUnion(WordHashes(of: "c b"))
    #expect(words.count == 3)
    #expect(["a", "b", "c"].allSatisfy { words.contains($0) })
    #expect(!words.contains("d"))
  }
}
