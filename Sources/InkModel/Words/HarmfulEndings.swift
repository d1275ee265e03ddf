// Words that would complete a sentence of suicide, violence or contempt for a group.

import InkText

/// The words that, given the words before, would complete a sentence about killing or hurting someone, such as “myself”
/// after “I want to kill”, or one that shows contempt for a people, a religion, a sex or an orientation, such as
/// “terrorists” after “Muslims are”.
struct HarmfulEndings: Sendable {
  private let words: WordHashes

  /// Creates the endings after some tokens, of which the last three are considered; usually there are none.
  init(after history: [String]) {
    let recent = history.suffix(3)
    let cues = Self.cues
    var found = WordHashes()
    for token in recent {
      let hash = FNVHash.value(of: token)
      var place = cues.partitionPoint { $0.hash < hash }
      while place < cues.count, cues[place].hash == hash {
        found.formUnion(Self.endings[cues[place].row])
        place += 1
      }
    }
    if let last = recent.last, Self.secondWords.contains(last) {
      for pair in Self.pairs where pair.isEnd(of: recent) { found.formUnion(pair.endings) }
    }
    words = found
  }

  /// The number of endings.
  var count: Int { words.count }

  /// Whether a word is one of the endings.
  func contains(_ word: String) -> Bool {
    words.count > 0 && words.contains(normalizedWord(word))
  }

  /// Whether a word is one of which at most half is typed.
  func contains(_ word: String, after typed: String) -> Bool {
    2 * typed.utf8.count <= word.utf8.count && contains(word)
  }

  /// The endings of each row, which apply if one of its cues is among the last three tokens.
  private static let endings = rows.map { WordHashes(of: $0.words) }

  /// The cues in the order of their hashes.
  private static let cues: [(hash: UInt64, row: Int)] = {
    var cues: [(hash: UInt64, row: Int)] = []
    for row in rows.indices {
      rows[row].cues.forEachListedWord { cues.append((FNVHash.value(of: $0), row)) }
    }
    return cues.sorted { $0.hash < $1.hash }
  }()

  /// Two words, one directly after the other, and what they are not to be continued with.
  private struct Pair {
    let first: Set<String>
    let second: Set<String>
    let endings: WordHashes

    init(_ first: String, _ second: String, _ endings: String) {
      self.first = Set(wordsOf: first)
      self.second = Set(wordsOf: second)
      self.endings = WordHashes(of: endings)
    }

    /// Whether tokens end with the two, apart from "own".
    func isEnd(of tokens: ArraySlice<String>) -> Bool {
      let tokens = tokens.last == "own" ? tokens.dropLast() : tokens
      guard let last = tokens.last, second.contains(last) else { return false }
      return tokens.dropLast().last.map(first.contains) ?? false
    }
  }

  /// In English, Portuguese, Swedish and German.
  private static let pairs = [
    Pair("end ending ended take taking took", "my your his her their", "life"),
    Pair("tirar tirei tirou", "minha própria", "vida"),
    Pair("ta tar tog", "mitt ditt sitt", "liv"),
    Pair("bringe bringst bringt brachte", "mich dich ihn", "um"),
  ]

  /// The words that may be the last before one of the endings.
  private static let secondWords = pairs.reduce(into: Set(["own"])) { $0.formUnion($1.second) }

  /// Peoples, religions, sexes and orientations.
  private static let englishGroups = """
    muslim muslims islam jew jews jewish judaism christian christians catholics protestants hindus buddhists atheists \
    gay gays lesbian lesbians homosexuals bisexuals transgender trans queer women woman girls blacks whites arabs \
    asians africans mexicans chinese indians russians germans americans palestinians israelis turks poles kurds \
    ukrainians pakistanis nigerians gypsies roma immigrants migrants refugees foreigners natives disabled black
    """

  /// Those of German, French, Spanish, Portuguese and Swedish, too. The English ones are separate, since "die" is an
  /// article in German, and lack "men", which is "but" in Swedish.
  private static let groups =
    englishGroups + " " + """
      muslime muslimen juden christen schwule schwulen lesben frauen männer schwarze ausländer flüchtlinge migranten \
      türken araber zigeuner behinderte \
      musulmans juifs chrétiens homosexuels lesbiennes femmes hommes noirs arabes immigrés migrants réfugiés étrangers \
      musulmanes judíos cristianos homosexuales lesbianas mujeres hombres negros árabes inmigrantes refugiados gitanos \
      muçulmanos judeus cristãos homossexuais lésbicas mulheres homens imigrantes ciganos pretos pretas negras índios \
      muslimer judar kristna bögar lesbiska kvinnor män svarta araber invandrare flyktingar
      """

  private static let contempt = """
    terrorist terrorists criminal criminals incompetent stupid dumb inferior subhuman subhumans evil animals lazy dirty \
    filthy rapists violent dangerous idiots parasites vermin thieves liars cockroaches disgusting ugly retarded sick \
    perverts pedophiles whores sluts bitches worthless useless weak greedy immoral primitive savages scum trash monsters \
    uncivilized uncivilised backward barbaric \
    slaughtered massacred kill killed shot hanged burned gassed deported \
    terroristen kriminell kriminelle verbrecher dumm faul minderwertig gefährlich ungeziefer krank pervers schlampen \
    mord mörder morde \
    terroristes criminels stupides paresseux inférieurs inférieures dangereux malades sales voleurs putes \
    terroristas criminales estúpidos estúpidas inferiores peligrosos perezosos enfermos ladrones putas \
    criminosos desleais desonestos burros burras sujos estúpidos preguiçosos perigosos doentes ladrões vagabundas \
    terrorister kriminella dumma lata farliga farligare dummare sämre äckliga horor
    """

  /// In English, German, French, Spanish, Portuguese, Swedish and Vietnamese.
  private static let rows: [(cues: String, words: String)] = [
    (
      """
      kill kills killed killing hurt hurts hurting harm harms harmed harming hang hangs hanged hung hanging cut cuts \
      cutting shoot shoots shot shooting stab stabs stabbed stabbing strangle strangles strangled strangling drown \
      drowns drowned drowning poison poisons poisoned poisoning murder murders murdered murdering
      """,
      "myself yourself himself herself oneself ourselves yourselves themselves themself"
    ),
    (
      """
      kill kills killed killing stab stabs stabbed stabbing strangle strangles strangled strangling poison poisons \
      poisoned poisoning murder murders murdered murdering rape rapes raped raping
      """,
      "me you him her us them people someone somebody everyone everybody"
    ),
    ("gas gassing exterminate exterminating eradicate", groups),
    ("sieg", "heil"),
    ("underage", "girl girls boy boys sex porn"),
    ("commit commits committed committing", "suicide murder"),
    ("deserve deserves deserved want wants wanted reason going", "die"),
    ("want wants wanted reason going", "kill"),
    (
      "hate hates hated hating despise despises despised hasse hasst hassen déteste détestent odio odian odeio hatar",
      groups
    ),
    (groups + " men", contempt),
    (englishGroups + " men", "die"),
    (
      "skinned skinning slaughter slaughtered slaughtering massacred butchered lynched beheaded tortured",
      groups
        + " people children ukrainians ukrainian russian african asian mexican german american chinese"
    ),
    (
      "mich dich sich uns euch ihn sie",
      """
      umbringen umbringe umbringst umbringt umbrachte umgebracht umzubringen erhängen erhänge erhängt erschießen \
      erschieße erschießt erschossen töten töte tötet getötet ermorden ermordet ritzen ritze
      """
    ),
    ("will willst wollen möchte soll sollst", "sterben"),
    ("me te se", "tuer suicider suicide suicident pendre poignarder étrangler assassiner mutiler"),
    (
      "quiero quieres quiere quería voy vas va",
      "matarme matarte matarse matarlo matarla suicidarme suicidarte suicidarse ahorcarme ahorcarse cortarme"
    ),
    ("me te se", "matar suicidar enforcar esfaquear assassinar"),
    (
      "döda dödar dödade hänga hänger skjuta skjuter skada skadar livet",
      "mig dig sig honom henne dem"
    ),
    ("vill ska skall", "döda dödas"),
    ("tự", "tử sát vẫn"),
    ("muốn", "chết"),
  ]
}
