vim9script
# Inkling for Vim 9: starts with the first file of prose. `:help inkling` describes the options in `g:inkling`.

if exists('g:loaded_inkling') || !has('channel') || !has('patch-9.0.0438')
  finish
endif
g:loaded_inkling = true

import autoload 'inkling.vim'

g:inkling = extend({
  command: ['inkling'],
  filetypes: ['text', 'markdown', 'gitcommit', 'mail', 'rst', 'asciidoc', 'org', 'tex', 'plaintex', 'typst'],
  ghost: true,
  # A bar with suggestions below the cursor.
  bar: false,
  # Insert-mode keys; an empty value maps none. Those that accept ghost text act only while it is shown.
  accept: '<Right>',
  accept_word: '<C-Right>',
  accept_sentence: '',
  dismiss: '',
  next: '',
  callouts: '',
  # For the bar, for example '<M-%d>', with a digit for %d.
  suggestion: '',
  # Inkling's own settings, as in config.json: {inlinePrediction: {mode: 'yes'}}
  settings: {},
}, get(g:, 'inkling', {}))
if g:inkling.bar
  # A suggestion typed past before anyone could read it stays where it is.
  final seen = extend({seenAfterMilliseconds: 300}, get(g:inkling.settings, 'suggestions', {}))
  g:inkling.settings = extendnew(g:inkling.settings, {suggestions: seen})
endif

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

# Whether the option, which may contain patterns as for autocommands, includes a filetype.
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
  # BufAdd is also sent for a buffer without a name that gets one, which removes its own autocommands.
  autocmd BufAdd,BufFilePost,FileChangedShellPost * {
    const buffer = str2nr(expand('<abuf>'))
    if getbufvar(buffer, 'inkling', false)
      inkling.Reopen(buffer)
    endif
  }
augroup END
