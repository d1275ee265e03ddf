// A language pack that is damaged anywhere: refused with a sentence, or read with wrong answers.

import InkCorrection
import InkLexicon
import InkModel
import InkPack
import InkText

private let sound: [UInt8] = {
  var random = SeededRandom(seed: 21)
  return (try? PackWriter.write(SamplePack.random(wordCount: 60, using: &random))) ?? []
}()

func fuzz(_ bytes: [UInt8]) {
  var choices = Choices(bytes)
  let history = [choices.below(70), choices.below(70), choices.below(70)]
  let prefix = Array("abcedea".utf8.prefix(choices.below(5)))
  guard let pack = try? LanguagePack(PackBytes(choices.damaged(sound))) else { return }
  walk(pack, behind: history, prefix)
  ask(pack, behind: history, prefix)
}

/// Asks what the server asks: how a word may go on, and what it may have been meant to be.
private func ask(_ pack: LanguagePack, behind history: [Int], _ prefix: [UInt8]) {
  let model = Model(packs: [pack])
  let words = pack.withFile { file in
    history.compactMap { pack.words.text(of: $0, in: file) }
  }
  let context = model.context(after: words)
  let typed = String(decoding: prefix, as: UTF8.self)
  _ = model.completions(WordQuery(prefix: typed, limit: 8), in: context)
  _ = model.nextCharacters(behind: typed, in: context)
  let corrector = Corrector(model: model, context: context, isSentenceStart: false)
  _ = corrector.judgement(of: typed + "bd", before: words.first, limit: 5)
}

private func walk(_ pack: LanguagePack, behind history: [Int], _ prefix: [UInt8]) {
  pack.withFile { file in
    let found = pack.trie.interval(ofPrefix: prefix, words: pack.words, in: file)
    _ = pack.id(of: "abc", in: file)
    _ = pack.words.word(history[0], in: file)
    for model in pack.components {
      let context = NgramContext(after: history, in: model, file: file)
      let interval = context.interval(found.words, isWhole: prefix.isEmpty, in: file)
      _ = context.probability(of: history[0], in: file)
      _ = context.mass(of: interval, in: file)
      let bound = context.followerBound(of: interval, in: file)
      var (depth, ids) = (FollowerDepth(), [Int]())
      context.appendFollowers(of: interval, atLeast: bound / 3, depth: &depth, to: &ids, in: file)
      var unigrams = UnigramWalk(of: found, behind: context, trie: pack.trie, in: file)
      unigrams.appendWords(atLeast: unigrams.bound / 3, to: &ids)
    }
    var (stack, steps) = ([pack.trie.root(in: file)], 0)
    while let node = stack.popLast(), steps < 500 {
      stack += pack.trie.children(of: node, in: file)
      steps += 1
    }
  }
}
