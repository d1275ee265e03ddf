// Bytes as a word list in every format: words that could have been typed, and bad lines by number.

import InkLexicon
import InkText

@testable import InkStore

func fuzz(_ bytes: [UInt8]) {
  for format in WordListFormat.allCases {
    guard let list = WordListReader(bytes, format, language: nil, date: 9) else { continue }
    precondition(list.changes.allSatisfy { WordListReader.isWord($0.word) }, "no word")
  }
}
