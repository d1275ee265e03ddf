vim9script
# What a keystroke in Insert mode triggers: one request, whose answer becomes ghost text and suggestion bar, and at the
# end of a word the server's correction, if any.

import autoload './bar.vim'
import autoload './correction.vim'
import autoload './document.vim'
import autoload './ghost.vim'
import autoload './repetition.vim'
import autoload './server.vim'

# The text of the last request, by buffer and changedtick, so that each change makes one request.
var asked: list<number> = []
# The character just typed, and the number of lines before it.
var typed = ''
var line_count = 0
# The line as typing left it: its number, the text before and after the cursor, the number of lines.
var left: list<any> = []
# The end of text that was not typed, as from the clipboard: its last word is intentional. Its line up to there.
var put_in: list<number> = []
var put_in_line = ''
# Whether text is inserted in front of or behind a block: what goes into its other lines is what the keys typed, whatever
# becomes of the first one.
var is_block = false
# Whether Insert mode is left for one command, by CTRL-O.
var is_for_one_command = false
# Whether the last insertion was chosen from our menu: an undo step that ends with the character after it.
var picked = false
# The predictions requested by a key, and the index of the one shown.
var ways: list<any> = []
var way = 0

# Serves the current buffer while the user types in it.
export def Attach()
  augroup inkling_typing
    autocmd! * <buffer>
    autocmd InsertCharPre <buffer> Type(v:char)
    autocmd TextChangedI <buffer> Pause()
    autocmd CompleteDone <buffer> Picked()
    autocmd TextChangedI,CompleteDone <buffer> Refresh()
    autocmd CursorMovedI <buffer> Moved()
    autocmd InsertEnter <buffer> Enter()
    # Comes after it.
    autocmd ModeChanged <buffer> if v:event.new_mode == 'i' | Begin(v:event.old_mode) | endif
    autocmd InsertLeave <buffer> HideForNow()
    autocmd TextChangedP,BufLeave <buffer> Forget()
    autocmd InsertLeavePre <buffer> Leave()
    # The file gets the last word as it is corrected.
    autocmd BufWritePre <buffer> server.AwaitAnswers(200)
    # CTRL-C leaves Insert mode without its event.
    autocmd CursorMoved <buffer> bar.Hide()
    autocmd TextChanged <buffer> repetition.Yield() | ghost.Sweep()
  augroup END
  augroup inkling_repetition
    autocmd! CmdlineLeave : repetition.End()
  augroup END
enddef

# Stops serving the current buffer.
export def Detach()
  autocmd! inkling_typing * <buffer>
  Forget()
enddef

def Picked()
  Note()
  picked = get(v:completed_item, 'user_data', '') == 'inkling'
enddef

# Sends the server the text before a character that it asked for, so that it sees a typed character and not a pasted
# passage, however fast the keys come. Keys that come together change the text in one go, as far as other events tell, so
# the character before this one is dealt with first.
def Type(character: string)
  if repetition.IsLong()
    return
  endif
  Correct()
  typed = character
  left[1] ..= character
  if server.Hears(character)
    document.Flush(bufnr())
  endif
  # Not earlier: the key that ends the menu may wait for a second one.
  if picked && !pumvisible()
    picked = false
    document.EndStep()
  endif
enddef

# The editor waits for the next key.
def Pause()
  repetition.Yield()
  Correct()
enddef

def Enter()
  repetition.Begin()
  asked = [bufnr(), b:changedtick]
  [typed, picked, is_block] = ['', false, false]
  correction.Begin()
  line_count = line('$')
  if !empty(put_in) && getline(put_in[0])->strpart(0, put_in[1] - 1) !=# put_in_line
    put_in = []
  endif
  Note()
enddef

# Insert mode has begun, which Vim does not report as a cursor movement.
def Begin(old_mode: string)
  is_block = is_block || old_mode =~ "[\<C-V>\<C-S>]$"
  ghost.Return()
enddef

# Records the line as left by typing.
def Note()
  const column = col('.') - 1
  left = [line('.'), getline('.')->strpart(0, column), getline('.')->strpart(column), line('$')]
enddef

# Looks for text before the cursor that was not typed; Vim has no event for a paste.
def Look()
  const before = getline('.')->strpart(0, col('.') - 1)
  if empty(left)
    Note()
  endif
  if !empty(put_in) && put_in[0] == line('.') && col('.') < put_in[1]
    put_in = []
  endif
  const is_longer = left[0] == line('.')
    ? before->stridx(left[1]) == 0 && before !=# left[1] && getline('.')->len() > left[1]->len() + left[2]->len()
    : line('$') > left[3] && !IsWrapped(before)
  if is_longer
    put_in = [line('.'), col('.')]
    put_in_line = before
  endif
  Note()
enddef

# Whether the text before the cursor is the end of the line above, as when a full line is wrapped while it is typed.
def IsWrapped(before: string): bool
  const last = before->matchstr('\k.*')
  return left[1]->strpart(left[1]->len() - last->len()) ==# last
enddef

# Whether the word before the typed character, or at the end of the line above, was not typed.
def IsPutIn(character: string): bool
  return !empty(put_in) && put_in == (character == "\n"
    ? [line('.') - 1, col([line('.') - 1, '$'])]
    : [line('.'), col('.') - character->len()])
enddef

# Accepts a suggestion of the bar.
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

# Hides everything until something is typed, except that ghost text returns with the cursor.
def HideForNow()
  ghost.Leave()
  bar.Hide()
  ways = []
enddef

# The cursor moved: with the text, or alone, in which case nothing shown applies to the position, unless it returns.
def Moved()
  if asked == [bufnr(), b:changedtick]
    HideForNow()
    ghost.Return()
  else
    Refresh()
  endif
enddef

# Makes the request that was due before the server was ready.
export def CatchUp()
  asked = []
  if mode() == 'i'
    Refresh()
  endif
enddef

# Requests what may come next, and shows it if the answer is still for this position.
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
  # Before other words it would push them to and fro, and <Right> is meant to move.
  if g:inkling.ghost && getline('.')->strpart(col('.') - 1) !~ '\k'
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

# Lets the server correct the word that the typed character has ended; `otherwise` stands for a missing one.
def Correct(otherwise = '')
  Look()
  if typed != '' && &formatoptions =~# 'a'
    document.Flush(bufnr(), typed)
  endif
  # No event reports a new line. A full line is also wrapped, and ends with the typed character.
  const is_behind = typed != '' && left[1]->strpart(left[1]->len() - typed->len()) ==# typed
  const character = line('$') == line_count + 1 && !is_behind ? "\n" : typed
  typed = ''
  line_count = line('$')
  # Behind a full stop or colon a word may go on: where typing ends there, that is what the server is told.
  const is_ending = character != '' && server.Hears(character) && !(otherwise != '' && character =~ '[.:]')
  if !is_block && (is_ending || otherwise != '') && !IsPutIn(is_ending ? character : '')
    correction.Ask(is_ending ? character : otherwise, Note)
  endif
enddef

# Lets the server correct the word at which Insert mode ends, and waits for it: what comes next, as in `<Esc>:w`, is
# meant for the corrected text. A character that came together with the Escape has not ended its word yet, and CTRL-O
# does not end it.
def Leave()
  const is_over = !is_for_one_command
  is_for_one_command = false
  if mode() == 'i' && is_over && !repetition.IsLong() # text typed in Replace mode must not shift
    Correct("\<Esc>")
    if !server.IsLate()
      const start = reltime()
      server.AwaitAnswers(100)
      repetition.Spend(start->reltime()->reltimefloat() * 1000)
    endif
  endif
  repetition.End()
enddef

# Returns the keys for CTRL-O: no event tells that Insert mode is left for one command, nor would a mapped key expand an
# abbreviation.
export def LeaveForOneCommand(): string
  is_for_one_command = mode(1) == 'i'
  return is_for_one_command ? "\<C-]>\<C-O>" : "\<C-O>"
enddef

# Splits `text` into one part per word, as for ghost text.
def Words(text: string): list<dict<any>>
  return text->split('\S\zs\ze\s')->mapnew((_, word) => ({text: word}))
enddef

# Predicts the rest of the line even if unsure; repeat for an alternative.
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
