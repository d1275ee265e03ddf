" For your vimrc, after the line that adds ALE, or to be sourced there.

let g:ale_completion_enabled = 1
let g:ale_completion_delay = 10
" ALE has read these already where packadd loads it at once.
if exists(':ALELint')
  call ale#completion#Enable()
endif

for s:filetype in ['text', 'markdown', 'gitcommit', 'mail', 'rst', 'asciidoc', 'tex', 'plaintex']
  call ale#linter#Define(s:filetype, {
      \ 'name': 'inkling',
      \ 'lsp': 'stdio',
      \ 'executable': 'inkling',
      \ 'command': '%e',
      \ 'language': s:filetype,
      \ 'project_root': {_ -> getcwd()},
      \ 'initialization_options': {'suggestions': {'limit': 5}},
      \ })
endfor

" ALE runs no linter on plain text unless it is told to.
let g:ale_linters = extend({'text': ['inkling']}, get(g:, 'ale_linters', {}))

" With a menu that nothing is selected in, Vim takes the Return to close it, and breaks no line.
if empty(maparg('<CR>', 'i'))
  inoremap <expr> <CR> pumvisible() ? "\<C-E>\<CR>" : "\<CR>"
endif
