vim9script
# Ghost text: how the word, and sometimes the sentence, may go on, in grey after the cursor.
# It yields to an open menu, follows what is typed into it, and goes when the cursor goes.

import autoload './server.vim'

highlight default link InklingGhost Comment
if empty(prop_type_get('InklingGhost'))
  prop_type_add('InklingGhost', {highlight: 'InklingGhost'})
endif

# What shows now: {buffer, line, column, parts}, the parts from the cursor on; or empty.
var shown: dict<any> = {}
# The last place asked about, so that one key asks once.
var asked: list<any> = []

# Shows ghost text in the current buffer while somebody types in it.
export def Attach()
  augroup inkling_ghost
    autocmd! * <buffer>
    autocmd InsertEnter,CursorMovedI,TextChangedI,CompleteDone <buffer> Refresh()
    autocmd TextChangedP,InsertLeave,BufLeave <buffer> Forget()
  augroup END
enddef

export def Hide()
  if !empty(shown)
    if bufexists(shown.buffer)
      prop_remove({type: 'InklingGhost', bufnr: shown.buffer, all: true})
    endif
    shown = {}
  endif
enddef

def Forget()
  Hide()
  asked = []
enddef

def Show(offer: dict<any>)
  Hide()
  const text = offer.parts->join('')
  if text != ''
    prop_add(offer.line, offer.column, {type: 'InklingGhost', text: text, bufnr: offer.buffer})
    shown = offer
  endif
enddef

# Takes `typed` off the front of the parts; null where they go on otherwise.
def WithoutFront(parts: list<string>, typed: string): any
  if parts->join('')->strpart(0, typed->len()) !=# typed
    return null
  endif
  var taken = typed->len()
  var rest: list<string> = []
  for part in parts
    if taken < part->len()
      rest->add(part->strpart(taken))
    endif
    taken = max([0, taken - part->len()])
  endfor
  return rest
enddef

# Keeps what shows while the writer types the very same letters, so that nothing flickers.
def Follow()
  if empty(shown)
    return
  endif
  if shown.line != line('.') || col('.') < shown.column
    Hide()
    return
  endif
  const typed = getline('.')->strpart(shown.column - 1, col('.') - shown.column)
  const rest = WithoutFront(shown.parts, typed)
  if rest == null
    Hide()
  else
    Show({buffer: shown.buffer, line: shown.line, column: col('.'), parts: rest})
  endif
enddef

# Asks what may come next, and shows it when the answer is still about this place.
export def Refresh()
  if pumvisible()
    Forget()
    return
  endif
  const place = [bufnr(), b:changedtick, line('.'), col('.')]
  if place == asked
    return
  endif
  asked = place
  Follow()
  server.Ask('inkling/autocomplete', {want: ['inlinePrediction']}, (answer) => {
    if mode() != 'i' || pumvisible()
      return
    endif
    const prediction = answer.inlinePrediction ?? {}
    if empty(prediction)
      Hide()
      return
    endif
    const parts = prediction.parts->mapnew((_, part) => part.text)
    Show({buffer: bufnr(), line: line('.'), column: col('.'), parts: parts})
  })
enddef

# The keys that make the ghost text real, as if typed; `otherwise` where none shows.
export def Accept(otherwise: string): string
  return empty(shown) ? otherwise : shown.parts->join('')
enddef

# The same for its first word; the rest stays.
export def AcceptWord(otherwise: string): string
  return empty(shown) ? otherwise : shown.parts[0]
enddef
