-- `:checkhealth inkling`: what is installed and running, and how to fix the rest.

local server = require('inkling.server')

local health = {}

-- Neovim 0.7 has these functions in a separate module, and they got shorter names later.
local reports = vim.health or require('health')
local start = reports.start or reports.report_start
local ok = reports.ok or reports.report_ok
local warn = reports.warn or reports.report_warn
local fail = reports.error or reports.report_error

local function check_program(cmd)
  local command = cmd[1]
  if vim.fn.executable(command) == 0 then
    return fail(('there is no program “%s”'):format(command), {
      'put `inkling` on your PATH, or set it with setup({ cmd = { … } })',
    })
  end
  if #cmd > 1 and not vim.fn.fnamemodify(command, ':t'):match('^inkling') then
    return ok(('%s starts it: %s'):format(vim.fn.exepath(command), table.concat(cmd, ' ')))
  end
  local version = vim.trim(vim.fn.system({ command, '--version' }))
  if vim.v.shell_error ~= 0 then
    return fail(('“%s” does not run: %s'):format(command, version))
  end
  ok(('%s, version %s'):format(vim.fn.exepath(command), version))
  local doctor = vim.fn.system({ command, 'doctor' })
  if vim.v.shell_error == 0 then
    ok('inkling doctor reports no problems')
  else
    warn('inkling doctor reports problems', vim.split(vim.trim(doctor), '\n'))
  end
end

--- The entry point of `:checkhealth inkling`.
function health.check()
  start('Inkling')
  local options = require('inkling').options()
  if not options then
    return warn('it is not set up', { "call require('inkling').setup() in your init.lua" })
  end
  check_program(options.cmd)
  local served = #vim.tbl_filter(server.is_attached, vim.api.nvim_list_bufs())
  if served > 0 then
    ok(('it serves %d buffer%s'):format(served, served == 1 and '' or 's'))
  else
    warn('it serves no buffer', { 'open a file of one of these types: ' .. table.concat(options.filetypes, ', ') })
  end
  if vim.fn.has('nvim-0.10') == 0 then
    warn('ghost text shows only at the end of a line', { 'Neovim 0.10 and newer show it anywhere' })
  end
end

return health
