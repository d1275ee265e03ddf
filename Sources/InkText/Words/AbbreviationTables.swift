// The abbreviations of each language, and which of its words look like those of others.

/// What a full stop may belong to in a language.
struct AbbreviationTable: Sendable {
  /// The primary language: `en`.
  let language: String
  /// The abbreviations after which a sentence usually continues. Language models are trained on the sentences that
  /// those of all languages leave: a change of their union asks for all packs to be built anew.
  let sure: [String]
  /// Others, after which a sentence is not certain to begin; some are ordinary words as well.
  let possible: [String]
  /// Its ordinary words that are abbreviations in another language.
  let words: [String]

  fileprivate init(_ language: String, sure: String, possible: String, words: String = "") {
    self.language = language
    self.sure = sure.listedWords
    self.possible = possible.listedWords
    self.words = words.listedWords
  }
}

/// The tables of the packs' languages. A word that a language uses daily is in none of its own lists but the last.
let abbreviationsByLanguage: [AbbreviationTable] = [
  english, german, french, spanish, portuguese, swedish, vietnamese,
]

private let english = AbbreviationTable(
  "en",
  sure: """
    mr mrs ms dr prof rev gen capt lt col sgt sen rep gov st jr vs inc ltd co corp dept est fig figs eq sec ch vol
    pp ed eds al cf approx ca viz etc jan feb mar apr jun jul aug sep sept oct nov dec ave blvd mt ph.d esp incl misc
    tel ext resp
    """,
  possible: """
    max min avg lb lbs oz ft hr hrs mins secs yr yrs wk wks mo op cit ibid seq para paras temp ver ref refs
    """,
  words: "str abs")

private let german = AbbreviationTable(
  "de",
  sure: """
    bzw usw evtl ggf vgl bspw nr str hr fr abs bzgl inkl zzgl resp dr prof st jr inc ltd co corp vs etc al cf ca incl
    jan feb apr jun jul aug sep sept nov mr mrs ms sen mt vol ed eds fig pp tel
    """,
  possible: """
    max min sog insb insbes allg mio mrd hrsg std sek abb kap aufl jh jhd gest verh ehem eigtl urspr ggü betr lt zb
    d.h bsp geb verf ziff bes gem jew zit okt dez op cit ibid ref temp ver
    """,
  words: "gen est")

private let french = AbbreviationTable(
  "fr",
  sure: """
    mme mlle dr mr mrs st jr inc ltd co corp vs etc al cf av oct nov pp ed eds fig mt resp incl approx
    """,
  possible: """
    ex aprox c.-à-d chap éd env coll obs tél séc réf dép cap max min prof janv févr juil op cit ibid
    """,
  words: "est tel ca sept vol ms sec col")

private let spanish = AbbreviationTable(
  "es",
  sure: """
    sr sra srta dra dr ud uds pág núm av prof st jr inc ltd co corp vs etc cf mr mrs feb jun jul oct nov ed eds fig
    vol tel mt esp
    """,
  possible: """
    ex ej uu ee aprox obs págs vols cód tél hab art cap máx mín max min dpto dña avda izq ca excmo ene abr ago dic
    """,
  words: "al ca mar ms pp sec col gen")

private let portuguese = AbbreviationTable(
  "pt",
  sure: """
    sr sra srta dra dr pág av exmo prof st jr inc ltd co corp vs etc cf al mr mrs jan jun jul nov ed eds fig vol tel
    mt esp pp
    """,
  possible: """
    ex aprox obs págs vols cód art séc cap máx mín max min seg tb qtd ltda núm ca hab fev dez fr
    """,
  words: "mar ms gen")

private let swedish = AbbreviationTable(
  "sv",
  sure: """
    t.ex bl.a dvs osv resp kl dr prof jr inc ltd co corp vs etc al cf ca inkl mr mrs jan feb apr jun aug sep sept nov
    dec nr tel fig vol
    """,
  possible: """
    max fr.o.m jfr forts enl tfn exkl sid avd milj dyl m.fl ex hr fr kap sek ref op cit okt
    """,
  words: "av sen dra st jul gen rep est")

private let vietnamese = AbbreviationTable(
  "vi",
  sure: "dr mr mrs ms prof st jr inc ltd corp vs etc al tel",
  possible: "tp ts ths gs pgs bs ks max min ref refs",
  words: "ca co sen gen")
