-- What the writer chooses from: suggestions in the insert-mode menu, variants of letters, actions.

local message = require('inkling.message')
local server = require('inkling.server')

local menu = {}

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
function menu.choose_action()
  choose_action({ 'quickfix' }, 'What to do with the word:')
end

--- The variants of the letter under the cursor, to choose from: e, é, è, ê.
function menu.choose_callout()
  choose_action({ 'refactor.rewrite.inkling.callout' }, 'Variants of the letter:')
end

--- The digits that choose from a menu which shows.
local digits = {}

local function forget_digits(buffer)
  for _, digit in ipairs(digits) do
    vim.keymap.del('i', tostring(digit), { buffer = buffer })
  end
  digits = {}
end

--- As long as the menu shows, a digit chooses from so many; unless it has a map.
local function choose_by_digit(count)
  local buffer = vim.api.nvim_get_current_buf()
  forget_digits(buffer)
  for digit = 1, math.min(9, count) do
    if vim.fn.maparg(tostring(digit), 'i') == '' then
      table.insert(digits, digit)
      vim.keymap.set('i', tostring(digit), function()
        if vim.fn.pumvisible() == 0 then
          return tostring(digit)
        end
        local steps = digit - 1 - vim.fn.complete_info({ 'selected' }).selected
        return (steps < 0 and '<C-P>' or '<C-N>'):rep(math.abs(steps)) .. '<C-Y>'
      end, { buffer = buffer, expr = true })
    end
  end
  vim.api.nvim_create_autocmd('CompleteDone', {
    buffer = buffer,
    once = true,
    callback = function() forget_digits(buffer) end,
  })
end

--- The variants of the letter before the cursor, in the insert-mode menu.
function menu.complete_callout()
  server.ask('inkling/callouts', {}, function(result, place)
    local variants = {}
    for number, callout in ipairs(result.callouts) do
      local sign = number <= 9 and number or ' '
      variants[number] = { word = callout.text, abbr = ('%s %s'):format(sign, callout.text) }
    end
    if #variants > 0 and result.range and place.is_here() then
      vim.fn.complete(place.byte_column(result.range.start) + 1, variants)
      choose_by_digit(#variants)
    end
  end)
end

--- 'omnifunc': suggestions for the word before the cursor, corrections among them.
function menu.omnifunc(find_start)
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

return menu
