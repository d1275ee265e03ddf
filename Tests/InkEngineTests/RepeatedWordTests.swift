// Small words that were typed twice.

import InkTestSupport
import Testing

@Suite struct RepeatedWordTests: ShippedEnglish {
  @Test(arguments: [
    ("en", "I saw the the cat. ", "I saw the cat. "), ("en", "The the cat. ", "The cat. "),
    ("en", "This is a a test. ", "This is a test. "),
    ("en", "It is teh the end. ", "It is the end. "),
    ("de", "Das ist und und bleibt so. ", "Das ist und bleibt so. "),
    ("fr", "La porte de de la maison. ", "La porte de la maison. "),
    ("es", "La casa de de mi madre. ", "La casa de mi madre. "),
    ("pt", "A casa de de minha mãe. ", "A casa de minha mãe. "),
    ("sv", "Jag och och min bror. ", "Jag och min bror. "),
  ])
  func `one of two is taken out`(language: String, text: String, meant: String) throws {
    #expect(try Typist.typed(text, in: [language]) == meant)
  }

  @Test(arguments: [
    "He had had enough. ", "I think that that is true. ", "We log in in the morning. ",
    "He turned it on on Monday. ", "We use the, the best one. ", "I like The The more. ",
    "It is very very good. ", "Use `a a` here. ",
  ])
  func `two that may be meant stay`(text: String) throws {
    #expect(try typed(text) == text)
  }
}
