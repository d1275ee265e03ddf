-- URIs of buffers without a name. For Neovim all of them are `file://`, so that a server would take one for another,
-- and its changes would go into an unrelated buffer.

local names = {}

--- By buffer: its URI, as long as it has no name.
local addresses = {}

--- Returns the unnamed buffer with a URI.
function names.buffer_of(address)
  for buffer, known in pairs(addresses) do
    if known == address and vim.api.nvim_buf_is_valid(buffer) and vim.api.nvim_buf_get_name(buffer) == '' then
      return buffer
    end
  end
end

--- Makes Neovim use these URIs: it calls these two functions for everything it sends and receives.
local function teach_neovim()
  local uri_from_bufnr, uri_to_bufnr = vim.uri_from_bufnr, vim.uri_to_bufnr
  vim.uri_from_bufnr = function(buffer)
    local known = addresses[(buffer or 0) == 0 and vim.api.nvim_get_current_buf() or buffer]
    return known and names.buffer_of(known) and known or uri_from_bufnr(buffer)
  end
  vim.uri_to_bufnr = function(address)
    return names.buffer_of(address) or uri_to_bufnr(address)
  end
end

--- Gives an unnamed buffer a URI of its own; call this before a server knows the buffer, since the URI must not change.
function names.give(buffer)
  if addresses[buffer] or vim.api.nvim_buf_get_name(buffer) ~= '' then
    return
  end
  if vim.tbl_isempty(addresses) then
    teach_neovim()
  end
  addresses[buffer] = ('untitled:Untitled-%d'):format(buffer)
end

--- Wraps `show`, a Neovim handler of diagnostics, to skip those buffers: it finds a buffer by its name only, and
--- creates one with that name.
function names.skip_marks(show)
  return function(err, result, context, ...)
    local document = context.params and context.params.textDocument or result
    if not (document and document.uri and names.buffer_of(document.uri)) then
      return show(err, result, context, ...)
    end
  end
end

return names
