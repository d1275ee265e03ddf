// Texts in a language that is not loaded: their words stay, from the first one on; English slips are still corrected.

import InkCorrection
import InkEngine
import InkLexicon
import InkTestSupport
import InkText
import Testing

@Suite struct ForeignTextTests: ShippedEnglish {
  @Test(arguments: [
    "wie geht es dir ", "Wir haben keine Zeit ", "Ich bin gerade unterwegs ",
    "je ne sais pas ", "Voici le document ", "domani vado al mare ", "tutti i giorni ",
    "muy bien, gracias ", "Onde fica a placa ", "O fato de hoje ", "boa noite ", "dank je wel ",
    "hvor er du ", "takk for i dag ", "tack så mycket ", "gdzie masz dom ", "Oni mnie nie znają ",
    "Observera att det går ", "Regnet faller i Lund ", "Hon bor i Lund ", "Cliquez ici ",
    "Controlar la salida ", "comienza a operar en ", "Indiens et autres ",
    "On va essayer. Il est important de noter que ", "ik ben nu in de trein en ",
  ])
  func `the first words of a text in another language stay`(text: String) throws {
    #expect(try typed(text) == text)
  }

  @Test(arguments: ["wie geht es dir ", "muy bien ", "domani vado "])
  func `so do those of a text after one in the same language`(text: String) throws {
    let before = "Wir haben ihm gestern alles gesagt.\n"
    #expect(try typed(text, before: before) == text)
  }

  @Test(arguments: [
    ("im going home ", "I'm going home "), ("Im late ", "I'm late "), ("dont go ", "don't go "),
    ("teh end ", "the end "), ("definately so ", "definitely so "), ("i think so ", "I think so "),
    ("My old dog gott wet ", "My old dog got wet "),
    ("The Linux box im on ", "The Linux box I'm on "), ("Nota bene ", "Nota bene "),
    ("We talked sotto voce ", "We talked sotto voce "),
    ("Hi Mia, im late. ", "Hi Mia, I'm late. "), ("Ella isnt here. ", "Ella isn't here. "),
    ("Visit Los Angeles, dont drive. ", "Visit Los Angeles, don't drive. "),
    ("Font isnt loading. ", "Font isn't loading. "), ("Pour teh milk. ", "Pour the milk. "),
    ("Le Monde didnt say so. ", "Le Monde didn't say so. "),
    ("El Nino doesnt stop. ", "El Nino doesn't stop. "),
    ("Von Neumann didnt say so. ", "Von Neumann didn't say so. "),
    ("Las Vegas isnt far. ", "Las Vegas isn't far. "),
    ("Siobhan i think so. ", "Siobhan I think so. "),
  ])
  func `English slips are corrected wherever the text may be English`(
    text: String, meant: String
  ) throws {
    #expect(try typed(text) == meant)
  }

  @Test(arguments: [
    ("I cna see it now. ", "I can see it now. "),
    // The word after the next one, where that is no everyday word.
    ("I cna swim quite well. ", "I can swim quite well. "),
    ("He saif he would ring back. ", "He said he would ring back. "),
    ("She wil be fine. ", "She will be fine. "), ("We cando it. ", "We can do it. "),
    ("Ti was raining. ", "It was raining. "),
    // German, Dutch and Danish words, and one that no language has.
    ("Wil jij mee ", "Wil jij mee "), ("Wie aer ist ", "Wie aer ist "),
    ("Ti dage er gået ", "Ti dage er gået "), ("I aer zorn ", "I aer zorn "),
  ])
  func `the next word tells that the first ones of a text are English`(
    text: String, meant: String
  ) throws {
    #expect(try typed(text) == meant)
  }

  @Test(arguments: [
    ("Mix 250 ml milk, 1 egg, 40 g caster sugar, andd ", "and"),
    ("Take metformin 500 mg b.d., ramipril 5 mg o.d. anx ", "and"),
  ])
  func `terms and rare words do not make a text foreign`(text: String, meant: String) throws {
    #expect(try typed(text).hasSuffix(" \(meant) "))
  }

  @Test func `a word of another language is still offered its correction`() throws {
    #expect(try corrections("domani|").contains("domain"))
  }

  @Test(arguments: [
    (["de"], "please come home soon "), (["de"], "they were here yesterday "),
    (["en", "de"], "je ne sais pas "), (["es"], "agora não sei onde "),
  ])
  func `other languages than English are protected in the same way`(
    languages: [String], text: String
  ) throws {
    var settings = EngineSettings.applyingCorrections
    settings.languages = languages
    var typist = try Typist("|", settings)
    typist.scene.engine = Engine(
      packs: try languages.map(shippedPack), userWords: UserWords(), settings: settings)
    typist.type(text)
    #expect(typist.text == text)
  }
}
