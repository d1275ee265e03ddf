vim9script
# The server's corrections of typed text. Each is requested for the text up to the cursor, and is made there even if more
# has been typed when its answer comes, or Insert mode was left: keys may arrive together.

import autoload './document.vim'
import autoload './repetition.vim'
import autoload './server.vim'

# The number of this insertion: its answers are dropped once another one begins.
var insertion = 0
# The edits made in this insertion, in order. Later answers were given for the text without them.
var made: list<dict<any>> = []

# An insertion begins, or what was requested so far is void.
export def Begin()
  insertion += 1
  made = []
enddef

# Requests the correction that is due after a typed character, and makes it; then calls `Done`.
export def Ask(character: string, Done: func())
  const place = {
    insertion: insertion,
    buffer: bufnr(),
    row: line('.'),
    before: getline('.')->strpart(0, col('.') - 1),
    above: line('.') > 1 ? getline(line('.') - 1) : '',
    made: len(made),
  }
  const options = {tabSize: &tabstop, insertSpaces: &expandtab ? v:true : v:false}
  server.Ask('textDocument/onTypeFormatting', {ch: character, options: options}, (edits) => {
    const due = IsHere(place) ? edits : Moved(edits, place)
    if !empty(due)
      Make(due)
      Note(due)
      repetition.Renew()
      Done()
    endif
  }, () => []) # whatever the cursor does
enddef

# Whether the insertion lasts, or has just ended and no other command has begun.
def IsSameInsertion(place: dict<any>): bool
  return (mode() == 'i' || mode(1) == 'n') && place.insertion == insertion && place.buffer == bufnr()
enddef

# Makes edits as a separate undo step, which ends with what is typed until the next one; in text that nobody types,
# as a part of its step.
def Make(edits: list<dict<any>>)
  # Separately, so that the server sees what was typed meanwhile.
  document.Flush(bufnr())
  if !repetition.IsOn()
    document.BeginStep()
  endif
  document.ApplyEdits(bufnr(), edits)
  if mode() == 'i'
    document.ContinueStep()
  endif
  document.Flush(bufnr())
enddef

# Whether nothing has changed since the request.
def IsHere(place: dict<any>): bool
  return IsSameInsertion(place) && place.made == len(made) && place.row == line('.')
    && place.before ==# getline('.')->strpart(0, col('.') - 1)
enddef

def IsWithinLine(edit: dict<any>): bool
  return edit.range.start.line == edit.range.end.line && edit.newText !~ "\n"
enddef

# Records edits that were made.
def Note(edits: list<dict<any>>)
  if len(edits) == 1 && IsWithinLine(edits[0])
    made->add(edits[0])
  else
    Begin()
  endif
enddef

def Applied(edit: dict<any>, line: string): string
  return line->strpart(0, edit.range.start.character) .. edit.newText .. line->strpart(edit.range.end.character)
enddef

# Returns the edits for the text as it is now; none if the text that they are about is no longer there.
def Moved(edits: list<dict<any>>, place: dict<any>): list<dict<any>>
  if !IsSameInsertion(place) || pumvisible() || len(edits) != 1 || !IsWithinLine(edits[0])
    return []
  endif
  var edit = edits[0]->deepcopy()
  var range = edit.range
  const row = range.start.line + 1
  if row != place.row && row != place.row - 1
    return []
  endif
  var text = row == place.row ? place.before : place.above
  for earlier in made->slice(place.made)
    if earlier.range.start.line + 1 != row
      continue
    endif
    const [first, last] = [earlier.range.start.character, earlier.range.end.character]
    const longer = Applied(earlier, text)->len() - text->len()
    if last <= range.start.character
      range.start.character += longer
      range.end.character += longer
    elseif first >= range.start.character && last <= range.end.character
      # What is due for several words takes the place of what was done to one of them.
      range.end.character += longer
    elseif first < range.end.character
      return []
    endif
    text = Applied(earlier, text)
  endfor
  # A line that was wrapped has lost the space at its end.
  const line = getline(row)
  const is_there = row == place.row
    ? line->stridx(text) == 0 || row < line('.') && line ==# text->trim(" \t", 2)
    : line ==# text
  return is_there ? [edit] : []
enddef
