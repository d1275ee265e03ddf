-- Buffers that nothing may be learned from.

local server = require('inkling.server')

local private = {}

--- Whether nothing may be learned from a buffer: `b:inkling_private` is true, or 1 as in Vim script.
function private.is_private(buffer)
  local mark = vim.b[buffer].inkling_private
  return mark == true or mark == 1
end

--- Tells the server whether a buffer is private.
local function tell_private(buffer, on_result)
  local argument = { enabled = not private.is_private(buffer), uri = vim.uri_from_bufnr(buffer) }
  server.execute('inkling.setLearning', argument, on_result, buffer)
end

--- Toggles whether the current buffer is private: nothing typed in a private buffer is learned.
function private.toggle()
  local buffer = vim.api.nvim_get_current_buf()
  vim.b[buffer].inkling_private = not private.is_private(buffer)
  tell_private(buffer, function()
    vim.notify(private.is_private(buffer) and 'Inkling learns nothing from this buffer' or 'Inkling learns from this buffer again')
    vim.cmd('redrawstatus')
  end)
end

--- Keeps a buffer private from its first letter on, even if Neovim closes and reopens its document: when it is reloaded
--- or written under another name. Neovim has done that when these events arrive.
function private.keep(buffer)
  local function keep()
    if private.is_private(buffer) and server.is_attached(buffer) then
      tell_private(buffer)
    end
  end
  keep()
  local group = vim.api.nvim_create_augroup('inkling_private_' .. buffer, {})
  vim.api.nvim_create_autocmd({ 'FileChangedShellPost', 'BufWritePost' }, { group = group, buffer = buffer, callback = keep })
end

return private
