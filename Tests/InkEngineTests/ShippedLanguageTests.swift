// The shipped packs, alone and together: complete, fluent, and each only where its language is written.

import InkAutocomplete
import InkCorrection
import InkEngine
import InkLexicon
import InkPrediction
import InkTestSupport
import InkText
import Testing

@Suite struct ShippedLanguageTests {
  static let languages = ["de", "es", "fr", "pt", "sv", "vi"]

  private func suggestions(_ text: String, _ languages: [String]) throws -> [String] {
    try answer(text, .suggestions, languages).suggestions.map(\.text)
  }

  private func answer(_ text: String, _ want: Question.Want, _ languages: [String]) throws -> Answer
  {
    var settings = EngineSettings()
    settings.languages = languages
    var engine = Engine(
      packs: try languages.map(shippedPack), userWords: UserWords(), settings: settings)
    let content = Text(text)
    var document = Document(
      uri: "file:///a", languageID: "plaintext", version: 1, text: content)
    return engine.answer(Question(at: content.endPoint, want: want), in: &document)
  }

  @Test(arguments: languages)
  func `a pack has its language, at most ten megabytes, and the names of its sources`(
    language: String
  )
    throws
  {
    let pack = try shippedPack(language)
    #expect(pack.metadata.language == language)
    #expect(pack.metadata.licence == "CC BY-SA 4.0")
    #expect(pack.metadata.sources.count > 4)
    #expect(pack.withFile { $0.count } <= 10_000_000)
  }

  @Test(arguments: [
    ("de", "Ich freue mich dar", "darauf"), ("de", "Wir wohnen in diesem Hau", "Haus"),
    ("de", "mit freundlichen Gru", "Gruß"), ("fr", "Je suis très cont", "content"),
    ("fr", "Il pense à l'aven", "l'avenir"), ("es", "Muchas graci", "gracias"),
    ("pt", "Muito obrig", "obrigado"), ("sv", "Tack så myck", "mycket"),
    ("vi", "Việt N", "Nam"),
  ])
  func `a word is completed as anybody would`(language: String, text: String, word: String) throws {
    #expect(try suggestions(text, [language]).contains(word))
  }

  @Test func `after the salutation of a German letter small letters are suggested`() throws {
    for (mark, hasSmall) in [(",", true), ("!", false)] {
      let words = try suggestions("Liebe Anna\(mark)\n\n", ["de"])
      #expect(words.contains { $0.first?.isLowercase == true } == hasSmall)
    }
  }

  @Test(arguments: [
    ("fr", "Il est tres", "très"), ("fr", "Et voila", "voilà"), ("fr", "Il dit que ca", "ça"),
    ("fr", "C'est un probleme", "problème"), ("es", "No lo haré jamas", "jamás"),
    ("es", "Es muy dificil", "difícil"), ("pt", "Ele foi apos", "após"), ("pt", "Eu ja", "já"),
    ("pt", "Ele tambem", "também"), ("sv", "Han sade det pa", "på"),
    ("sv", "Det är battre", "bättre"),
    ("fr", "Il va à l'ecole", "l'école"), ("fr", "C'est ma soeur", "sœur"),
    ("fr", "Il dit que jai", "j'ai"),
    ("fr", "Il dit que cest", "c'est"), ("es", "Es muy ingles", "inglés"),
    ("es", "Voy al medico", "médico"), ("pt", "Eu fui ao medico", "médico"),
    ("de", "Das geht natuerlich", "natürlich"), ("de", "Wir gehen uber", "über"),
  ])
  func `a word without its diacritics that is not another word is corrected`(
    language: String, text: String, meant: String
  ) throws {
    let correction = try #require(try answer(text, .corrections, [language]).corrections.first)
    #expect(correction.text == meant)
    #expect(correction.automatic)
  }

  @Test(arguments: [
    ("de", "Der Rythmus", "Rhythmus"), ("de", "Der Standart", "Standard"),
    ("de", "Es sind viele Packete", "Pakete"), ("de", "Wir sind aufder", "auf der"),
    ("de", "Das war warscheinlich", "wahrscheinlich"), ("fr", "Il est daccord", "d'accord"),
    ("fr", "Il y a quelquechose", "quelque chose"), ("fr", "Il est parmis", "parmi"),
    ("fr", "La compagnie d'assurence", "d'assurance"), ("es", "Yo hiba", "iba"),
    ("sv", "Det är ett beslutt", "beslut"), ("pt", "Ele foi para csa", "casa"),
    ("es", "Tengo frio", "frío"), ("es", "Vive con su tia", "tía"),
    ("sv", "Det var viktit", "viktigt"), ("sv", "Vi ses på resturang", "restaurang"),
    ("de", "Das war ein Schulfesst", "Schulfest"), ("de", "auf Weinachten", "Weihnachten"),
    ("es", "El exámen", "examen"), ("es", "Muchas grácias", "gracias"),
  ])
  func `a common misspelling gets the word that people mean`(
    language: String, text: String, meant: String
  ) throws {
    #expect(try answer(text, .corrections, [language]).corrections.first?.text == meant)
    #expect(try suggestions(text, [language]).contains(meant))
  }

  @Test(arguments: [
    ("de", "Das ist Frau Müler"), ("de", "Hier ist Frau Krüeger"), ("fr", "Voici Loïc Kerguélen"),
    ("fr", "Éloïse Dupônt"), ("fr", "Bérnard"), ("fr", "avec Mme Daccord"),
    ("fr", "Mme Hasart"), ("de", "Olaf Müler"), ("de", "Herr Müler"),
    ("de", "Gestern war Olaf Müler"), ("de", "Herr Mülelr sah Herrn Schmit"),
  ])
  func `a name with its own diacritics stays`(language: String, text: String) throws {
    let found = try answer(text, .corrections, [language]).corrections
    #expect(found.allSatisfy { !$0.automatic })
  }

  @Test(arguments: [
    ("Ich habe teh", "the"), ("Das ist ein guter Satz, und teh", "the"),
    ("Heute gehen wir wiht", "with"), ("Das ist becuase", "because"),
  ])
  func `a word of a language other than the sentence's is only offered`(
    text: String, other: String
  ) throws {
    let found = try answer(text, .corrections, ["de", "en"]).corrections
    #expect(found.first?.text == other)
    #expect(found.allSatisfy { !$0.automatic })
  }

  @Test(arguments: [
    ("Wir haben gesagt, it is teh", "the"), ("Er meinte: this is the hwole", "whole"),
    ("This is the end of teh", "the"), ("Das ist das Ende vno", "von"),
  ])
  func `a word is applied after words of its language`(text: String, meant: String) throws {
    let found = try answer(text, .corrections, ["de", "en"]).corrections.first
    #expect(found?.text == meant)
    #expect(found?.automatic == true)
  }

  @Test(arguments: [
    ("Im Janaur", "Januar"), ("am Bahnhoff", "Bahnhof"), ("die Rechung", "Rechnung"),
    ("Bitte schiken", "schicken"),
  ])
  func `no unattested compound is offered for a slip`(
    text: String, meant: String
  ) throws {
    let words = try answer(text, .suggestions, ["de"]).suggestions
    #expect(words.contains { $0.text == meant })
    // Other offers have about as many letters, or begin with the meant word.
    let longest = (text.split(separator: " ").last?.count ?? 0) + 2
    #expect(words.allSatisfy { $0.text.count <= longest || $0.text.hasPrefix(meant) })
  }

  @Test(arguments: [
    (["vi"], "Bệnh nhân bị truỵ"), (["vi"], "Phụ nữ goá"), (["vi"], "Em bé xoè"),
    (["en", "pt"], "Demos um longo passeio junto ao rio e depois choveu.\n\nSo"),
  ])
  func `a word in its other spelling, or that begins a sentence of another language, stays`(
    languages: [String], text: String
  ) throws {
    #expect(try !answer(text, .corrections, languages).corrections.contains { $0.automatic })
  }

  @Test func `the meant word is first in the menu of a listed slip`() throws {
    for surface in [Question.Surface.bar, .menu()] {
      var settings = EngineSettings()
      settings.languages = ["fr"]
      var engine = Engine(
        packs: [try shippedPack("fr")], userWords: UserWords(), settings: settings)
      let content = Text("Je suis daccord")
      var document = Document(
        uri: "file:///a", languageID: "plaintext", version: 1, text: content)
      let question = Question(at: content.endPoint, want: .suggestions, surface: surface)
      #expect(engine.answer(question, in: &document).suggestions.first?.text == "d'accord")
    }
  }

  @Test(arguments: [
    (["de"], "Ich habe es vergesssen", "vergessen"),
    (["de"], "Das hat sich verazögert", "verzögert"),
    (["de"], "Die Krankenversichrung", "Krankenversicherung"), (["de"], "Der Verklehr", "Verkehr"),
    (["de"], "Ich will nichtmehr", "nicht mehr"), (["de"], "Er kommt jezt", "jetzt"),
    (["es"], "¿Como", "Cómo"), (["es"], "¿A donde vas? ¿cuando", "cuándo"),
    (["fr"], "Biensur", "Bien sûr"),
  ])
  func `a slip that lists or two other words contain is corrected`(
    languages: [String], text: String, meant: String
  ) throws {
    let found = try answer(text, .corrections, languages).corrections.first
    #expect(found?.text == meant)
    #expect(found?.automatic == true)
  }

  @Test(arguments: [
    (["de"], "Die Donaudampfschiffe"), (["de"], "Der Spruchwart"), (["de"], "Im finstren"),
    (["de"], "Die Schneeeule"), (["sv", "en"], "Is i"), (["en", "sv"], "Is i"),
    (["en", "sv"], "Barn i"), (["es"], "¿Que"), (["es"], "Como"),
  ])
  func `a word that may be meant as it is stays`(languages: [String], text: String) throws {
    #expect(try answer(text, .corrections, languages).corrections.allSatisfy { !$0.automatic })
  }

  @Test func `compounds that nobody means are not corrections`() throws {
    let found = try answer("Das war ein Schulfesst", .corrections, ["de"]).corrections.map(\.text)
    #expect(!found.contains("Schuldesst"))
  }

  @Test(arguments: [
    "Das ist wichtig", "Wir wollen essen", "Weil ich heute reise", "Es war eine ebene",
    "Die gestorbenen",
    "Wir wollen am See zelten", "Sie wollen die Wand mauern", "Er gab das Geheimnis preis",
    "Er war ihm feind", "Das ist mir schnuppe", "Er tat es, kraft", "Er kam trotz", "Das ist recht",
  ])
  func `a word that may be something other than a noun stays lowercase`(text: String) throws {
    #expect(try answer(text, .corrections, ["de"]).corrections.allSatisfy { !$0.automatic })
  }

  @Test(arguments: [
    ("fr", "Je ne sais pas ou"), ("fr", "Il va a"), ("es", "Quiero mas"), ("es", "No se si"),
    ("fr", "Elle est la"), ("de", "Er sagt das"), ("sv", "De har"), ("pt", "Eu e"),
  ])
  func `a word that exists without diacritics stays without them`(language: String, text: String)
    throws
  {
    let corrections = try answer(text, .corrections, [language]).corrections
    #expect(corrections.allSatisfy { !$0.automatic })
  }

  @Test(arguments: [
    ("Je pense que c'est tres", "très"), ("Elle habite dans un château, et voila", "voilà"),
    ("Nous avons toujours un probleme", "problème"),
    ("Wir wissen das nicht, und ich gehe uber", "über"),
  ])
  func `a word without its diacritics is corrected in a sentence of its language among others`(
    text: String, meant: String
  ) throws {
    let found = try answer(text, .corrections, ["en", "fr", "de"]).corrections.first
    #expect(found?.text == meant)
    #expect(found?.automatic == true)
  }

  @Test(arguments: [
    ("L'hotel", "L'hôtel"), ("C'est l'ete", "l'été"), ("Il va a l'ecole", "l'école"),
    ("Il va d'hotel", "d'hôtel"), ("Il pense à l'aven", "l'avenir"),
  ])
  func `after an elided word the one with the same letters is first, with the apostrophe as typed`(
    text: String, first: String
  ) throws {
    let plain = try suggestions(text, ["fr"])
    #expect(plain.first == first)
    let typographic = try suggestions(text.replacing("'", with: "’"), ["fr"])
    #expect(typographic.allSatisfy { $0.contains("’") && !$0.contains("'") })
    #expect(typographic == plain.map { $0.replacing("'", with: "’") })
  }

  @Test(arguments: [
    ("de", "arschlo", "arschloch"), ("fr", "putai", "putain"), ("es", "mierd", "mierda"),
    ("pt", "caralh", "caralho"), ("sv", "fitt", "fitta"),
  ])
  func `offensive words are not offered`(language: String, prefix: String, word: String) throws {
    #expect(try !suggestions(prefix, [language]).contains { $0.lowercased() == word })
  }

  @Test(arguments: [
    ("en", "I want to kill", "my", "myself"), ("en", "He shot", "him", "himself"),
    ("en", "I will commit", "sui", "suicide"), ("de", "Ich will mich", "umbr", "umbringen"),
    ("fr", "Il veut se", "sui", "suicider"),
  ])
  func `a sentence about suicide or violence is never completed`(
    language: String, before: String, typed: String, end: String
  ) throws {
    var settings = EngineSettings()
    (settings.languages, settings.inlinePrediction) = ([language], .yes)
    var engine = Engine(
      packs: [try shippedPack(language)], userWords: UserWords(), settings: settings)
    for text in ["\(before) ", "\(before) \(typed)"] {
      let content = Text(text)
      var document = Document(
        uri: "file:///a", languageID: "plaintext", version: 1, text: content)
      let question = Question(
        at: content.endPoint, want: [.suggestions, .inlinePrediction], limit: 50)
      let answer = engine.answer(question, in: &document)
      #expect(!answer.suggestions.contains { $0.text == end }, "\(text)")
      #expect(answer.inlinePrediction?.text.contains(end) != true, "\(text)")
    }
  }

  @Test(arguments: [
    ("fr", "Il est dans la probablemnt", "probablement"),
    ("fr", "Hier le gouvernemnt", "gouvernement"),
    ("de", "Er war als Gesellscahft", "Gesellschaft"), ("de", "Das war des zusamen", "zusammen"),
    ("en", "We use the MIT langauge", "language"), ("en", "The ale was terible", "terrible"),
    ("en", "They met in Las Vegas becuase", "because"),
  ])
  func `a slip that other languages have as a word is still corrected`(
    language: String, text: String, meant: String
  ) throws {
    let correction = try answer(text, .corrections, [language]).corrections.first
    #expect(correction?.text == meant)
    #expect(correction?.automatic == true)
  }

  @Test(arguments: [
    ("Dont", "Don't"), ("I dont", "don't"), ("Thats", "That's"), ("im", nil), ("Wir sind im", nil),
  ])
  func `an English contraction is corrected next to German, whose texts omit its apostrophe`(
    text: String, meant: String?
  ) throws {
    let found = try answer(text, .corrections, ["en", "de"]).corrections
    #expect(found.first { $0.automatic }?.text == meant)
  }

  @Test(arguments: [
    ("Er ist nach Hause gegeht", "gegangen"), ("Sie hat an ihn gedenkt, und er denkte", "dachte"),
    ("Er bringte", "brachte"),
  ])
  func `German verbs have their own forms`(text: String, meant: String) throws {
    #expect(try answer(text, .corrections, ["de"]).corrections.first?.text == meant)
  }

  @Test(arguments: ["teh", "wich", "thier"])
  func `a well-known slip is not a word of a language that is not written here`(slip: String)
    throws
  {
    let english = "We will meet you at the station in the morning, and then we want to see "
    #expect(try answer(english + slip, .corrections, ["en", "de"]).typed?.known == false)
    let german = "Wir treffen uns morgen früh an dem Bahnhof und gehen dann nach Hause, und es "
    // Nobody means `teh` in German either, although it appears in German texts.
    #expect(try answer(german + slip, .corrections, ["en", "de"]).typed?.known == (slip != "teh"))
  }

  @Test(arguments: [
    ("de", "nciht", false), ("de", "Abned", false), ("fr", "dnas", false),
    ("de", "Vortheil", true), ("de", "nischt", true),
  ])
  func `swapped letters do not make a word, older spellings do`(
    language: String, word: String, isKnown: Bool
  ) throws {
    let start = language == "de" ? "Das ist" : "Il est"
    let text = Array(repeating: "\(start) \(word)", count: 6).joined(separator: ". ")
    #expect(try answer(text, .corrections, [language]).typed?.known == isKnown)
  }

  @Test(arguments: ["teh", "wich", "thier"])
  func `a slip that another language has stays one when repeated`(slip: String)
    throws
  {
    let often = String(repeating: "We saw \(slip) things in the morning.\n", count: 5)
    let found = try answer(often + "And then we saw \(slip)", .corrections, ["en", "de"])
    #expect(found.typed?.known == false)
  }

  @Test(arguments: [
    ("fr", "Elle est dnas", "dans"), ("fr", "Je suis deja", "déjà"), ("pt", "Ela disse qeu", "que"),
    ("sv", "Och jga", "jag"),
  ])
  func `a slip that is in the list of its language is corrected`(
    language: String, text: String, meant: String
  ) throws {
    let best = try answer(text, .corrections, [language]).corrections.first
    #expect(best?.text == meant && best?.automatic == true)
  }

  @Test(arguments: [
    ("fr", "la cote"), ("es", "yo solo"), ("pt", "ela esta"),
    ("sv", "en tanker"), ("de", "das Gelb"), ("en", "a trial form"),
  ])
  func `a word that may be meant is not corrected into a commoner one`(
    language: String, text: String
  ) throws {
    #expect(try !answer(text, .corrections, [language]).corrections.contains { $0.automatic })
  }

  @Test(arguments: ["Ich habe", "Il ne sait jamais", "Nous avons mit der offen", "Jag har alltid"])
  func `words of a language that is not set are not corrected`(text: String) throws {
    #expect(try !answer(text, .corrections, ["en"]).corrections.contains { $0.automatic })
  }

  @Test func `each paragraph gets the words of its own language`() throws {
    let english = "We will meet you at the station in the morning. "
    let german = "Wir treffen uns morgen früh an dem Bahnhof und gehen "
    #expect(try suggestions(english + "It is g", ["en", "de"]).contains("going"))
    #expect(try suggestions("\(english)\n\n\(german)dann nach H", ["en", "de"]).contains("Hause"))
    #expect(try suggestions("\(german)\n\n\(english)Do you h", ["en", "de"]).contains("have"))
  }

  @Test(arguments: [
    "Tämä on suomenkielinen lause, jota kukaan ei ymmärrä ",
    "Nous sommes allés à la maison de ma grand-mère pour les vacances ",
    "Wczoraj wieczorem poszliśmy razem do kina na nowy film ",
  ])
  func `a sentence in a language that is not set is left alone`(text: String) throws {
    #expect(try suggestions(text, ["en"]) == [])
    #expect(try suggestions(text + "ma", ["en"]) == [])
  }
}
