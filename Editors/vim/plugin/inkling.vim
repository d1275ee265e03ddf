vim9script
# Inkling for Vim 9: starts with the first file of prose. `:help inkling` lists what `g:inkling` takes.

if exists('g:loaded_inkling') || !has('channel') || !has('patch-9.0.0438')
  finish
endif
g:loaded_inkling = true

import autoload 'inkling.vim'

g:inkling = extend({
  command: ['inkling'],
  filetypes: ['text', 'markdown', 'gitcommit', 'mail', 'rst', 'asciidoc', 'org', 'tex', 'plaintex', 'typst'],
  ghost: true,
  # The suggestions in a line under the cursor.
  bar: false,
  # Insert-mode keys; an empty one is left alone. Those that take ghost text act only while it shows.
  accept: '<Right>',
  accept_word: '<C-Right>',
  accept_sentence: '',
  dismiss: '',
  next: '',
  callouts: '',
  # For the bar, for example '<M-%d>', with a digit for %d.
  suggestion: '',
  # What Inkling itself is told, as in config.json: {inlinePrediction: {mode: 'yes'}}
  settings: {},
}, get(g:, 'inkling', {}))

inoremap <expr> <Plug>(inkling-accept) inkling#ghost#Accept('')
inoremap <expr> <Plug>(inkling-accept-word) inkling#ghost#AcceptWord('')
inoremap <expr> <Plug>(inkling-accept-sentence) inkling#ghost#AcceptSentence('')
inoremap <Plug>(inkling-dismiss) <ScriptCmd>inkling#ghost#Hide()<CR>
inoremap <Plug>(inkling-next) <ScriptCmd>inkling#typing#NextWay()<CR>
inoremap <Plug>(inkling-callouts) <ScriptCmd>inkling.CompleteCallout()<CR>
inoremap <Plug>(inkling-revert) <ScriptCmd>inkling.Revert()<CR>
for number in range(1, 9)
  execute $'inoremap <Plug>(inkling-suggestion-{number}) <ScriptCmd>inkling.Take({number})<CR>'
endfor
nnoremap <Plug>(inkling-callouts) <ScriptCmd>inkling.ChooseCallout()<CR>
nnoremap <Plug>(inkling-actions) <ScriptCmd>inkling.ChooseAction()<CR>
nnoremap <Plug>(inkling-learn) <ScriptCmd>inkling.Learn('')<CR>
nnoremap <Plug>(inkling-unlearn) <ScriptCmd>inkling.Unlearn('')<CR>
nnoremap <Plug>(inkling-ignore) <ScriptCmd>inkling.Ignore('')<CR>
nnoremap <Plug>(inkling-revert) <ScriptCmd>inkling.Revert()<CR>

# Whether the option, which may hold patterns as for autocommands, names a kind of text.
def IsProse(filetype: string): bool
  return g:inkling.filetypes->copy()->filter((_, pattern) => filetype =~# glob2regpat(pattern))->len() > 0
enddef

augroup inkling
  autocmd!
  # Loads nothing where there is no prose.
  autocmd FileType * {
    if IsProse(&filetype)
      inkling.Start()
    elseif exists('b:inkling')
      inkling.LetGo()
    endif
  }
  # BufAdd comes for a buffer without a name that gets one, which takes its own autocommands from it.
  autocmd BufAdd,BufFilePost,FileChangedShellPost * {
    const buffer = str2nr(expand('<abuf>'))
    if getbufvar(buffer, 'inkling', false)
      inkling.Reopen(buffer)
    endif
  }
augroup END
