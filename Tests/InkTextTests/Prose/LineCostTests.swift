// What a line costs that is full of signs which begin something: its length, not the square of it.

import Synchronization
import Testing

@testable import InkText

#if DEBUG
  @Suite struct LineCostTests {
    /// Signs that begin something, alone and with what lets them begin it, or keeps it from ending.
    private static let signs = [
      "`", "`a ", " `a", "``", "`` ` ", "<", "<a ", "<a ' ", "<a \"x ", "<!--", "<!-- ", "<?",
      "<!a ",
      "<code> ",
      "<pre>", "</", "</a", "<a:", "<<", "<<<", "<<a ", "<< ", "$", "$a ", "$$", "$$ ", "\\", "\\(",
      "\\[", "\\a{",
      "\\a[", "\\begin{", "\\begin{a} ", "\\end{", "\\verb", "\\verb|", "\\cite{", "{", "{{", "{%",
      "${", "#{", "[",
      "[[", "[[a][b ", "[a](", "](", "][", "]", "(", "(/[ ", "/", "/*", "//", "=/[ ", "=", " =a",
      " ~a", "~", "-",
      "- ", "> ", ">", "1. ", "#", " #", "#\"", "\"", " \"", "\"#", "'", "'\\", " '", ":'", "r#",
      "r#\"", "R\"x(",
      "f\"{", "\"\\(", "\"${", "\"{", "{-", "(*", "#|", "--[", "--[=", "[=", "--", "%", ";", "a:[",
      ":", ":a:`",
      "`a <", "|", "*", "_", "+", "\t", " ", "word ", "é", "@", "<<EOF ", "\"\"\"", "'''",
      "https://a[", "e.g.",
    ]
    /// An id of each grammar.
    private static let languages = [
      "markdown", "restructuredtext", "asciidoc", "org", "latex", "html", "gitcommit", "mail",
      "plaintext", "cpp",
      "typescript", "csharp", "go", "rust", "swift", "kotlin", "dart", "php", "css", "scss",
      "python",
      "ruby", "perl",
      "bash", "powershell", "make", "r", "julia", "elixir", "nix", "terraform", "coffeescript",
      "toml", "yaml", "ini",
      "json", "sql", "lua", "haskell", "ada", "ocaml", "fsharp", "pascal", "lisp", "asm", "matlab",
      "erlang",
      "prolog", "bibtex", "fortran", "basic", "vim", "batch", "diff",
    ]

    @Test(arguments: languages)
    func `a line full of opening signs costs its length`(languageID: String) {
      for sign in Self.signs {
        // A block may begin with the line of a text.
        for head in RegionMap(languageID: languageID).isText ? ["", "a "] : [""] {
          let costs = [1_500, 3_000].map { cost(of: head, sign, count: $0, languageID) }
          // A bounded search has less to look at near the line's end, so twice as much is not all there may be.
          #expect(costs[1] < costs[0] * 11 / 4 + 40_000, "\(head)\(sign): \(costs)")
        }
      }
    }

    @Test(arguments: [("markdown", "<a "), ("org", "[[a][b "), ("typescript", "(/[ ")])
    func `what is looked at in vain is counted`(languageID: String, sign: String) {
      #expect(cost(of: "a ", sign, count: 1_500, languageID) > 1_500 * 20)
    }

    @Test(arguments: ["<a ", "<!-- ", "[a](", "$a "])
    func `a line that is very long is searched in smaller steps`(sign: String) {
      #expect(cost(of: "a ", sign, count: 100_000, "markdown") < 8_000_000)
    }

    @Test(arguments: ["vim", "ini", "batch", "yaml", "typescript", "bash"])
    func `signs behind much white space cost no more`(languageID: String) {
      for sign in ["\"", " \"", "'", ":'", "::", ";", "#", "/", "rem "] {
        let costs = [2_000, 4_000].map {
          cost(of: String(repeating: " ", count: $0), sign, count: $0, languageID)
        }
        #expect(costs[1] < costs[0] * 11 / 4 + 40_000, "\(sign): \(costs)")
      }
    }

    @Test func `runs of backticks that grow cost the length of their line`() {
      for languageID in ["markdown", "asciidoc", "plaintext", "gitcommit", "restructuredtext"] {
        let lines = [100, 200].map { most in
          (1...most).map { String(repeating: "`", count: $0) }.joined(separator: " ")
        }
        let costs = lines.map { cost(of: $0, languageID) }
        // The second line is four times as long.
        #expect(costs[1] < costs[0] * 5 + 60_000, "\(languageID): \(costs)")
      }
    }

    /// The bytes looked at in a line that begins with `head` and goes on with so many bytes of a sign.
    private func cost(of head: String, _ sign: String, count: Int, _ languageID: String) -> Int {
      cost(of: head + String(repeating: sign, count: count / sign.utf8.count), languageID)
    }

    private func cost(of line: String, _ languageID: String) -> Int {
      let passed = Atomic(0)
      let text = Text(line)
      var map = RegionMap(languageID: languageID)
      SearchCost.$counter.withValue({ passed.add($0, ordering: .relaxed) }) {
        _ = map.regions(ofLine: 0, in: text)
      }
      return passed.load(ordering: .relaxed)
    }
  }
#endif
