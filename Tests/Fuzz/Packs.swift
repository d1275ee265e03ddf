// A language pack damaged anywhere: refused with a message, or read with wrong answers.

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
  queryEverything(of: pack, after: history, prefix, steps: 500)
  ask(pack, after: history, prefix)
}

/// Makes the server's queries: how a word may continue, and what it may have been meant to be.
private func ask(_ pack: LanguagePack, after history: [Int], _ prefix: [UInt8]) {
  let model = Model(packs: [pack])
  let words = pack.withFile { file in
    history.compactMap { pack.words.text(of: $0, in: file) }
  }
  let context = model.context(after: words)
  let typed = String(decoding: prefix, as: UTF8.self)
  let place = TypedPlace(typed, in: context)
  _ = model.completions(WordQuery(at: place, limit: 8))
  _ = model.nextCharacters(at: place)
  let corrector = Corrector(model: model, context: context, capitalIsUninformative: false)
  _ = corrector.judgement(of: typed + "bd", before: words.first, limit: 5)
}
