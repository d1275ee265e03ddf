-- The server's process: what starts it, and an orderly exit.

local process = {}

--- At most, in milliseconds, for an orderly exit.
process.exit_timeout = 3000

--- The number of processes that have not ended.
local running = 0

--- Waits for an orderly exit when Neovim quits. Asked to do so itself, 0.10 and 0.11 do not notice it, and wait longer.
local function await_exit()
  vim.api.nvim_create_autocmd('VimLeavePre', { -- after the one that stops the clients
    group = vim.api.nvim_create_augroup('inkling_exit', {}),
    callback = function() vim.wait(process.exit_timeout, function() return running == 0 end, 2) end,
  })
end

--- Returns the command that starts the program. Where possible, Neovim does not learn of a crash: it would interrupt
--- the user to report it.
function process.command(words, on_exit)
  if vim.fn.has('nvim-0.10') == 0 then
    return words
  end
  return function(dispatchers)
    local ended = dispatchers.on_exit
    dispatchers.on_exit = function(code, signal)
      running = running - 1
      ended(0, 0)
      on_exit(code, signal) -- after it, because it releases the buffers
    end
    local started = vim.lsp.rpc.start(words, dispatchers)
    running = running + 1
    if running == 1 and vim.fn.has('nvim-0.12') == 0 then
      await_exit()
    end
    return started
  end
end

return process
