vim9script
# The suggestion bar: numbered words in a line below the cursor.

import autoload './document.vim'
import autoload './macro.vim'
import autoload './server.vim'

highlight default link InklingBar Pmenu

# The current contents: {cursor, text, suggestions}, for a cursor and the text of its line; or empty. And its popup.
var shown: dict<any> = {}
var window = 0

export def Hide()
  shown = {}
  if window != 0
    popup_close(window)
    window = 0
  endif
enddef

export def Show(suggestions: list<dict<any>>)
  Hide()
  if empty(suggestions)
    return
  endif
  # Typed text that is not a word is quoted, as on a phone's keyboard.
  const titles = suggestions->mapnew((number, suggestion) =>
    $'{number + 1} ' .. (suggestion.kind == 'unknown' ? $'“{suggestion.title}”' : suggestion.title))
  const is_low = winline() >= winheight(0)
  window = popup_create($' {titles->join('   ')} ', {
    line: is_low ? 'cursor-1' : 'cursor+1',
    col: 'cursor',
    pos: is_low ? 'botleft' : 'topleft',
    highlight: 'InklingBar',
    wrap: false,
    zindex: 40,
  })
  shown = {cursor: [line('.'), col('.')], text: getline('.'), suggestions: suggestions}
enddef

# Inserts a suggestion of the bar, as a separate undo step.
export def Take(number: number)
  if empty(shown) || number > len(shown.suggestions)
    return
  endif
  # The suggestions are for the text they were shown for: Vim sends no events while more keys are waiting.
  const is_stale = shown.cursor != [line('.'), col('.')] || shown.text !=# getline('.')
  const suggestion = shown.suggestions[number - 1]
  # A key pressed twice must not accept a second one.
  shown = {}
  if is_stale
    return
  endif
  # From the text alone, the server would take the space after the word for a typed one.
  server.Accept(suggestion.id)
  macro.Note('', Keys(suggestion))
  document.Change(bufnr(), [{range: suggestion.range, newText: suggestion.newText}])
enddef

# Returns the keys that replace the typed text by a suggestion.
def Keys(suggestion: dict<any>): string
  const range = suggestion.range
  const column = col('.') - 1
  const before = getline('.')->strpart(range.start.character, column - range.start.character)
  const behind = getline('.')->strpart(column, range.end.character - column)
  var same = before
  while suggestion.newText->stridx(same) != 0
    same = same->strcharpart(0, strchars(same) - 1)
  endwhile
  return repeat("\<BS>", strchars(before) - strchars(same)) .. repeat("\<Del>", strchars(behind))
    .. suggestion.newText->strpart(same->len())
enddef
