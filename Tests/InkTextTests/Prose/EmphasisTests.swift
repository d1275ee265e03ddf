// Words at the end of emphasis, links and half-typed code.

import InkText
import Testing

@Suite struct EmphasisTests {
  /// Returns the word that the space at the end of a line has ended.
  private func word(_ line: String, _ languageID: String) -> String? {
    var map = RegionMap(languageID: languageID)
    let text = Text(line)
    let end = TextPoint(line: 0, byte: line.utf8.count - 1)
    return WordEnd(
      endedAt: end, by: " ", isTyped: true, in: text, regions: map.regions(ofLine: 0, in: text))?
      .text
  }

  @Test(arguments: [
    ("see _two wrods_ ", "markdown"), ("_two wrods_. ", "markdown"), ("__two wrods__ ", "asciidoc"),
    ("(_so_, _two wrods_) ", "plaintext"), ("two wrods[^1] ", "markdown"),
    ("two wrods[^note]. ", "markdown"), ("see #two wrods# ", "asciidoc"),
    ("<<ref,two wrods>> ", "asciidoc"), ("link:a.html[two wrods] ", "asciidoc"),
    ("/two wrods/ ", "org"), ("+two wrods+, ", "org"), ("_two wrods_ ", "org"),
    (#"two wrods~\cite{a} "#, "latex"), (#"\href{http://a}{two wrods} "#, "latex"),
    (#"\textcolor{red}{two wrods} "#, "latex"),
  ])
  func `the last word of a marked text has ended`(line: String, languageID: String) {
    #expect(word(line, languageID) == "wrods", "\(line)")
  }

  @Test(arguments: [
    ("so two_ ", "markdown"), ("_one_ two_ ", "markdown"), ("a_b two_ ", "plaintext"),
    ("_ two_ ", "plaintext"), ("and/or/ ", "org"), ("a# ", "asciidoc"), ("1 + 2+ ", "org"),
  ])
  func `a mark that closes nothing is part of its word`(line: String, languageID: String) {
    #expect(word(line, languageID) == nil, "\(line)")
  }

  @Test(arguments: [
    ("Now `I recieve", "asciidoc", RegionKind.code), ("Now ``I recieve", "restructuredtext", .code),
    ("Now ~recieve", "org", .code), ("Now =recieve", "org", .code),
    ("Now ~five of them recieve", "org", .prose), ("Now `so. I recieve", "asciidoc", .prose),
    ("\"`I recieve", "asciidoc", .prose), ("Now `I recieve", "restructuredtext", .prose),
    ("about ~5 recieve", "org", .prose), ("see ~/a then", "org", .prose),
    ("a = b", "org", .prose), ("don`t", "asciidoc", .prose),
    ("see :ref:`teh recieve ", "restructuredtext", .code), (":ref:`", "restructuredtext", .prose),
    ("so :ref:`a. I recieve", "restructuredtext", .prose),
    ("{% set recieve = 1", "markdown", .code), ("a {{< figure src=\"teh ", "markdown", .code),
    ("{% elif teh %}{{ teh | adn", "htmldjango", .code), ("{{", "html", .code),
    ("{{ a }} b", "html", .prose), ("{{ a. I recieve", "markdown", .prose),
    ("{ a", "markdown", .prose), ("{a%", "html", .prose),
  ])
  func `half-typed code is code`(line: String, languageID: String, kind: RegionKind) {
    var map = RegionMap(languageID: languageID)
    let regions = map.regions(ofLine: 0, in: Text(line))
    #expect(regions.region(at: line.utf8.count).kind == kind, "\(line)")
  }

  @Test func `emphasis of Org and AsciiDoc is markup around prose`() {
    expectPicture(
      """
      Now /two =a/b= words/ and +no+ but a/b, /usr/bin.
      pppp.pppp.kkk.pppppp.ppppp.pp.ppppppppppppppppppp
      """, "org")
    expectPicture(
      """
      See <<ref,two words>> and #two# but C# and <<ref>>.
      pppp......ppppppppp..ppppp.ppp.pppppppppppp.......p
      """, "asciidoc")
  }
}
