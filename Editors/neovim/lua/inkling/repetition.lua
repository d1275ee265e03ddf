-- Insertions that a macro, :normal or :global makes one after the other: nobody types them, there may be thousands, and
-- they are undone together.

local repetition = {}

--- How soon after another one, or after a command line, an insertion begins that nobody types, in milliseconds.
local gap = 200
--- For how long corrections of repeated text are waited for, in milliseconds, unless there are any: the same text is
--- inserted again and again.
local limit = 300
local patience = limit
--- When the last insertion or command line has ended.
local ended
local is_repeated = false

local function now()
  return vim.loop.hrtime() / 1e6
end

--- There was something to correct, and there may be in the next line.
function repetition.renew()
  patience = limit
end

function repetition.begin()
  is_repeated = vim.fn.reg_executing() ~= '' or ended ~= nil and now() - ended < gap
  if not is_repeated then
    repetition.renew()
  end
end

function repetition.finish()
  ended = now()
end

--- The editor waits for a key: from now on somebody types.
function repetition.yield()
  is_repeated, ended = false, nil
  repetition.renew()
end

--- Waits as long as `wait` does.
function repetition.spend(wait)
  local start = now()
  wait()
  patience = patience - (now() - start)
end

--- Whether the insertion is one that nobody types.
function repetition.is_on()
  return is_repeated
end

--- Whether such insertions have been waited for long enough.
function repetition.is_long()
  return is_repeated and patience <= 0
end

return repetition
