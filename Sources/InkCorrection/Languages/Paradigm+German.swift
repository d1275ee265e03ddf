// The regular inflections of German.

extension Paradigm {
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
}
