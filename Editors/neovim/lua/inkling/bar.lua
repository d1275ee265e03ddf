-- The suggestion bar: numbered words, below the cursor or in the window bar.

local macro = require('inkling.macro')
local server = require('inkling.server')

local bar = {}

--- The current contents: { row, column, text, suggestions }, for a cursor and the text of its line; or nil. A
--- suggestion has `first` and `last`, the bytes it replaces.
local shown
local window, scratch

--- Typed text that is not a word is quoted, as on a phone's keyboard.
local function line_of(suggestions)
  local titles = {}
  for number, suggestion in ipairs(suggestions) do
    local title = suggestion.kind == 'unknown' and ('“%s”'):format(suggestion.title) or suggestion.title
    titles[number] = number .. ' ' .. title
  end
  return ' ' .. table.concat(titles, '   ') .. ' '
end

local function float(line)
  if not (scratch and vim.api.nvim_buf_is_valid(scratch)) then
    scratch = vim.api.nvim_create_buf(false, true)
  end
  vim.api.nvim_buf_set_lines(scratch, 0, -1, false, { line })
  local is_low = vim.fn.screenrow() >= vim.o.lines - vim.o.cmdheight - 1
  local place = {
    relative = 'cursor', row = is_low and 0 or 1, col = 0, anchor = is_low and 'SW' or 'NW',
    width = vim.fn.strdisplaywidth(line), height = 1, style = 'minimal', focusable = false,
  }
  if window and vim.api.nvim_win_is_valid(window) then
    vim.api.nvim_win_set_config(window, place)
  else
    place.noautocmd = true
    window = vim.api.nvim_open_win(scratch, false, place)
    vim.api.nvim_win_set_option(window, 'winhighlight', 'Normal:InklingBar')
  end
end

--- Hides the bar; `'winbar'` keeps its line until Insert mode ends, so that the text does not jump.
function bar.hide(mode)
  shown = nil
  if window then
    pcall(vim.api.nvim_win_close, window, true)
    window = nil
  end
  if mode == 'winbar' and vim.fn.has('nvim-0.8') == 1 then
    vim.wo.winbar = vim.fn.mode() == 'i' and ' ' or ''
  end
end

--- Shows suggestions for the cursor; `mode` is `floating` or `winbar`, which Neovim 0.7 lacks.
function bar.show(mode, place, suggestions)
  if #suggestions == 0 then
    return bar.hide(mode)
  end
  for _, suggestion in ipairs(suggestions) do
    suggestion.first = place.byte_column(suggestion.range.start)
    suggestion.last = place.byte_column(suggestion.range['end'])
  end
  shown = {
    row = place.row, column = place.column, text = vim.api.nvim_get_current_line(), suggestions = suggestions,
  }
  local line = line_of(suggestions)
  if mode == 'winbar' and vim.fn.has('nvim-0.8') == 1 then
    vim.wo.winbar = '%#InklingBar#' .. line:gsub('%%', '%%%%')
  else
    float(line)
  end
end

--- Returns the keys that replace the typed text by a suggestion.
local function keys_for(suggestion)
  local before = shown.text:sub(suggestion.first + 1, shown.column)
  local behind = shown.text:sub(shown.column + 1, suggestion.last)
  local same = before
  while not vim.startswith(suggestion.newText, same) do
    same = vim.fn.strcharpart(same, 0, vim.fn.strchars(same) - 1)
  end
  local function press(key, text)
    return vim.api.nvim_replace_termcodes(key, true, true, true):rep(vim.fn.strchars(text))
  end
  return press('<BS>', before:sub(#same + 1)) .. press('<Del>', behind) .. suggestion.newText:sub(#same + 1)
end

--- Inserts a suggestion of the bar, as a separate undo step.
function bar.take(number)
  local suggestion = shown and shown.suggestions[number]
  if not suggestion then
    return
  end
  local row, first, last = shown.row, suggestion.first, suggestion.last
  local keys = keys_for(suggestion)
  -- The suggestions are for the text they were shown for: Neovim sends no events while more keys are waiting.
  local cursor = vim.api.nvim_win_get_cursor(0)
  local is_stale = row ~= cursor[1] - 1 or shown.column ~= cursor[2] or shown.text ~= vim.api.nvim_get_current_line()
  -- A key pressed twice must not accept a second one.
  shown = nil
  if is_stale then
    return
  end
  -- From the text alone, the server would take the space after the word for a typed one.
  server.execute('inkling.accept', { id = suggestion.id })
  macro.note('', keys)
  server.change(function()
    vim.api.nvim_buf_set_text(0, row, first, row, last, { suggestion.newText })
    vim.api.nvim_win_set_cursor(0, { row + 1, first + #suggestion.newText })
  end)
end

return bar
