// The regular inflections of each language.

/// The paradigms of each language.
extension Paradigm {
  /// Agents and patients of verbs, prefetcher, licensee; plurals and adverbs of abstract words, hardnesses, ionically.
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
      core: "en", certainFrom: 3),
    Paradigm(
      "e st t te ten test tet nd nde nden nder ndes ndem", core: "n", minimumForms: 3,
      minimumStem: 6),
    Paradigm("en er es em ere eren erer eres erem", core: "- e", minimumStem: 6),
    Paradigm("bar bare baren barem barer bares", core: "en", minimumForms: 1, coreMayLack: false),
    // Participles, also as adjectives and after a separable prefix: geschnurrt, gefeilten, eingekachelt.
    Paradigm(
      "t te ten ter tes tem et ete eten eter etes etem", core: "en n", minimumForms: 1,
      minimumStem: 3, coreMayLack: false, certainFrom: 3,
      after: ["ge"] + SeparableVerbs.german.prefixes.map { $0 + "ge" }),
    // The genitive of an infinitive: des Kämpfens.
    Paradigm(
      "ens", core: "en", minimumForms: 1, minimumStem: 3, coreMayLack: false, certainFrom: 3,
      isNominal: true),
    Paradigm(
      "lns rns", core: "ln rn", minimumForms: 1, coreMayLack: false, certainFrom: 3,
      isNominal: true),
    Paradigm("test tet", core: "te ten", minimumStem: 3, coreMayLack: false, certainFrom: 3),
  ]

  static let french = [
    Paradigm(
      """
      e es ons ez ent ais ait ions iez aient ai as a âmes âtes èrent erai eras era erons erez eront erais erait
      erions eriez eraient asse asses ât assions assiez assent é ées és ée ant eur eurs euse euses
      eons eai eas ea eait eais eaient eant
      """, core: "er é", hasShortStems: true, certainFrom: 3,
      respellings: [Respelling(usual: "y", changed: "i", vowels: "e")]),
    Paradigm(
      """
      is it issons issez issent issais issait issions issiez issaient irai iras ira irons irez iront irais irait
      irions iriez iraient isse isses i ie ies issant îmes îtes irent
      """, core: "ir", certainFrom: 3),
    Paradigm(
      """
      s t - ons ez ent ais ait ions iez aient is it îmes irent rai ras ra rons rez ront rais rait rions riez raient
      e es ant u ue us ues
      """, core: "re", certainFrom: 3),
    // The conditional and the future of verbs with a stem of their own for both: apercevraient.
    Paradigm(
      "rai ras rons rez ront rais rions riez raient", core: "ra rait", minimumForms: 1,
      coreMayLack: false, certainFrom: 3),
    Paradigm("ment", core: "-", minimumForms: 1, minimumStem: 6),
    Paradigm("e s es", core: "-", minimumStem: 6),
  ]

  static let swedish = [
    Paradigm(
      "a as ats at ad ade ades ande ar", core: "a ar ade", hasShortStems: true, certainFrom: 3),
    Paradigm("a er te tes t ts s as ande", core: "a er te"),
    Paradigm("- en ens et ets ar arna arnas er erna ernas s", core: "-"),
    Paradigm("t are ast aste", core: "- a"),
    Paradigm("bar bart bara", core: "a ar", minimumForms: 1, coreMayLack: false),
    // Agents: pejlaren.
    Paradigm("are aren ares arens arna arnas", core: "a ar", coreMayLack: false, certainFrom: 3),
    Paradigm("ningar ningarna ningarnas", core: "ning", minimumForms: 1, coreMayLack: false),
  ]
}
