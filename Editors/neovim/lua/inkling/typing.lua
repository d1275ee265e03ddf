-- What a keystroke in Insert mode triggers: one request, whose answer becomes ghost text and suggestion bar, and at the
-- end of a word the server's correction, if any.

local bar = require('inkling.bar')
local correction = require('inkling.correction')
local document = require('inkling.document')
local ghost = require('inkling.ghost')
local repetition = require('inkling.repetition')
local server = require('inkling.server')

local typing = {}

--- The text of the last request, by buffer and changedtick, so that each change makes one request; nil: ask in any
--- case.
local asked
--- The character just typed, and the number of lines before it.
local typed, line_count
--- The line as typing left it: its number, the text before and after the cursor, the number of lines.
local left
--- The end of text that was not typed, as from the clipboard, as row, column and the line up to there: its last word is
--- intentional.
local put_in
--- Whether text is inserted in front of or behind a block: what goes into its other lines is what the keys typed,
--- whatever becomes of the first one.
local is_block
--- The last key.
local last_key
--- Hides what the buffer shows where Insert mode began last.
local hide_there
--- Whether the last insertion was chosen from our menu: an undo step that ends with the character after it.
local taken
--- The predictions requested by a key, and the index of the one shown.
local ways, way
--- The options of each buffer that is served while the user types in it.
local served = {}

local function hide(options)
  ghost.hide()
  bar.hide(options.bar)
  ways = nil
end

--- The same until the cursor returns.
local function hide_for_now(options)
  ghost.leave()
  bar.hide(options.bar)
  ways = nil
end

local function is_typing(buffer)
  return vim.fn.mode() == 'i' and vim.fn.pumvisible() == 0 and vim.api.nvim_get_current_buf() == buffer
end

--- Requests what may come next, and shows it if the answer is still for this position.
function typing.refresh(buffer, options)
  if not is_typing(buffer) then
    return hide(options)
  end
  local text = { buffer, vim.api.nvim_buf_get_changedtick(buffer) }
  if vim.deep_equal(text, asked) then
    return
  end
  asked, ways = text, nil
  local cursor = vim.api.nvim_win_get_cursor(0)
  ghost.follow(cursor[1] - 1, cursor[2])
  local want = {}
  -- Before other words it would push them to and fro, and <Right> is meant to move.
  local behind = vim.api.nvim_get_current_line():sub(cursor[2] + 1)
  if options.ghost == true and vim.fn.match(behind, '\\k') < 0 then
    table.insert(want, 'inlinePrediction')
  end
  if options.bar then
    table.insert(want, 'suggestions')
  end
  if #want == 0 then
    return
  end
  server.ask('inkling/autocomplete', { want = want }, function(result, place)
    if not place.is_here() or not is_typing(buffer) then
      return
    end
    local prediction = result.inlinePrediction
    if prediction and prediction ~= vim.NIL then
      ghost.show(place.row, place.column, prediction.parts)
    else
      ghost.hide()
    end
    if options.bar then
      bar.show(options.bar, place, result.suggestions)
    end
  end)
end

--- Makes the request that was due before the server was ready.
function typing.catch_up(buffer, options)
  asked = nil
  typing.refresh(buffer, options)
end

--- The cursor moved: with the text, or alone, in which case nothing shown applies to the position, unless it returns.
local function moved(buffer, options)
  if asked and vim.deep_equal(asked, { buffer, vim.api.nvim_buf_get_changedtick(buffer) }) then
    local cursor = vim.api.nvim_win_get_cursor(0)
    hide_for_now(options)
    ghost.return_to(buffer, cursor[1] - 1, cursor[2])
  else
    typing.refresh(buffer, options)
  end
end

--- Records the line as left by typing.
local function note()
  local cursor, line = vim.api.nvim_win_get_cursor(0), vim.api.nvim_get_current_line()
  left = {
    row = cursor[1], before = line:sub(1, cursor[2]), behind = line:sub(cursor[2] + 1),
    count = vim.api.nvim_buf_line_count(0),
  }
end

--- Looks for text before the cursor that was not typed; no event reports a paste.
local function look()
  if not left then
    return note()
  end
  local last = left
  note()
  if put_in and put_in[1] == left.row and #left.before < put_in[2] then
    put_in = nil
  end
  local is_longer
  if left.row == last.row then
    is_longer = vim.startswith(left.before, last.before) and left.before ~= last.before
      and #left.before + #left.behind > #last.before + #last.behind
  else
    -- Typed text continues on the next line when a full line is wrapped.
    local word = vim.fn.matchstr(left.before, '\\k.*')
    is_longer = left.count > last.count and word ~= '' and not vim.endswith(last.before, word)
  end
  if is_longer then
    put_in = { left.row, #left.before, left.before }
  end
end

--- Whether the word before the typed character, which may be empty, was not typed.
local function is_put_in(character)
  local row, column = left.row, #left.before - #character
  if character == '\n' then
    row = row - 1
    column = #(vim.api.nvim_buf_get_lines(0, row - 1, row, false)[1] or '')
  end
  return put_in and put_in[1] == row and put_in[2] == column
end

--- Accepts a suggestion of the bar.
function typing.take(number)
  bar.take(number)
  note()
end

--- Lets the server correct the word that the typed character has ended; `otherwise` stands for a missing one.
local function correct(buffer, otherwise)
  look()
  if typed or not otherwise then
    document.note_typed(typed)
  end
  local character, lines_before = typed, line_count
  typed, line_count = nil, vim.api.nvim_buf_line_count(buffer)
  -- No event reports a new line. A full line is also wrapped, and ends with the typed character.
  if line_count - 1 == lines_before and not (character and vim.endswith(left.before, character)) then
    character = '\n'
  end
  -- Behind a full stop or colon a word may go on: where typing ends there, that is what the server is told.
  local may_go_on = otherwise and (character == '.' or character == ':')
  local is_ending = character and not may_go_on and server.hears(buffer, character)
  if not is_block and (is_ending or otherwise) and not is_put_in(is_ending and character or '') then
    correction.ask(is_ending and character or otherwise, note)
  end
end

--- Lets the server correct the word at which Insert mode ends, and waits for it: what comes next, as in `<Esc>:w`, is
--- meant for the corrected text. A character that came together with the Escape has not ended its word yet, and CTRL-O
--- does not end it: typing goes on after one command.
local function leave(buffer)
  -- Text typed in Replace mode must not shift.
  if vim.fn.mode() == 'i' and last_key ~= '\15' and not repetition.is_long() then
    correct(buffer, '\27')
    if not server.is_late() then
      repetition.spend(function() server.await_answers(100) end)
    end
  end
  repetition.finish()
end

--- Splits `text` into one part per word, as for ghost text.
local function words(text)
  local parts = {}
  for word in text:gmatch('%s*%S+') do
    table.insert(parts, { text = word })
  end
  return parts
end

--- Predicts the rest of the line even if unsure; repeat for an alternative.
function typing.next_way()
  local cursor = vim.api.nvim_win_get_cursor(0)
  if ways then
    way = way % #ways + 1
    return ghost.show(cursor[1] - 1, cursor[2], ways[way])
  end
  local invoked = { context = { triggerKind = 1 } }
  server.ask('textDocument/inlineCompletion', invoked, function(result, place)
    local items = result.items or result
    if #items == 0 or not place.is_here() then
      return
    end
    ways, way = vim.tbl_map(function(item)
      return words(item.insertText:sub(place.column - place.byte_column(item.range.start) + 1))
    end, items), 1
    ghost.show(place.row, place.column, ways[way])
  end)
end

vim.on_key(function(key)
  last_key = key
  -- CTRL-C leaves Insert mode without its event. A pasted or mapped one, or CTRL-V CTRL-C, does not.
  if key == '\3' and hide_there then
    vim.schedule(function()
      if vim.fn.mode() ~= 'i' and vim.fn.getcmdwintype() == '' then
        hide_there()
      end
    end)
  end
end, vim.api.nvim_create_namespace('inkling_keys'))

vim.api.nvim_create_autocmd('CmdlineLeave', {
  group = vim.api.nvim_create_augroup('inkling_repetition', {}), pattern = ':', callback = repetition.finish,
})

local function group_of(buffer)
  return vim.api.nvim_create_augroup('inkling_typing_' .. buffer, {})
end

--- Stops serving a buffer.
function typing.detach(buffer, options)
  served[buffer] = nil
  vim.api.nvim_del_augroup_by_id(group_of(buffer))
  if vim.api.nvim_get_current_buf() == buffer then
    hide(options)
  end
end

--- Serves a buffer while the user types in it.
function typing.attach(buffer, options)
  served[buffer] = options
  local group = group_of(buffer)
  local function on(events, action)
    vim.api.nvim_create_autocmd(events, { group = group, buffer = buffer, callback = action })
  end
  on('InsertCharPre', function()
    if repetition.is_long() then
      return
    end
    -- Keys that come together change the text in one go, as far as other events tell, so the character before this one
    -- is dealt with first.
    correct(buffer)
    typed = vim.v.char
    left.before = left.before .. typed
    -- Not earlier: while a completion may continue, keys pressed here would become text.
    if taken and vim.fn.pumvisible() == 0 then
      taken = false
      server.press('<C-G>u')
    end
  end)
  on('TextChangedI', function()
    repetition.yield()
    correct(buffer)
    typing.refresh(buffer, options)
  end)
  on('TextChanged', repetition.yield)
  on('CursorMovedI', function() moved(buffer, options) end)
  on('CompleteDone', function()
    taken = vim.v.completed_item.user_data == 'inkling'
    note()
    typing.refresh(buffer, options)
  end)
  on('InsertEnter', function()
    repetition.begin()
    hide_there = function() hide_for_now(options) end
    asked = { buffer, vim.api.nvim_buf_get_changedtick(buffer) }
    typed, taken, line_count = nil, false, vim.api.nvim_buf_line_count(buffer)
    is_block = false
    document.note_typed(nil)
    correction.begin()
    note()
    if put_in then
      local line = vim.api.nvim_buf_get_lines(buffer, put_in[1] - 1, put_in[1], false)[1] or ''
      put_in = line:sub(1, put_in[2]) == put_in[3] and put_in or nil
    end
  end)
  on('ModeChanged', function() -- comes after it
    local event = vim.v.event
    is_block = is_block or event.new_mode == 'i' and event.old_mode:find('[\22\19]$') ~= nil
  end)
  on('InsertLeavePre', function() leave(buffer) end)
  -- The file gets the last word as it is corrected.
  on('BufWritePre', function() server.await_answers(200) end)
  on('InsertLeave', function() hide_for_now(options) end)
  on({ 'TextChangedP', 'BufLeave' }, function()
    hide(options)
    asked = nil
  end)
end

-- With an autocommand for InsertCharPre, in whatever buffer, Neovim closes the command-line window at the end of
-- `:normal! Ax` there, and executes what is typed next.
local around_cmdwin = vim.api.nvim_create_augroup('inkling_cmdwin', {})
vim.api.nvim_create_autocmd('CmdwinEnter', {
  group = around_cmdwin,
  callback = function()
    for buffer in pairs(served) do
      group_of(buffer) -- without its autocommands
    end
  end,
})
vim.api.nvim_create_autocmd('CmdwinLeave', {
  group = around_cmdwin,
  callback = function()
    for buffer, options in pairs(served) do
      if vim.api.nvim_buf_is_valid(buffer) then
        typing.attach(buffer, options)
      else
        served[buffer] = nil
      end
    end
  end,
})

return typing
