// The rules of German.

import InkText

extension LanguageRules {
  static let german = LanguageRules(
    "de",
    writing: Writing(
      mayLoseMarks: false, continuesSalutations: true, requiresRegionalSpelling: true,
      mayEndInApostropheS: true),
    words: Words(
      small: SmallWords.german, separate: SmallWords.germanSeparate, openers: .german,
      further: furtherGerman.union(GermanIrregularForms.subjunctives),
      codeNamers: germanCodeNamers, oneLetter: []),
    forms: Forms(
      furtherEndings: ["e", "s"],
      paradigms: Paradigm.german,
      prefixes: ["mehr", "nicht", "re", "un"],
      separableVerbs: .german,
      borrowedEndings: .init(
        ["en", "e", "t", "et", "st", "est", "te", "ten", "tet", "test", "end", "ende", "enden"],
        ofParticiplesAfter: "ge")),
    misspellings: .german,
    knownSlips: KnownSlips.german,
    orthography: GermanSpelling(),
    irregularForms: GermanIrregularForms(),
    joinedWords: ForcedReplacements.german,
    nextWord: ConfusedWords.german)

  private static let germanCodeNamers = Set(
    wordsOf: """
      argument attribut befehl branch datei dateien eigenschaft feld felder funktion kommando klasse konstante methode
      modul option ordner paket parameter schalter schlüssel spalte spalten tabelle typ variable verzeichnis wert
      """)

  /// Spoken forms a letter from ich and normal, which would replace them; and forms of verbs that are another verb's,
  /// or another form that is as common in the same places, but for an umlaut.
  private static let furtherGerman: Set = [
    "isch", "nomal", "mochte", "mochten", "mochtest", "gewahre", "gewahren", "gewahrst", "gewahrt",
    "gewahrte",
    "gewahrten", "schlurfe", "schlurfen", "schlurfst", "schlurft", "schlurfte", "schlurften",
    "geschlurft", "stoßt", "verfuge", "verfugen", "verfugt", "verfugte", "verfugten", "hochgemut",
    "dekodiere", "dekodieren", "dekodierst", "dekodiert", "dekodierte", "dekodierten",
    "ersteigen", "ersteigt", "erstieg", "erstiegen", "verhütten", "verhüttet", "verhüttete",
    "brandschatzen", "brandschatzt", "brandschatzte", "brandschatzten", "gebrandschatzt",
  ]
}
