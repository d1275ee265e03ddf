" For your vimrc, after the line that adds ALE, or to be sourced there.

let g:ale_completion_enabled = 1
let g:ale_completion_delay = 10

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
