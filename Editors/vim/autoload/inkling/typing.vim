vim9script
# What happens at a key in Insert mode: one question, whose answer becomes ghost text and suggestion bar, and
# at the end of a word the correction that the server may have for it.

import autoload './bar.vim'
import autoload './document.vim'
import autoload './ghost.vim'
import autoload './server.vim'

# The text last asked about, by buffer and change, so that one change asks once.
var asked: list<number> = []
# The character that was just typed, and how many lines there were before it.
var typed = ''
var line_count = 0
# The line as typing left it: its number, what stood before and behind the cursor, how many lines there were.
var left: list<any> = []
# Where a text ends that came otherwise, as from the clipboard: somebody put its last word there on purpose.
var put_in: list<number> = []
# The ways to go on that were asked for by a key, and the one that shows.
var ways: list<any> = []
var way = 0

# Serves the current buffer while somebody types in it.
export def Attach()
  augroup inkling_typing
    autocmd! * <buffer>
    autocmd InsertCharPre <buffer> Type(v:char)
    autocmd TextChangedI <buffer> Correct()
    autocmd CompleteDone <buffer> Picked()
    autocmd TextChangedI,CompleteDone <buffer> Refresh()
    autocmd CursorMovedI <buffer> Moved()
    autocmd InsertEnter <buffer> Enter()
    autocmd TextChangedP,InsertLeave,BufLeave <buffer> Forget()
    autocmd InsertLeavePre <buffer> Leave()
    autocmd TextChanged <buffer> ghost.Sweep()
  augroup END
enddef

# Serves the current buffer no longer.
export def Detach()
  autocmd! inkling_typing * <buffer>
  Forget()
enddef

# What was taken from our menu is a step of undo of its own, which ends before what is typed next; unless that key, which
# may be Escape, has left Insert mode.
def Picked()
  Note()
  if get(v:completed_item, 'user_data', '') == 'inkling'
    feedkeys("\<Cmd>call inkling#typing#EndStep()\<CR>", 'ni')
  endif
enddef

export def EndStep()
  if mode() == 'i'
    feedkeys("\<C-G>u", 'ni')
  endif
enddef

# The server is told what stands before a character that it wants to hear of, so that it sees the character typed
# and not a passage pasted, however fast the keys come.
def Type(character: string)
  typed = character
  Look()
  left[1] ..= character
  if server.Hears(character)
    document.Flush(bufnr())
  endif
enddef

def Enter()
  asked = [bufnr(), b:changedtick]
  typed = ''
  line_count = line('$')
  put_in = []
  Note()
enddef

# Notes that the line is as it should be.
def Note()
  const column = col('.') - 1
  left = [line('.'), getline('.')->strpart(0, column), getline('.')->strpart(column), line('$')]
enddef

# Looks for text before the cursor that nobody has typed; Vim has no event for what comes from the clipboard.
def Look()
  const before = getline('.')->strpart(0, col('.') - 1)
  if empty(left)
    Note()
  endif
  if !empty(put_in) && put_in[0] == line('.') && col('.') < put_in[1]
    put_in = []
  endif
  # On another line what was typed goes on where a full line is broken.
  const last = before->matchstr('\k.*')
  const is_longer = left[0] == line('.')
    ? before->stridx(left[1]) == 0 && before !=# left[1] && getline('.')->len() > left[1]->len() + left[2]->len()
    : line('$') > left[3] && last != '' && left[1]->matchstr('\V' .. last->escape('\') .. '\$') == ''
  if is_longer
    put_in = [line('.'), col('.')]
  endif
  Note()
enddef

# Whether the word that ends so many bytes before the cursor, or on the line above, was put in.
def IsPutIn(character: string): bool
  return !empty(put_in) && put_in == (character == "\n"
    ? [line('.') - 1, col([line('.') - 1, '$'])]
    : [line('.'), col('.') - character->len()])
enddef

# Takes a suggestion of the bar.
export def Take(number: number)
  bar.Take(number)
  Note()
enddef

def Hide()
  ghost.Hide()
  bar.Hide()
  ways = []
enddef

export def Forget()
  Hide()
  asked = []
enddef

# The cursor moved: with the text, or alone, and then nothing that showed is about this place.
def Moved()
  if asked == [bufnr(), b:changedtick]
    Hide()
  else
    Refresh()
  endif
enddef

# Asks what was asked while the server was not there yet.
export def CatchUp()
  asked = []
  if mode() == 'i'
    Refresh()
  endif
enddef

# Asks what may come next, and shows it when the answer is still about this place.
def Refresh()
  if pumvisible()
    Forget()
    return
  endif
  if asked == [bufnr(), b:changedtick]
    return
  endif
  asked = [bufnr(), b:changedtick]
  ways = []
  ghost.Follow()
  var want: list<string> = []
  if g:inkling.ghost
    want->add('inlinePrediction')
  endif
  if g:inkling.bar
    want->add('suggestions')
  endif
  if empty(want)
    return
  endif
  server.Ask('inkling/autocomplete', {want: want}, (answer) => {
    if mode() != 'i' || pumvisible()
      return
    endif
    const prediction = answer.inlinePrediction ?? {}
    ghost.Show(empty(prediction) ? [] : prediction.parts)
    if g:inkling.bar
      bar.Show(answer.suggestions)
    endif
  })
enddef

# Lets the server put right the word that the typed character has ended.
def Correct()
  Look()
  # No event tells of a new line.
  const character = typed == '' && line('$') == line_count + 1 ? "\n" : typed
  typed = ''
  line_count = line('$')
  if character == '' || !server.Hears(character) || IsPutIn(character)
    return
  endif
  const options = {tabSize: &tabstop, insertSpaces: &expandtab ? v:true : v:false}
  server.Ask('textDocument/onTypeFormatting', {ch: character, options: options}, (edits) => {
    if mode() == 'i'
      document.Change(bufnr(), edits)
      Note()
    endif
  })
enddef

# Lets the server put right the word behind which typing ends, as a step of undo of its own. The cursor comes to lie on
# its last character.
def Leave()
  Look()
  if mode() != 'i' || IsPutIn('') # what is typed over other text keeps its place
    return
  endif
  const [buffer, number, column] = [bufnr(), line('.'), col('.')]
  const options = {tabSize: &tabstop, insertSpaces: &expandtab ? v:true : v:false}
  server.Ask('textDocument/onTypeFormatting', {ch: "\<Esc>", options: options}, (edits) => {
    # What was put into a block has gone into its other lines, too.
    if mode(1) != 'n' || line("']") > number
      return
    endif
    const is_here = line('.') == number && col('.') + getline('.')->strpart(col('.') - 1)->matchstr('^.')->len() == column
    document.Change(buffer, edits)
    if is_here
      cursor(number, edits[0].range.start.character + edits[0].newText->len())
    endif
  }, () => [bufnr(), getline(number)])
enddef

# `text` in pieces of a word each, as parts of a ghost.
def Words(text: string): list<dict<any>>
  return text->split('\S\zs\ze\s')->mapnew((_, word) => ({text: word}))
enddef

# Shows how the line may go on though nobody is sure; again for another way.
export def NextWay()
  if empty(ways)
    const answer = server.AskNow('textDocument/inlineCompletion', {context: {triggerKind: 1}})
    ways = get(answer, 'items', [])->mapnew((_, item) =>
      Words(item.insertText->strpart(col('.') - 1 - item.range.start.character)))
    way = -1
  endif
  if !empty(ways)
    way = (way + 1) % len(ways)
    ghost.Show(ways[way])
  endif
enddef
