// The distinct names and keywords of a table, with their keys and the starts of their words.

import InkLexicon

/// The phrases of a table in the order of (key, text).
struct EmojiPhrases {
  /// A name or keyword.
  struct Phrase {
    let text: String
    let key: [UInt8]
  }

  /// The phrases.
  let all: [Phrase]
  private let numbers: [String: Int]

  /// Collects the names and keywords of emoji, leaving out keywords without letters or digits, which cannot be typed.
  init(_ emoji: [Emoji]) throws {
    var phrases: [String: Phrase] = [:]
    for (index, emoji) in emoji.enumerated() {
      for (place, text) in ([emoji.name] + emoji.keywords).enumerated() where phrases[text] == nil {
        let key = emojiKey(text)
        if key.isEmpty, place > 0 { continue }
        let limit = EmojiFormat.maximumTextByteCount
        guard !key.isEmpty, key.count <= limit, text.utf8.count <= limit else {
          throw PackContentsError.wordLength(at: index)
        }
        phrases[text] = Phrase(text: text, key: key)
      }
    }
    all = phrases.values.sorted { left, right in
      left.key == right.key
        ? left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
        : left.key.lexicographicallyPrecedes(right.key)
    }
    numbers = Dictionary(uniqueKeysWithValues: zip(all.map(\.text), 0...))
  }

  /// Returns the index of a phrase, or nil if it was left out.
  func number(of text: String) -> Int? { numbers[text] }

  /// The starts of all words, sorted by the rest of the key from there.
  var wordStarts: [(phrase: Int, offset: Int)] {
    var starts: [(phrase: Int, offset: Int)] = []
    for (phrase, entry) in all.enumerated() {
      for offset in entry.key.indices where offset == 0 || entry.key[offset - 1] == 0x20 {
        starts.append((phrase, offset))
      }
    }
    return starts.sorted { left, right in
      let (first, second) = (
        all[left.phrase].key[left.offset...], all[right.phrase].key[right.offset...]
      )
      return first.elementsEqual(second)
        ? (left.phrase, left.offset) < (right.phrase, right.offset)
        : first.lexicographicallyPrecedes(second)
    }
  }
}
