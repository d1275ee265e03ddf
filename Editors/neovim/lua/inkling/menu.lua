-- Menus: suggestions in the Insert-mode menu, variants of letters, actions.

local message = require('inkling.message')
local server = require('inkling.server')

local menu = {}

--- Offers the code actions for the letter under the cursor and the word around it.
local function choose_action(only, title)
  local context = { diagnostics = {}, triggerKind = 1, only = only } -- 1: invoked
  local here = vim.api.nvim_win_get_cursor(0) -- as a range: this letter
  local range = vim.lsp.util.make_given_range_params(here, here, 0, server.encoding()).range
  server.ask('textDocument/codeAction', { range = range, context = context }, function(found, place)
    local actions = vim.tbl_filter(function(action) return vim.bo.modifiable or not action.edit end, found)
    if not place.is_here() then
      return
    elseif #actions == 0 then
      return vim.notify('Inkling: no actions here')
    end
    local choice = { prompt = title, kind = 'codeaction', format_item = function(action) return action.title end }
    vim.ui.select(actions, choice, function(action)
      if action then
        place.perform(action)
      end
    end)
  end)
end

--- Offers actions for the word under the cursor: replace it, learn it, ignore it.
function menu.choose_action()
  choose_action({ 'quickfix' }, 'Actions for the word:')
end

--- Offers the variants of the letter under the cursor: e, é, è, ê.
function menu.choose_callout()
  choose_action({ 'refactor.rewrite.inkling.callout' }, 'Variants of the letter:')
end

--- The digits mapped while a menu is shown.
local digits = {}

local function forget_digits(buffer)
  for _, digit in ipairs(digits) do
    vim.keymap.del('i', tostring(digit), { buffer = buffer })
  end
  digits = {}
end

--- While the menu is shown, maps digits that choose from `count` items, unless a digit is mapped already.
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

--- Offers the variants of the letter before the cursor, in the Insert-mode menu.
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

--- 'omnifunc': suggestions for the word before the cursor, including corrections.
function menu.omnifunc(find_start)
  if find_start == 0 or find_start == '0' then
    return {}
  end
  local want = { want = { 'suggestions' }, limit = 10, menu = true }
  server.ask('inkling/autocomplete', want, function(result, place)
    -- Emoji also replace the colon before their name; the menu begins at the smallest start of all items.
    local line, start = vim.api.nvim_get_current_line(), place.byte_column(result.range.start)
    for _, suggestion in ipairs(result.suggestions) do
      start = math.min(start, place.byte_column(suggestion.range.start))
    end
    local items = vim.tbl_map(function(suggestion)
      local word = line:sub(start + 1, place.byte_column(suggestion.range.start)) .. suggestion.text
      -- The part after the cursor stays there: the menu replaces nothing after it.
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
      message.hint('Inkling: no suggestion')
    end
  end)
  -- Leave completion mode: the menu opens when the answer arrives. If there is none, <C-E> in that mode would restore
  -- the line to what it was before its first letter.
  return -3
end

return menu
