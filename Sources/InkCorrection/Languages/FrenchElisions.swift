// French elisions typed without their apostrophe and pairs without their space, where the result is not a word.

import InkText

/// Elided words together with the words after them that often appear as one in texts.
struct FrenchElisions: JoinedWordRules {
  var slips: Set<String> { Set(Self.splits.keys) }

  func separated(
    _ typed: String, after previous: String?, beginsSentence: Bool
  ) -> String? {
    if let meant = previous.flatMap({ FrenchVerbs.pairs.meant(by: typed, after: $0) }) {
      return meant
    }
    // A capital inside a sentence marks a proper name: Mme Daccord.
    return beginsSentence || LetterCase.of(typed) != .title ? Self.elided(typed) : nil
  }

  /// Returns a word with its apostrophe or space, in its letter case; nil for nearly all words, and for words in all
  /// capitals.
  private static func elided(_ typed: String) -> String? {
    let letterCase = LetterCase.of(typed)
    let word = normalizedWord(typed)
    guard letterCase == .lower || letterCase == .title,
      let full = table.forms(of: word).first ?? splits[word]
    else { return nil }
    return letterCase.applied(to: full)
  }

  /// Two words without the space between them, and words with a wrong diacritic that are near several others.
  static let splits = [
    "aprés": "après", "frére": "frère", "merçi": "merci", "mére": "mère", "pére": "père",
    "trés": "très",
    "acause": "à cause", "apartir": "à partir", "biensur": "bien sûr", "biensûr": "bien sûr",
    "ducoup": "du coup", "dutout": "du tout", "enfait": "en fait", "parceque": "parce que",
    "parcontre": "par contre", "parexemple": "par exemple", "peutetre": "peut-être",
    "peutêtre": "peut-être", "quelquechose": "quelque chose", "toutdesuite": "tout de suite",
    "àcause": "à cause",
  ]

  /// The words without the apostrophe, mapped to those with it.
  static let table = Misspellings(
    """
    aujourdhui aujourd'hui cest c'est cetaient c'étaient cetait c'était cétaient c'étaient cétait c'était
    dabord d'abord daccord d'accord dailleur d'ailleurs dailleurs d'ailleurs damis d'amis dapres d'après
    daprès d'après dargent d'argent dautre d'autre dautres d'autres davoir d'avoir deau d'eau denfants d'enfants
    detre d'être dhabitude d'habitude dici d'ici dordinaire d'ordinaire durgence d'urgence dêtre d'être
    jachète j'achète jadore j'adore jai j'ai jaimais j'aimais jaime j'aime jaimerais j'aimerais jappelle j'appelle
    jarrivais j'arrivais jarrive j'arrive jattends j'attends jaurai j'aurai jaurais j'aurais javais j'avais
    jecris j'écris jentends j'entends jenvoie j'envoie jespere j'espère jespère j'espère jessaie j'essaie
    jetais j'étais jhabite j'habite jimagine j'imagine joublie j'oublie jouvre j'ouvre jusqua jusqu'à jusquau jusqu'au
    jusquaux jusqu'aux jusquà jusqu'à jécoute j'écoute jécris j'écris jétais j'étais ladresse l'adresse
    laeroport l'aéroport lami l'ami lamie l'amie lamour l'amour lannee l'année lannée l'année
    lappartement l'appartement largent l'argent larticle l'article lauteur l'auteur lautre l'autre lavion l'avion
    laéroport l'aéroport leau l'eau lecole l'école lecran l'écran leffet l'effet leglise l'église leleve l'élève
    lenfant l'enfant lentreprise l'entreprise lentrée l'entrée lequipe l'équipe lespace l'espace lesprit l'esprit
    lessentiel l'essentiel letage l'étage letat l'état letranger l'étranger lexamen l'examen lexemple l'exemple
    lexterieur l'extérieur lextérieur l'extérieur lherbe l'herbe lheure l'heure lhistoire l'histoire lhiver l'hiver
    lhomme l'homme lhopital l'hôpital lhotel l'hôtel lhuile l'huile lhumanité l'humanité lhumeur l'humeur
    lhôpital l'hôpital lhôtel l'hôtel lidee l'idée lidée l'idée lile l'île linterieur l'intérieur linternet l'internet
    lintérieur l'intérieur loiseau l'oiseau lorage l'orage lordinateur l'ordinateur lorigine l'origine
    lorsquil lorsqu'il luniversite l'université luniversité l'université lusine l'usine lutilisateur l'utilisateur
    lécole l'école lécran l'écran léglise l'église lélève l'élève léquipe l'équipe létage l'étage létat l'état
    létoile l'étoile létranger l'étranger lété l'été lévènement l'évènement lévénement l'événement lîle l'île
    maider m'aider maime m'aime mapelle m'appelle mappelle m'appelle mattend m'attend mattends m'attends
    mavaient m'avaient mavait m'avait mavez m'avez mennuie m'ennuie metais m'étais mexcuse m'excuse
    minquiète m'inquiète minteresse m'intéresse mintéresse m'intéresse moccupe m'occupe métais m'étais
    naimait n'aimait naime n'aime naiment n'aiment naimes n'aimes naimez n'aimez narrive n'arrive narrivent n'arrivent
    narrives n'arrives naura n'aura naurai n'aurai naurait n'aurait nauront n'auront navaient n'avaient navais n'avais
    navait n'avait navez n'avez navons n'avons nest n'est netaient n'étaient netais n'étais netait n'était
    nexiste n'existe nexistent n'existent nhesitez n'hésitez nhésite n'hésite nhésitez n'hésitez nimporte n'importe
    nont n'ont noublie n'oublie noublies n'oublies noubliez n'oubliez noublions n'oublions nétaient n'étaient
    nétais n'étais nétait n'était nétiez n'étiez presquile presqu'île puisquil puisqu'il quavez qu'avez
    quelquun quelqu'un quelquune quelqu'une quen qu'en quest-ce qu'est-ce quil qu'il quils qu'ils quon qu'on
    quun qu'un quune qu'une sagissait s'agissait sagit s'agit sapelle s'appelle sappelait s'appelait
    sappelle s'appelle sappellent s'appellent sarrete s'arrête sarrête s'arrête sennuie s'ennuie sest s'est
    setait s'était sil s'il sils s'ils sinquiète s'inquiète soccupe s'occupe soccuper s'occuper sétaient s'étaient
    sétait s'était taime t'aime taimes t'aimes tapelles t'appelles tappelles t'appelles tattend t'attend
    tattends t'attends tennuies t'ennuies tinquiete t'inquiète tinquiète t'inquiète toccupes t'occupes
    """)
}
