" For your vimrc, or sourced from there, before YouCompleteMe starts.

let g:ycm_language_server = get(g:, 'ycm_language_server', []) + [{
    \ 'name': 'inkling',
    \ 'cmdline': ['inkling'],
    \ 'filetypes': ['text', 'markdown', 'gitcommit', 'mail', 'rst', 'asciidoc', 'tex', 'plaintex'],
    \ 'project_root_files': ['.inkling.json', '.git'],
    \ }]

" It asks a server about each letter only where it is told to, and keeps out of prose by itself.
let g:ycm_semantic_triggers = extend(get(g:, 'ycm_semantic_triggers', {}),
    \ {'text,markdown,gitcommit,mail,rst,asciidoc,tex,plaintex': ['re!\w']})
let g:ycm_filetype_blacklist = {}
let g:ycm_min_num_of_chars_for_completion = 1

" Else a window opens with each suggestion, to say where it comes from.
set completeopt-=preview
