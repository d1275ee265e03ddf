-- What a key accepts while a macro is recorded: the macro gets the accepted text, as if it had been typed. The key would
-- accept something else when the macro is executed, or nothing.

local macro = {}

--- What was accepted and is not in its macro yet: { register, key, keys, mark }, the key and the keys that type the same,
--- and what is recorded behind the key: in a macro executed at once it types the text, later it is replaced by it.
local accepted = {}
--- The number of marks so far.
local count = 0

--- Notes that `key` accepts what `keys` would type.
function macro.note(key, keys)
  local register = vim.fn.reg_recording()
  if register == '' then
    return
  end
  count = count + 1
  local mark = ('<Plug>(inkling:%d)'):format(count)
  local typed = vim.api.nvim_replace_termcodes(mark, true, true, true)
  table.insert(accepted, { register = register:lower(), key = key, keys = keys, mark = typed })
  local function keys_again()
    -- While it is recorded, the text has been inserted already.
    return vim.fn.reg_executing() ~= '' and keys or ''
  end
  vim.api.nvim_set_keymap('i', mark, '', { callback = keys_again, expr = true, noremap = true })
  vim.api.nvim_feedkeys(typed, 'it', false)
end

--- Returns recorded text with the keys for a mark and the key in front of it, which may be recorded with its modifiers.
local function replaced(text, noted)
  local first, last = text:find(noted.mark, 1, true)
  if not first then
    return text
  end
  local before = text:sub(1, first - 1)
  local modified = before:match('\128\252..$')
  if modified or vim.endswith(before, noted.key) then
    before = before:sub(1, #before - #(modified or noted.key))
  end
  return before .. noted.keys .. text:sub(last + 1)
end

--- Replaces the keys that have accepted something in the recorded macros.
local function finish()
  if vim.fn.reg_recording() ~= '' then
    return
  end
  for _, noted in ipairs(accepted) do
    local lines = vim.tbl_map(function(line) return replaced(line, noted) end, vim.fn.getreg(noted.register, 1, true))
    vim.fn.setreg(noted.register, lines, vim.fn.getregtype(noted.register))
  end
  accepted = {}
end

vim.api.nvim_create_autocmd('RecordingLeave', {
  group = vim.api.nvim_create_augroup('inkling_macro', {}),
  callback = vim.schedule_wrap(finish), -- the register gets its text after the event
})

return macro
