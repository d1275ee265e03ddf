// Slips that can only be one thing, though other words are near: without a space, porfavor, or spelled of old, mußte.

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
  /// Words after which a word is spoken of instead of used: das Wort daß.
  private let namers: Set<String>
  let oldSpellings: Set<String>

  /// Reads the lists; a spelling of old has a capital if it is a noun.
  init(
    _ meant: [String: String], atStart: [String: String] = [:], names: [String: String] = [:],
    old: [String: String] = [:], pairs: WordPairs? = nil, namers: Set<String> = []
  ) {
    let oldNouns = old.filter { LetterCase.of($0.key) == .title }
    self.meant = meant.merging(old.filter { oldNouns[$0.key] == nil }) { first, _ in first }
    self.names = names.merging(oldNouns) { first, _ in first }
    oldSpellings = Set(old.keys.lazy.map { normalizedWord($0) })
    (meantAtStart, self.pairs, self.namers) = (atStart, pairs, namers)
  }

  var slips: Set<String> { Set(meant.keys) }

  func separated(
    _ typed: String, after previous: String?, beginsSentence: Bool
  ) -> String? {
    if let previous, namers.contains(previous) { return nil }
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
    ], names: ["Millenium": "Millennium"],
    // Of before 1996.
    old: [
      "bißchen": "bisschen",
      "mußte": "musste", "mußten": "mussten", "mußtest": "musstest",
      "mußtet": "musstet",
      "wußte": "wusste", "wußten": "wussten", "wußtest": "wusstest", "wußtet": "wusstet",
      "bewußt": "bewusst", "bewußte": "bewusste", "bewußten": "bewussten", "daß": "dass",
      "faßt": "fasst", "gefaßt": "gefasst", "gehaßt": "gehasst", "gemußt": "gemusst",
      "gepaßt": "gepasst", "gewiß": "gewiss", "gewußt": "gewusst", "haßt": "hasst",
      "häßlich": "hässlich", "häßliche": "hässliche", "häßlichen": "hässlichen", "ißt": "isst",
      "küßt": "küsst", "küßte": "küsste", "läßt": "lässt", "müßte": "müsste",
      "müßten": "müssten", "müßtest": "müsstest", "müßt": "müsst", "muß": "muss",
      "mußt": "musst", "naß": "nass", "paßt": "passt", "paßte": "passte", "sodaß": "sodass",
      "unbewußt": "unbewusst", "verfaßt": "verfasst", "vergißt": "vergisst",
      "verläßt": "verlässt", "vermißt": "vermisst", "verpaßt": "verpasst",
      "Abschluß": "Abschluss", "Anlaß": "Anlass",
      "Anschluß": "Anschluss", "Beschluß": "Beschluss", "Bewußtsein": "Bewusstsein",
      "Einfluß": "Einfluss", "Entschluß": "Entschluss", "Fluß": "Fluss", "Genuß": "Genuss",
      "Kompromiß": "Kompromiss", "Kongreß": "Kongress", "Kuß": "Kuss",
      "Mißverständnis": "Missverständnis", "Prozeß": "Prozess", "Rußland": "Russland",
      "Schluß": "Schluss", "Schuß": "Schuss", "Streß": "Stress", "Überfluß": "Überfluss",
    ],
    namers: ["alte", "form", "schreibung", "schreibweise", "statt", "wort", "wörter"])

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
    ], atStart: ["osea": "o sea"])

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
    ], names: ["Sao": "São"])

  static let swedish = ForcedReplacements([
    "tillexempel": "till exempel", "ettpar": "ett par", "förmycket": "för mycket",
    "pågrund": "på grund", "tackså": "tack så", "såatt": "så att", "föratt": "för att",
    "utanatt": "utan att", "genomatt": "genom att",
  ])
}
