// German irregular verb forms, looked up by the regularized forms that people write: gegeht, denkte.

import InkText

/// The irregular forms that a regularized preterite or participle stands for.
///
/// Excludes verbs that also have regular forms: hängen, schaffen, wachsen.
struct GermanIrregularForms: IrregularFormRules {
  /// Returns the forms that an unknown word may stand for, at most two. A known word means nothing else, since nouns
  /// and other verbs have regular endings: Fahrten, gesteht.
  func forms(of word: String, isKnown: Bool) -> [String] {
    if isKnown { return [] }
    return Self.preterite(of: word) ?? Self.participle(of: word).map { [$0] } ?? []
  }

  /// Returns the preterite: dachten for denkten, verlor for verlierte. Returns both fandest and fandst, of which a
  /// language pack has those in use.
  private static func preterite(of word: String) -> [String]? {
    for ending in ["test", "ten", "tet", "te"] where word.hasSuffix(ending) {
      var stem = word.dropLast(ending.count)
      // After d and t, regular inflection inserts an e: findete.
      if ["de", "te"].contains(where: stem.hasSuffix) { stem = stem.dropLast() }
      guard let (prefix, verb) = verb(endingIn: stem) else { continue }
      let person = ending.dropFirst(2)
      let form = prefix + verb.preterite
      if form.hasSuffix("te") { return [form + person] }
      if person == "n" { return [form + "en"] }
      // After d and t there is an e, which is optional before st: fandet, fandest or fandst.
      guard ["d", "t"].contains(where: form.hasSuffix), !person.isEmpty else {
        return [form + person]
      }
      return [form + "e" + person] + (person == "st" ? [form + person] : [])
    }
    return nil
  }

  /// Returns the participle: gegangen for gegeht, angerufen for angeruft.
  private static func participle(of word: String) -> String? {
    guard word.hasSuffix("t") else { return nil }
    for start in word.indices where word[start...].hasPrefix("ge") {
      var stem = word[start...].dropFirst(2).dropLast()
      if ["de", "te"].contains(where: stem.hasSuffix) { stem = stem.dropLast() }
      let prefix = String(word[..<start])
      if prefix.isEmpty || prefix.count > 1, let verb = verbs[String(stem)] {
        return prefix + verb.participle
      }
    }
    return nil
  }

  /// Returns a verb with its inseparable prefix, such as be- or ver-.
  private static func verb(endingIn stem: Substring) -> (prefix: String, verb: Verb)? {
    if let verb = verbs[String(stem)] { return ("", verb) }
    for prefix in prefixes where stem.hasPrefix(prefix) {
      if let verb = verbs[String(stem.dropFirst(prefix.count))] { return (prefix, verb) }
    }
    return nil
  }

  private static let prefixes = ["be", "ent", "er", "ver", "zer"]

  private struct Verb {
    let preterite: String
    let participle: String
  }

  private static let verbs: [String: Verb] = {
    var verbs: [String: Verb] = [:]
    for words in rows.listedRows {
      if words.count == 3 { verbs[words[0]] = Verb(preterite: words[1], participle: words[2]) }
    }
    return verbs
  }()

  /// The subjunctives of the verbs whose preterite has a vowel with an umlaut, of which the list has only some: säßen,
  /// fändet.
  static let subjunctives: Set<String> = {
    var forms: Set<String> = []
    for (stem, verb) in verbs
    where !verb.preterite.hasSuffix("te") && !withOtherVowel.contains(stem) {
      guard let place = verb.preterite.firstIndex(where: { umlauts[$0] != nil }),
        let umlaut = umlauts[verb.preterite[place]]
      else { continue }
      let start = verb.preterite[..<place] + String(umlaut)
      let form = start + verb.preterite[verb.preterite.index(after: place)...]
      forms.formUnion(["e", "en", "est", "et"].map { form + $0 })
    }
    return forms
  }()

  private static let umlauts: [Character: Character] = ["a": "ä", "o": "ö", "u": "ü"]
  /// Their subjunctives have ü: stürbe.
  private static let withOtherVowel: Set = ["helf", "sterb", "werf"]

  /// The present stem, the preterite and the participle of each verb.
  private static let rows = """
    beginn begann begonnen
    beiß biss gebissen
    biet bot geboten
    bitt bat gebeten
    bleib blieb geblieben
    brenn brannte gebrannt
    bring brachte gebracht
    denk dachte gedacht
    ess aß gegessen
    fahr fuhr gefahren
    fall fiel gefallen
    find fand gefunden
    flieg flog geflogen
    fließ floss geflossen
    frier fror gefroren
    geb gab gegeben
    geh ging gegangen
    gewinn gewann gewonnen
    greif griff gegriffen
    halt hielt gehalten
    helf half geholfen
    kenn kannte gekannt
    komm kam gekommen
    lass ließ gelassen
    lauf lief gelaufen
    leih lieh geliehen
    les las gelesen
    lieg lag gelegen
    nehm nahm genommen
    nenn nannte genannt
    reit ritt geritten
    reiß riss gerissen
    renn rannte gerannt
    ruf rief gerufen
    schein schien geschienen
    schieß schoss geschossen
    schlaf schlief geschlafen
    schlag schlug geschlagen
    schließ schloss geschlossen
    schneid schnitt geschnitten
    schreib schrieb geschrieben
    schwimm schwamm geschwommen
    seh sah gesehen
    sing sang gesungen
    sitz saß gesessen
    sprech sprach gesprochen
    spring sprang gesprungen
    steh stand gestanden
    steig stieg gestiegen
    sterb starb gestorben
    streit stritt gestritten
    trag trug getragen
    treff traf getroffen
    trink trank getrunken
    werf warf geworfen
    verlier verlor verloren
    wasch wusch gewaschen
    wiss wusste gewusst
    zieh zog gezogen
    """
}
