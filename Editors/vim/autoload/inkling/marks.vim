vim9script
# Marks on words that are in no word list, as the server publishes them if `diagnostics.unknownWords` says so.

import autoload './document.vim'

const type_name = 'InklingUnknown'
highlight default link InklingUnknown SpellBad
if empty(prop_type_get(type_name))
  prop_type_add(type_name, {highlight: 'InklingUnknown', combine: true})
endif

# What was last published, by buffer: the line, column, end line and end column of each word. And the timers after
# which it is drawn again.
var published: dict<list<list<number>>> = {}
var timers: dict<number> = {}

# Shows what the server has published.
export def Show(uri: string, diagnostics: list<dict<any>>)
  const buffer = document.BufferOf(uri)
  if buffer == 0
    return
  endif
  published[buffer] = diagnostics->mapnew((_, found) => {
    const [start, end] = [found.range.start, found.range.end]
    return [start.line + 1, start.character + 1, end.line + 1, end.character + 1]
  })
  Draw(buffer)
  augroup inkling_marks
    execute $'autocmd! * <buffer={buffer}>'
    if !diagnostics->empty()
      execute $'autocmd TextChanged <buffer={buffer}> inkling#marks#DrawLater({buffer})'
    endif
  augroup END
enddef

def Draw(buffer: number)
  if !bufloaded(buffer)
    return
  endif
  prop_remove({type: type_name, bufnr: buffer, all: true})
  # The text may have changed since the server looked; then it publishes again.
  const found = published->get(buffer, [])->copy()->filter((_, place) =>
    place[3] <= getbufline(buffer, place[2])->get(0, '')->len() + 1)
  if !found->empty()
    prop_add_list({type: type_name, bufnr: buffer}, found)
  endif
enddef

# Draws the marks anew unless the text changes further. Vim loses those on lines that are replaced, or brings back
# earlier ones when it undoes, and what the server published is still right if it has not published anything since.
export def DrawLater(buffer: number)
  timer_stop(timers->get(buffer, 0))
  timers[buffer] = timer_start(300, (_) => Draw(buffer))
enddef

# Removes the marks of a buffer that is no longer served, or of all if the server is gone.
export def Clear(buffer = 0)
  for known in buffer == 0 ? published->keys() : [string(buffer)]
    timer_stop(timers->get(known, 0))
    published[known] = []
    Draw(str2nr(known))
  endfor
enddef
