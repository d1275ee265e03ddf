// French verbs that a pronoun shows to be others, which sound alike: je peut, il fais, il na.

import InkText

/// The forms of common verbs that are meant by others, most of them in the wrong person.
enum FrenchVerbs {
  /// Each with the form that is meant after the pronoun directly before it.
  static let pairs: WordPairs = {
    var pairs = WordPairs.french
    for row in forms.listedRows {
      pairs.add(row[1], meaning: row[0], after: ["je", "tu"])
      pairs.add(row[0], meaning: row[1], after: thirdPersons)
    }
    pairs.add("a", meaning: "as", after: ["tu"])
    pairs.add("est", meaning: "es", after: ["tu"])
    pairs.add("connait", meaning: "connais", after: ["je", "tu"])
    pairs.add("suit", meaning: "suis", after: ["je"])
    pairs.add("va", meaning: "vais", after: ["je"])
    pairs.add("va", meaning: "vas", after: ["tu"])
    pairs.add("na", meaning: "n'a", after: thirdPersons + ["personne", "qui"])
    pairs.add("nas", meaning: "n'as", after: ["tu"])
    // Unlike "logged on as".
    pairs.add("as", meaning: "a", after: thirdPersons.filter { $0 != "on" })
    pairs.add("es", meaning: "est", after: thirdPersons)
    pairs.add("vas", meaning: "va", after: thirdPersons)
    return pairs
  }()

  private static let thirdPersons = ["cela", "elle", "il", "on", "ça"]

  /// The first and second person beside the third one.
  private static let forms = """
    aimerais aimerait
    allais allait
    apprends apprend
    attends attend
    aurais aurait
    avais avait
    bois boit
    comprends comprend
    connais connaît
    crois croit
    deviens devient
    devrais devrait
    dis dit
    dois doit
    entends entend
    fais fait
    ferais ferait
    finis finit
    lis lit
    mets met
    pars part
    perds perd
    permets permet
    peux peut
    pourrais pourrait
    pouvais pouvait
    prends prend
    reviens revient
    reçois reçoit
    réponds répond
    sais sait
    savais savait
    sens sent
    serais serait
    sors sort
    tiens tient
    veux veut
    viens vient
    vois voit
    voudrais voudrait
    voulais voulait
    étais était
    """
}
