// Compounds that were written apart, in the languages that write them as one word.

import InkText
import Testing

@Suite struct DividedCompoundTests {
  @Test(arguments: [
    ("de", "Die Haus Tür ist offen. ", "Die Haustür ist offen. "),
    ("de", "Meine Telefon Nummer ist neu. ", "Meine Telefonnummer ist neu. "),
    ("de", "Mein Geburts Tag ist im Mai. ", "Mein Geburtstag ist im Mai. "),
    ("de", "Wir suchen einen Park Platz. ", "Wir suchen einen Parkplatz. "),
    ("sv", "Hon är tand läkare i Lund. ", "Hon är tandläkare i Lund. "),
    ("sv", "Vi satt i vardags rummet. ", "Vi satt i vardagsrummet. "),
    ("sv", "Vi åt kött bullar med mos. ", "Vi åt köttbullar med mos. "),
    ("sv", "Tåg stationen är stängd. ", "Tågstationen är stängd. "),
  ])
  func `the parts of a compound are joined`(language: String, text: String, meant: String) throws {
    #expect(try Typist.typed(text, in: [language]) == meant)
    #expect(try Typist.typed(text, in: [language, "en"]) == meant)
  }

  @Test func `words that are common in another loaded language as well stay apart`() throws {
    #expect(
      try Typist.typed("The Test Fall and the Hand Ball. ", in: ["de", "en"])
        == "The Test Fall and the Hand Ball. ")
    #expect(try Typist.typed("Test Fall ", in: ["de", "en"]) == "Test Fall ")
  }

  @Test(arguments: [
    ("de", "Wir wollen ein Haus bauen und Auto fahren. "),
    ("de", "Am Abend Brot zu essen ist üblich. "), ("de", "Anfang Juli Regen, Ende Juli Sonne. "),
    ("de", "Wenn Kinder Zimmer aufräumen, gibt es Streit. "),
    ("de", "Ein Glas Wein und ein Stück Papier. "), ("de", "Heute kommt Karl Heinz zu uns. "),
    ("de", "Zum Mittag Essen kochen wir gern. "), ("de", "Auf dem Markt Platz finden. "),
    ("de", "Wir haben als Kinder Garten und Hof gehabt. "),
    ("de", "Dass die Bauern Höfe haben. "), ("de", "Wir haben trotz Regen Wetter genossen. "),
    ("de", "Anna Lena kommt mit Hans Peter. "), ("de", "Das Hotel Post liegt am Markt. "),
    ("sv", "Det var en varm korv och en kall öl. "), ("sv", "Vi har fri tid i morgon. "),
    ("sv", "Vit lök och röd lök i salladen. "), ("sv", "Han är mor far och vän. "),
    ("sv", "En sjuk sköterska kom in. "), ("sv", "Hon har små barn hemma. "),
    ("sv", "Ett glas vatten och en kopp kaffe. "), ("sv", "Han körde hem barnen. "),
    ("en", "The door bell and the data base. "),
  ])
  func `two words that may stand side by side stay apart`(language: String, text: String) throws {
    #expect(try Typist.typed(text, in: [language]) == text)
    #expect(try Typist.typed(text, in: [language, "en"]) == text)
  }
}
