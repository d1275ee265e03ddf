// The regular inflections of Swedish.

extension Paradigm {
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
