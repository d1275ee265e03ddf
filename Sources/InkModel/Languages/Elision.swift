// Elided words: "l'homme" is split into "l'" and "homme" unless a pack has it as one word.

import InkLexicon
import InkText

extension Model {
  /// Returns the elided word at the beginning of a word, if a pack has it, and the rest, which may be empty.
  package func elision(of text: String) -> (head: String, rest: String)? {
    guard text.utf8.contains(0x27) else { return nil }
    for pack in packs {
      if let found = pack.withFile({ pack.elision(of: text, in: $0) }) { return found }
    }
    return nil
  }

  /// Returns tokens with each that no pack has as a whole split into an elided word and the word after it, if a pack
  /// has the elided word.
  package func pieces(of tokens: [String]) -> [String] {
    guard tokens.contains(where: { $0.utf8.contains(0x27) }) else { return tokens }
    return tokens.flatMap { token in
      guard !isWhole(token), let parts = elision(of: token), !parts.rest.isEmpty else {
        return [token]
      }
      return [parts.head, parts.rest]
    }
  }

  /// Returns an elided word and the word after it as written, or nil if a pack has them as one word or no pack has the
  /// elided word.
  func writtenElision(of written: String) -> (head: String, rest: String)? {
    let scalars = written.unicodeScalars
    guard let apostrophe = scalars.firstIndex(where: { CharacterClass($0) == .apostrophe }),
      pieces(of: [normalizedWord(written)]).count > 1
    else { return nil }
    let end = scalars.index(after: apostrophe)
    return (String(scalars[..<end]), String(scalars[end...]))
  }

  /// Whether a pack has a word, not counting special words.
  func isWhole(_ text: String) -> Bool {
    packs.contains { pack in
      pack.withFile { file in
        pack.id(of: text, in: file).map { $0 >= pack.words.specialCount } ?? false
      }
    }
  }
}
