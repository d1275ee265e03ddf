// Words that have lost their vowel before the next one: "l'homme" is "l'" and "homme" where no pack has it whole.

import InkLexicon
import InkText

extension Model {
  /// The elided word at the beginning of a word, if a pack has it, and what stands behind it, perhaps nothing.
  package func elision(of text: String) -> (head: String, rest: String)? {
    guard text.utf8.contains(0x27) else { return nil }
    for pack in packs {
      if let found = pack.withFile({ pack.elision(of: text, in: $0) }) { return found }
    }
    return nil
  }

  /// Some tokens, each that no pack has whole as the two words that one knows it by.
  package func pieces(of tokens: [String]) -> [String] {
    guard tokens.contains(where: { $0.utf8.contains(0x27) }) else { return tokens }
    return tokens.flatMap { token in
      guard !isWhole(token), let parts = elision(of: token), !parts.rest.isEmpty else {
        return [token]
      }
      return [parts.head, parts.rest]
    }
  }

  /// An elided word and the one behind it as they are written; nil where a pack has them as one word, or none.
  func writtenElision(of written: String) -> (head: String, rest: String)? {
    let scalars = written.unicodeScalars
    guard let apostrophe = scalars.firstIndex(where: { CharacterClass($0) == .apostrophe }),
      pieces(of: [normalizedWord(written)]).count > 1
    else { return nil }
    let end = scalars.index(after: apostrophe)
    return (String(scalars[..<end]), String(scalars[end...]))
  }

  /// Whether a pack has a word, specials aside.
  func isWhole(_ text: String) -> Bool {
    packs.contains { pack in
      pack.withFile { file in
        pack.id(of: text, in: file).map { $0 >= pack.words.specialCount } ?? false
      }
    }
  }
}
