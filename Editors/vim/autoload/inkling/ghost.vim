vim9script
# Ghost text: a prediction of the rest of the word or line, in gray after the cursor. It follows matching keystrokes,
# disappears when the cursor moves, and returns with it.

import autoload './macro.vim'

# A user's vimrc may lack `syntax on`, and with it the color of comments.
if hlget('Comment', true)->get(0, {cleared: true})->has_key('cleared')
  highlight default InklingGhost ctermfg=DarkGray guifg=Gray50
else
  highlight default link InklingGhost Comment
endif
if empty(prop_type_get('InklingGhost'))
  prop_type_add('InklingGhost', {highlight: 'InklingGhost'})
endif

# What is shown: {buffer, tick, line, column, parts}, the parts from the cursor on, {text, endsSentence} each; or empty.
var shown: dict<any> = {}
# What was shown when the cursor moved away, for when it returns.
var left: dict<any> = {}

def TextOf(parts: list<dict<any>>): string
  return parts->mapnew((_, part) => part.text)->join('')
enddef

# Returns the number of free cells behind the text in the last row of the cursor's line.
def Room(window: number): number
  const info = getwininfo(window)[0]
  const last = screenpos(window, line('.'), max([1, col('$') - 1]))
  const used = col('$') == 1 ? last.col - 1 : last.endcol
  return last.row == 0 || !getwinvar(window, '&wrap') ? v:maxcol : info.wincol + info.width - 1 - used
enddef

# Returns the parts for which there is room: with more, the lines below would move by a row, and back with the next key.
def Fitting(parts: list<dict<any>>): list<dict<any>>
  const room = win_findbuf(bufnr())->mapnew((_, window) => Room(window))->min()
  var width = 0
  for [count, part] in parts->items()
    width += part.text->strdisplaywidth()
    if width > room
      return parts->slice(0, count)
    endif
  endfor
  return parts
enddef

# Hides it until something is typed.
export def Hide()
  left = {}
  if !empty(shown)
    if bufexists(shown.buffer)
      prop_remove({type: 'InklingGhost', bufnr: shown.buffer, all: true})
    endif
    shown = {}
  endif
enddef

# Removes what an undo has restored, from a line that was saved with the gray text in it (Vim 9.2).
export def Sweep()
  Leave()
  prop_remove({type: 'InklingGhost', all: true})
enddef

# Shows parts after the cursor.
export def Show(parts: list<dict<any>>)
  Hide()
  const fitting = Fitting(parts)
  if !empty(fitting)
    # Behind the text it has no columns, so that virtcol() is right for mappings and snippets; but there it is also
    # behind a sign for the end of the line.
    const isBehind = col('.') == col('$') && !(&list && &listchars =~ 'eol:')
    const align = isBehind ? {text_align: 'after'} : {}
    prop_add(line('.'), isBehind ? 0 : col('.'), {type: 'InklingGhost', text: TextOf(fitting)}->extend(align))
    shown = {buffer: bufnr(), tick: b:changedtick, line: line('.'), column: col('.'), parts: fitting}
  endif
enddef

# Hides it until something is typed or the cursor returns.
export def Leave()
  const last = shown ?? left
  Hide()
  left = last
enddef

# Shows it again where the cursor has left it, if the text is the same.
export def Return()
  if !empty(left) && [left.buffer, left.tick, left.line, left.column] == [bufnr(), b:changedtick, line('.'), col('.')]
    Show(left.parts)
  endif
enddef

# Removes `typed` from the front of the parts; null if they do not begin with it.
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

# Returns the parts from the current cursor on; null if something else was typed, or none are shown.
def Rest(): any
  if empty(shown) || shown.line != line('.') || col('.') < shown.column
    return null
  endif
  return WithoutFront(shown.parts, getline('.')->strpart(shown.column - 1, col('.') - shown.column))
enddef

# Keeps what is shown while the user types the very same letters, to avoid flicker.
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

# Returns the keys that insert the parts up to the first for which `IsLast` is true, as a separate undo step;
# `otherwise` if none is shown.
def Front(otherwise: string, IsLast: func(dict<any>): bool): string
  # Vim sends no events while more keys are waiting, so what is shown may be outdated.
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
  macro.Note(otherwise, text)
  return $"\<C-G>u{text}\<C-G>u"
enddef

# Returns the keys that insert the ghost text as if typed.
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
