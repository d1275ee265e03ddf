-- The server as the rest of the plugin sees it: start it for a buffer, ask at the cursor, run a command.
-- The differences between Neovim 0.7 and today's are kept in this file.

local server = {}

--- Clients by root folder, where Neovim does not keep this list itself (before 0.8).
local clients = {}

--- The nearest folder above the file that holds Inkling's settings or a repository.
local function root_of(buffer)
  local above = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(buffer), ':p:h') .. ';'
  for _, marker in ipairs({ '.inkling.json', '.git' }) do
    local found = vim.fn.findfile(marker, above)
    found = found ~= '' and found or vim.fn.finddir(marker, above)
    if found ~= '' then
      return vim.fn.fnamemodify(found:gsub('/$', ''), ':p:h')
    end
  end
end

local function client_of(buffer)
  local attached = vim.lsp.get_clients and vim.lsp.get_clients({ bufnr = buffer })
    or vim.lsp.buf_get_clients(buffer)
  for _, client in pairs(attached) do
    if client.name == 'inkling' then
      return client
    end
  end
end

local function request(buffer, method, parameters, on_result)
  local client = client_of(buffer)
  if not client then
    return vim.notify('Inkling does not run in this buffer', vim.log.levels.WARN)
  end
  local function handler(err, result)
    if result and result ~= vim.NIL then
      on_result(result)
    elseif err and err.code ~= -32800 and err.code ~= -32801 then -- cancelled, or overtaken by a newer one
      vim.notify('Inkling: ' .. (err.message or vim.inspect(err)), vim.log.levels.WARN)
    end
  end
  if vim.fn.has('nvim-0.11') == 1 then
    client:request(method, parameters, handler, buffer)
  else
    client.request(method, parameters, handler, buffer)
  end
end

--- Starts the server for a buffer, or lets the one that serves its folder take the buffer too.
--- False where there is nothing to start or nothing to serve.
function server.start(buffer, options, on_attach)
  if vim.bo[buffer].buftype ~= '' then
    return false
  end
  if vim.fn.executable(options.cmd[1]) == 0 then
    vim.notify_once(
      ('Inkling: there is no program “%s”; name it by setup({ cmd = { … } })'):format(options.cmd[1]),
      vim.log.levels.WARN)
    return false
  end
  local config = {
    name = 'inkling',
    cmd = options.cmd,
    root_dir = root_of(buffer),
    init_options = options.settings,
    settings = { inkling = options.settings },
    on_attach = on_attach,
  }
  if vim.lsp.start then
    return vim.lsp.start(config, { bufnr = buffer }) ~= nil
  end
  local root = config.root_dir or ''
  if not clients[root] or vim.lsp.client_is_stopped(clients[root]) then
    clients[root] = vim.lsp.start_client(config)
  end
  return vim.lsp.buf_attach_client(buffer, clients[root])
end

--- Asks about the cursor. `on_result(result, place)` is not called for null; `place` turns the
--- answer's positions on the cursor's line into bytes and tells whether the cursor is still there.
function server.ask(method, parameters, on_result)
  local buffer = vim.api.nvim_get_current_buf()
  local client = client_of(buffer)
  if not client then
    return
  end
  local encoding = client.offset_encoding or 'utf-16'
  local line, cursor = vim.api.nvim_get_current_line(), vim.api.nvim_win_get_cursor(0)
  local place = {
    row = cursor[1] - 1,
    column = cursor[2],
    is_here = function()
      return vim.api.nvim_get_current_buf() == buffer
        and vim.deep_equal(vim.api.nvim_win_get_cursor(0), cursor)
        and vim.api.nvim_get_current_line() == line -- 'changedtick' moves on by itself in the menu
    end,
    byte_column = function(position)
      if encoding == 'utf-8' then
        return math.min(position.character, #line)
      end
      local found, column = pcall(vim.str_byteindex, line, position.character, encoding == 'utf-16')
      return found and column or #line
    end,
  }
  local position = vim.lsp.util.make_position_params(0, encoding)
  request(buffer, method, vim.tbl_extend('error', position, parameters), function(result)
    on_result(result, place)
  end)
end

--- Runs one of the server's own commands, such as inkling.learnWord.
function server.execute(command, argument, on_result)
  local buffer = vim.api.nvim_get_current_buf()
  local parameters = { command = command, arguments = { argument } }
  request(buffer, 'workspace/executeCommand', parameters, on_result or function() end)
end

return server
