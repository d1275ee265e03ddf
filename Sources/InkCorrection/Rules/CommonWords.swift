// The most common words of many languages, by which a language is recognized even without a pack.

import InkText

/// Common words of languages in the Latin script, except English ones in the lists of other languages: next to these,
/// an unknown word is more likely a word of their language than a slip. Many are also words of further languages, or
/// names in them.
enum CommonWords {
  /// Returns the languages, as BCP 47 codes, in which a normalized word is common.
  static func languages(of word: String) -> [String] {
    let (entries, hash) = (entries, hash(of: word.utf8))
    var (start, end) = (0, entries.count)
    while start < end {
      let middle = (start + end) / 2
      if entries[middle].hash < hash { start = middle + 1 } else { end = middle }
    }
    var languages: [String] = []
    for entry in entries[start...] where !languages.contains(entry.language) {
      if entry.hash != hash { break }
      languages.append(entry.language)
    }
    return languages
  }

  /// The words of all languages, sorted by their hashes. A dictionary of strings takes three times as long to build,
  /// which would delay the first unknown word.
  private static let entries: [(hash: UInt64, language: String)] = words.flatMap { list in
    list.value.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      .map { (hash(of: $0), list.key) }
  }.sorted { ($0.hash, $0.language) < ($1.hash, $1.language) }

  private static func hash(of bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = FNVHash()
    for byte in bytes { hash.combine(byte) }
    return hash.value
  }

  /// The words by language, as BCP 47 codes.
  private static let words: [String: String] = [
    "en": """
    about after because been before both could each from has have he his how into itself known like made many much must
    only other our over should since some such than that the their them then there these they this those through under
    used was we were what when where which while who will with without would you your
    """,
    "de": """
    aber auch auf aus bei dann das dass daß dem der doch durch ein eine einem einen einer für gegen habe haben
    hatte hatten ich ihm ihn ihr ihre ihrem ihren ihrer ist jetzt kann kein keine können mehr mein meine mich mir
    mit nach nicht nichts noch nur ohne schon sehr sein seine seinem seinen seiner sich sie sind und uns unter
    vom von vor warum wenn werden wie wieder wir wird wurde zum zur zwischen über
    """,
    "fr": """
    alors au aussi aux avait avec avez avoir bien cela ces cette ceux chez comme dans depuis des deux donc du
    elles encore entre est et eux fait il ils jamais jusque leur leurs lui mais moi mon même nos notre nous où peu
    peut pourquoi quand que quel quelle qui sans ses sont sur tous tout toute très une vers vos votre vous
    était être
    """,
    "es": """
    ahora algo antes aquel aquella así aunque bien cada como cual cuando cómo de del desde donde dos el ella
    ellos entre esa ese eso esta este esto está están fue había hacia hasta hay la las le les los mientras muy
    más nada nos nosotros otra otro para pero poco por porque puede que quien qué según ser sido sobre sus sí
    también tanto tiene todo todos una uno unos usted
    """,
    "it": """
    alla alle anche ancora che chi cosa così dalla degli dei del della delle di dopo essere fra gli
    hanno il la le lei loro lui mia mio molto nel nella nelle noi ogni perché più poi può quale quando quella quello
    questa questo qui sempre senza sia sono sua sul sulla suo tra tutti tutto una uno è
    """,
    "nl": """
    aan als bij dat de deze dit een geen heb hebben heeft het hier hij hun kan meer mijn moet naar niet
    niets nog onder ons ook tegen toch toen uit veel voor waar wat werd wie worden wordt zal zich zij zijn
    zonder zou
    """,
    "pt": """
    aos até como das de dela dele depois dos ela ele eles entre essa esse esta este está foi há isso isto já lhe
    mais mas mesmo meu minha muito nas nem nos não nós para pela pelo por porque qual quando que quem sem ser seu
    sua são só também tem tudo uma você à é
    """,
    "sv": """
    alla allt att blev bli de dem denna dess det detta du då efter eller ett från för genom hade han har
    hennes hon honom hur här inga ingen inte jag kan kunde med mellan mig mitt mot mycket när något några och oss på
    sedan sig sitt själv skulle som så upp utan vad var vara varit vid vilka vill är över
    """,
    "da": """
    alle andet blev de der det du efter et fra få han har havde hende hun hvad hvor ikke ind jeg kan kunne med
    meget mig nogen nogle når også på sig skulle som var ved vil ville være
    """,
    "pl": """
    ale ani być był była czy dla gdy ich jak jego jej jest już które który lub może nad nie niż oraz przez przy
    się są tak także tego też tylko tym że
    """,
    "la": """
    apud atque autem esse est et etiam haec hic hoc idem igitur ille ipse nec neque nisi nunc omnia omnis quae
    quam qui quia quibus quid quod quoque sunt tamen tunc ubi unde vel vero
    """,
  ]
}
