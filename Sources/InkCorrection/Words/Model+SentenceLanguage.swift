// Which loaded language the sentence at a position was begun in, whatever the text before it is in.

import InkLexicon
package import InkModel
import InkText

extension Model {
  /// Whether the last words of the sentence before a position, of which there must be one, are each likelier in the
  /// language of a pack than in any other: "Det ligger i", after English. Costs a look-up per word and pack.
  package func isSentence(inPack index: Int, before context: ModelContext) -> Bool {
    if packs.count < 2 { return false }
    let words = context.history.reversed().prefix { $0 != Tokenizer.sentenceStart }
      .filter { !Tokenizer.isSpecial($0) }
    return !words.isEmpty
      && words.allSatisfy { word in
        guard let own = score(of: word, inPack: index) else { return false }
        return packs.indices.allSatisfy { other in
          other == index || score(of: word, inPack: other).map { $0 < own } ?? true
        }
      }
  }
}
