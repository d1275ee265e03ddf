// Which language ids are prose, and how the others set their comments apart.

extension CommentSyntax {
  /// The syntax of a language id; nil for prose. An id that is not listed is taken for a program in
  /// the manner of C or of a shell, so that nothing is ever predicted into unknown code.
  static func of(_ languageID: String) -> CommentSyntax? {
    if proseLanguages.contains(languageID) { return nil }
    if hashLanguages.contains(languageID) { return hash }
    if dashLanguages.contains(languageID) { return dash }
    if semicolonLanguages.contains(languageID) { return semicolon }
    if percentLanguages.contains(languageID) { return percent }
    return languageID == "vim" ? vim : slash
  }

  /// The language ids of prose, in alphabetical order.
  static var proseIDs: [String] { proseLanguages.filter { !$0.isEmpty }.sorted() }

  private static let slash = CommentSyntax(
    lineComments: ["//"], quotes: Array("\"'`".utf8), hasStarComments: true)
  private static let hash = CommentSyntax(
    lineComments: ["#"], quotes: Array("\"'".utf8), hasStarComments: false)
  private static let dash = CommentSyntax(
    lineComments: ["--"], quotes: Array("\"'".utf8), hasStarComments: true)
  private static let semicolon = CommentSyntax(
    lineComments: [";"], quotes: Array("\"".utf8), hasStarComments: false)
  private static let percent = CommentSyntax(
    lineComments: ["%"], quotes: Array("\"'".utf8), hasStarComments: false)
  private static let vim = CommentSyntax(
    lineComments: ["\""], quotes: Array("'".utf8), hasStarComments: false)

  /// Language ids and file types of texts for people, as the editors name them.
  private static let proseLanguages: Set<String> = [
    "", "asciidoc", "asciidoctor", "changelog", "context", "creole", "djot", "fountain",
    "git-commit", "gitcommit", "help", "html", "jjdescription", "latex", "mail", "markdown",
    "markdown.mdx", "mdx", "mediawiki", "norg", "org", "pandoc", "plain", "plaintex", "plaintext",
    "pod", "quarto", "rdoc", "restructuredtext", "rmarkdown", "rmd", "rst", "scminput", "tex",
    "text", "textile", "txt", "typst", "vimwiki", "wiki",
  ]
  private static let hashLanguages: Set<String> = [
    "awk", "bash", "cmake", "coffeescript", "conf", "crystal", "dockerfile", "elixir", "fish",
    "gdscript", "graphql", "hcl", "ignore", "jq", "julia", "just", "ksh", "make", "makefile",
    "nim", "nix", "nu", "perl", "powershell", "properties", "python", "r", "raku", "ruby", "sh",
    "shellscript", "starlark", "tcl", "terraform", "toml", "yaml", "zsh",
  ]
  private static let dashLanguages: Set<String> = [
    "ada", "applescript", "elm", "haskell", "idris", "lua", "purescript", "sql", "vhdl",
  ]
  private static let semicolonLanguages: Set<String> = [
    "asm", "clojure", "commonlisp", "dosini", "elisp", "emacs-lisp", "fennel", "ini", "janet",
    "lisp", "racket", "scheme",
  ]
  private static let percentLanguages: Set<String> = ["erlang", "matlab", "octave", "prolog"]
}
