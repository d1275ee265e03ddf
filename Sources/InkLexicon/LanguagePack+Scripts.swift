// The scripts that a language is written in, from its words.

import InkText

extension WordTable {
  /// Returns the scripts of the words, and Latin, which texts of all languages have names in. The words are sorted, so
  /// that a few at equal distances show each script that has a fair share of them.
  func scripts(in file: PackFile) -> Scripts {
    let listed = count - specialCount
    let sampled = min(listed, Self.sampleCount)
    return (0..<sampled).reduce(into: .latin) { scripts, number in
      let id = specialCount + (2 * number + 1) * listed / (2 * sampled)
      let letter = text(of: id, in: file)?.unicodeScalars.first { CharacterClass($0) == .letter }
      if let letter { scripts.formUnion(Scripts(of: letter)) }
    }
  }

  /// The number of words that are read; opening a pack should not read much of it.
  private static let sampleCount = 16
}
