# For your kakrc, with kakoune-lsp 17 or newer.

eval %sh{kak-lsp}
hook global BufSetOption filetype=(?:markdown|git-commit|mail|asciidoc|restructuredtext|latex) %{
    set-option buffer lsp_servers %{
        [inkling]
        root_globs = [".inkling.json", ".git"]
        command = "inkling"
    }
}
hook global WinSetOption filetype=(?:markdown|git-commit|mail|asciidoc|restructuredtext|latex) %{
    lsp-enable-window
}
