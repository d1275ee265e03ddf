" For your vimrc, or to be sourced there, before YouCompleteMe starts.

let g:ycm_language_server = get(g:, 'ycm_language_server', []) + [{
    \ 'name': 'inkling',
    \ 'cmdline': ['inkling'],
    \ 'filetypes': ['text', 'markdown', 'gitcommit', 'mail', 'rst', 'asciidoc', 'tex', 'plaintex'],
    \ 'project_root_files': ['.inkling.json', '.git'],
    \ }]

" By default YouCompleteMe requests no completions on letters, and is off in prose.
let g:ycm_semantic_triggers = extend(get(g:, 'ycm_semantic_triggers', {}),
    \ {'text,markdown,gitcommit,mail,rst,asciidoc,tex,plaintex': ['re!\w']})
let g:ycm_filetype_blacklist = {}
let g:ycm_min_num_of_chars_for_completion = 1

" Otherwise a preview window opens with each suggestion, to show its source.
set completeopt-=preview
