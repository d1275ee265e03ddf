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
    ("Please find att", "att", "en", ["attached"]), ("please find a", "a", "en", []),
    ("à bien", "bien", "fr", ["bientôt"]), ("À ", "", "fr", []),
  ])
  func `a line continues with the rest of the phrases it begins`(
    line: String, prefix: String, language: String, rests: [String]
  ) {
    #expect(SetPhrases.rests(of: line, prefix: prefix, isLine: true, language: language) == rests)
  }

  @Test func `inside a line only phrases that begin sentences continue`() {
    func rests(_ text: String) -> [String] {
      SetPhrases.rests(of: text, prefix: "", isLine: false, language: "en")
    }
    #expect(rests("Merry Christ") == ["mas"])
    #expect(rests("Kind ") == [])
  }

  @Test(arguments: [
    ("Kind ", [0]), ("Dear Anna, I hope", [0, 11]), ("He left. Good mor", [0, 9]), ("Kin", []),
    ("Ça va. Bonne jou", [0, 8]), ("- Good", []), ("Hello.Good mor", [0]), ("", []),
    ("\(String(repeating: "a", count: 80)). Good mor", [82]),
  ])
  func `a phrase begins a line, or follows a mark with a space`(line: String, starts: [Int]) {
    #expect(SetPhrases.starts(before: line.utf8.count, in: Array(line.utf8).span) == starts)
  }
}
