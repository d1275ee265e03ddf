-- Inkling for Neovim 0.7 and newer: starts the server for prose and gives its answers their places.
-- `require('inkling').setup()` is all there is to do; `:help inkling` lists what it takes.

local bar = require('inkling.bar')
local ghost = require('inkling.ghost')
local message = require('inkling.message')
local server = require('inkling.server')
local typing = require('inkling.typing')

local inkling = {}

local defaults = {
  cmd = { 'inkling' },
  filetypes = {
    'text', 'markdown', 'gitcommit', 'mail', 'rst', 'asciidoc', 'org', 'tex', 'plaintex', 'typst',
  },
  -- Grey text after the cursor, at once; 'native' leaves it to Neovim's own (0.12), which waits; false for none.
  ghost = true,
  -- The suggestions in a line of their own: 'floating' under the cursor, or 'winbar'.
  bar = false,
  -- Insert-mode keys; `false` leaves one alone. Those that take ghost text act only while it shows.
  keys = {
    accept = '<Right>', accept_word = '<C-Right>', accept_sentence = false,
    dismiss = false, next = false, callouts = false, suggestion = false,
  },
  -- What Inkling itself is told, as in config.json: { inlinePrediction = { mode = 'yes' } }
  settings = vim.empty_dict(),
}

local options

--- The longest word that the server takes, in bytes.
local longest_word = 256
local prediction_modes = { 'default', 'no', 'yes' }

--- What it was set up with; nil before that.
function inkling.options()
  return options
end

--- Whether nothing may be learned from a buffer: `b:inkling_private` is true, or 1 as Vim script writes it.
local function is_private(buffer)
  local mark = vim.b[buffer].inkling_private
  return mark == true or mark == 1
end

--- For a status line: `Ink` where the server is, `Ink private` where it learns nothing, `Ink?` where it should be,
--- else nothing.
function inkling.status()
  local buffer = vim.api.nvim_get_current_buf()
  if server.is_attached(buffer) then
    return is_private(buffer) and 'Ink private' or 'Ink'
  end
  return vim.b[buffer].inkling and 'Ink?' or ''
end

--- The word at the cursor with its inner apostrophes, which 'iskeyword' does not hold.
local function word_at_cursor()
  local line, column = vim.api.nvim_get_current_line(), vim.api.nvim_win_get_cursor(0)[2]
  local letters = [[\%(\k\|['’]\)]]
  local word = vim.fn.matchstr(line:sub(1, column), letters .. '*$')
    .. vim.fn.matchstr(line:sub(column + 1), '^' .. letters .. '*')
  return vim.fn.substitute(word, [[^['’]\+\|['’]\+$]], '', 'g')
end

--- A command about the word under the cursor, or the one that is named.
local function word_command(name, command)
  return function(call)
    local word = call.args ~= '' and call.args or word_at_cursor()
    if word == '' then
      vim.notify('Inkling: there is no word here')
    elseif word:find('%s') then
      vim.notify((':%s takes one word at a time'):format(name))
    elseif not word:find('[%a\128-\255]') or #word > longest_word then
      vim.notify((':%s takes a word with a letter, of %d bytes at most'):format(name, longest_word))
    else
      server.tell(command, { word = word })
    end
  end
end

--- Puts back what was typed where Inkling corrected it, here or last; it remembers that it was meant.
function inkling.revert()
  local place = vim.lsp.util.make_position_params(0, server.encoding())
  local argument = { uri = place.textDocument.uri, position = place.position }
  server.execute('inkling.revertCorrection', argument, function(result)
    if not result.reverted then
      return vim.notify(result.message)
    end
    local start = result.range.start
    local line = vim.api.nvim_buf_get_lines(0, start.line, start.line + 1, false)[1] or ''
    message.answer(result.message, start.line + 1, server.byte_column(line, start) + 1)
  end)
end

--- Says why a word is, or is not, offered or put in at the cursor; the word under the cursor unless given.
local function explain(call)
  local text = call.args ~= '' and call.args or word_at_cursor()
  if text == '' then
    return vim.notify('Inkling: there is no word here')
  end
  server.ask('inkling/explain', { text = text }, function(result) message.explain(result.report) end)
end

--- Tells the server whether a buffer is private.
local function tell_private(buffer, on_result)
  local argument = { enabled = not is_private(buffer), uri = vim.uri_from_bufnr(buffer) }
  server.execute('inkling.setLearning', argument, on_result, buffer)
end

--- Keeps the current buffer private, or ends that: what is typed in private is never learned.
function inkling.toggle_private()
  local buffer = vim.api.nvim_get_current_buf()
  vim.b[buffer].inkling_private = not is_private(buffer)
  tell_private(buffer, function()
    vim.notify(is_private(buffer) and 'Inkling learns nothing from this buffer' or 'Inkling learns from this buffer again')
    vim.cmd('redrawstatus')
  end)
end

--- Keeps a buffer private from its first letter on, also where Neovim closes its document and opens it anew: read
--- again by itself, or written under another name. Neovim has done that when these events come.
local function keep_private(buffer)
  local function keep()
    if is_private(buffer) and server.is_attached(buffer) then
      tell_private(buffer)
    end
  end
  keep()
  local group = vim.api.nvim_create_augroup('inkling_private_' .. buffer, {})
  vim.api.nvim_create_autocmd({ 'FileChangedShellPost', 'BufWritePost' }, { group = group, buffer = buffer, callback = keep })
end

--- Lets the writer choose from the code actions for the letter under the cursor and the word around it.
local function choose_action(only, title)
  local context = { diagnostics = {}, triggerKind = 1, only = only } -- 1: somebody asked
  local here = vim.api.nvim_win_get_cursor(0) -- as a range: the whole of this letter
  local range = vim.lsp.util.make_given_range_params(here, here, 0, server.encoding()).range
  server.ask('textDocument/codeAction', { range = range, context = context }, function(actions, place)
    if not place.is_here() then
      return
    elseif #actions == 0 then
      return vim.notify('Inkling has nothing for this place')
    end
    local choice = { prompt = title, kind = 'codeaction', format_item = function(action) return action.title end }
    vim.ui.select(actions, choice, function(action)
      if action then
        place.perform(action)
      end
    end)
  end)
end

--- What can be done with the word under the cursor: put another, learn it, ignore it.
function inkling.choose_action()
  choose_action({ 'quickfix' }, 'What to do with the word:')
end

--- The variants of the letter under the cursor, to choose from: e, é, è, ê.
function inkling.choose_callout()
  choose_action({ 'refactor.rewrite.inkling.callout' }, 'Variants of the letter:')
end

--- The variants of the letter before the cursor, in the insert-mode menu.
function inkling.complete_callout()
  server.ask('inkling/callouts', {}, function(result, place)
    local texts = vim.tbl_map(function(callout) return callout.text end, result.callouts)
    if #texts > 0 and result.range and place.is_here() then
      vim.fn.complete(place.byte_column(result.range.start) + 1, texts)
    end
  end)
end

--- 'omnifunc': suggestions for the word before the cursor, corrections among them.
function inkling.omnifunc(find_start)
  if find_start == 0 or find_start == '0' then
    return {}
  end
  local want = { want = { 'suggestions' }, limit = 10, menu = true }
  server.ask('inkling/autocomplete', want, function(result, place)
    -- Emoji take the colon before their name, too; the menu begins where the first of all begins.
    local line, start = vim.api.nvim_get_current_line(), place.byte_column(result.range.start)
    for _, suggestion in ipairs(result.suggestions) do
      start = math.min(start, place.byte_column(suggestion.range.start))
    end
    local items = vim.tbl_map(function(suggestion)
      local word = line:sub(start + 1, place.byte_column(suggestion.range.start)) .. suggestion.text
      -- What of it stands behind the cursor stays there: the menu replaces nothing there.
      local rest = line:sub(place.column + 1, place.byte_column(suggestion.range['end']))
      word = vim.fn.strcharpart(word, 0, vim.fn.strchars(word) - vim.fn.strchars(rest))
      return {
        word = word, abbr = suggestion.title, menu = suggestion.subtitle, icase = 1, dup = 1, user_data = 'inkling',
      }
    end, result.suggestions)
    if not place.is_here() then
      return
    elseif #items > 0 then
      vim.fn.complete(start + 1, items)
    else
      message.say('Inkling: no suggestion')
    end
  end)
  -- Leave completion mode: the menu opens when the answer is here. Where there is none, <C-E> in that mode would take the
  -- line back to what it was before its first letter.
  return -3
end

--- What takes ghost text, by the name of its key: types the text, which is a step of undo of its own.
local takers = {
  accept = function()
    if options.ghost == 'native' then
      return vim.lsp.inline_completion.get() and ''
    end
    return ghost.accept()
  end,
  accept_word = ghost.accept_word,
  accept_sentence = ghost.accept_sentence,
}

--- What else a key in Insert mode can do.
local actions = { dismiss = ghost.hide, next = typing.next_way, callouts = inkling.complete_callout }

--- An insert-mode key that types what `action` returns, or keeps its own meaning where that is nil.
local function map_typing(key, action, map_options)
  local otherwise = key:match('^<Plug>') and '' or key
  map_options.expr = true
  vim.keymap.set('i', key, function()
    local text = action()
    return text and '<C-G>u' .. text:gsub('<', '<lt>') .. '<C-G>u' or otherwise
  end, map_options)
end

local function map_keys(buffer)
  for name, action in pairs(takers) do
    if options.keys[name] then
      map_typing(options.keys[name], action, { buffer = buffer })
    end
  end
  -- What is taken from the menu is a step of undo of its own.
  if vim.fn.maparg('<C-X><C-O>', 'i') == '' then
    vim.keymap.set('i', '<C-X><C-O>', '<C-G>u<C-X><C-O>', { buffer = buffer })
  end
  for name, action in pairs(actions) do
    if options.keys[name] then
      vim.keymap.set('i', options.keys[name], action, { buffer = buffer })
    end
  end
  for number = 1, options.bar and options.keys.suggestion and 9 or 0 do
    vim.keymap.set('i', options.keys.suggestion:format(number), function() bar.take(number) end, { buffer = buffer })
  end
end

--- The names for maps of one's own, as `:help inkling-maps` lists them.
local function map_plugs()
  local function plug(modes, name, action)
    vim.keymap.set(modes, ('<Plug>(inkling-%s)'):format(name:gsub('_', '-')), action)
  end
  for name, action in pairs(takers) do
    map_typing(('<Plug>(inkling-%s)'):format(name:gsub('_', '-')), action, {})
  end
  for name, action in pairs(actions) do
    plug('i', name, action)
  end
  for number = 1, 9 do
    plug('i', 'suggestion-' .. number, function() bar.take(number) end)
  end
  plug('n', 'callouts', inkling.choose_callout)
  plug('n', 'actions', inkling.choose_action)
  plug('n', 'learn', '<Cmd>InklingLearn<CR>')
  plug('n', 'unlearn', '<Cmd>InklingUnlearn<CR>')
  plug('n', 'ignore', '<Cmd>InklingIgnore<CR>')
  plug({ 'n', 'i' }, 'revert', inkling.revert)
end

local function add_commands(buffer)
  local function add(name, action, arguments)
    arguments = vim.tbl_extend('keep', arguments or {}, { nargs = '?' })
    vim.api.nvim_buf_create_user_command(buffer, name, action, arguments)
  end
  add('InklingLearn', word_command('InklingLearn', 'inkling.learnWord'))
  add('InklingUnlearn', word_command('InklingUnlearn', 'inkling.unlearnWord'))
  add('InklingIgnore', word_command('InklingIgnore', 'inkling.ignoreWord'))
  add('InklingExplain', explain)
  add('InklingActions', inkling.choose_action, { nargs = 0 })
  add('InklingCallouts', inkling.choose_callout, { nargs = 0 })
  add('InklingRevert', inkling.revert, { nargs = 0 })
  add('InklingRestart', server.restart, { nargs = 0 })
  add('InklingPrivate', inkling.toggle_private, { nargs = 0 })
  add('InklingPrediction', function(call)
    if not vim.tbl_contains(prediction_modes, call.args) then
      return vim.notify(':InklingPrediction takes ' .. table.concat(prediction_modes, ' or '))
    end
    server.execute('inkling.setInlinePrediction', { mode = call.args, uri = vim.uri_from_bufnr(buffer) })
  end, { nargs = 1, complete = function() return prediction_modes end })
end

--- The server is there: what could only wait for it. `User InklingAttach` is for your own additions.
local function on_attach(client, buffer)
  keep_private(buffer)
  vim.bo[buffer].omnifunc = 'v:lua.require\'inkling\'.omnifunc'
  if vim.lsp.on_type_formatting then
    vim.lsp.on_type_formatting.enable(true, { client_id = client.id })
  end
  if options.ghost == 'native' then
    vim.lsp.inline_completion.enable(true, { bufnr = buffer })
  end
  vim.api.nvim_exec_autocmds('User', { pattern = 'InklingAttach', modeline = false })
  if vim.api.nvim_get_current_buf() == buffer and vim.fn.mode() == 'i' then
    typing.catch_up(buffer, options)
  end
end

local function start(buffer)
  if not server.start(buffer, options, on_attach) then
    return
  end
  vim.b[buffer].inkling = true
  map_keys(buffer)
  add_commands(buffer)
  typing.attach(buffer, options)
end

--- Starts Inkling in every buffer of prose, those already open included.
function inkling.setup(given)
  options = vim.tbl_deep_extend('force', defaults, given or {})
  if options.ghost == 'native' and not vim.lsp.inline_completion then
    options.ghost = true
  end
  vim.api.nvim_set_hl(0, 'InklingGhost', { link = 'Comment', default = true })
  vim.api.nvim_set_hl(0, 'InklingBar', { link = 'Pmenu', default = true })
  map_plugs()
  local group = vim.api.nvim_create_augroup('inkling', {})
  vim.api.nvim_create_autocmd('FileType', {
    group = group,
    pattern = options.filetypes,
    callback = function(event) start(event.buf) end,
  })
  for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
    if vim.api.nvim_buf_is_loaded(buffer) and vim.tbl_contains(options.filetypes, vim.bo[buffer].filetype) then
      start(buffer)
    end
  end
end

return inkling
