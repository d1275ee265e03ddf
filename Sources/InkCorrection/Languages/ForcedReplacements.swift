// Slips that can only be one thing, though other words are near: words without their space, porfavor.

import InkText

/// Slips of a language with what they always are: two words, or one in its only spelling.
struct ForcedReplacements: JoinedWordRules {
  /// The meant words by the typed ones, both normalized except for capitals that are always there.
  private let meant: [String: String]
  /// Those at the start of a sentence alone. Elsewhere they may be words without their diacritic: ósea.
  private let meantAtStart: [String: String]
  /// Names and nouns by what is typed with a capital: Sao.
  private let names: [String: String]
  /// Words that are others after a certain word alone.
  private let pairs: WordPairs?

  init(
    _ meant: [String: String], atStart: [String: String] = [:], names: [String: String] = [:],
    pairs: WordPairs? = nil
  ) {
    (self.meant, meantAtStart, self.names, self.pairs) = (meant, atStart, names, pairs)
  }

  var slips: Set<String> { Set(meant.keys) }

  func separated(
    _ typed: String, after previous: String?, beginsSentence: Bool
  ) -> String? {
    let letterCase = LetterCase.of(typed)
    if letterCase == .title, let name = names[typed] { return name }
    guard letterCase == .lower || letterCase == .title && beginsSentence else { return nil }
    let word = normalizedWord(typed)
    let text =
      meant[word] ?? (beginsSentence ? meantAtStart[word] : nil)
      ?? previous.flatMap { pairs?.meant(by: word, after: $0) }
    guard let text else { return nil }
    return letterCase.applied(to: text)
  }

  static let german = ForcedReplacements(
    [
      "desweiteren": "des Weiteren", "vorallem": "vor allem", "aufeinmal": "auf einmal",
      "garnicht": "gar nicht", "garkein": "gar kein", "garkeine": "gar keine",
      "garkeinen": "gar keinen", "garnichts": "gar nichts", "immernoch": "immer noch",
      "nocheinmal": "noch einmal", "zumteil": "zum Teil", "zumbeispiel": "zum Beispiel",
      "imgrunde": "im Grunde", "imvoraus": "im Voraus", "ausversehen": "aus Versehen",
      "einbisschen": "ein bisschen", "vielendank": "vielen Dank", "undzwar": "und zwar",
      "zuverläßig": "zuverlässig",
    ], names: ["Millenium": "Millennium"])

  static let vietnamese = ForcedReplacements(["chổ": "chỗ"], pairs: .vietnamese)

  static let spanish = ForcedReplacements(
    [
      "porfavor": "por favor", "porfin": "por fin", "porlomenos": "por lo menos",
      "enserio": "en serio", "aveces": "a veces", "apesar": "a pesar", "atravez": "a través",
      "atravéz": "a través", "atraves": "a través", "porsupuesto": "por supuesto",
      "derrepente": "de repente", "denuevo": "de nuevo", "almenos": "al menos",
      "sinembargo": "sin embargo", "nisiquiera": "ni siquiera", "amenudo": "a menudo",
      "deacuerdo": "de acuerdo", "poreso": "por eso", "porejemplo": "por ejemplo",
      "enrealidad": "en realidad", "aveses": "a veces", "veses": "veces", "asique": "así que",
      "asíque": "así que",
    ], atStart: ["osea": "o sea"], pairs: .spanish)

  static let portuguese = ForcedReplacements(
    [
      "porfavor": "por favor", "denovo": "de novo", "concerteza": "com certeza",
      "comcerteza": "com certeza", "derrepente": "de repente", "derepente": "de repente",
      "porisso": "por isso", "apartir": "a partir", "emcima": "em cima", "oque": "o que",
      "porexemplo": "por exemplo", "naoserá": "não será", "nãoserá": "não será", "naoé": "não é",
      "nãoé": "não é", "tudobem": "tudo bem", "bomdia": "bom dia", "boanoite": "boa noite",
      "boatarde": "boa tarde", "aomenos": "ao menos", "pelomenos": "pelo menos",
      "semquerer": "sem querer", "devez": "de vez", "asvezes": "às vezes", "àsvezes": "às vezes",
      "qeu": "que", "muitoobrigado": "muito obrigado", "muitoobrigada": "muito obrigada",
    ], names: ["Sao": "São"], pairs: .portuguese)

  static let swedish = ForcedReplacements([
    "tillexempel": "till exempel", "ettpar": "ett par", "förmycket": "för mycket",
    "pågrund": "på grund", "tackså": "tack så", "såatt": "så att", "föratt": "för att",
    "utanatt": "utan att", "genomatt": "genom att",
  ])
}
