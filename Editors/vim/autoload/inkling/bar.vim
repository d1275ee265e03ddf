vim9script
# The suggestion bar: the words that may be meant, numbered, in a line under the cursor.

import autoload './document.vim'
import autoload './server.vim'

highlight default link InklingBar Pmenu

# What shows: {cursor, text, suggestions}, for a cursor and the text of its line, and the popup that shows it; or empty.
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
  # What was typed and is no word stands in quotes, as on a phone's keyboard.
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

# Puts a suggestion of the bar into the text, as a step of undo of its own.
export def Take(number: number)
  if empty(shown) || number > len(shown.suggestions)
    return
  endif
  # Its words are for the text it was shown for: Vim tells nobody of a letter as long as more keys are waiting.
  const is_stale = shown.cursor != [line('.'), col('.')] || shown.text !=# getline('.')
  const suggestion = shown.suggestions[number - 1]
  # So a key pressed twice takes nothing more.
  shown = {}
  if is_stale
    return
  endif
  # By the text alone, the space behind the word that was typed would be one that was typed too.
  server.Accept(suggestion.id)
  document.Change(bufnr(), [{range: suggestion.range, newText: suggestion.newText}])
enddef
