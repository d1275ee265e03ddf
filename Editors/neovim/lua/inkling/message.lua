-- Messages in boxes that do not interrupt: in Insert mode an ordinary message is overdrawn at once or waits for a key,
-- as one that is too long for its line does in any mode.

local message = {}

local function screen_row(line, column)
  return vim.fn.screenpos(0, line, column).row
end

local function cursor_row()
  return screen_row(vim.fn.line('.'), vim.fn.col('.'))
end

--- Returns the first row of a box of `height` rows: at the top, the bottom or in the middle, where it hides neither of
--- two rows.
local function free_row(height, rows)
  local bottom = vim.o.lines - vim.o.cmdheight - height
  for _, row in ipairs({ 1, bottom, math.floor((1 + bottom) / 2) }) do
    local hides = vim.tbl_filter(function(hidden) return row <= hidden and hidden < row + height end, rows)
    if #hides == 0 then
      return row
    end
  end
  return 1
end

--- Returns the lines of a text, wrapped at the width of the screen: between words, or inside a longer one.
local function lines_of(text)
  local width = vim.o.columns - 4
  local lines = {}
  for _, line in ipairs(vim.split(text, '\n')) do
    local row = ''
    for word in line:gmatch('%S+') do
      row = row == '' and word or row .. ' ' .. word
      if vim.fn.strdisplaywidth(row) > width and #row > #word then
        table.insert(lines, row:sub(1, -#word - 2))
        row = word
      end
      while vim.fn.strdisplaywidth(row) > width do
        table.insert(lines, vim.fn.strcharpart(row, 0, width))
        row = vim.fn.strcharpart(row, width)
      end
    end
    table.insert(lines, row)
  end
  return lines
end

--- Shows a box for six seconds; returns a function that closes it earlier.
local function show(text, rows)
  local scratch = vim.api.nvim_create_buf(false, true)
  vim.bo[scratch].bufhidden = 'wipe'
  local lines = vim.tbl_map(function(line) return ' ' .. line .. ' ' end, lines_of(text))
  vim.api.nvim_buf_set_lines(scratch, 0, -1, false, lines)
  local window = vim.api.nvim_open_win(scratch, false, {
    relative = 'editor', anchor = 'NE', row = free_row(#lines, rows) - 1, col = vim.o.columns, height = #lines,
    width = math.max(unpack(vim.tbl_map(vim.fn.strdisplaywidth, lines))), style = 'minimal', focusable = false, noautocmd = true,
  })
  local function close() pcall(vim.api.nvim_win_close, window, true) end
  vim.defer_fn(close, 6000)
  return close
end

--- Shows a message in a corner of the screen, for some seconds.
function message.say(text)
  show(text, { cursor_row() })
end

--- Closes a box with the next cursor movement.
local function close_when_moved(close)
  vim.api.nvim_create_autocmd({ 'CursorMoved', 'CursorMovedI' }, { once = true, callback = close })
end

--- Shows a message until the cursor moves.
function message.hint(text)
  close_when_moved(show(text, { cursor_row() }))
end

--- Shows the result of a command, away from the cursor and from the change at a line and column. It may cover other
--- text, so it disappears with the next cursor movement, after at least a second.
function message.answer(text, line, column)
  local close = show(text, { cursor_row(), screen_row(line, column) })
  vim.defer_fn(function() close_when_moved(close) end, 1000)
end

--- Shows lines next to the cursor until it moves. Repeated, the cursor enters the window, to scroll a long text.
function message.explain(lines)
  local _, window = vim.lsp.util.open_floating_preview(lines, '', {
    focus_id = 'inkling-explanation', max_width = vim.o.columns - 4, border = 'rounded',
  })
  if window and vim.api.nvim_win_is_valid(window) then
    vim.wo[window].linebreak = true
  end
end

return message
