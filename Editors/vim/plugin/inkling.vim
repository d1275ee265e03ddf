vim9script
# Inkling for Vim 9: starts with the first file of prose. README.md beside this folder lists what `g:inkling` takes.

if exists('g:loaded_inkling') || !has('channel') || !has('patch-9.0.0438')
  finish
endif
g:loaded_inkling = true

import autoload 'inkling.vim'

g:inkling = extend({
  command: ['inkling'],
  filetypes: ['text', 'markdown', 'gitcommit', 'mail', 'rst', 'asciidoc', 'org', 'tex', 'plaintex', 'typst'],
  ghost: true,
  # Insert-mode keys; an empty one is left alone. The first two act only while ghost text shows.
  accept: '<Right>',
  accept_word: '<C-Right>',
  callouts: '',
  # What Inkling itself is told, as in config.json: {inlinePrediction: {mode: 'yes'}}
  settings: {},
}, get(g:, 'inkling', {}))

inoremap <expr> <Plug>(inkling-accept) inkling#ghost#Accept('')
inoremap <expr> <Plug>(inkling-accept-word) inkling#ghost#AcceptWord('')
inoremap <Plug>(inkling-dismiss) <ScriptCmd>inkling#ghost#Hide()<CR>
inoremap <Plug>(inkling-callouts) <ScriptCmd>inkling.CompleteCallout()<CR>
nnoremap <Plug>(inkling-callouts) <ScriptCmd>inkling.ChooseCallout()<CR>
nnoremap <Plug>(inkling-actions) <ScriptCmd>inkling.ChooseAction()<CR>
nnoremap <Plug>(inkling-learn) <ScriptCmd>inkling.Learn('')<CR>

augroup inkling
  autocmd!
  for filetype in g:inkling.filetypes
    execute 'autocmd FileType' filetype 'inkling.Start()'
  endfor
augroup END
