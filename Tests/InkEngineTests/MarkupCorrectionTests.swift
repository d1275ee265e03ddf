// Corrections next to markup, quotes and dashes, and in prose below code that has the same slip.

import InkAutocomplete
import InkCorrection
import InkEngine
import InkTestSupport
import InkText
import Testing

@Suite struct MarkupCorrectionTests {
  private static let apply = EngineSettings.applyingCorrections

  @Test(arguments: [
    ("latex", #"A \emph{teh} day. "#, #"A \emph{the} day. "#),
    ("latex", #"A \textbf{teh day} "#, #"A \textbf{the day} "#),
    ("latex", #"The end\footnote{Teh end} "#, #"The end\footnote{The end} "#),
    ("latex", "\\section{You will recieve}\n", "\\section{You will receive}\n"),
    ("latex", "a ``teh day'' ", "a ``the day'' "), ("latex", "a `teh' day", "a `the' day"),
    ("latex", "We recieve---teh day ", "We receive---the day "),
    ("html", "a <em>teh</em> day", "a <em>the</em> day"),
    (
      "markdown", #""teh cat" (teh dog) [teh] *teh* **teh** _teh_ "#,
      #""the cat" (the dog) [the] *the* **the** _the_ "#
    ),
    ("markdown", "We recieve--teh day", "We receive--the day"),
    ("markdown", "~~teh~~ ~~teh day~~ ", "~~the~~ ~~the day~~ "),
    ("markdown", "A ![teh day](teh.png) [teh day](teh) ", "A ![the day](teh.png) [the day](teh) "),
    ("org", "[[file:teh.org][teh day]] ", "[[file:teh.org][the day]] "),
    ("asciidoc", "A link:teh.html[teh day] ", "A link:teh.html[the day] "),
  ])
  func `markup, quotes and dashes separate words`(language: String, typed: String, text: String)
    throws
  {
    #expect(try Typist("|", languageID: language, Self.apply, typing: typed).text == text)
  }

  @Test(arguments: [
    ("latex", #"\cite{teh} \gls{recieve} $teh$ $x$-teh "#), ("markdown", "`n`teh `teh` _teh ~teh "),
    ("plaintext", "{teh --recieve x_teh _teh "), ("plaintext", "Set the lenght_ to teh_. "),
    ("markdown", "Set the lenght_ to teh_. "), ("latex", #"\begin{teh} \label{teh} "#),
  ])
  func `code, keys and options are left alone`(language: String, typed: String) throws {
    #expect(try Typist("|", languageID: language, Self.apply, typing: typed).changes == [])
  }

  @Test func `the label of a link is not prose, even below a paragraph`() throws {
    var typist = try Typist("|", Self.apply)
    typist.type("We go.\n[teh]: http://example.org \n[teh]: teh.md \"The day\"\n\n[teh]: a \n")
    #expect(typist.changes == [])
    typist.type("We go.\n[day]: the teh ")
    #expect(typist.changes == ["teh>the"])
  }

  @Test(arguments: [
    ("def recieve(teh):\n  # |\n", "Teh day "), ("teh = 1\n# |\n", "It is teh day "),
  ])
  func `a comment keeps the names of the code as they are`(marked: String, typed: String) throws {
    var settings = Self.apply
    settings.regions.comment = .prose
    let typist = try Typist(marked, languageID: "python", settings, typing: typed)
    #expect(typist.changes == [])
    let other = try Typist("day = 1\n# |\n", languageID: "python", settings, typing: typed)
    #expect(other.changes.count == 1)
  }

  @Test(arguments: [("teh = 1\n# It is teh|\n", false), ("day = 1\n# It is teh|\n", true)])
  func `the announced correction for a name of the code is the one applied`(
    marked: String, isPutIn: Bool
  ) throws {
    var settings = Self.apply
    settings.regions.comment = .prose
    var scene = try Typist(marked, languageID: "python", settings).scene
    let answer = scene.answer([.suggestions, .corrections])
    #expect(answer.corrections.first?.text == "the")
    #expect(answer.corrections.first?.automatic == isPutIn)
    #expect(answer.suggestions.contains { $0.kind == .autocorrect } == isPutIn)
    let explanation = scene.engine.explanation(of: "the", at: scene.point, in: scene.document)
    #expect(explanation.correction == .best(isPutIn ? .automatic : .repeated))
  }

  @Test func `an Org heading begins a sentence after its state keyword`() throws {
    for start in ["* ", "** ", "* NEXT ", "** DONE ", "* DONE [#A] ", "* [#B] "] {
      var typist = try Typist("|", languageID: "org", Self.apply)
      typist.type("We go.\n" + start + "Teh day\n")
      #expect(typist.text == "We go.\n" + start + "The day\n")
    }
  }

  @Test(arguments: [("org", "The"), ("markdown", "the"), ("plaintext", "the")])
  func `a state keyword of Org is a word of the sentence elsewhere`(
    language: String, word: String
  ) throws {
    var settings = Self.apply
    settings.autocapitalization = .sentences
    let start = "* " + "TODO "
    let typist = try Typist("|", languageID: language, settings, typing: start + "the day ")
    #expect(typist.text == start + word + " day ")
  }

  @Test(arguments: [
    ("markdown", "```\nteh teh\nteh teh teh\n```\n|"), ("latex", "$teh$ \\cite{teh} $teh$\n|"),
    ("markdown", "`recieve` `recieve`\n|"),
  ])
  func `a slip that appears in code is still a slip in prose`(language: String, before: String)
    throws
  {
    var typist = try Typist(before, languageID: language, Self.apply)
    typist.type("We recieve teh day. ")
    #expect(typist.changes.last == "teh>the")
    var prose = try Typist("teh teh teh teh\n|", languageID: language, Self.apply)
    prose.type("We go to teh day. ")
    #expect(prose.changes == ["teh>the"], "a plain slip in prose is not a word either")
  }
}
