// Texts as they are counted, and what a store keeps of them.

import InkLexicon

@testable import InkStore

/// Returns a text in which words followed two others, each once.
func text(
  _ source: String, _ triples: [String] = [], new: [String: Int] = [:],
  retracted: [String: Int] = [:], used: [String: Int] = [:]
) -> TextCounts {
  var text = TextCounts(source: source)
  for triple in triples {
    let words = triple.split(separator: " ").map(String.init)
    text.triples[WordTriple(words[0], words[1], words[2]), default: 0] += 1
  }
  text.newWords = new
  text.retractedWords = retracted
  text.usedWords = used
  text.wordCount = triples.count
  return text
}

extension UserStore {
  /// Returns the stored triples, with their counts rounded to hundredths.
  func kept(_ date: Int64) throws -> [String: Int] {
    let counts = try ngramCounts(date: date)
    var kept: [String: Int] = [:]
    for triple in counts.triples {
      let words = [triple.first, triple.second, triple.word].map { counts.words[Int($0)] }
      kept[words.joined(separator: " ")] = Int((triple.count * 100).rounded())
    }
    return kept
  }
}
