-- The user commands, most of them about the word at the cursor.

local menu = require('inkling.menu')
local message = require('inkling.message')
local private = require('inkling.private')
local server = require('inkling.server')

local commands = {}

local prediction_modes = { 'default', 'no', 'yes' }

--- Returns the word at the cursor with its inner apostrophes, which 'iskeyword' does not contain.
local function word_at_cursor()
  local line, column = vim.api.nvim_get_current_line(), vim.api.nvim_win_get_cursor(0)[2]
  local letters = [[\%(\k\|['’]\)]]
  local word = vim.fn.matchstr(line:sub(1, column), letters .. '*$')
    .. vim.fn.matchstr(line:sub(column + 1), '^' .. letters .. '*')
  return vim.fn.substitute(word, [[^['’]\+\|['’]\+$]], '', 'g')
end

--- Returns a command about the word under the cursor, or the given one.
local function word_command(name, command)
  return function(call)
    local word = call.args ~= '' and call.args or word_at_cursor()
    if word == '' then
      vim.notify('Inkling: there is no word here')
    elseif word:find('%s') then
      vim.notify((':%s takes one word at a time'):format(name))
    elseif not word:find('[%a\128-\255]') then
      vim.notify((':%s takes a word with a letter'):format(name))
    else
      server.tell(command, { word = word })
    end
  end
end

--- Reverts the correction here, or the last one; the server remembers that the typed word was intended.
function commands.revert()
  local buffer = vim.api.nvim_get_current_buf()
  local place = vim.lsp.util.make_position_params(0, server.encoding())
  local argument = { uri = place.textDocument.uri, position = place.position }
  server.execute('inkling.revertCorrection', argument, function(result)
    local is_here = vim.api.nvim_get_current_buf() == buffer
    if not (result.reverted and is_here) then
      return vim.notify(result.message)
    end
    local start = result.range.start
    local line = vim.api.nvim_buf_get_lines(0, start.line, start.line + 1, false)[1] or ''
    message.answer(result.message, start.line + 1, server.byte_column(line, start) + 1)
  end)
end

--- Says why a word is or is not suggested or corrected at the cursor; the word under the cursor unless given.
local function explain(call)
  local text = call.args ~= '' and call.args or word_at_cursor()
  if text == '' then
    return vim.notify('Inkling: there is no word here')
  end
  server.ask('inkling/explain', { text = text }, function(result) message.explain(result.report) end)
end

--- Adds the commands to a buffer.
function commands.add(buffer)
  local function add(name, action, arguments)
    arguments = vim.tbl_extend('keep', arguments or {}, { nargs = '?' })
    vim.api.nvim_buf_create_user_command(buffer, name, action, arguments)
  end
  add('InklingLearn', word_command('InklingLearn', 'inkling.learnWord'))
  add('InklingUnlearn', word_command('InklingUnlearn', 'inkling.unlearnWord'))
  add('InklingIgnore', word_command('InklingIgnore', 'inkling.ignoreWord'))
  add('InklingExplain', explain)
  add('InklingActions', menu.choose_action, { nargs = 0 })
  add('InklingCallouts', menu.choose_callout, { nargs = 0 })
  add('InklingRevert', commands.revert, { nargs = 0 })
  add('InklingRestart', function()
    if not server.restart() then
      vim.notify('Inkling is running')
    end
  end, { nargs = 0 })
  add('InklingPrivate', private.toggle, { nargs = 0 })
  add('InklingPrediction', function(call)
    if not vim.tbl_contains(prediction_modes, call.args) then
      return vim.notify(':InklingPrediction takes ' .. table.concat(prediction_modes, ' or '))
    end
    server.execute('inkling.setInlinePrediction', { mode = call.args, uri = vim.uri_from_bufnr(buffer) })
  end, { nargs = 1, complete = function() return prediction_modes end })
end

--- Removes them from a buffer.
function commands.remove(buffer)
  for name in pairs(vim.api.nvim_buf_get_commands(buffer, {})) do
    if vim.startswith(name, 'Inkling') then
      vim.api.nvim_buf_del_user_command(buffer, name)
    end
  end
end

return commands
