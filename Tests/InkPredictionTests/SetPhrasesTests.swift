// Set phrases of letters: recognition of their beginnings.

import InkPrediction
import Testing

@Suite struct SetPhrasesTests {
  @Test(arguments: [
    ("Kind ", "", "en", ["regards"]), ("kind reg", "reg", "en-GB", ["regards"]),
    ("With best ", "", "en", ["wishes"]), ("With best r", "r", "en", ["regards"]),
    ("Mit fr", "fr", "de", ["freundlichen Grüßen"]), ("Mit freundlichen ", "", "de", ["Grüßen"]),
    ("Mit freundlichen Grüß", "Grüß", "de", ["Grüßen"]), ("Mit ", "", "de", []),
    ("Un cordial sal", "sal", "es", ["saludo"]), ("Kind", "Kind", "en", []), ("", "", "en", []),
    ("We send kind ", "", "en", []), ("Kind regards", "regards", "en", []),
    ("Merci d'a", "d'a", "fr", ["d'avance"]), ("Merci d’a", "d’a", "fr", ["d’avance"]),
    ("Je vous prie d’agr", "d’agr", "fr", ["d’agréer"]), ("Merci d’u", "d’u", "fr", []),
    ("Kind of ", "", "en", []), ("Kind ", "", "de", []), ("Kind ", "", "tlh", []),
  ])
  func `a line continues with the rest of the phrases it begins`(
    line: String, prefix: String, language: String, rests: [String]
  ) {
    #expect(SetPhrases.rests(of: line, prefix: prefix, language: language) == rests)
  }
}
