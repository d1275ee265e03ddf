# For your kakrc, with kakoune-lsp 17 or newer.

eval %sh{kak-lsp}
# Kakoune gives plain text no file type.
hook global BufCreate .*\.(?:txt|text) %{
    evaluate-commands %sh{ [ -n "$kak_opt_filetype" ] || echo set-option buffer filetype plaintext }
}
hook global BufSetOption filetype=(?:plaintext|markdown|git-commit|mail|asciidoc|restructuredtext|latex) %{
    set-option buffer lsp_servers %{
        [inkling]
        root_globs = [".inkling.json", ".git"]
        command = "inkling"
    }
}
hook global WinSetOption filetype=(?:plaintext|markdown|git-commit|mail|asciidoc|restructuredtext|latex) %{
    lsp-enable-window
}
