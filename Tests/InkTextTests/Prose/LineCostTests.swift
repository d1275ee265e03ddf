// The cost of a line full of opening signs: linear in its length, not quadratic.

import Synchronization
import Testing

@testable import InkText

#if DEBUG
  @Suite struct LineCostTests {
    /// Opening signs, alone and with text that lets them open something or keeps it from ending.
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
      "https://a[", "e.g.", "\\a[x", "\\a[]{", "\\href[", "{{. ", "{% ", "$$a $", "?\"", "$\"",
      "$'", "''${", "a ?",
    ]
    /// A language id for each grammar.
    private static let languages = [
      "markdown", "restructuredtext", "asciidoc", "org", "latex", "html", "gitcommit", "mail",
      "plaintext", "cpp",
      "typescript", "csharp", "go", "rust", "swift", "kotlin", "dart", "php", "css", "scss",
      "python",
      "ruby", "perl",
      "bash", "powershell", "make", "r", "julia", "elixir", "nix", "terraform", "coffeescript",
      "toml", "yaml", "ini",
      "json", "sql", "lua", "haskell", "ada", "ocaml", "fsharp", "pascal", "lisp", "asm", "matlab",
      "erlang", "fish", "mysql",
      "prolog", "bibtex", "fortran", "basic", "vim", "batch", "diff",
    ]

    @Test(arguments: languages)
    func `a line full of opening signs takes linear time`(languageID: String) {
      for sign in Self.signs {
        // A block can begin with the first line of a text.
        for head in RegionMap(languageID: languageID).isText ? ["", "a "] : [""] {
          let costs = [1_500, 3_000].map { cost(of: head, sign, count: $0, languageID) }
          // A bounded search is cheaper near the line's end, so the cost may more than double.
          #expect(costs[1] < costs[0] * 11 / 4 + 40_000, "\(head)\(sign): \(costs)")
        }
      }
    }

    @Test(arguments: [("markdown", "<a "), ("org", "[[a][b "), ("typescript", "(/[ ")])
    func `bytes of a failed search are counted`(languageID: String, sign: String) {
      #expect(cost(of: "a ", sign, count: 1_500, languageID) > 1_500 * 20)
    }

    @Test(arguments: ["<a ", "<!-- ", "[a](", "$a "])
    func `a very long line is searched in smaller steps`(sign: String) {
      #expect(cost(of: "a ", sign, count: 100_000, "markdown") < 8_000_000)
    }

    @Test(arguments: ["vim", "ini", "batch", "yaml", "typescript", "bash"])
    func `signs after much white space cost no more`(languageID: String) {
      for sign in ["\"", " \"", "'", ":'", "::", ";", "#", "/", "rem "] {
        let costs = [2_000, 4_000].map {
          cost(of: String(repeating: " ", count: $0), sign, count: $0, languageID)
        }
        #expect(costs[1] < costs[0] * 11 / 4 + 40_000, "\(sign): \(costs)")
      }
    }

    @Test func `backtick runs of growing length take linear time`() {
      for languageID in ["markdown", "asciidoc", "plaintext", "gitcommit", "restructuredtext"] {
        let lines = [100, 200].map { most in
          (1...most).map { String(repeating: "`", count: $0) }.joined(separator: " ")
        }
        let costs = lines.map { cost(of: $0, languageID) }
        // The second line is four times as long.
        #expect(costs[1] < costs[0] * 5 + 60_000, "\(languageID): \(costs)")
      }
    }

    @Test func `a word costs no more than the run around it, however many full stops that has`() {
      let name = Array((String(repeating: "a.b.", count: 500) + "zz").utf8)
      let cost = cost { _ = TokenShape(of: 1000..<1001, in: name.span, within: 0..<name.count) }
      #expect(500 < cost && cost < 5_000)
    }

    @Test(arguments: ["─", "a", " ", "> ", "- "])
    func `the context at a cursor costs the same in a line of any length`(sign: String) {
      let costs = [10_000, 200_000].map { count in
        let text = Text(String(repeating: sign, count: count) + "\nend")
        return cost {
          _ = CursorContext(at: TextPoint(line: 0, byte: text.lineLength(0)), in: text)
          _ = CursorContext(at: TextPoint(line: 1, byte: 3), in: text)
        }
      }
      #expect(costs[0] == costs[1], "\(sign)")
    }

    /// Returns the bytes examined in a line that begins with `head` and continues with `count` bytes of a sign.
    private func cost(of head: String, _ sign: String, count: Int, _ languageID: String) -> Int {
      cost(of: head + String(repeating: sign, count: count / sign.utf8.count), languageID)
    }

    private func cost(of line: String, _ languageID: String) -> Int {
      let text = Text(line)
      var map = RegionMap(languageID: languageID)
      return cost { _ = map.regions(ofLine: 0, in: text) }
    }

    /// Returns the bytes examined in a search.
    private func cost(of search: () -> Void) -> Int {
      let passed = Atomic(0)
      SearchCost.$counter.withValue({ passed.add($0, ordering: .relaxed) }, operation: search)
      return passed.load(ordering: .relaxed)
    }
  }
#endif
