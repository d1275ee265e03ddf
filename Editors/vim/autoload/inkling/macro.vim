vim9script
# What a key accepts while a macro is recorded: the macro gets the accepted text, as if it had been typed. The key would
# accept something else when the macro is executed, or nothing.

# What was accepted, in the order of their marks: {register, key, keys}, the key and the keys that type the same.
var accepted: list<dict<string>> = []
# The number of those that are in their macros.
var finished = 0

# Returns what is recorded behind the key: in a macro executed at once it types the text, later it is replaced by it.
def Mark(number: number): string
  return $"\<Plug>(inkling:{number})"
enddef

# Notes that `key` accepts what `keys` would type.
export def Note(key: string, keys: string)
  if reg_recording() == ''
    return
  endif
  const number = accepted->len()
  accepted->add({register: reg_recording()->tolower(), key: key, keys: keys})
  execute $'inoremap <expr> <Plug>(inkling:{number}) inkling#macro#Keys({number})'
  feedkeys(Mark(number), 'it')
  augroup inkling_macro
    # No event tells that a recording has ended.
    autocmd! SafeState * Finish()
  augroup END
enddef

# Returns the keys that type what was accepted; while they are recorded, it has been inserted already.
export def Keys(number: number): string
  return reg_executing() == '' ? '' : accepted[number].keys
enddef

# Returns recorded text with `keys` for a mark and the key in front of it, which may be recorded with its modifiers.
def Replaced(text: string, mark: string, noted: dict<string>): string
  const place = text->stridx(mark)
  if place < 0
    return text
  endif
  const before = text->strpart(0, place)
  const modified = before->strpart(place - 4)
  const key = modified->strpart(0, 2) ==# "\x80\xfc" ? modified : noted.key
  const start = place - (before->strpart(place - key->len()) ==# key ? key->len() : 0)
  return text->strpart(0, start) .. noted.keys .. text->strpart(place + mark->len())
enddef

# Replaces the keys that have accepted something in the recorded macros.
def Finish()
  if reg_recording() != ''
    return
  endif
  for number in range(finished, accepted->len() - 1)
    const noted = accepted[number]
    const lines = getreg(noted.register, 1, true)->mapnew((_, line) => Replaced(line, Mark(number), noted))
    setreg(noted.register, lines, getregtype(noted.register))
  endfor
  finished = accepted->len()
  autocmd! inkling_macro
enddef
