// All queries of a language pack, made to one that may be damaged: the answers do not matter.

package import InkLexicon

/// Makes all queries about words with a prefix, after some words, and visits at most a number of the trie's nodes.
/// Returns the network's answer for the first of those words, if there is one.
@discardableResult
package func queryEverything(
  of pack: LanguagePack, after history: [Int], _ prefix: [UInt8], steps: Int
) -> Score? {
  pack.withFile { file in
    let found = pack.trie.interval(ofPrefix: prefix, words: pack.words, in: file)
    _ = pack.id(of: "abc", in: file)
    for word in history {
      _ = pack.words.word(word, in: file)
      _ = pack.words.capitalShare(of: word, in: file)
    }
    for model in pack.components {
      let context = NgramContext(after: history, in: model, file: file)
      let interval = context.interval(found.words, isWhole: prefix.isEmpty, in: file)
      for word in history { _ = context.probability(of: word, in: file) }
      _ = context.mass(of: interval, in: file)
      let bound = context.followerBound(of: interval, in: file)
      var (depth, ids) = (FollowerDepth(), [Int]())
      context.appendFollowers(of: interval, atLeast: bound / 3, depth: &depth, to: &ids, in: file)
      var unigrams = UnigramWalk(of: found, after: context, trie: pack.trie, in: file)
      unigrams.appendWords(atLeast: unigrams.bound / 3, to: &ids)
    }
    var (stack, walked) = ([pack.trie.root(in: file)], 0)
    while let node = stack.popLast(), walked < steps {
      stack += pack.trie.children(of: node, in: file)
      walked += 1
    }
    return history.first.flatMap { word in
      pack.residual.map { residual in
        let outlook = residual.outlook(after: history, about: history, in: file)
        return residual.score(of: word, at: outlook, in: file)
      }
    }
  }
}
