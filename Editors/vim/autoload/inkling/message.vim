vim9script
# Messages in boxes that do not interrupt: an echoed line that is too long would wait for a key.

# The popup with an explanation, and that with the result of a command; or 0.
var explanation = 0
var answer = 0

# Shows a message in the line below the text, or in a box if it does not fit there.
export def Tell(text: string)
  if strdisplaywidth(text) <= v:echospace && text !~ "\n"
    echo text
  else
    Settle(Notification(text), [CursorRow()])
  endif
enddef

# Shows a message in the corner of the screen, for some seconds.
export def Say(text: string)
  Settle(Notification($'Inkling: {text}'), [CursorRow()])
enddef

# Shows a message until the cursor moves.
export def Hint(text: string)
  const window = Notification($'Inkling: {text}')
  Settle(window, [CursorRow()])
  popup_setoptions(window, {moved: 'any'})
enddef

# Shows the result of a command, away from the cursor and from the change at `place`, a line and column. It may cover
# other text, so it disappears with the next cursor movement, after at least a second.
export def Answer(text: string, place: list<number>)
  popup_close(answer)
  const window = Notification($'Inkling: {text}')
  answer = window
  Settle(window, [CursorRow(), screenpos(win_getid(), place[0], place[1]).row])
  timer_start(1000, (_) => popup_setoptions(window, {moved: 'any'}))
enddef

def Notification(text: string): number
  return popup_notification(text->split("\n"), {time: 6000})
enddef

def CursorRow(): number
  return screenpos(win_getid(), line('.'), col('.')).row
enddef

# Leaves a box at the top, or moves it to the bottom or the middle, where it hides neither of two rows.
def Settle(window: number, rows: list<number>)
  const box = popup_getpos(window)
  const bottom = &lines - &cmdheight - box.height
  for row in [box.line, bottom, box.line + (bottom - box.line) / 2]
    if rows->copy()->filter((_, hidden) => row <= hidden && hidden < row + box.height)->empty()
      popup_move(window, {line: row})
      return
    endif
  endfor
enddef

# Shows lines above or below the cursor, where there is more room, until it moves. Longer ones are scrolled by the keys
# that scroll a window.
export def Explain(lines: list<string>)
  popup_close(explanation)
  const cursor = CursorRow()
  const above = cursor - 1
  const below = &lines - &cmdheight - cursor
  explanation = popup_create(lines, {
    line: below >= above ? 'cursor+1' : 'cursor-1',
    pos: below >= above ? 'topleft' : 'botleft',
    col: 1,
    maxwidth: &columns - 5,
    maxheight: max([below, above]) - 2,
    moved: 'any',
    border: [],
    padding: [0, 1, 0, 1],
    filtermode: 'n',
    filter: Scroll,
  })
  win_execute(explanation, 'setlocal linebreak')
  redraw
  if popup_getpos(explanation).scrollbar
    popup_setoptions(explanation, {title: ' CTRL-E and CTRL-Y scroll '})
  endif
enddef

export def HideExplanation()
  popup_close(explanation)
enddef

def Scroll(window: number, key: string): bool
  const box = popup_getpos(window)
  const page = max([1, box.core_height - 1])
  const steps = {
    "\<C-E>": 1, "\<C-Y>": -1, "\<C-F>": page, "\<C-B>": -page, "\<C-D>": page, "\<C-U>": -page,
  }
  const step = get(steps, key, 0)
  if step == 0 || !box.scrollbar
    return false
  endif
  const last = line('$', window)
  popup_setoptions(window, {firstline: min([max([box.firstline + step, 1]), last])})
  return true
enddef
