-- The server's corrections of typed text. Each is requested for the text up to the cursor, and is made there even if
-- more has been typed when its answer comes, or Insert mode was left: keys may arrive together.

local repetition = require('inkling.repetition')
local server = require('inkling.server')

local correction = {}

--- The number of this insertion: its answers are dropped once another one begins.
local insertion = 0
--- The edits made in this insertion, in order. Later answers were given for the text without them.
local made = {}

--- An insertion begins, or what was requested so far is void.
function correction.begin()
  insertion = insertion + 1
  made = {}
end

--- Returns a row of the current buffer, which may not exist.
local function line_of(row)
  return row > 0 and vim.api.nvim_buf_get_lines(0, row - 1, row, false)[1] or ''
end

--- An edit within one of the rows of a request, in bytes; nil if there is not exactly one edit, or it is elsewhere.
local function edit_in(place, edits)
  local range, text = edits[1].range, edits[1].newText
  local row = range.start.line + 1
  if #edits > 1 or range['end'].line + 1 ~= row or text:find('\n') or not place.lines[row] then
    return nil
  end
  local line = place.lines[row]
  return {
    row = row, first = server.byte_column(line, range.start), last = server.byte_column(line, range['end']), text = text,
  }
end

local function applied(edit, line)
  return line:sub(1, edit.first) .. edit.text .. line:sub(edit.last + 1)
end

--- Moves an edit to where the edits since the request have left the text that it is about, and returns that text; nil if
--- one of those changed a part of it. What is due for several words takes the place of what was done to one of them.
local function moved(edit, place)
  local text = place.lines[edit.row]
  for index = place.made + 1, #made do
    local earlier = made[index]
    if earlier.row == edit.row then
      local longer = #earlier.text - (earlier.last - earlier.first)
      if earlier.last <= edit.first then
        edit.first, edit.last = edit.first + longer, edit.last + longer
      elseif edit.first <= earlier.first and earlier.last <= edit.last then
        edit.last = edit.last + longer
      elseif earlier.first < edit.last then
        return nil
      end
      text = applied(earlier, text)
    end
  end
  return text
end

--- Whether the text that an edit is about is still there.
local function is_there(edit, place, text)
  local line = line_of(edit.row)
  if edit.row ~= place.row then
    return line == text
  end
  -- A line that was wrapped has lost the space at its end.
  return vim.startswith(line, text)
    or edit.row < vim.api.nvim_win_get_cursor(0)[1] and line == text:gsub('%s+$', '')
end

--- A change to be made without moving marks, for `correction.perform`.
local pending

--- Replaces text in one row; the marks there stay, and so do the cursors of other windows, as when text is typed.
local function replace(edit)
  local here, cursors = vim.api.nvim_get_current_win(), {}
  for _, window in ipairs(vim.fn.win_findbuf(vim.api.nvim_get_current_buf())) do
    cursors[window] = vim.api.nvim_win_get_cursor(window)
  end
  -- Down to the cursor, since what is typed there from now on is undone with it, at once: then the server knows that not
  -- only the correction was undone.
  local last_row = vim.fn.mode() == 'i' and vim.api.nvim_win_get_cursor(0)[1] or edit.row
  local last = last_row > edit.row and 0 or edit.last
  local lines = vim.api.nvim_buf_get_lines(0, edit.row - 1, last_row, false)
  lines[1] = edit.text .. lines[1]:sub(edit.last + 1, last_row == edit.row and edit.last or -1)
  if last_row > edit.row then
    lines[#lines] = ''
  end
  pending = function()
    vim.api.nvim_buf_set_text(0, edit.row - 1, edit.first, last_row - 1, last, lines)
  end
  vim.cmd("lockmarks lua require('inkling.correction').perform()")
  for window, cursor in pairs(cursors) do
    -- In Normal mode the cursor is on the last character of the word and not after it.
    if window == here and cursor[1] == edit.row and cursor[2] > edit.first then
      cursor[2] = math.max(edit.first, cursor[2] + #edit.text - (edit.last - edit.first))
    end
    vim.api.nvim_win_set_cursor(window, cursor)
  end
end

--- Performs the pending change: only a command can be told to lock the marks.
function correction.perform()
  pending()
end

--- Makes edits as a separate undo step, which ends with what is typed until the next one; in text that nobody types, as
--- a part of its step.
local function make(edits, edit, answered)
  if not repetition.is_on() then
    vim.cmd('let &l:undolevels = &l:undolevels')
  end
  if edit then
    replace(edit)
    table.insert(made, edit)
  else
    answered.apply(edits)
    correction.begin()
  end
end

--- Whether an insertion lasts, or has just ended and no other command has begun.
local function may_change()
  return vim.fn.mode() == 'i' and vim.fn.pumvisible() == 0 or vim.api.nvim_get_mode().mode == 'n'
end

--- Requests the correction that is due after a typed character, and makes it; then calls `done`.
function correction.ask(character, done)
  local buffer, cursor = vim.api.nvim_get_current_buf(), vim.api.nvim_win_get_cursor(0)
  local row = cursor[1]
  local before = vim.api.nvim_get_current_line():sub(1, cursor[2])
  local place = {
    insertion = insertion, row = row, made = #made, lines = { [row] = before, [row - 1] = line_of(row - 1) },
  }
  local parameters = { ch = character, options = { tabSize = vim.bo.tabstop, insertSpaces = vim.bo.expandtab } }
  server.ask('textDocument/onTypeFormatting', parameters, function(edits, answered)
    local is_same = place.insertion == insertion and vim.api.nvim_get_current_buf() == buffer
    if #edits == 0 or not is_same or not may_change() then
      return
    end
    local edit = edit_in(place, edits)
    local text = edit and moved(edit, place)
    if text and is_there(edit, place, text) or not edit and answered.is_here() then
      make(edits, edit, answered)
      repetition.renew()
      done()
    end
  end)
end

return correction
