-- The server as the rest of the plugin sees it: start it for a buffer, make requests at the cursor, run commands.
-- Differences between Neovim 0.7 and later versions are handled here.

local document = require('inkling.document')
local message = require('inkling.message')
local names = require('inkling.names')
local process = require('inkling.process')

local server = {}

--- Clients by root folder, for Neovim before 0.8, which does not keep this list.
local clients = {}
--- The id of the client that each buffer had last.
local last_ids = {}
--- The arguments each buffer was started with, for a restart.
local served = {}
--- By buffer: what to do once the document under its new name is open.
local renaming = {}
--- The times of crashes, in seconds.
local breakdowns = {}

--- Returns the nearest folder above the file with Inkling's settings or a repository. `findfile()` would interpret
--- spaces, commas and the like in names.
local function root_of(buffer)
  for _, marker in ipairs({ '.inkling.json', '.git' }) do
    local folder = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(buffer), ':p:h')
    while folder do
      if vim.fn.getftype(folder:gsub('/$', '') .. '/' .. marker) ~= '' then
        return folder
      end
      local above = vim.fn.fnamemodify(folder, ':h')
      folder = above ~= folder and above ~= '.' and above or nil
    end
  end
end

local function attached_clients(buffer)
  return vim.lsp.get_clients and vim.lsp.get_clients({ bufnr = buffer }) or vim.lsp.buf_get_clients(buffer)
end

--- Returns Neovim's client for a buffer, whether its document is open or not. Each key asks for it several times, and
--- Neovim builds a list for each answer.
local function attached_client(buffer)
  local last = vim.lsp.get_client_by_id(last_ids[buffer] or -1)
  if last and last.attached_buffers[buffer] then
    return last
  end
  for _, client in pairs(attached_clients(buffer)) do
    if client.name == 'inkling' then
      last_ids[buffer] = client.id
      return client
    end
  end
end

local function client_of(buffer)
  return document.is_open(buffer) and attached_client(buffer) or nil
end

--- Errors that are not failures: the request was cancelled, or superseded by a newer one.
local overtaken = { [-32800] = true, [-32801] = true }

--- Whether an error code is about a malformed message. For a command the same code may concern the user's input: the
--- server does not accept every word.
local function is_technical(code)
  return code >= -32700 and code <= -32600
end

--- The number of requests whose answer has not come, and whether one of them was waited for in vain.
local open_requests, is_late = 0, false

local function request(buffer, method, parameters, on_result)
  local client = client_of(buffer)
  if not client then
    return vim.notify('Inkling is not running in this buffer', vim.log.levels.WARN)
  end
  open_requests = open_requests + 1
  local function handler(err, result)
    open_requests = math.max(0, open_requests - 1)
    is_late = is_late and open_requests > 0
    if result and result ~= vim.NIL then
      on_result(result)
    elseif err and not overtaken[err.code] then
      if is_technical(err.code or 0) and method ~= 'workspace/executeCommand' then
        require('vim.lsp.log').error('inkling', method, err.message)
      else
        message.say('Inkling: ' .. (err.message or vim.inspect(err)))
      end
    end
  end
  if vim.fn.has('nvim-0.11') == 1 then
    client:request(method, parameters, handler, buffer)
  else
    client.request(method, parameters, handler, buffer)
  end
end

--- Returns the position encoding of the current buffer's server.
function server.encoding()
  local client = client_of(vim.api.nvim_get_current_buf())
  return client and client.offset_encoding or 'utf-16'
end

local function byte_column(line, position, encoding)
  if encoding == 'utf-8' then
    return math.min(position.character, #line)
  end
  local found, column = pcall(vim.str_byteindex, line, position.character, encoding == 'utf-16')
  return found and column or #line
end

--- Returns the byte column in `line` of a position from the current buffer's server.
function server.byte_column(line, position)
  return byte_column(line, position, server.encoding())
end

--- Whether the server serves a buffer.
function server.is_attached(buffer)
  return client_of(buffer) ~= nil
end

--- Whether the server asked to be notified of a typed character.
function server.hears(buffer, character)
  local client = client_of(buffer)
  local capabilities = client and (client.server_capabilities or client.resolved_capabilities)
  local provider = capabilities and capabilities.documentOnTypeFormattingProvider
  if not provider then
    return false
  end
  return character == provider.firstTriggerCharacter
    or vim.tbl_contains(provider.moreTriggerCharacter or {}, character)
end

--- The commands about a word, whose result the server reports.
local word_commands = {
  'inkling.learnWord', 'inkling.unlearnWord', 'inkling.ignoreWord', 'inkling.removeIgnoredWord',
}

--- Restarts the server in all its buffers after a crash, but not endlessly.
local function on_exit(code, signal)
  open_requests, is_late = 0, false
  if code == 0 and signal == 0 then
    return
  end
  vim.schedule(function()
    if vim.v.exiting ~= vim.NIL then
      return
    end
    table.insert(breakdowns, os.time())
    if #breakdowns > 3 and os.time() - breakdowns[#breakdowns - 3] < 60 then
      return message.say('Inkling crashed again; :InklingRestart starts it')
    end
    message.say('Inkling crashed; restarting it')
    server.restart()
  end)
end

--- Starts the server in all buffers that it served, that still exist and that have none; returns whether there are
--- any.
function server.restart()
  local has_started = false
  for buffer, given in pairs(served) do
    if vim.api.nvim_buf_is_loaded(buffer) and not server.is_attached(buffer) then
      has_started = true
      server.start(buffer, given.options, given.on_attach)
    end
  end
  return has_started
end

--- Runs a server command and shows its message; for the current buffer unless one is given.
function server.tell(command, argument, buffer)
  server.execute(command, argument, function(result)
    if result.message then
      vim.notify('Inkling: ' .. result.message)
    end
  end, buffer)
end

--- Performs a code action for a buffer, whichever buffer is current when it is chosen.
local function perform(action, buffer, encoding)
  if action.edit then
    vim.lsp.util.apply_workspace_edit(action.edit, encoding)
  end
  local command = action.command
  if command then
    server.tell(command.command, command.arguments[1], buffer)
  end
end

local function tellers()
  local found = {}
  for _, name in ipairs(word_commands) do
    found[name] = function(command) server.tell(name, command.arguments[1]) end
  end
  return found
end

--- Applies the edits that the server requests. Neovim would print their label over the mode line.
local function apply_edit(err, parameters, ...)
  parameters.label = nil
  return vim.lsp.handlers['workspace/applyEdit'](err, parameters, ...)
end

--- Shows a message of the server. Neovim would truncate it to the width of the screen.
local function show_message(_, parameters)
  message.say('Inkling: ' .. parameters.message)
end

local function handlers()
  local made = {
    ['workspace/applyEdit'] = apply_edit, ['window/showMessage'] = show_message,
    ['inkling/didRevertCorrection'] = show_message,
  }
  for _, method in ipairs({ 'textDocument/publishDiagnostics', 'textDocument/diagnostic' }) do
    made[method] = vim.lsp.handlers[method] and names.skip_marks(vim.lsp.handlers[method])
  end
  return made
end

--- Neovim has opened a buffer's document; the buffer may have been released before the server was ready.
local function attached(client, buffer)
  document.note(buffer)
  if served[buffer] then
    served[buffer].on_attach(client, buffer)
  else
    document.close(client, buffer)
  end
end

--- Adds to Neovim's capabilities that undone corrections are reported. Removes pull diagnostics where it would not pull
--- again after a word is learned (0.10, 0.11): then diagnostics are published.
local function introduce(introduction)
  local can = introduction.capabilities
  can.experimental = { inkling = { didRevertCorrection = true } }
  local refreshes = can.workspace and can.workspace.diagnostics and can.workspace.diagnostics.refreshSupport
  if can.textDocument and not refreshes then
    can.textDocument.diagnostic = nil
  end
end

--- Whether a running client can serve the configuration. Some versions (0.10) find none without a root folder.
local function serves(client, config)
  local is_stopped = client.is_stopped and client.is_stopped(client)
  return client.name == config.name and client.config.root_dir == config.root_dir and not is_stopped
end

--- Starts the server for a buffer, or attaches the buffer to the one that serves its folder; a buffer whose filetype
--- has changed is another document. False if the program is missing or the buffer cannot be served.
function server.start(buffer, options, on_attach)
  if vim.bo[buffer].buftype ~= '' then
    return false
  end
  served[buffer] = { options = options, on_attach = on_attach }
  local client = attached_client(buffer)
  if client then
    if not document.is_right(buffer) then
      document.close(client, buffer)
      document.open(client, buffer)
      on_attach(client, buffer)
    end
    return true
  end
  if vim.fn.executable(options.cmd[1]) == 0 then
    vim.notify_once(
      ('Inkling: there is no program “%s”; set it with setup({ cmd = { … } })'):format(options.cmd[1]),
      vim.log.levels.WARN)
    return false
  end
  if vim.tbl_isempty(attached_clients(buffer)) then -- another server would lose the buffer
    names.give(buffer)
  end
  local config = {
    name = 'inkling',
    cmd = process.command(options.cmd, on_exit),
    root_dir = root_of(buffer),
    init_options = options.settings,
    settings = { inkling = options.settings },
    on_init = document.guard,
    on_attach = attached,
    flags = { exit_timeout = vim.fn.has('nvim-0.10') == 0 and process.exit_timeout or nil },
    exit_timeout = process.exit_timeout, -- where 0.12 expects it
    on_exit = vim.fn.has('nvim-0.10') == 0 and on_exit or nil,
    commands = tellers(), -- for code actions
    before_init = introduce,
    handlers = handlers(),
  }
  if vim.lsp.start then
    return vim.lsp.start(config, { bufnr = buffer, reuse_client = serves }) ~= nil
  end
  local root = config.root_dir or ''
  if not clients[root] or vim.lsp.client_is_stopped(clients[root]) then
    clients[root] = vim.lsp.start_client(config)
  end
  return vim.lsp.buf_attach_client(buffer, clients[root])
end

--- Releases a buffer that is no longer text to serve.
function server.let_go(buffer)
  served[buffer] = nil
  local client = attached_client(buffer)
  if client then
    document.close(client, buffer)
  end
end

--- Closes the document of a buffer that is about to be renamed. `on_open` is called once the document under the new
--- name is open, by `server.renamed`; or under the old one, if the name does not change.
function server.rename(buffer, on_open)
  local client = client_of(buffer)
  if not client then
    return
  end
  document.close(client, buffer)
  renaming[buffer] = on_open
  vim.schedule(function() server.renamed(buffer) end)
end

--- Opens the document of a buffer that was renamed.
function server.renamed(buffer)
  local on_open, client = renaming[buffer], attached_client(buffer)
  renaming[buffer] = nil
  if on_open and client and vim.api.nvim_buf_is_loaded(buffer) then
    document.open(client, buffer)
    on_open()
  end
end

--- Tells the server that a buffer was written, where Neovim no longer does.
function server.save(buffer)
  local client = client_of(buffer)
  if client then
    document.save(client, buffer)
  end
end

--- Makes a request at the cursor. `on_result(result, place)` is not called for null; `place` converts the answer's
--- positions on the cursor's line to bytes, applies its edits, performs its code actions, and tells whether the cursor
--- is still there.
function server.ask(method, parameters, on_result)
  local buffer = vim.api.nvim_get_current_buf()
  local client = client_of(buffer)
  if not client then
    return
  end
  local encoding = server.encoding()
  local line, cursor = vim.api.nvim_get_current_line(), vim.api.nvim_win_get_cursor(0)
  local place = {
    row = cursor[1] - 1,
    column = cursor[2],
    is_here = function()
      return vim.api.nvim_get_current_buf() == buffer
        and vim.deep_equal(vim.api.nvim_win_get_cursor(0), cursor)
        and vim.api.nvim_get_current_line() == line -- 'changedtick' also changes in the menu
    end,
    byte_column = function(position) return byte_column(line, position, encoding) end,
    apply = function(edits) vim.lsp.util.apply_text_edits(edits, buffer, encoding) end,
    perform = function(action) perform(action, buffer, encoding) end,
  }
  local position = vim.lsp.util.make_position_params(0, encoding)
  request(buffer, method, vim.tbl_extend('error', position, parameters), function(result)
    on_result(result, place)
  end)
end

--- Waits until every request is answered, for some milliseconds at most.
function server.await_answers(most)
  is_late = not vim.wait(most, function() return open_requests == 0 end, 1)
end

--- Whether that took longer, and the server has not caught up since.
function server.is_late()
  return is_late
end

--- Runs a server command, such as inkling.learnWord; for the current buffer unless one is given.
function server.execute(command, argument, on_result, buffer)
  local parameters = { command = command, arguments = { argument } }
  buffer = buffer or vim.api.nvim_get_current_buf()
  request(buffer, 'workspace/executeCommand', parameters, on_result or function() end)
end

--- Inserts keys, in the notation of `:map`, before pending input; mappings do not apply.
function server.press(keys)
  vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes(keys, true, false, true), 'ni', false)
end

--- Changes the text in Insert mode as a separate undo step.
function server.change(action)
  vim.cmd('let &l:undolevels = &l:undolevels')
  action()
  server.press('<C-G>u')
end

return server
