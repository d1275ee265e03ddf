vim9script
# The server as the rest of the plugin sees it: one job, texts synchronized with it, requests at the cursor. Columns are
# bytes on both sides: Vim uses UTF-8 internally and the server is asked for it.

import autoload './document.vim'
import autoload './marks.vim'
import autoload './message.vim'

const time_out = {timeout: 2000} # milliseconds; an answer takes less than one
var job: job
var is_ready = false
var is_leaving = false
# The server's capabilities.
var capabilities: dict<any> = {}
# Whether there may be marks: without them, their script need not be loaded.
var has_marks = false
# The times of crashes, in seconds.
var breakdowns: list<number> = []

def OnMessage(channel: channel, received: dict<any>)
  if received->has_key('method') && received->has_key('id')
    Answer(channel, received)
  elseif index(['window/showMessage', 'inkling/didRevertCorrection'], get(received, 'method', '')) >= 0
    message.Say(received.params.message)
  elseif get(received, 'method', '') == 'textDocument/publishDiagnostics'
    has_marks = true
    marks.Show(received.params.uri, received.params.diagnostics)
  endif
enddef

# Answers a request of the server.
def Answer(channel: channel, request: dict<any>)
  if request.method == 'workspace/configuration'
    const settings = request.params.items->mapnew((_, _) => g:inkling.settings)
    ch_sendexpr(channel, {id: request.id, result: settings})
  elseif request.method == 'workspace/applyEdit'
    ch_sendexpr(channel, {id: request.id, result: {applied: document.ApplyEdit(request.params.edit)}})
  else
    ch_sendexpr(channel, {id: request.id, result: v:null})
  endif
enddef

# A server that is just crashing accepts nothing any more, and OnExit reports it.
def Send(sent: dict<any>, options: dict<any>)
  try
    ch_sendexpr(job, sent, options)
  catch /^Vim\%((\a\+)\)\=:E\%(630\|631\|906\):/
  endtry
enddef

def Notify(method: string, parameters: dict<any>)
  Send({method: method, params: parameters}, {})
enddef

# Restarts the server if it exits unexpectedly, but not endlessly.
def OnExit(_: job, _: number)
  is_ready = false
  open_requests = 0
  is_late = false
  document.LoseAll()
  if is_leaving
    return
  endif
  if has_marks
    marks.Clear()
  endif
  breakdowns->add(localtime())
  if breakdowns->len() > 3 && localtime() - breakdowns[-4] < 60
    message.Say('crashed again; :InklingRestart starts it')
    return
  endif
  message.Say('crashed; restarting it')
  StartJob()
enddef

def OnInitialized(_: channel, reply: dict<any>)
  if !reply->has_key('result')
    message.Say('did not start: ' .. get(get(reply, 'error', {}), 'message', ''))
    return
  endif
  is_ready = true
  capabilities = reply.result.capabilities
  Notify('initialized', {})
  for buffer in document.Waiting()
    OpenDocument(buffer)
  endfor
  inkling#Ready()
  if exists('#User#InklingAttach')
    doautocmd <nomodeline> User InklingAttach
  endif
enddef

# Returns the nearest folder above the file with Inkling's settings or a repository. findfile() would interpret spaces,
# commas and the like in names.
def Root(): any
  for marker in ['.inkling.json', '.git']
    var folder = expand('%:p:h')
    while folder != ''
      if getftype(folder->substitute('/$', '', '') .. '/' .. marker) != ''
        return document.UriOf(folder)
      endif
      const above = fnamemodify(folder, ':h')
      folder = above == folder || above == '.' ? '' : above
    endwhile
  endfor
  return v:null
enddef

def StartJob(): bool
  if !executable(g:inkling.command[0])
    message.Say($'there is no program “{g:inkling.command[0]}”; set g:inkling.command')
    return false
  endif
  is_ready = false
  job = job_start(g:inkling.command, {
    in_mode: 'lsp',
    out_mode: 'lsp',
    out_cb: OnMessage,
    exit_cb: OnExit,
    err_io: 'null',
    stoponexit: '',
  })
  Send({
    method: 'initialize',
    params: {
      processId: getpid(),
      clientInfo: {name: 'Vim', version: string(v:versionlong)},
      rootUri: Root(),
      initializationOptions: g:inkling.settings,
      capabilities: {
        general: {positionEncodings: ['utf-8']},
        workspace: {configuration: true, applyEdit: true},
        textDocument: {
          synchronization: {didSave: true},
          codeAction: {codeActionLiteralSupport: {codeActionKind: {valueSet: []}}},
        },
        experimental: {inkling: {didRevertCorrection: true}},
      },
    },
  }, {callback: OnInitialized})
  augroup inkling_server
    autocmd! VimLeavePre * Stop()
  augroup END
  return true
enddef

# Attaches the current buffer to the server, which is started for the first one. A buffer whose filetype has changed is
# another document.
export def Open(): bool
  if (job->job_status() ?? 'fail') != 'run' && !StartJob()
    return false
  endif
  if document.IsOpen(bufnr()) && !document.IsRight(bufnr())
    document.Close(bufnr())
  endif
  document.Add(bufnr(), Notify)
  if is_ready
    OpenDocument(bufnr())
  endif
  return true
enddef

# Attaches a buffer again. One that is not loaded, as the one that gets the old name with :saveas, has no text yet.
export def Reopen(buffer: number)
  document.Close(buffer)
  if !bufloaded(buffer)
    return
  endif
  document.Add(buffer, Notify)
  if is_ready
    OpenDocument(buffer)
  endif
enddef

# Detaches a buffer from the server.
export def Close(buffer: number)
  document.Close(buffer)
  if has_marks
    marks.Clear(buffer)
  endif
enddef

# A private buffer is private from its first letter on.
def OpenDocument(buffer: number)
  document.Open(buffer, Notify)
  if getbufvar(buffer, 'inkling_private', false)
    const argument = {enabled: v:false, uri: Uri(buffer)}
    Command('inkling.setLearning', argument)
  endif
enddef

# Runs a server command without waiting for its answer.
def Command(command: string, argument: dict<any>)
  # With a callback it is a request; without one, Vim would send a notification, which the server ignores.
  Send({method: 'workspace/executeCommand', params: {command: command, arguments: [argument]}},
    {callback: (_, reply) => Result(reply)})
enddef

# Notifies the server that a suggestion is about to be accepted.
export def Accept(offer: string)
  if CanAsk()
    document.Flush(bufnr())
    Command('inkling.accept', {id: offer})
  endif
enddef

# Starts the server again if it has exited.
export def Restart()
  if job->job_status() != 'run'
    StartJob()
  else
    message.Tell('Inkling is running')
  endif
enddef

# For a status line: `Ink` with a server, `Ink private` if it learns nothing, `Ink?` if it should be running.
export def Status(): string
  return !CanAsk() ? 'Ink?' : get(b:, 'inkling_private', false) ? 'Ink private' : 'Ink'
enddef

# Whether the server asked to be notified of a typed character.
export def Hears(character: string): bool
  const provider = get(capabilities, 'documentOnTypeFormattingProvider', {})
  return CanAsk() && !empty(provider)
    && (character == provider.firstTriggerCharacter
      || index(get(provider, 'moreTriggerCharacter', []), character) >= 0)
enddef

def Stop()
  is_leaving = true
  if job->job_status() != 'run'
    return
  endif
  ch_evalexpr(job, {method: 'shutdown'}, time_out)
  Notify('exit', {})
  const start = reltime()
  while job->job_status() == 'run' && start->reltime()->reltimefloat() < 1.0
    sleep 2m
  endwhile
enddef

export def Uri(buffer: number): string
  return document.Uri(buffer)
enddef

def Question(method: string, more: dict<any>): dict<any>
  const position = {line: line('.') - 1, character: col('.') - 1}
  return {
    method: method,
    params: {textDocument: {uri: Uri(bufnr())}, position: position}->extend(more),
  }
enddef

# Whether the server serves the current buffer.
export def CanAsk(): bool
  return is_ready && job->job_status() == 'run' && document.IsOpen(bufnr())
enddef

# Returns the result in a reply; an empty one if there is none. Reports errors, unless they concern the protocol and not
# the user: for a command they may concern either, since the server does not accept every word.
def Result(reply: dict<any>, is_command = false): any
  const error = get(reply, 'error', {})
  const code = get(error, 'code', 0)
  const is_technical = code >= -32700 && code <= -32600
  # -32800, -32801: cancelled, superseded by a newer one
  if !empty(error) && index([-32800, -32801], code) < 0 && (!is_technical || is_command)
    message.Say(error.message)
  endif
  const result = get(reply, 'result', {})
  return result == v:null ? {} : result
enddef

def Here(): list<any>
  return [bufnr(), line('.'), col('.'), getline('.')]
enddef

# The number of requests whose answer has not come, and whether one of them was waited for in vain.
var open_requests = 0
var is_late = false

# Waits until every request is answered, for some milliseconds at most.
export def AwaitAnswers(most: number)
  const start = reltime()
  while open_requests > 0 && start->reltime()->reltimefloat() * 1000 < most
    sleep! 1m
  endwhile
  is_late = open_requests > 0
enddef

# Whether that took longer, and the server has not caught up since.
export def IsLate(): bool
  return is_late
enddef

# Makes a request at the cursor; `Then` gets the result if the cursor is still at the same position of the same text, or
# if what `Place` returns is unchanged.
export def Ask(method: string, more: dict<any>, Then: func(any), Place: func(): list<any> = Here)
  if !CanAsk()
    return
  endif
  document.Flush(bufnr())
  const place = Place()
  open_requests += 1
  Send(Question(method, more), {callback: (_, reply) => {
    open_requests = max([0, open_requests - 1])
    is_late = is_late && open_requests > 0
    const result = Result(reply)
    if !empty(result) && Place() == place
      Then(result)
    endif
  }})
enddef

# Makes a request at the cursor and waits for the result.
export def AskNow(method: string, more: dict<any>): any
  if !CanAsk()
    return {}
  endif
  document.Flush(bufnr())
  return Result(ch_evalexpr(job, Question(method, more), time_out))
enddef

# Returns the code actions for the character under the cursor.
export def ActionsHere(context: dict<any>): list<dict<any>>
  const line = line('.') - 1
  const start = col('.') - 1
  const end = start + getline('.')->strpart(start)->matchstr('^.')->len()
  const range = {start: {line: line, character: start}, end: {line: line, character: end}}
  const found = AskNow('textDocument/codeAction', {range: range, context: context})
  return type(found) == v:t_list ? found : []
enddef

# Performs a code action.
export def Perform(action: dict<any>)
  if action->has_key('edit')
    document.ApplyEdit(action.edit)
  endif
  const command = get(action, 'command', {})
  if type(command) == v:t_dict && !empty(command)
    Tell(command.command, get(command, 'arguments', [{}])[0])
  endif
enddef

# Runs a server command and shows its message.
export def Tell(command: string, argument: dict<any>)
  const answer = Execute(command, argument)
  if answer->has_key('message')
    message.Tell($'Inkling: {answer.message}')
  endif
enddef

# Runs a server command, such as inkling.learnWord.
export def Execute(command: string, argument: dict<any>): dict<any>
  if !CanAsk()
    return {}
  endif
  document.Flush(bufnr())
  const parameters = {command: command, arguments: [argument]}
  return Result(ch_evalexpr(job, {method: 'workspace/executeCommand', params: parameters}, time_out), true)
enddef
