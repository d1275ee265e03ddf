vim9script
# Ghost text: how the word, and sometimes the sentence, may go on, in grey after the cursor.
# It follows what is typed into it, and goes when the cursor goes.

# A vimrc of one's own leaves `syntax on` out, and with it the colour of comments.
if hlget('Comment', true)->get(0, {cleared: true})->has_key('cleared')
  highlight default InklingGhost ctermfg=DarkGray guifg=Gray50
else
  highlight default link InklingGhost Comment
endif
if empty(prop_type_get('InklingGhost'))
  prop_type_add('InklingGhost', {highlight: 'InklingGhost'})
endif

# What shows now: {buffer, line, column, parts}, the parts from the cursor on, {text, endsSentence} each; or empty.
var shown: dict<any> = {}

def TextOf(parts: list<dict<any>>): string
  return parts->mapnew((_, part) => part.text)->join('')
enddef

# Takes it away until something is typed.
export def Hide()
  if !empty(shown)
    if bufexists(shown.buffer)
      prop_remove({type: 'InklingGhost', bufnr: shown.buffer, all: true})
    endif
    shown = {}
  endif
enddef

# Takes away what an undo has brought back, of a line as it was saved with the grey text in it (Vim 9.2).
export def Sweep()
  Hide()
  prop_remove({type: 'InklingGhost', all: true})
enddef

# Shows parts behind the cursor.
export def Show(parts: list<dict<any>>)
  Hide()
  const text = TextOf(parts)
  if text != ''
    prop_add(line('.'), col('.'), {type: 'InklingGhost', text: text})
    shown = {buffer: bufnr(), line: line('.'), column: col('.'), parts: parts}
  endif
enddef

# Takes `typed` off the front of the parts; null where they go on otherwise.
def WithoutFront(parts: list<dict<any>>, typed: string): any
  if TextOf(parts)->strpart(0, typed->len()) !=# typed
    return null
  endif
  var taken = typed->len()
  var rest: list<dict<any>> = []
  for part in parts
    if taken < part.text->len()
      rest->add(part->copy()->extend({text: part.text->strpart(taken)}))
    endif
    taken = max([0, taken - part.text->len()])
  endfor
  return rest
enddef

# The parts from where the cursor stands now; null where something else was typed, or none show.
def Rest(): any
  if empty(shown) || shown.line != line('.') || col('.') < shown.column
    return null
  endif
  return WithoutFront(shown.parts, getline('.')->strpart(shown.column - 1, col('.') - shown.column))
enddef

# Keeps what shows while the writer types the very same letters, so that nothing flickers.
export def Follow()
  if empty(shown)
    return
  endif
  const rest: any = Rest()
  if rest == null
    Hide()
  else
    Show(rest)
  endif
enddef

# The keys that make the parts real up to the first that `IsLast` is true of, as a step of undo of their own;
# `otherwise` where none shows.
def Front(otherwise: string, IsLast: func(dict<any>): bool): string
  # Vim tells nobody of a letter as long as more keys are waiting, so what shows may be of before.
  const rest: any = Rest()
  if empty(rest)
    return otherwise
  endif
  var text = ''
  for part in rest
    text ..= part.text
    if IsLast(part)
      break
    endif
  endfor
  return $"\<C-G>u{text}\<C-G>u"
enddef

# The keys that make the ghost text real, as if typed.
export def Accept(otherwise: string): string
  return Front(otherwise, (_) => false)
enddef

# The same for its first word; the rest stays.
export def AcceptWord(otherwise: string): string
  return Front(otherwise, (_) => true)
enddef

# The same up to the end of its first sentence.
export def AcceptSentence(otherwise: string): string
  return Front(otherwise, (part): bool => get(part, 'endsSentence', false))
enddef
