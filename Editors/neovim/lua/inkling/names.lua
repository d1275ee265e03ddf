-- Addresses of buffers without a name. To Neovim all of them are `file://`, so that a server took one for another, and
-- what it had changed went into a buffer of nobody's.

local names = {}

--- By buffer: its address, as long as it has no name.
local addresses = {}

--- The buffer without a name that has an address.
function names.buffer_of(address)
  for buffer, known in pairs(addresses) do
    if known == address and vim.api.nvim_buf_is_valid(buffer) and vim.api.nvim_buf_get_name(buffer) == '' then
      return buffer
    end
  end
end

--- Lets Neovim, which asks these two for all that it sends and for all that it is sent, know the addresses.
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

--- Gives a buffer that has no name an address of its own; before a server knows it, for it stays the same.
function names.give(buffer)
  if addresses[buffer] or vim.api.nvim_buf_get_name(buffer) ~= '' then
    return
  end
  if vim.tbl_isempty(addresses) then
    teach_neovim()
  end
  addresses[buffer] = ('untitled:Untitled-%d'):format(buffer)
end

--- `show`, a handler of Neovim's that shows marks, but not for those buffers: it finds a buffer by its name alone, and
--- makes one of that name.
function names.skip_marks(show)
  return function(err, result, context, ...)
    local document = context.params and context.params.textDocument or result
    if not (document and document.uri and names.buffer_of(document.uri)) then
      return show(err, result, context, ...)
    end
  end
end

return names
