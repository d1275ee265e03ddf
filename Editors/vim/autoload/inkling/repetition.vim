vim9script
# Insertions that a macro, :normal or :global makes one after the other: nobody types them, there may be thousands, and
# they are undone together.

# How soon after another one, or after a command line, an insertion begins that nobody types, in seconds.
const gap = 0.2
# For how long corrections of repeated text are waited for, in milliseconds, unless there are any: the same text is
# inserted again and again.
const limit = 300.0
var patience = limit
# When the last insertion or command line has ended.
var ended: list<any> = []
var is_repeated = false

export def Begin()
  is_repeated = reg_executing() != '' || !empty(ended) && ended->reltime()->reltimefloat() < gap
  if !is_repeated
    Renew()
  endif
enddef

export def End()
  ended = reltime()
enddef

# The editor waits for a key: from now on somebody types.
export def Yield()
  [is_repeated, ended] = [false, []]
  Renew()
enddef

# There was something to correct, and there may be in the next line.
export def Renew()
  patience = limit
enddef

# Some milliseconds were spent on waiting.
export def Spend(time: float)
  patience -= time
enddef

# Whether the insertion is one that nobody types.
export def IsOn(): bool
  return is_repeated
enddef

# Whether such insertions have been waited for long enough.
export def IsLong(): bool
  return is_repeated && patience <= 0
enddef
