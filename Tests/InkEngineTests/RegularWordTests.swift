// Unlisted words that are correct: regular forms, proper names, terms, other spellings, mentioned words.

import InkCorrection
import InkEngine
import InkLexicon
import InkTestSupport
import InkText
import Testing

@Suite struct RegularWordTests {
  @Test(arguments: [
    ("de", "Ich protokolliere das jeden Tag. "), ("de", "Wie behebe ich das? "),
    ("de", "die zu komprimierenden Dateien. "),
    ("fr", "Nous téléchargerons également nos résultats. "),
    ("fr", "Un objet déjà instancié ici. "), ("fr", "La mémoire du décompresseur reste. "),
    ("es", "A continuación, se desconectará la llamada. "), ("es", "cuando se fusione con otro. "),
    ("es", "una prioridad prohibitivamente baja. "), ("es", "directorios para alojarlas. "),
    ("pt", "O texto foi tokenizado para mais. "), ("pt", "você não deve vaciná-lo contra nada. "),
    ("sv", "filer som omdirigerats av systemet. "), ("sv", "Det är den här binären. "),
  ])
  func `a regular form of a listed word stays`(language: String, text: String) throws {
    #expect(try Typist.typed(text, in: [language]) == text)
  }

  @Test(arguments: [
    ("en", "It has a keypath here. "), ("en", "The data was preparsed here. "),
    ("en", "We have downsampled data. "), ("sv", "en ensiffrig kod. "),
    ("fr", "la clé de métadonnée de ce fichier. "), ("es", "el logit más alto. "),
  ])
  func `a word listed only in another form stays`(language: String, text: String) throws {
    #expect(try Typist.typed(text, in: [language]) == text)
  }

  @Test(arguments: ["El paquete xz-utils es libre. ", "El paquete util-linux es libre. "])
  func `a part of a hyphenated name stays in Spanish`(text: String) throws {
    #expect(try Typist.typed(text, in: ["es"]) == text)
  }

  @Test(arguments: [
    ("es", "los paquetes de Debian son libres. "), ("en", "Thanks to Karsten Merker for this. "),
    ("en", "Upload by Bastian Germann today. "), ("en", "A talk with William Tindall there. "),
    ("en", "It was Harriet Stowell who came. "),
  ])
  func `a name inside a sentence stays`(language: String, text: String) throws {
    #expect(try Typist.typed(text, in: [language]) == text)
  }

  @Test(arguments: [
    ("en", "The word \"recieve\" is often seen. "), ("en", "It is spelled \"teh\" here. "),
    ("en", "Set the 'errorfile' option. "), ("en", "The \"goapp\" tool is there. "),
    ("es", "los campos «Conflicts» y otros. "), ("sv", "Varianterna ”await” är bra. "),
  ])
  func `a word mentioned in quotation marks stays`(language: String, text: String)
    throws
  {
    #expect(try Typist.typed(text, in: [language]) == text)
  }

  @Test(arguments: [
    "Then install chattr there. ", "Then install superkb here. ", "You install kamera here. ",
    "We run listres on it. ", "It is a truthy or falsy value. ",
    "They were mmapped there. ", "We attach to the debuggee. ",
  ])
  func `the name of a program and what programmers say stays`(text: String) throws {
    #expect(try Typist.typed(text, in: ["en"]) == text)
  }

  @Test func `swapped letters in quotation marks are a slip`() throws {
    let text = "He called it \"amazign\" and left. "
    #expect(try Typist.typed(text, in: ["en"]) == text.replacing("gn", with: "ng"))
  }

  @Test(arguments: [
    ("pt", "queremos remover tudo dos directórios do sistema. ")
  ])
  func `the spelling of another time or country stays`(language: String, text: String) throws {
    #expect(try Typist.typed(text, in: [language]) == text)
  }

  @Test(arguments: [
    ("en", "We use the prefetcher now. "), ("en", "The output of printenv is long. "),
    ("en", "The basic kinit is there. "), ("en", "Display the errorfile here. "),
    ("en", "It is true iff it is so. "), ("en", "It is a wff as well. "),
    ("en", "This is elven country. "), ("en", "This is drow country. "),
    ("en", "This would ill serve us. "), ("en", "Ahhh. "), ("en", "Ohhh, hmmm. "),
    ("en", "The perceiver, the debounced input, two hardnesses. "),
    ("en", "The crania and the femora, ionically. "), ("en", "The dark gaols were full. "),
    ("en", "I had a stye in my eye. "), ("en", "The whys and the hows are here. "),
    ("en", "We met with Captain Enver and Uncle Broek. "), ("en", "Cropp's law holds. "),
    ("en", "Nealy's book is good. "), ("en", "We saw Actroid here. "), ("en", "Actroid is here. "),
    ("es", "funciones de libc y otras. "), ("sv", "flagga för dpkg här. "),
  ])
  func `a term or an interjection stays`(language: String, text: String) throws {
    #expect(try Typist.typed(text, in: [language]) == text)
  }

  @Test(arguments: [
    ("en", "He was veryhappy. ", "He was very happy. "),
    ("en", "I alway do. ", "I always do. "),
    ("en", "I can't beleive it. ", "I can't believe it. "),
    ("en", "The full might of united nations ", "The full might of united nations "),
    ("en", "It was interresting. ", "It was interesting. "),
    ("en", "in the wmorning ", "in the wmorning "),
    ("en", "The reciever of the maintainance. ", "The receiver of the maintenance. "),
    ("en", "Read an unitialized value. ", "Read an uninitialized value. "),
    ("en", "Goverment's plan is good. ", "Government's plan is good. "),
    ("en", "Taht's good. ", "That's good. "),
    ("en", "It is bigger then I thought. ", "It is bigger than I thought. "),
    ("en", "The New Settigns of the Day ", "The New Settings of the Day "),
    ("pt", "as pessoas que contribuiram para isso ", "as pessoas que contribuíram para isso "),
    ("de", "Wir koennen gehn und wissne es. ", "Wir können gehn und wissen es. "),
    ("es", "la configuracion es buena ", "la configuración es buena "),
    ("fr", "le resultat est bon ", "le résultat est bon "),
  ])
  func `a slip is still corrected`(language: String, text: String, meant: String) throws {
    #expect(try Typist.typed(text, in: [language]) == meant)
  }
}
