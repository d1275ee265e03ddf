-- Ghost text: how the word, and sometimes the sentence, may go on, in grey after the cursor.
-- It yields to an open menu, follows what is typed into it, and goes when the cursor goes.

local server = require('inkling.server')

local ghost = {}

local namespace = vim.api.nvim_create_namespace('inkling')
--- Text between characters came with 0.10; before that it is drawn only where the line ends.
local can_push_text = vim.fn.has('nvim-0.10') == 1

--- What shows now: { buffer, row, column, parts }, columns in bytes, parts from the cursor on; or nil.
local shown
--- The last place asked about, so that one key asks once.
local asked

local function hide()
  if shown then
    if vim.api.nvim_buf_is_valid(shown.buffer) then
      vim.api.nvim_buf_clear_namespace(shown.buffer, namespace, 0, -1)
    end
    shown = nil
  end
end

local function show(offer)
  hide()
  local line = vim.api.nvim_get_current_line()
  local text = table.concat(offer.parts)
  if text == '' or (offer.column < #line and not can_push_text) then
    return
  end
  vim.api.nvim_buf_set_extmark(offer.buffer, namespace, offer.row, offer.column, {
    virt_text = { { text, 'InklingGhost' } },
    virt_text_pos = can_push_text and 'inline' or 'overlay',
    hl_mode = 'combine',
  })
  shown = offer
end

--- Takes `text` off the front of the parts; nil where they go on otherwise.
local function without_front(parts, text)
  if table.concat(parts):sub(1, #text) ~= text then
    return nil
  end
  local rest = {}
  for _, part in ipairs(parts) do
    local taken = math.min(#part, #text)
    text = text:sub(taken + 1)
    if taken < #part then
      table.insert(rest, part:sub(taken + 1))
    end
  end
  return rest
end

--- Keeps what shows while the writer types the very same letters, so that nothing flickers.
local function follow(row, column)
  if not shown or shown.row ~= row or column < shown.column then
    return hide()
  end
  local typed = vim.api.nvim_get_current_line():sub(shown.column + 1, column)
  local rest = without_front(shown.parts, typed)
  if not rest then
    return hide()
  end
  show({ buffer = shown.buffer, row = row, column = column, parts = rest })
end

--- Asks what may come next, and shows it when the answer is still about this place.
function ghost.refresh(buffer)
  if vim.fn.mode() ~= 'i' or vim.fn.pumvisible() == 1 or vim.api.nvim_get_current_buf() ~= buffer then
    return hide()
  end
  local cursor = vim.api.nvim_win_get_cursor(0)
  local place = { buffer, vim.api.nvim_buf_get_changedtick(buffer), cursor[1], cursor[2] }
  if vim.deep_equal(place, asked) then
    return
  end
  asked = place
  follow(cursor[1] - 1, cursor[2])
  server.ask('inkling/autocomplete', { want = { 'inlinePrediction' } }, function(result, at)
    if not at.is_here() or vim.fn.mode() ~= 'i' or vim.fn.pumvisible() == 1 then
      return
    end
    local prediction = result.inlinePrediction
    if not prediction or prediction == vim.NIL then
      return hide()
    end
    local parts = vim.tbl_map(function(part) return part.text end, prediction.parts)
    show({ buffer = buffer, row = at.row, column = at.column, parts = parts })
  end)
end

--- The keys that make the ghost text real, as if typed, so that lines wrap and `.` repeats; nil where none shows.
function ghost.accept()
  return shown and table.concat(shown.parts)
end

--- The same for its first word; the rest stays.
function ghost.accept_word()
  return shown and shown.parts[1]
end

--- Takes it away until the next key.
function ghost.dismiss()
  hide()
end

--- Shows ghost text in a buffer while somebody types in it.
function ghost.attach(buffer)
  vim.api.nvim_set_hl(0, 'InklingGhost', { link = 'Comment', default = true })
  local group = vim.api.nvim_create_augroup('inkling_ghost_' .. buffer, {})
  local function on(events, action)
    vim.api.nvim_create_autocmd(events, { group = group, buffer = buffer, callback = action })
  end
  on({ 'InsertEnter', 'CursorMovedI', 'TextChangedI', 'CompleteDone' }, function() ghost.refresh(buffer) end)
  on({ 'TextChangedP', 'InsertLeave', 'BufLeave' }, function()
    hide()
    asked = nil
  end)
end

return ghost
