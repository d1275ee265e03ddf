// Regular forms of German, French, Spanish and Swedish that no list has, and sentences in the other of two languages.

import InkEngine
import InkLexicon
import InkTestSupport
import InkText
import Testing

@Suite struct ForeignFormTests {
  @Test(arguments: [
    ("de", "Wir müssen die Daten noch einpflegen. "), ("de", "Die Marmelade kann man einmachen. "),
    ("de", "Es ist gut, wenn man ihm beistimmt. "), ("de", "Die Abonnentin sprach mit ihm. "),
    ("de", "Es war eine untrennbare Verbindung. "), ("de", "Ich verringere die Dosis. "),
    ("fr", "Vous nous aideriez beaucoup. "), ("fr", "Il parlait en égorgeant le poulet. "),
    ("fr", "Il y a des voutes ici. "),
    ("es", "Vosotros lo preferiríais así. "), ("es", "Pelad las patatas y cortadlas. "),
    ("es", "Que otros se jacten de eso. "), ("es", "Si alguien teclee aquí. "),
    ("sv", "Filen är startbar nu. "),
  ])
  func `a regular form stays`(language: String, text: String) throws {
    #expect(try Typist.typed(text, in: [language]) == text)
  }

  @Test(arguments: [
    (["en", "sv"], "The file was saved and we can go. Det ligger i mappen. "),
    (["en", "sv"], "The file was saved and we can go. Vi bor inte i Malmö. "),
    (["en", "de"], "It was great to see you. Ich bin im Zug. "),
    (["en", "es"], "The server is down. Sería posible reiniciarlo? "),
  ])
  func `a sentence in the other language is not corrected by the rules of the last one`(
    languages: [String], text: String
  ) throws {
    #expect(try Typist.typed(text, in: languages) == text)
  }

  @Test(arguments: [
    (["en", "sv"], "The file is here and i can go. ", "The file is here and I can go. "),
    (["en", "de"], "It was great and im happy. ", "It was great and I'm happy. "),
    (["de"], "Wir koennen mitanderen gehen. ", "Wir können mit anderen gehen. "),
    (["de"], "Das ist einproblem. ", "Das ist ein Problem. "),
    (["de"], "Es ist einneues Haus. ", "Es ist ein neues Haus. "),
    (["fr"], "C'est une longue histoiré. ", "C'est une longue histoire. "),
    (["es"], "No se si preferiria eso. ", "No se si preferiría eso. "),
    (["fr"], "Nous voulons une reponse. ", "Nous voulons une réponse. "),
  ])
  func `a slip is still corrected`(languages: [String], text: String, meant: String) throws {
    #expect(try Typist.typed(text, in: languages) == meant)
  }
}
