-- The document that a buffer is to the server. Neovim opens it, tells of its changes and closes it with the buffer, but
-- always by the name that the buffer has now; so where it gets another name or becomes another kind of text, or is let
-- go, its document is closed and opened here.

local document = {}

--- By buffer: the language by which it was opened, and its address. Nil where it is not open.
local opened = {}

--- Whether what is told comes from here and not from Neovim.
local is_own = false

--- Whether a buffer is being written.
local is_writing = false

local line_ends = { unix = '\n', dos = '\r\n', mac = '\r' }

--- The text as Neovim counts it in what it tells of changes.
local function text_of(buffer)
  local line_end = line_ends[vim.bo[buffer].fileformat]
  local lines = vim.api.nvim_buf_get_lines(buffer, 0, -1, true)
  return table.concat(lines, line_end) .. (vim.bo[buffer].endofline and line_end or '')
end

local function notify(client, method, parameters)
  if vim.fn.has('nvim-0.11') == 1 then
    client:notify(method, parameters)
  else
    client.notify(method, parameters)
  end
end

--- Keeps from the server what is about a document that is not open there: Neovim goes on with one that was let go, and
--- closes one that had another name by that, which another buffer may have by now. A question about it has the answer
--- null.
function document.guard(client)
  local rpc, open = client.rpc, {}
  local tell, ask = rpc.notify, rpc.request
  local function uri_in(parameters)
    return type(parameters) == 'table' and parameters.textDocument and parameters.textDocument.uri
  end
  -- What Neovim has closed by a former name is another buffer's, or is open by its later name still.
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
      -- Neovim 0.12 closes and opens what is written under another name than its first: nothing of it would be learned.
      return true
    elseif uri and method == 'textDocument/didOpen' then
      if open[uri] then -- read again under another name than its first
        tell('textDocument/didClose', { textDocument = { uri = uri } })
      end
      open[uri] = true
    elseif uri and not open[uri] then
      return false
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
    local number = -1 -- of no question that was sent
    vim.schedule(function()
      on_answer(nil, nil)
      if on_end then
        on_end(number)
      end
    end)
    return true, number
  end
end

--- Notes that Neovim has opened a buffer's document.
function document.note(buffer)
  opened[buffer] = { uri = vim.uri_from_bufnr(buffer), language = vim.bo[buffer].filetype }
end

--- Whether the server has a buffer's document.
function document.is_open(buffer)
  return opened[buffer] ~= nil
end

--- Whether the server has a buffer's document, by the kind of text that it is now.
function document.is_right(buffer)
  return opened[buffer] ~= nil and opened[buffer].language == vim.bo[buffer].filetype
end

--- Closes a buffer's document. Neovim tells what it has not told of the text before, by the name of the buffer: so not
--- once that has changed.
function document.close(client, buffer)
  local known = opened[buffer]
  if known then
    is_own = true
    notify(client, 'textDocument/didClose', { textDocument = { uri = known.uri } })
    is_own = false
    opened[buffer] = nil
  end
end

--- Opens a buffer's document by the name and the kind of text that it has now.
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
  -- Neovim 0.9 and newer would open it once more when the buffer is written.
  local has_tracking, tracking = pcall(require, 'vim.lsp._changetracking')
  if has_tracking and tracking._get_and_set_name then
    pcall(tracking._get_and_set_name, client, buffer, vim.api.nvim_buf_get_name(buffer))
  end
end

--- Notes that a buffer is about to be written.
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
