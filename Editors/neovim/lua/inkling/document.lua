-- The server's document of a buffer. Neovim opens it, reports its changes and closes it with the buffer, but always
-- under the buffer's current name; so when a buffer is renamed, changes its filetype or is released, its document is
-- closed and opened here.

local document = {}

--- By buffer: the language id and URI it was opened with. Nil if it is not open.
local opened = {}

--- Whether the current message is sent by this module and not by Neovim.
local is_own = false

--- The character typed in front of the cursor by a key that may have formatted its paragraph, too; nil if none was.
local typed

--- Whether a buffer is being written.
local is_writing = false

local line_ends = { unix = '\n', dos = '\r\n', mac = '\r' }

--- Returns the text of a buffer as Neovim counts it when it reports changes.
local function text_of(buffer)
  local line_end = line_ends[vim.bo[buffer].fileformat]
  local lines = vim.api.nvim_buf_get_lines(buffer, 0, -1, true)
  return table.concat(lines, line_end) .. (vim.bo[buffer].endofline and line_end or '')
end

--- Returns the loaded buffer with a URI; -1 if there is none.
local function buffer_of(uri)
  for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
    if vim.api.nvim_buf_is_loaded(buffer) and vim.uri_from_bufnr(buffer) == uri then
      return buffer
    end
  end
  return -1
end

--- Returns a text with a space for each carriage return that ends no line here, although it would there; this preserves
--- all columns.
local function with_lines_as_here(text, format)
  if format == 'mac' or not text:find('\r') then
    return text
  elseif format == 'dos' then
    return (text:gsub('\r\n', '\n'):gsub('\r', ' '):gsub('\n', '\r\n'))
  end
  return (text:gsub('\r', ' '))
end

--- Replaces changes by the whole text if the buffer's format has changed: Neovim sends the line ends of the new one,
--- which must not stand beside the others, where two may look like one.
local function follow_format(known, parameters)
  local is_there = vim.api.nvim_buf_is_loaded(known.buffer)
  if is_there and vim.bo[known.buffer].fileformat ~= known.format then
    known.format = vim.bo[known.buffer].fileformat
    parameters.contentChanges = { { text = text_of(known.buffer) } }
  end
end

--- Adds changes that delete the typed character and type it again, so that the server sees it as typed.
local function type_again(changes, uri, encoding)
  local row, column = unpack(vim.api.nvim_win_get_cursor(0))
  local line = vim.api.nvim_get_current_line()
  local has_moved_lines = #vim.tbl_filter(function(change)
    return change.range and change.range.start.line ~= change.range['end'].line
  end, changes) > 0
  if not has_moved_lines or vim.fn.mode() ~= 'i' or vim.uri_from_bufnr(0) ~= uri
    or line:sub(column - #typed + 1, column) ~= typed then
    return
  end
  local function place(byte)
    local utf32, utf16 = vim.str_utfindex(line, byte)
    local units = { ['utf-8'] = byte, ['utf-16'] = utf16, ['utf-32'] = utf32 }
    return { line = row - 1, character = units[encoding] }
  end
  local start = place(column - #typed)
  table.insert(changes, { range = { start = start, ['end'] = place(column) }, text = '' })
  table.insert(changes, { range = { start = start, ['end'] = start }, text = typed })
  typed = nil
end

local function notify(client, method, parameters)
  if vim.fn.has('nvim-0.11') == 1 then
    client:notify(method, parameters)
  else
    client.notify(method, parameters)
  end
end

--- Keeps messages about documents that are not open from the server: Neovim continues with one that was released, and
--- closes a renamed one by its former name, which another buffer may have by now. Such a request is answered with null.
--- Carriage returns within lines do not get there either.
function document.guard(client)
  local rpc = client.rpc
  local open = {} -- the buffer and format of each open document, by its URI
  local tell, ask = rpc.notify, rpc.request
  local function uri_in(parameters)
    return type(parameters) == 'table' and parameters.textDocument and parameters.textDocument.uri
  end
  -- What Neovim has closed by a former name belongs to another buffer, or is still open under its new name.
  local function put_right()
    for buffer, known in pairs(opened) do
      if not vim.api.nvim_buf_is_loaded(buffer) then
        if open[known.uri] then
          tell('textDocument/didClose', { textDocument = { uri = known.uri } })
          open[known.uri] = nil
        end
        opened[buffer] = nil
      end
    end
    for buffer, known in pairs(opened) do
      if not open[known.uri] and vim.lsp.buf_is_attached(buffer, client.id) then
        document.open(client, buffer)
      end
    end
  end
  rpc.notify = function(method, parameters)
    local uri = uri_in(parameters)
    if uri and open[uri] and is_writing and method == 'textDocument/didOpen' then
      -- Neovim 0.12 closes and reopens what is written under another name than its first: nothing of it would be
      -- learned.
      return true
    elseif uri and method == 'textDocument/didOpen' then
      if open[uri] then -- reloaded under another name than its first
        tell('textDocument/didClose', { textDocument = { uri = uri } })
      end
      local buffer = buffer_of(uri)
      open[uri] = { buffer = buffer, format = buffer < 0 and 'unix' or vim.bo[buffer].fileformat }
      parameters.textDocument.text = with_lines_as_here(parameters.textDocument.text, open[uri].format)
    elseif uri and not open[uri] then
      return false
    elseif uri and method == 'textDocument/didChange' then
      follow_format(open[uri], parameters)
      for _, change in ipairs(parameters.contentChanges) do
        change.text = with_lines_as_here(change.text, open[uri].format)
      end
      if typed then
        type_again(parameters.contentChanges, uri, client.offset_encoding)
      end
    elseif uri and method == 'textDocument/didClose' then
      open[uri] = nil
      if not is_own then
        vim.schedule(put_right)
      end
    end
    return tell(method, parameters)
  end
  rpc.request = function(method, parameters, on_answer, on_end)
    local uri = uri_in(parameters)
    if not uri or open[uri] then
      return ask(method, parameters, on_answer, on_end)
    end
    local number = -1 -- not the id of any request sent
    vim.schedule(function()
      on_answer(nil, nil)
      if on_end then
        on_end(number)
      end
    end)
    return true, number
  end
end

--- Records the character that a key has typed, or nil if it has typed none, before its changes are sent.
function document.note_typed(character)
  typed = vim.bo.formatoptions:find('a') and character
end

--- Records that Neovim has opened a buffer's document.
function document.note(buffer)
  opened[buffer] = { uri = vim.uri_from_bufnr(buffer), language = vim.bo[buffer].filetype }
end

--- Whether the server has a buffer's document.
function document.is_open(buffer)
  return opened[buffer] ~= nil
end

--- Whether the server has a buffer's document with its current filetype.
function document.is_right(buffer)
  return opened[buffer] ~= nil and opened[buffer].language == vim.bo[buffer].filetype
end

--- Closes a buffer's document. Neovim first sends pending changes, under the name of the buffer: so call this before
--- that changes.
function document.close(client, buffer)
  local known = opened[buffer]
  if known then
    is_own = true
    notify(client, 'textDocument/didClose', { textDocument = { uri = known.uri } })
    is_own = false
    opened[buffer] = nil
  end
end

--- Opens a buffer's document with its current name and filetype.
function document.open(client, buffer)
  document.note(buffer)
  notify(client, 'textDocument/didOpen', {
    textDocument = {
      uri = opened[buffer].uri,
      languageId = opened[buffer].language,
      version = vim.lsp.util.buf_versions[buffer] or 0,
      text = text_of(buffer),
    },
  })
  -- Neovim 0.9 and newer would open it again when the buffer is written.
  local has_tracking, tracking = pcall(require, 'vim.lsp._changetracking')
  if has_tracking and tracking._get_and_set_name then
    pcall(tracking._get_and_set_name, client, buffer, vim.api.nvim_buf_get_name(buffer))
  end
end

--- Records that a buffer is about to be written.
function document.will_write()
  is_writing = true
  vim.schedule(function() is_writing = false end)
end

--- Tells the server that a buffer was written, where Neovim no longer does.
function document.save(client, buffer)
  local known = opened[buffer]
  if known then
    notify(client, 'textDocument/didSave', { textDocument = { uri = known.uri } })
  end
end

return document
