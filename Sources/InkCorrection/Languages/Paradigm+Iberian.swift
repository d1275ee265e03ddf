// The regular inflections of Spanish and Portuguese.

extension Paradigm {
  static let spanish = [
    Paradigm(
      """
      o as a amos áis an é aste ó asteis aron aba abas ábamos abais aban aré arás ará aremos aréis arán aría arías
      aríamos aríais arían e es emos éis en ara aras áramos arais aran ase ases aseis asen ado ada ados adas ando ad
      á ás aos adlo adla adlos adlas adle adles adme adnos
      arlo arla arlos arlas arle arles arse arme arte arnos aros ándolo ándola ándolos ándolas ándose
      """, core: "ar arse ado ando",
      hasShortStems: true, certainFrom: 4,
      respellings: [
        Respelling(usual: "z", changed: "c", vowels: "eé"),
        Respelling(usual: "g", changed: "gu", vowels: "eé"),
        Respelling(usual: "c", changed: "qu", vowels: "eé"),
      ]),
    Paradigm(
      """
      o es e emos éis en í iste ió imos isteis ieron ía ías íamos íais ían eré erás erá eremos eréis erán ería erías
      eríamos eríais erían a as amos áis an iera ieras iéramos ierais ieran iese ieses ieseis iesen ido ida idos idas
      iendo ed é és eos edlo edla edlos edlas edle edles edme ednos
      erlo erla erlos erlas erle erles erse erme erte ernos eros iéndolo iéndola iéndose
      """, core: "er erse ido iendo",
      hasShortStems: true, certainFrom: 4,
      respellings: [
        Respelling(usual: "c", changed: "zc", vowels: "aáo"),
        Respelling(usual: "c", changed: "z", vowels: "aáo"),
        Respelling(usual: "g", changed: "j", vowels: "aáo"),
        Respelling(usual: "gu", changed: "g", vowels: "aáo"),
      ]),
    Paradigm(
      """
      o es e imos ís en í iste ió isteis ieron ía ías íamos íais ían iré irás irá iremos iréis irán iría irías iríamos
      iríais irían a as amos áis an iera ieras iéramos ierais ieran iese ieses ieseis iesen ido ida idos idas
      iendo id íos idlo idla idlos idlas idle idles idme idnos
      irlo irla irlos irlas irle irles irse irme irte irnos iros iéndolo iéndola iéndose
      """, core: "ir irse ido iendo",
      hasShortStems: true, certainFrom: 4,
      respellings: [
        Respelling(usual: "c", changed: "zc", vowels: "aáo"),
        Respelling(usual: "c", changed: "z", vowels: "aáo"),
        Respelling(usual: "g", changed: "j", vowels: "aáo"),
        Respelling(usual: "gu", changed: "g", vowels: "aáo"),
      ]),
    // Infinitives and gerunds with one or two pronouns: redistribuirlo, decírsela.
    Paradigm(
      """
      arlo arla arlos arlas arle arles arse arme arte arnos árselo ársela árselos árselas
      ármelo ármela ármelos ármelas ártelo ártela ártelos ártelas árnoslo árnosla árnoslos
      árnoslas
      """, core: "ar", minimumForms: 1, minimumStem: 3, coreMayLack: false),
    Paradigm(
      """
      erlo erla erlos erlas erle erles erse erme erte ernos érselo érsela érselos érselas
      érmelo érmela érmelos érmelas értelo értela értelos értelas érnoslo érnosla érnoslos
      érnoslas
      """, core: "er", minimumForms: 1, minimumStem: 3, coreMayLack: false),
    Paradigm(
      """
      irlo irla irlos irlas irle irles irse irme irte irnos írselo írsela írselos írselas
      írmelo írmela írmelos írmelas írtelo írtela írtelos írtelas írnoslo írnosla írnoslos
      írnoslas
      """, core: "ir", minimumForms: 1, minimumStem: 3, coreMayLack: false),
    Paradigm(
      "ándolo ándola ándolos ándolas ándole ándoles ándose ándome ándote ándonos", core: "ando",
      minimumForms: 1, minimumStem: 3, coreMayLack: false),
    Paradigm(
      "iéndolo iéndola iéndolos iéndolas iéndole iéndoles iéndose iéndome iéndote iéndonos",
      core: "iendo", minimumForms: 1, minimumStem: 3, coreMayLack: false),
    // The conditional and the future of verbs with a stem of their own for both: querríais.
    Paradigm("é ás á emos éis án ía ías íamos íais ían", core: "é ía á ían"),
    Paradigm("mente", core: "-", minimumForms: 1, minimumStem: 5),
    // The verb of a noun: erupcionó.
    Paradigm(
      "ionar ionó ionaron ioné iona ionan ione ionen ionado ionada ionados ionadas ionando",
      core: "ión", minimumForms: 1, coreMayLack: false, certainFrom: 4),
    // The future subjunctive beside the past: hicieren.
    Paradigm(
      "iere ieres iéremos iereis ieren", core: "ieron iera", minimumForms: 1, minimumStem: 3,
      coreMayLack: false, certainFrom: 3),
    // The subjunctive of verbs whose stem changes: sobrevuelen, beside sobrevuelan.
    Paradigm("e es en", core: "a an", minimumStem: 5, coreMayLack: false),
    Paradigm("a as an", core: "e en", minimumStem: 5, coreMayLack: false),
    Paradigm(
      "ógico ógica ógicos ógicas", core: "ología", minimumForms: 1, coreMayLack: false,
      certainFrom: 4),
  ]

  static let portuguese = [
    Paradigm(
      """
      o as a amos ámos ais am ei aste ou astes aram ava avas ávamos avam ara aras áramos arei arás ará aremos arão
      aria arias aríamos ariam e es emos eis em asse asses ássemos assem ares armos arem ado ada ados adas ando
      á-lo á-la á-los á-las ar-se
      """, core: "ar ado ando", hasShortStems: true, certainFrom: 4,
      respellings: [
        Respelling(usual: "ç", changed: "c", vowels: "eé"),
        Respelling(usual: "g", changed: "gu", vowels: "eé"),
        Respelling(usual: "c", changed: "qu", vowels: "eé"),
      ]),
    Paradigm(
      """
      o es e emos eis em i este eu eram ia ias íamos iam era eras êramos erei erás erá eremos erão eria erias
      eríamos eriam a as amos ais am esse esses êssemos essem eres ermos erem ido ida idos idas endo
      ê-lo ê-la ê-los ê-las er-se
      """, core: "er ido endo", hasShortStems: true, certainFrom: 4,
      respellings: softConsonants),
    Paradigm(
      """
      o es e imos is em i iste iu iram ia ias íamos iam ira iras íramos irei irás irá iremos irão iria irias
      iríamos iriam a as amos ais am isse isses íssemos issem ires irmos irem ido ida idos idas indo
      i-lo i-la i-los i-las ir-se
      """, core: "ir ido indo", hasShortStems: true, certainFrom: 4,
      respellings: softConsonants),
    Paradigm("mente", core: "-", minimumForms: 1, minimumStem: 5),
    Paradigm(
      "tivo tiva tivos tivas", core: "tivo tiva tivos tivas", minimumForms: 1, certainFrom: 4),
  ]

  /// What both languages have: plurals, quartzos, and agents, hervidores.
  static let iberian = [
    Paradigm(
      "os as", core: "o a", minimumForms: 1, minimumStem: 5, coreMayLack: false, certainFrom: 5),
    Paradigm(
      "dor dora dores doras", core: "dor", minimumForms: 1, coreMayLack: false, certainFrom: 4),
    Paradigm(
      "ador adora adores adoras", core: "ar ado ada", minimumStem: 3, coreMayLack: false,
      certainFrom: 4),
  ]

  /// The letters for soft c and g before a and o, in Portuguese.
  private static let softConsonants = [
    Respelling(usual: "c", changed: "ç", vowels: "aáo"),
    Respelling(usual: "g", changed: "j", vowels: "aáo"),
  ]
}
