-- Ghost text: a prediction of the rest of the word or line, in gray after the cursor. It follows matching keystrokes,
-- disappears when the cursor moves, and returns with it.

local ghost = {}

local namespace = vim.api.nvim_create_namespace('inkling')
--- Inline virtual text requires 0.10; before that, ghost text is drawn only at the end of a line.
local can_push_text = vim.fn.has('nvim-0.10') == 1

--- What is shown: { buffer, tick, row, column, parts }, columns in bytes, parts from the cursor on; or nil. A part is {
--- text, endsSentence }.
local shown
--- What was shown when the cursor moved away, for when it returns.
local left

local function text_of(parts)
  return table.concat(vim.tbl_map(function(part) return part.text end, parts))
end

--- Hides it until something is typed.
function ghost.hide()
  left = nil
  if shown then
    if vim.api.nvim_buf_is_valid(shown.buffer) then
      vim.api.nvim_buf_clear_namespace(shown.buffer, namespace, 0, -1)
    end
    shown = nil
  end
end

--- Returns the number of free cells behind a line in its last row.
local function room_in(window, row, line)
  local info = vim.fn.getwininfo(window)[1]
  local last = vim.fn.screenpos(window, row + 1, math.max(1, #line))
  local used = line == '' and last.col - 1 or last.endcol
  return last.row == 0 and math.huge or info.wincol + info.width - 1 - used
end

--- Returns the parts for which there is room behind the text: with more, the lines below would move by a row, and back
--- with the next key.
local function fitting(parts, row)
  local line, room = vim.api.nvim_get_current_line(), math.huge
  for _, window in ipairs(vim.fn.win_findbuf(vim.api.nvim_get_current_buf())) do
    room = math.min(room, room_in(window, row, line))
  end
  local found, width = {}, 0
  for _, part in ipairs(parts) do
    width = width + vim.fn.strdisplaywidth(part.text)
    if width > room then
      break
    end
    table.insert(found, part)
  end
  return found
end

--- Shows parts after a position in the current buffer.
function ghost.show(row, column, parts)
  ghost.hide()
  parts = fitting(parts, row)
  local text = text_of(parts)
  if text == '' or (column < #vim.api.nvim_get_current_line() and not can_push_text) then
    return
  end
  local buffer = vim.api.nvim_get_current_buf()
  vim.api.nvim_buf_set_extmark(buffer, namespace, row, column, {
    virt_text = { { text, 'InklingGhost' } },
    virt_text_pos = can_push_text and 'inline' or 'overlay',
    hl_mode = 'combine',
  })
  local tick = vim.api.nvim_buf_get_changedtick(buffer)
  shown = { buffer = buffer, tick = tick, row = row, column = column, parts = parts }
end

--- Hides it until something is typed or the cursor returns.
function ghost.leave()
  local last = shown or left
  ghost.hide()
  left = last
end

--- Shows it again where the cursor has left it, if the text is the same.
function ghost.return_to(buffer, row, column)
  if left and left.buffer == buffer and left.row == row and left.column == column
    and left.tick == vim.api.nvim_buf_get_changedtick(buffer) then
    ghost.show(row, column, left.parts)
  end
end

--- Removes `text` from the front of the parts; nil if they do not begin with it.
local function without_front(parts, text)
  if text_of(parts):sub(1, #text) ~= text then
    return nil
  end
  local rest = {}
  for _, part in ipairs(parts) do
    local taken = math.min(#part.text, #text)
    text = text:sub(taken + 1)
    if taken < #part.text then
      table.insert(rest, { text = part.text:sub(taken + 1), endsSentence = part.endsSentence })
    end
  end
  return rest
end

--- Returns the parts from the current cursor on; nil if something else was typed, or none are shown.
local function rest_at(row, column)
  if not shown or shown.row ~= row or column < shown.column then
    return nil
  end
  return without_front(shown.parts, vim.api.nvim_get_current_line():sub(shown.column + 1, column))
end

--- Keeps what is shown while the user types the very same letters, to avoid flicker.
function ghost.follow(row, column)
  if not shown then
    return
  end
  local rest = rest_at(row, column)
  if rest then
    ghost.show(row, column, rest)
  else
    ghost.hide()
  end
end

--- Returns the text of the parts up to the first for which `is_last` is true; nil if none are shown.
local function front(is_last)
  -- Neovim sends no events while more keys are waiting, so what is shown may be outdated.
  local cursor = vim.api.nvim_win_get_cursor(0)
  local rest = rest_at(cursor[1] - 1, cursor[2])
  if not rest or #rest == 0 then
    return nil
  end
  local taken = {}
  for _, part in ipairs(rest) do
    table.insert(taken, part)
    if is_last(part) then
      break
    end
  end
  return text_of(taken)
end

--- Returns the text for a mapping to type, so that lines wrap and `.` repeats; nil if none is shown.
function ghost.accept()
  return front(function() return false end)
end

--- The same for its first word; the rest stays.
function ghost.accept_word()
  return front(function() return true end)
end

--- The same up to the end of its first sentence.
function ghost.accept_sentence()
  return front(function(part) return part.endsSentence end)
end

return ghost
