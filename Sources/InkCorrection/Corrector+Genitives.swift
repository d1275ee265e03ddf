// Genitives of names that are typed without their apostrophe: Madhavs.

import InkLexicon
import InkModel
import InkText

extension Corrector {
  /// Adds the genitive of an English name that the pack has, but not with that ending, for what lacks its apostrophe.
  /// It is only ever offered: names have plurals, too.
  func addGenitive(of word: TypedForm, at place: PackPlace, to judgement: inout Judgement) {
    guard primaryLanguage(of: place.pack.metadata.language) == "en", word.text.hasSuffix("s"),
      word.letterCase == .title || word.letterCase == .mixed
    else { return }
    let name = String(word.text.dropLast())
    let genitive = name + "'s"
    guard name.unicodeScalars.count >= Self.leastName,
      place.pack.id(of: genitive, in: place.file) == nil,
      let id = place.pack.id(of: name, in: place.file), let form = place.usualForm(of: id),
      LetterCase.of(form.text) != .lower
    else { return }
    let score = place.score(of: id) + Self.ending - Score(rawValue: costs.kinds.apostrophe)
    judgement.add(
      word.dressed(String(word.typed.dropLast()) + "'s"), score, writtenAs: form.text,
      typed: word.typed, isOnlyOffered: true)
  }

  /// Shorter ones are abbreviations, and those have plurals: URLs.
  private static let leastName = 4
  /// ln P(a name stands in its genitive): one in sixty words with a capital does, one in eight of those that ever do.
  private static let ending = Score(nats: -3)
}
