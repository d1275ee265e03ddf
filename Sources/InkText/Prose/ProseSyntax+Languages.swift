// The syntax of each language id and file type, as named by VS Code, Vim, Emacs and similar editors.

extension ProseSyntax {
  /// The ids of documents written for people. Of those with tags, only plain HTML; the others are partly programs.
  static var textLanguageIDs: Set<String> {
    plain.union(texts.filter { $0.value != .html || $0.key == "html" }.keys)
  }

  /// Texts without markup, or with markup that is not parsed here.
  static let plain: Set<String> = [
    "changelog", "creole", "fountain", "fundamental", "help", "mediawiki", "plain", "plaintext",
    "pod", "rdoc", "text", "textile", "txt", "wiki",
  ]

  /// Texts with markup, by their lowercase ids.
  static let texts: [String: Markup] = byID([
    (
      "djot ghmarkdown gfm markdown markdown.mdx md mdown mdx mkd norg pandoc qmd quarto rmarkdown rmd typ "
        + "typst vimwiki",
      .markdown
    ),
    ("restructuredtext rst", .restructuredText), ("adoc asciidoc asciidoctor", .asciiDoc),
    ("org", .org), ("context latex plaintex tex", .laTeX),
    (
      "angular astro blade django-html docbook ejs erb handlebars html htmldjango jinja jinja-html liquid "
        + "svelte twig vue vue-html xhtml xml xsl",
      .html
    ),
    ("commit git-commit gitcommit hgcommit jjdescription scminput", .commit),
    ("email eml mail message", .mail),
  ])

  private static func byID<Value>(_ families: [(String, Value)]) -> [String: Value] {
    var all: [String: Value] = [:]
    for (ids, value) in families {
      for id in ids.listedWords { all[id] = value }
    }
    return all
  }

  /// The programming languages by their ids.
  static let programs: [String: ProgramSyntax] = byID([
    (
      "arduino c cc cpp c++ cuda cuda-cpp d glsl groovy hlsl idl java objc objcpp objective-c "
        + "objective-cpp opencl proto proto3 protobuf scala solidity systemverilog thrift vala verilog zig",
      .cFamily
    ),
    (
      "actionscript ecmascript es6 flow javascript javascriptreact js jsx ts tsx typescript "
        + "typescriptreact", .script
    ),
    ("csharp cs razor", .cSharp), ("go gomod", .go), ("rust", .rust), ("swift", .swift),
    ("kotlin", .kotlin), ("dart", .dart), ("php hack", .php), ("css", .css),
    ("less sass scss stylus", .scss),
    ("python python3 cython pyrex snakemake starlark bzl gdscript mojo", .python),
    ("ruby crystal eruby gemfile rakefile", .ruby), ("perl raku perl6", .perl),
    ("bash csh ksh sh shell shellscript zsh pkgbuild", .shell), ("fish", .fish),
    ("powershell ps1", .powerShell),
    (
      "apache awk bitbake capnp cmake conf config crontab dockercompose dockerfile elvish fstab gitconfig "
        + "gitignore git-rebase gitrebase gn hgignore ignore jq just kconfig ledger mailcap make makefile meson nginx "
        + "nim nu nushell pip-requirements properties puppet requirements robots robots-txt roc sparql "
        + "ssh_config sshconfig tcl tmux turtle",
      .hash
    ),
    ("graphql", .graphQL),
    ("r", .r), ("julia", .julia), ("elixir eex heex", .elixir), ("nix", .nix),
    ("hcl terraform tf", .terraform), ("coffee coffeescript", .coffee),
    ("toml", .toml), ("yaml yml docker-compose ansible", .yaml),
    ("dosini ini editorconfig desktop systemd", .ini), ("json json5 jsonc jsonl", .json),
    ("mysql", .mySQL), ("plsql postgres sql sqlite tsql", .sql), ("lua luau", .lua),
    ("agda elm haskell idris lhaskell purescript", .haskell),
    ("ada applescript cabal dhall eiffel vhdl", .dash), ("coq ml ocaml reason sml standardml", .ml),
    ("fsharp", .fSharp), ("delphi modula2 pascal", .pascal),
    (
      "clojure clojurescript commonlisp elisp emacs-lisp fennel hy janet lfe lisp "
        + "lisp-interaction llvm racket scheme wast wat", .lisp
    ),
    ("armasm asm gas masm nasm", .assembler), ("matlab octave", .matlab), ("erlang", .erlang),
    ("prolog", .prolog), ("bib bibtex", .bibTeX), ("fortran", .fortran),
    ("basic vb vba vbnet vbs visual-basic", .basic), ("vim vimscript viml", .vim),
    ("bat batch cmd dosbatch", .batch), ("csv diff patch git-diff tsv", .opaque),
  ])
}
