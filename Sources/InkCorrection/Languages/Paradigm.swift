// Regular inflection: recognizes an unlisted form of a word by its listed forms.

import InkText

/// The endings of one kind of regular word, such as a French verb in -er.
///
/// No list has all forms of all verbs. Where it has several forms of a stem, another form of that stem is a word as
/// well, and not a misspelling of a listed one: "téléchargerons", beside "téléchargeons".
package struct Paradigm: Sendable {
  /// The endings that a stem takes.
  let endings: Set<String>
  /// The endings of which at least one has to be listed, since a noun has some of the others by chance.
  let core: Set<String>
  /// The minimum number of other forms that have to be listed.
  let minimumForms: Int
  /// The minimum length of the stem, in characters.
  let minimumStem: Int
  /// Whether a form with one of the core endings may be the unlisted one.
  let coreMayLack: Bool

  private let longestEnding: Int

  /// Creates a paradigm from its endings, separated by spaces; "-" is the empty ending.
  init(
    _ endings: String, core: String, minimumForms: Int = 2, minimumStem: Int = 4,
    coreMayLack: Bool = true
  ) {
    func set(_ text: String) -> Set<String> {
      Set(text.split { $0.isWhitespace }.map { $0 == "-" ? "" : String($0) })
    }
    self.core = set(core)
    self.endings = set(endings).union(self.core)
    (self.minimumForms, self.minimumStem) = (minimumForms, minimumStem)
    self.coreMayLack = coreMayLack
    longestEnding = self.endings.map(\.count).max() ?? 0
  }

  /// Returns the stems of which an unlisted word is a regular form, judging by other forms that are listed.
  ///
  /// Costs one look-up for each ending that the stem could have.
  ///
  /// - Parameters:
  ///   - word: The normalized word.
  ///   - isListed: Whether the list of the language has a word.
  /// - Returns: The stems with whether they have enough listed forms; none for nearly all words.
  func stems(of word: String, isListed: (String) -> Bool) -> [(stem: String, isSure: Bool)] {
    let letterCount = word.count
    var stemEnd = word.endIndex
    return (0...longestEnding).compactMap { length in
      guard letterCount - length >= minimumStem else { return nil }
      if length > 0 { stemEnd = word.index(before: stemEnd) }
      let ending = String(word[stemEnd...])
      guard endings.contains(ending), coreMayLack || !core.contains(ending) else { return nil }
      let stem = String(word[..<stemEnd])
      guard mayFollow(stem, ending),
        core.contains(where: { $0 != ending && isListed(stem + $0) })
      else { return nil }
      var count = 0
      for other in endings where other != ending && isListed(stem + other) {
        count += 1
        if count >= minimumForms { return (stem, true) }
      }
      return (stem, false)
    }
  }

  /// Whether another word is a form of a stem as well.
  func isForm(_ word: String, ofStem stem: String) -> Bool {
    word.hasPrefix(stem) && endings.contains(String(word.dropFirst(stem.count)))
  }

  /// Whether an ending may follow a stem: not if that doubles a letter, as slips do, or makes a double one triple. But
  /// verbs in -ear have it twice: teclee.
  private func mayFollow(_ stem: String, _ ending: String) -> Bool {
    ending.isEmpty || stem.last != ending.first || stem.last == "e" && core.contains("ar")
  }
}

/// The paradigms of each language.
extension Paradigm {
  /// Agents and patients of verbs, prefetcher and licensee; plurals and adverbs of abstract words, hardnesses, ionically.
  static let english = [
    Paradigm("er ers", core: "- s ed ing", minimumForms: 3, minimumStem: 5, coreMayLack: false),
    Paradigm("er ers", core: "e es ed ing", minimumForms: 3, coreMayLack: false),
    Paradigm("ee ees", core: "ed ing", minimumForms: 2, minimumStem: 5, coreMayLack: false),
    Paradigm("nesses", core: "ness", minimumForms: 1, coreMayLack: false),
    Paradigm("ities", core: "ity", minimumForms: 1, coreMayLack: false),
    Paradigm("ologies", core: "ology", minimumForms: 1, minimumStem: 3, coreMayLack: false),
    Paradigm("ically", core: "ic", minimumForms: 1, minimumStem: 3, coreMayLack: false),
  ]

  static let german = [
    Paradigm(
      "e st t te ten test tet et est ete eten etest etet end ende enden ender endes endem",
      core: "en"),
    Paradigm(
      "e st t te ten test tet nd nde nden nder ndes ndem", core: "n", minimumForms: 3,
      minimumStem: 6),
    Paradigm("en er es em ere eren erer eres erem", core: "- e", minimumStem: 6),
    Paradigm("bar bare baren barem barer bares", core: "en", minimumForms: 1, coreMayLack: false),
  ]

  static let french = [
    Paradigm(
      """
      e es ons ez ent ais ait ions iez aient ai as a âmes âtes èrent erai eras era erons erez eront erais erait
      erions eriez eraient asse asses ât assions assiez assent é ées és ée ant eur eurs euse euses
      eons eai eas ea eait eais eaient eant
      """, core: "er é"),
    Paradigm(
      """
      is it issons issez issent issais issait issions issiez issaient irai iras ira irons irez iront irais irait
      irions iriez iraient isse isses i ie ies issant îmes îtes irent
      """, core: "ir"),
    Paradigm(
      """
      s t - ons ez ent ais ait ions iez aient is it îmes irent rai ras ra rons rez ront rais rait rions riez raient
      e es ant u ue us ues
      """, core: "re"),
    Paradigm("ment", core: "-", minimumForms: 1, minimumStem: 6),
    Paradigm("e s es", core: "-", minimumStem: 6),
  ]

  static let spanish = [
    Paradigm(
      """
      o as a amos áis an é aste ó asteis aron aba abas ábamos abais aban aré arás ará aremos aréis arán aría arías
      aríamos aríais arían e es emos éis en ara aras áramos arais aran ase ases aseis asen ado ada ados adas ando ad
      á ás aos adlo adla adlos adlas adle adles adme adnos
      arlo arla arlos arlas arle arles arse arme arte arnos aros ándolo ándola ándolos ándolas ándose
      """, core: "ar arse ado ando"),
    Paradigm(
      """
      o es e emos éis en í iste ió imos isteis ieron ía ías íamos íais ían eré erás erá eremos eréis erán ería erías
      eríamos eríais erían a as amos áis an iera ieras iéramos ierais ieran iese ieses ieseis iesen ido ida idos idas
      iendo ed é és eos edlo edla edlos edlas edle edles edme ednos
      erlo erla erlos erlas erle erles erse erme erte ernos eros iéndolo iéndola iéndose
      """, core: "er erse ido iendo"),
    Paradigm(
      """
      o es e imos ís en í iste ió isteis ieron ía ías íamos íais ían iré irás irá iremos iréis irán iría irías iríamos
      iríais irían a as amos áis an iera ieras iéramos ierais ieran iese ieses ieseis iesen ido ida idos idas
      iendo id íos idlo idla idlos idlas idle idles idme idnos
      irlo irla irlos irlas irle irles irse irme irte irnos iros iéndolo iéndola iéndose
      """, core: "ir irse ido iendo"),
    Paradigm("mente", core: "-", minimumForms: 1, minimumStem: 5),
  ]

  static let portuguese = [
    Paradigm(
      """
      o as a amos ais am ei aste ou astes aram ava avas ávamos avam ara aras áramos arei arás ará aremos arão
      aria arias aríamos ariam e es emos eis em asse asses ássemos assem ares armos arem ado ada ados adas ando
      á-lo á-la á-los á-las ar-se
      """, core: "ar ado ando"),
    Paradigm(
      """
      o es e emos eis em i este eu eram ia ias íamos iam era eras êramos erei erás erá eremos erão eria erias
      eríamos eriam a as amos ais am esse esses êssemos essem eres ermos erem ido ida idos idas endo
      ê-lo ê-la ê-los ê-las er-se
      """, core: "er ido endo"),
    Paradigm(
      """
      o es e imos is em i iste iu iram ia ias íamos iam ira iras íramos irei irás irá iremos irão iria irias
      iríamos iriam a as amos ais am isse isses íssemos issem ires irmos irem ido ida idos idas indo
      i-lo i-la i-los i-las ir-se
      """, core: "ir ido indo"),
    Paradigm("mente", core: "-", minimumForms: 1, minimumStem: 5),
  ]

  static let swedish = [
    Paradigm("a as ats at ad ade ades ande ar", core: "a ar ade"),
    Paradigm("a er te tes t ts s as ande", core: "a er te"),
    Paradigm("- en ens et ets ar arna arnas er erna ernas s", core: "-"),
    Paradigm("t are ast aste", core: "- a"),
    Paradigm("bar bart bara", core: "a ar", minimumForms: 1, coreMayLack: false),
  ]
}
