// Abbreviations by language: what ends no sentence in one is a word like any other in the next.

import InkTestSupport
import Testing

@testable import InkText

@Suite struct AbbreviationTests {
  private func tokens(_ text: String, _ languages: [String]) -> String {
    let bytes = Array(text.utf8)
    var tokenizer = Tokenizer(abbreviations: Abbreviations(of: languages))
    var tokens: [String] = []
    while let token = tokenizer.next(in: bytes.span) {
      if token.startsSentence { tokens.append(Tokenizer.sentenceStart) }
      tokens.append(token.modelText(in: bytes.span))
    }
    return tokens.joined(separator: " ")
  }

  private func isCapitalDue(_ marked: String, _ languages: [String]) -> Bool {
    let marked = Marked(marked)
    return SentenceCapital.isDue(
      at: marked.point, in: marked.text.with(Abbreviations(of: languages)))
  }

  @Test(arguments: [
    ("en", "Mr. Smith, approx. ten, est. 1890"), ("de", "bzw. die Nr. zwei, vgl. Abs. drei"),
    ("fr", "avec Mme. Dubois, av. Foch"), ("es", "la Sra. Pérez, pág. diez"),
    ("pt", "o Exmo. senhor, a Dra. Lima"), ("sv", "resp. kl. tolv, dvs. nu"),
    ("vi", "anh Dr. Nam, tel. một"),
  ])
  func `an abbreviation of a language does not end a sentence in it`(
    language: String, text: String
  ) {
    #expect(!tokens(text, [language]).dropFirst(3).contains("<s>"))
    #expect(tokens(text, [language + "-XX"]) == tokens(text, [language]))
  }

  @Test(arguments: [
    ("en", "a work of art. |we"), ("de", "das kann man hab. |wir"), ("de", "ein Gen. |wir"),
    ("fr", "je ne sais pas où il est. |elle"), ("fr", "nous sommes sept. |ils"),
    ("es", "vamos al mar. |nosotros"), ("es", "no hay nada que ver. |es"),
    ("pt", "fomos ver o mar. |depois"), ("pt", "vamos ver. |para"), ("sv", "vi ses sen. |det"),
    ("sv", "den är min. |hon"), ("sv", "vi firar jul. |sedan"), ("sv", "han är ung. |hon"),
    ("sv", "det vet jag ej. |men"), ("vi", "tôi đi hát ca. |sau"), ("vi", "một bông sen. |đẹp"),
  ])
  func `a word that is an abbreviation elsewhere ends a sentence`(language: String, marked: String)
  {
    #expect(isCapitalDue(marked, [language]))
    #expect(tokens(marked, [language]).split(separator: " ").suffix(2).first == "<s>")
  }

  @Test(arguments: [
    ("en", "the max. |of"), ("de", "Hrsg. |der"), ("fr", "p. ex. |la"), ("es", "p. ej. |la"),
    ("pt", "máx. |de"), ("sv", "fr.o.m. |den"), ("vi", "TP. |hồ"),
  ])
  func `after a possible abbreviation no capital is due`(language: String, marked: String) {
    #expect(!isCapitalDue(marked, [language]))
  }

  @Test func `of two languages at once, a word of one ends a sentence, but not for certain`() {
    let text = "où il est. Elle"
    #expect(tokens(text, ["en", "fr"]) == "<s> où il est <s> elle")
    #expect(!isCapitalDue("où il est. |elle", ["en", "fr"]))
    #expect(tokens("Mr. Smith", ["en", "fr"]) == "<s> mr smith")
  }

  @Test func `without a table for any of the languages, and for packs, those of all count`() {
    for abbreviations in [Abbreviations.all, Abbreviations(of: []), Abbreviations(of: ["nl"])] {
      #expect(abbreviations == .all)
      for table in abbreviationsByLanguage {
        #expect(table.sure.allSatisfy { abbreviations.include($0) })
        #expect(table.possible.allSatisfy { abbreviations.mayInclude($0) })
      }
    }
    #expect(Tokenizer.modelTokens(of: "il est. Elle").joined(separator: " ") == "<s> il est elle")
  }

  @Test func `the tables are consistent, and short enough to be looked up`() {
    for table in abbreviationsByLanguage {
      let (sure, possible) = (Set(table.sure), Set(table.possible))
      #expect(sure.count == table.sure.count && possible.count == table.possible.count)
      #expect(sure.isDisjoint(with: possible) && sure.isDisjoint(with: table.words))
      let others = abbreviationsByLanguage.filter { $0.language != table.language }
      for word in table.words { #expect(others.contains { $0.sure.contains(word) }, "\(word)") }
      for word in table.sure + table.possible {
        #expect(word.utf8.count <= Abbreviations.maximumByteCount)
        #expect(word == normalizedWord(word))
      }
    }
  }
}
