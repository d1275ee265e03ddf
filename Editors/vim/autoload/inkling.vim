vim9script
# The features of Inkling in a buffer: the menu, letter variants, code actions, learned words.

import autoload 'inkling/bar.vim'
import autoload 'inkling/message.vim'
import autoload 'inkling/server.vim'
import autoload 'inkling/typing.vim'

# Keys with what they are mapped to, unless the user has mapped them: the menu, from which a chosen item is a separate
# undo step; and a key whose use is noted.
const own_maps = {
  '<C-X><C-O>': '<C-G>u<C-X><C-O>',
  '<C-O>': 'inkling#typing#LeaveForOneCommand()',
}

# Attaches the current buffer to the server and adds its keys and commands.
export def Start()
  if &buftype != '' || !server.Open()
    return
  endif
  b:inkling = true
  setlocal omnifunc=inkling#Omnifunc
  command! -buffer -nargs=? InklingLearn Learn(<q-args>)
  command! -buffer -nargs=? InklingUnlearn Unlearn(<q-args>)
  command! -buffer -nargs=? InklingIgnore Ignore(<q-args>)
  command! -buffer -nargs=? InklingExplain Explain(<q-args>)
  command! -buffer InklingPrivate TogglePrivate()
  command! -buffer InklingActions ChooseAction()
  command! -buffer InklingCallouts ChooseCallout()
  command! -buffer -nargs=1 -complete=customlist,Modes InklingPrediction SetPrediction(<q-args>)
  command! -buffer InklingRevert Revert()
  command! -buffer InklingRestart server.Restart()
  MapKeys()
  typing.Attach()
enddef

# Detaches the current buffer, and removes its keys and commands.
export def LetGo()
  server.Close(bufnr())
  typing.Detach()
  unlet b:inkling
  if &omnifunc == 'inkling#Omnifunc'
    setlocal omnifunc=
  endif
  for command in getcompletion('Inkling', 'command')
    execute 'silent! delcommand -buffer' command
  endfor
  for key in Keys()
    execute $'silent! iunmap <buffer> {key}'
  endfor
  for [key, rhs] in own_maps->items()
    const map = maparg(key, 'i', false, true)
    if map->get('buffer') == 1 && map.rhs == rhs
      execute 'iunmap <buffer>' key
    endif
  endfor
enddef

# A buffer that was renamed or reloaded is another document.
export def Reopen(buffer: number)
  server.Reopen(buffer)
  if buffer == bufnr()
    typing.Attach()
  endif
enddef

# Returns the keys to map for a buffer.
def Keys(): list<string>
  const named = ['accept', 'accept_word', 'accept_sentence', 'dismiss', 'next', 'callouts']
    ->mapnew((_, name) => g:inkling[name])
  const numbered = g:inkling.bar && g:inkling.suggestion != ''
    ? range(1, 9)->mapnew((_, number) => printf(g:inkling.suggestion, number))
    : []
  return (named + numbered)->copy()->filter((_, key) => key != '')
enddef

def MapKeys()
  const keys = g:inkling
  for [key, rhs] in own_maps->items()
    if maparg(key, 'i') == ''
      execute $'inoremap <buffer> {rhs =~ '^inkling' ? '<expr>' : ''} {key} {rhs}'
    endif
  endfor
  # These keep their own meaning where no ghost text is shown.
  for [key, function] in [
      [keys.accept, 'Accept'], [keys.accept_word, 'AcceptWord'], [keys.accept_sentence, 'AcceptSentence']]
    if key != ''
      execute $'inoremap <buffer> <expr> {key} inkling#ghost#{function}("\{key->substitute('<', '<lt>', 'g')}")'
    endif
  endfor
  for name in ['dismiss', 'next', 'callouts']
    if keys[name] != ''
      execute $'imap <buffer> {keys[name]} <Plug>(inkling-{name})'
    endif
  endfor
  for number in keys.bar && keys.suggestion != '' ? range(1, 9) : []
    execute $'imap <buffer> {printf(keys.suggestion, number)} <Plug>(inkling-suggestion-{number})'
  endfor
enddef

# Makes the request that was due before the server was ready.
export def Ready()
  typing.CatchUp()
enddef

# Accepts a suggestion of the bar.
export def Take(number: number)
  typing.Take(number)
enddef

# For a status line: `Ink` with a server, `Ink private` if it learns nothing, `Ink?` if it should be running, otherwise
# nothing.
export def Status(): string
  return exists('b:inkling') ? server.Status() : ''
enddef

# Reverts the correction here, or the last one; the server remembers that the typed word was intended.
export def Revert()
  if !IsThere()
    return
  endif
  const here = {line: line('.') - 1, character: col('.') - 1}
  const answer = server.Execute('inkling.revertCorrection', {uri: server.Uri(bufnr()), position: here})
  if empty(answer)
    return
  endif
  if !answer.reverted
    message.Tell(answer.message)
    return
  endif
  const start = answer.range.start
  message.Answer(answer.message, [start.line + 1, start.character + 1])
enddef

# 'omnifunc': suggestions for the word before the cursor, including corrections.
var suggestions: list<dict<any>> = []

export def Omnifunc(findstart: number, base: string): any
  if !findstart
    # Where nothing is inserted or selected at first, Vim would close a menu that is to be asked for again.
    return {words: suggestions, refresh: &completeopt =~ 'noinsert\|noselect' ? '' : 'always'}
  endif
  const answer = server.AskNow('inkling/autocomplete', {want: ['suggestions'], limit: 10, menu: v:true})
  const found = get(answer, 'suggestions', [])
  # Emoji also replace the colon before their name; the menu begins at the smallest start of all items.
  const start = found->mapnew((_, suggestion) => suggestion.range.start.character)->min()
  const line = getline('.')
  suggestions = found->mapnew((_, suggestion) => ({
    word: line->strpart(start, suggestion.range.start.character - start)
      .. WithoutRest(suggestion.text, line->strpart(col('.') - 1, suggestion.range.end.character - col('.') + 1)),
    abbr: get(suggestion, 'title', suggestion.text),
    menu: get(suggestion, 'subtitle', ''),
    icase: 1,
    dup: 1,
    user_data: 'inkling',
  }))
  if empty(suggestions)
    message.Hint('no suggestion')
    return -3
  endif
  if &completeopt =~ 'longest'
    CompleteWithoutLongest()
    return -3
  endif
  return start
enddef

# Opens the menu again without `longest` in 'completeopt', with which Vim deletes the typed letters that a correction
# replaces; it reads the option when the keys are pressed.
def CompleteWithoutLongest()
  augroup inkling_menu
    autocmd!
    execute $"autocmd CompleteDone,InsertLeave * &completeopt = {string(&completeopt)} | autocmd! inkling_menu"
  augroup END
  set completeopt-=longest
  feedkeys("\<C-X>\<C-O>", 'in')
enddef

# Returns a word without the part of it that is after the cursor, where the menu replaces nothing.
def WithoutRest(word: string, rest: string): string
  return word->strcharpart(0, strchars(word) - strchars(rest))
enddef

# Offers the variants of the letter before the cursor, in the Insert-mode menu.
export def CompleteCallout()
  const answer = server.AskNow('inkling/callouts', {})
  const variants = get(answer, 'callouts', [])->mapnew((place, callout) =>
    ({word: callout.text, abbr: place < 9 ? $'{place + 1} {callout.text}' : $'  {callout.text}'}))
  if empty(variants)
    return
  endif
  complete(answer.range.start.character + 1, variants)
  ForgetDigits()
  # While the menu is shown, digits choose, unless they are mapped already.
  const digits = range(1, min([9, variants->len()]))->filter((_, digit) => maparg(string(digit), 'i') == '')
  for digit in digits
    execute $'inoremap <buffer> <expr> {digit} inkling#ChooseByDigit({digit})'
  endfor
  autocmd CompleteDone <buffer> ++once inkling#ForgetDigits()
  b:inkling_digits = digits
enddef

# Returns the keys that choose the item with a digit from the menu.
export def ChooseByDigit(digit: number): string
  if !pumvisible()
    return string(digit)
  endif
  const steps = digit - 1 - complete_info(['selected']).selected
  return repeat(steps < 0 ? "\<C-P>" : "\<C-N>", abs(steps)) .. "\<C-Y>"
enddef

# Unmaps the digits.
export def ForgetDigits()
  for digit in get(b:, 'inkling_digits', [])
    execute $'iunmap <buffer> {digit}'
  endfor
  b:inkling_digits = []
enddef

# Offers the variants of the letter under the cursor.
export def ChooseCallout()
  Choose(['refactor.rewrite.inkling.callout'])
enddef

# Offers replacements for the word under the cursor, and to learn or ignore it.
export def ChooseAction()
  Choose(['quickfix'])
enddef

def Choose(only: list<string>)
  if !IsThere()
    return
  endif
  # 1: invoked
  const found = server.ActionsHere({diagnostics: [], triggerKind: 1, only: only})
    ->copy()->filter((_, action) => &modifiable || !action->has_key('edit'))
  if empty(found)
    message.Tell('Inkling: no actions here')
    return
  endif
  message.HideExplanation()
  popup_menu(found->mapnew((number, action) => $'{number + 1} {action.title}'), {
    filter: (window, key) => {
      if key !~ '^[1-9]$' || key->str2nr() > len(found)
        return popup_filter_menu(window, key)
      endif
      popup_close(window, key->str2nr())
      return true
    },
    callback: (_, choice) => {
      if choice > 0
        server.Perform(found[choice - 1])
      endif
    },
  })
enddef

export def Learn(word: string)
  TellAbout(word, 'InklingLearn', 'inkling.learnWord')
enddef

export def Unlearn(word: string)
  TellAbout(word, 'InklingUnlearn', 'inkling.unlearnWord')
enddef

export def Ignore(word: string)
  TellAbout(word, 'InklingIgnore', 'inkling.ignoreWord')
enddef

def TellAbout(given: string, name: string, command: string)
  const word = given == '' ? WordAtCursor() : given
  if word == ''
    message.Tell('Inkling: there is no word here')
  elseif word =~ '\s'
    message.Tell($':{name} takes one word at a time')
  elseif word !~ '\a\|[^\x00-\x7F]'
    message.Tell($':{name} takes a word with a letter')
  elseif IsThere()
    server.Tell(command, {word: word})
  endif
enddef

# Says why a word is or is not suggested or corrected at the cursor; the word under the cursor unless given.
def Explain(given: string)
  const text = given == '' ? WordAtCursor() : given
  if text == ''
    message.Tell('Inkling: there is no word here')
    return
  endif
  const found = IsThere() ? server.AskNow('inkling/explain', {text: text}) : {}
  if !empty(found)
    bar.Hide()
    message.Explain(found.report)
  endif
enddef

# Whether the server serves the current buffer; reports it if not.
def IsThere(): bool
  if !server.CanAsk()
    message.Tell('Inkling is not running in this buffer; :InklingRestart starts it')
  endif
  return server.CanAsk()
enddef

# Toggles whether the current buffer is private: nothing typed in a private buffer is learned.
def TogglePrivate()
  const is_private = !get(b:, 'inkling_private', false)
  const said = is_private ? 'learns nothing from this buffer' : 'learns from this buffer again'
  if server.CanAsk()
    const argument = {enabled: is_private ? v:false : v:true, uri: server.Uri(bufnr())}
    if empty(server.Execute('inkling.setLearning', argument))
      return
    endif
    message.Tell($'Inkling {said}')
  else
    message.Tell($'Inkling is not running; when it is, it {said}')
  endif
  b:inkling_private = is_private
  redrawstatus
enddef

# Returns the word at the cursor with its inner apostrophes, which 'iskeyword' does not contain.
def WordAtCursor(): string
  const letters = '\%(\k\|[''’]\)'
  const line = getline('.')
  const column = col('.') - 1
  const before = strpart(line, 0, column)->matchstr(letters .. '*$')
  const after = strpart(line, column)->matchstr('^' .. letters .. '*')
  return substitute(before .. after, '^[''’]\+\|[''’]\+$', '', 'g')
enddef

def SetPrediction(mode: string)
  if index(Modes(), mode) < 0
    message.Tell(':InklingPrediction takes ' .. Modes()->join(' or '))
  elseif IsThere()
    server.Execute('inkling.setInlinePrediction', {mode: mode, uri: server.Uri(bufnr())})
  endif
enddef

def Modes(..._): list<string>
  return ['default', 'no', 'yes']
enddef
