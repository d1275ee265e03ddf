-- Inkling for Neovim 0.7 and newer: starts the server for prose and connects its answers to the editor. Only
-- `require('inkling').setup()` is needed; `:help inkling` describes its options.

local commands = require('inkling.commands')
local document = require('inkling.document')
local keys = require('inkling.keys')
local menu = require('inkling.menu')
local private = require('inkling.private')
local server = require('inkling.server')
local typing = require('inkling.typing')

local inkling = { omnifunc = menu.omnifunc }

local defaults = {
  cmd = { 'inkling' },
  filetypes = {
    'text', 'markdown', 'gitcommit', 'mail', 'rst', 'asciidoc', 'org', 'tex', 'plaintex', 'typst',
  },
  -- Gray text after the cursor, immediately; 'native' uses Neovim's own (0.12), which has a delay; false for none.
  ghost = true,
  -- A bar with suggestions: 'floating' below the cursor, or 'winbar'.
  bar = false,
  -- Insert-mode keys; `false` maps none. Those that accept ghost text act only while it is shown.
  keys = {
    accept = '<Right>', accept_word = '<C-Right>', accept_sentence = false,
    dismiss = false, next = false, callouts = false, suggestion = false,
  },
  -- Inkling's own settings, as in config.json: { inlinePrediction = { mode = 'yes' } }
  settings = vim.empty_dict(),
}

local options

--- Returns the options of `setup`; nil before that.
function inkling.options()
  return options
end

--- For a status line: `Ink` with a server, `Ink private` if it learns nothing, `Ink?` if it should be running,
--- otherwise nothing.
function inkling.status()
  local buffer = vim.api.nvim_get_current_buf()
  if server.is_attached(buffer) then
    return private.is_private(buffer) and 'Ink private' or 'Ink'
  end
  return vim.b[buffer].inkling and 'Ink?' or ''
end

--- Runs when the server is ready: everything that had to wait for it. `User InklingAttach` is for user additions.
local function on_attach(client, buffer)
  private.keep(buffer)
  vim.bo[buffer].omnifunc = 'v:lua.require\'inkling\'.omnifunc'
  if vim.lsp.on_type_formatting then -- its corrections are not undo steps, and change pasted text
    vim.lsp.on_type_formatting.enable(false, { client_id = client.id })
  end
  if options.ghost == 'native' then
    vim.lsp.inline_completion.enable(true, { bufnr = buffer })
  end
  vim.api.nvim_exec_autocmds('User', { pattern = 'InklingAttach', modeline = false })
  if vim.api.nvim_get_current_buf() == buffer and vim.fn.mode() == 'i' then
    typing.catch_up(buffer, options)
  end
end

local function start(buffer)
  if not server.start(buffer, options, on_attach) then
    return
  end
  vim.b[buffer].inkling = true
  keys.map(buffer, options)
  commands.add(buffer)
  typing.attach(buffer, options)
end

--- Detaches from a buffer whose filetype is no longer prose.
local function let_go(buffer)
  if not vim.b[buffer].inkling then
    return
  end
  server.let_go(buffer)
  vim.b[buffer].inkling = nil
  typing.detach(buffer, options)
  keys.unmap(buffer, options)
  commands.remove(buffer)
  if vim.bo[buffer].omnifunc:find('inkling', 1, true) then
    vim.bo[buffer].omnifunc = ''
  end
end

--- Whether `filetypes`, which may be patterns as for autocommands, include a filetype.
local function is_prose(filetype)
  for _, pattern in ipairs(options.filetypes) do
    if vim.fn.match(filetype, '\\C' .. vim.fn.glob2regpat(pattern)) >= 0 then
      return true
    end
  end
  return false
end

--- Follows renames of a buffer.
local function follow_names(group)
  local function on(events, action)
    vim.api.nvim_create_autocmd(events, { group = group, callback = function(event) action(event.buf) end })
  end
  on('BufFilePre', function(buffer)
    server.rename(buffer, function() private.keep(buffer) end)
  end)
  -- Writing a buffer without a name removes its own autocommands: it counts as wiped out, and as new.
  on('BufWipeout', function(buffer)
    if vim.api.nvim_buf_get_name(buffer) ~= '' then
      return
    end
    server.rename(buffer, function()
      private.keep(buffer)
      typing.attach(buffer, options)
      vim.api.nvim_create_autocmd('BufWritePost', { buffer = buffer, callback = function() server.save(buffer) end })
    end)
  end)
  on({ 'BufFilePost', 'BufNew' }, server.renamed)
  on('BufWritePre', document.will_write)
end

--- Starts Inkling in every buffer of prose, including those already open.
function inkling.setup(given)
  options = vim.tbl_deep_extend('force', defaults, given or {})
  if options.ghost == 'native' and not vim.lsp.inline_completion then
    options.ghost = true
  end
  if options.bar then
    -- A suggestion typed past before anyone could read it stays where it is.
    options.settings = vim.tbl_deep_extend('keep', options.settings, { suggestions = { seenAfterMilliseconds = 300 } })
  end
  vim.api.nvim_set_hl(0, 'InklingGhost', { link = 'Comment', default = true })
  vim.api.nvim_set_hl(0, 'InklingBar', { link = 'Pmenu', default = true })
  keys.map_plugs(options)
  local group = vim.api.nvim_create_augroup('inkling', {})
  vim.api.nvim_create_autocmd('FileType', {
    group = group,
    callback = function(event)
      if is_prose(vim.bo[event.buf].filetype) then
        start(event.buf)
      else
        let_go(event.buf)
      end
    end,
  })
  follow_names(group)
  for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
    if vim.api.nvim_buf_is_loaded(buffer) and is_prose(vim.bo[buffer].filetype) then
      start(buffer)
    end
  end
end

return inkling
