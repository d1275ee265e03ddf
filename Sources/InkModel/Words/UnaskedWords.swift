// Words that insult or alarm whoever reads them over one's shoulder, which are not suggested before one asks for them.

import InkText

/// Words for crimes against people, insults and cruelties. They are known, and offered like any other word once three
/// letters of one are typed, but not before: "I love my murderer", where m is typed.
enum UnaskedWords {
  /// The number of letters from which on one is offered.
  private static let minimumTypedLength = 3

  /// Whether a word is one of which hardly anything is typed.
  static func contains(_ word: String, after typed: String) -> Bool {
    typed.unicodeScalars.count < minimumTypedLength && hashes.contains(normalizedWord(word))
  }

  private static let hashes = WordHashes(of: words)

  /// In English, German, French, Spanish, Portuguese, Swedish and Vietnamese; without those that are ordinary words of
  /// another one of these, such as hora.
  private static let words = """
    crime crimes homicide homicides manslaughter murder murders murdered murdering murderer murderers murderess \
    killer killers rapist rapists rape rapes raped raping molester molested molesting pedophile paedophile pervert \
    perverts kidnapper kidnapped strangled stabbed slaughter slaughtered slaughtering massacre massacred butchered \
    lynched lynching beheaded decapitated tortured torturing genocide holocaust nazi nazis hitler terrorist \
    terrorists suicide suicidal corpse corpses lunatic lunatics idiot idiots idiotic moron morons moronic imbecile \
    imbeciles jerk jerks scumbag scumbags scum bastard bastards sluts whores prostitute prostitutes hooker hookers \
    drunkard drunkards liar liars loser losers retard retarded psychopath psychopaths sociopath sicko freak freaks \
    bigot bigots racist racists sexist fascist fascists subhuman parasites vermin mörder mörderin ermordet ermorden \
    vergewaltigt vergewaltigung vergewaltiger selbstmord leiche leichen idioten dummkopf trottel arschloch schlampe \
    hure huren nutte nutten massaker gefoltert hingerichtet völkermord terroristen verbrecher meurtrier meurtrière \
    meurtriers assassin assassins assassiné assassinée violeur violeurs violée cadavre cadavres imbécile imbéciles \
    crétin crétins salaud salauds salope salopes pute putes torturé terroriste terroristes asesino asesina asesinos \
    asesinado asesinada violador violadores violada suicidio cadáver cadáveres idiota idiotas imbécil estúpido \
    estúpida puta putas zorra masacre torturado terrorista terroristas assassino assassina assassinos assassinado \
    assassinada estuprador estuprada suicídio imbecil imbecis vadia vadias vagabunda mördare mördad mördade \
    våldtagen våldtäkt våldtäkter våldtäktsman självmord idioter dumskalle horor fitta kuk \
    kukhuvud kuksugare zigenare zigenarna torterad folkmord terrorister \
    viado viados viadagem \
    hiếp
    """
}
