-- Insert-mode keys, and <Plug> mappings.

local commands = require('inkling.commands')
local ghost = require('inkling.ghost')
local macro = require('inkling.macro')
local menu = require('inkling.menu')
local typing = require('inkling.typing')

local keys = {}

--- Opens the menu; a chosen item is a separate undo step.
local menu_step = '<C-G>u<C-X><C-O>'

--- The mappings that accept ghost text, by the name of their key: they type the text, which is a separate undo step.
local function takers(options)
  local function accept_native()
    return vim.lsp.inline_completion.get() and ''
  end
  return {
    accept = options.ghost == 'native' and accept_native or ghost.accept,
    accept_word = ghost.accept_word,
    accept_sentence = ghost.accept_sentence,
  }
end

--- The other actions of Insert-mode keys.
local actions = { dismiss = ghost.hide, next = typing.next_way, callouts = menu.complete_callout }

--- Maps an Insert-mode key, for a buffer if given, that types what `action` returns, or keeps its own meaning if that is
--- nil.
local function map_typing(key, action, buffer)
  local otherwise = key:match('^<Plug>') and '' or vim.api.nvim_replace_termcodes(key, true, true, true)
  local function keys_to_type()
    local text = action()
    if text then
      macro.note(otherwise, text)
    end
    return text and '\7u' .. text .. '\7u' or otherwise -- CTRL-G u
  end
  -- vim.keymap.set() would look for keycodes in the text, and in Neovim 0.7 mangle quotation marks and the like.
  local map_options = { callback = keys_to_type, expr = true, noremap = true }
  if buffer then
    vim.api.nvim_buf_set_keymap(buffer, 'i', key, '', map_options)
  else
    vim.api.nvim_set_keymap('i', key, '', map_options)
  end
end

--- Maps the keys in `options` for a buffer.
function keys.map(buffer, options)
  for name, action in pairs(takers(options)) do
    if options.keys[name] then
      map_typing(options.keys[name], action, buffer)
    end
  end
  if vim.fn.maparg('<C-X><C-O>', 'i') == '' then
    vim.keymap.set('i', '<C-X><C-O>', menu_step, { buffer = buffer })
  end
  for name, action in pairs(actions) do
    if options.keys[name] then
      vim.keymap.set('i', options.keys[name], action, { buffer = buffer })
    end
  end
  for number = 1, options.bar and options.keys.suggestion and 9 or 0 do
    vim.keymap.set('i', options.keys.suggestion:format(number), function() typing.take(number) end, { buffer = buffer })
  end
end

--- Unmaps them in a buffer.
function keys.unmap(buffer, options)
  local function unmap(key) pcall(vim.keymap.del, 'i', key, { buffer = buffer }) end
  for _, map in ipairs(vim.api.nvim_buf_get_keymap(buffer, 'i')) do
    if map.rhs == menu_step then
      unmap(map.lhs)
    end
  end
  for name, key in pairs(options.keys) do
    if key and name ~= 'suggestion' then
      unmap(key)
    end
  end
  for number = 1, options.bar and options.keys.suggestion and 9 or 0 do
    unmap(options.keys.suggestion:format(number))
  end
end

--- Defines the <Plug> mappings listed in `:help inkling-maps`.
function keys.map_plugs(options)
  local function plug(modes, name, action)
    vim.keymap.set(modes, ('<Plug>(inkling-%s)'):format(name:gsub('_', '-')), action)
  end
  for name, action in pairs(takers(options)) do
    map_typing(('<Plug>(inkling-%s)'):format(name:gsub('_', '-')), action)
  end
  for name, action in pairs(actions) do
    plug('i', name, action)
  end
  for number = 1, 9 do
    plug('i', 'suggestion-' .. number, function() typing.take(number) end)
  end
  plug('n', 'callouts', menu.choose_callout)
  plug('n', 'actions', menu.choose_action)
  plug('n', 'learn', '<Cmd>InklingLearn<CR>')
  plug('n', 'unlearn', '<Cmd>InklingUnlearn<CR>')
  plug('n', 'ignore', '<Cmd>InklingIgnore<CR>')
  plug({ 'n', 'i' }, 'revert', commands.revert)
end

return keys
