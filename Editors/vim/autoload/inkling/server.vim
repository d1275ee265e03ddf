vim9script
# The server as the rest of the plugin sees it: one job, texts kept in step with it, questions at the cursor.
# Columns are bytes on both sides: Vim has UTF-8 inside and the server is asked for it.

import autoload './document.vim'
import autoload './message.vim'

const time_out = {timeout: 2000} # milliseconds; an answer takes less than one
var job: job
var is_ready = false
var is_leaving = false
# What the server can, as it said.
var capabilities: dict<any> = {}
# When it broke down, in seconds.
var breakdowns: list<number> = []

def OnMessage(channel: channel, received: dict<any>)
  if received->has_key('method') && received->has_key('id')
    Answer(channel, received)
  elseif get(received, 'method', '') == 'window/showMessage'
    message.Say(received.params.message)
  endif
enddef

# What the server asks of us.
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

# A server that is just breaking down takes nothing any more, and OnExit says so.
def Send(sent: dict<any>, options: dict<any>)
  try
    ch_sendexpr(job, sent, options)
  catch /^Vim\%((\a\+)\)\=:E\%(630\|631\|906\):/
  endtry
enddef

def Notify(method: string, parameters: dict<any>)
  Send({method: method, params: parameters}, {})
enddef

# Starts it again when it ends by itself, but not for ever.
def OnExit(_: job, _: number)
  is_ready = false
  document.LoseAll()
  if is_leaving
    return
  endif
  breakdowns->add(localtime())
  if breakdowns->len() > 3 && localtime() - breakdowns[-4] < 60
    message.Say('broke down again; :InklingRestart starts it')
    return
  endif
  message.Say('broke down and is started again')
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

# The nearest folder above the file that holds Inkling's settings or a repository. findfile() would take spaces, commas
# and the like in names for its own.
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
    message.Say($'there is no program “{g:inkling.command[0]}”; name it in g:inkling.command')
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
      },
    },
  }, {callback: OnInitialized})
  augroup inkling_server
    autocmd! VimLeavePre * Stop()
  augroup END
  return true
enddef

# Takes the current buffer to the server, which is started for the first one. A buffer that has become another kind of
# text is another document.
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

# Takes a buffer to the server anew.
export def Reopen(buffer: number)
  document.Close(buffer)
  document.Add(buffer, Notify)
  if is_ready
    OpenDocument(buffer)
  endif
enddef

# Takes a buffer from the server.
export def Close(buffer: number)
  document.Close(buffer)
enddef

# A buffer that is private is so from its first letter on.
def OpenDocument(buffer: number)
  document.Open(buffer, Notify)
  if getbufvar(buffer, 'inkling_private', false)
    const argument = {enabled: v:false, uri: Uri(buffer)}
    Command('inkling.setLearning', argument)
  endif
enddef

# Runs one of the server's own commands, whose answer nobody waits for.
def Command(command: string, argument: dict<any>)
  # With a callback it is a question; without, Vim makes a notification of it, which the server passes over.
  Send({method: 'workspace/executeCommand', params: {command: command, arguments: [argument]}},
    {callback: (_, reply) => Result(reply)})
enddef

# Tells that a suggestion is about to be taken.
export def Accept(offer: string)
  if CanAsk()
    document.Flush(bufnr())
    Command('inkling.accept', {id: offer})
  endif
enddef

# Starts it again where it has ended.
export def Restart()
  if job->job_status() != 'run'
    StartJob()
  endif
enddef

# For a status line: `Ink` where the server is, `Ink private` where it learns nothing, `Ink?` where it should be.
export def Status(): string
  return !CanAsk() ? 'Ink?' : get(b:, 'inkling_private', false) ? 'Ink private' : 'Ink'
enddef

# Whether the server wants to hear of a typed character.
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

# Whether the server is there for the current buffer.
export def CanAsk(): bool
  return is_ready && job->job_status() == 'run' && document.IsOpen(bufnr())
enddef

# The result in a reply; an empty one where there is none. Says what went wrong, unless that is a matter of the protocol
# and not of the writer's: only where a command was given may it be both, since the server does not take any word.
def Result(reply: dict<any>, is_command = false): any
  const error = get(reply, 'error', {})
  const code = get(error, 'code', 0)
  const is_technical = code >= -32700 && code <= -32600
  # -32800, -32801: cancelled, overtaken by a newer one
  if !empty(error) && index([-32800, -32801], code) < 0 && (!is_technical || is_command)
    message.Say(error.message)
  endif
  const result = get(reply, 'result', {})
  return result == v:null ? {} : result
enddef

def Here(): list<any>
  return [bufnr(), line('.'), col('.'), getline('.')]
enddef

# Asks about the cursor; `Then` gets the result if the cursor is still in the same place of the same text, or what else
# `Place` tells is still the same.
export def Ask(method: string, more: dict<any>, Then: func(any), Place: func(): list<any> = Here)
  if !CanAsk()
    return
  endif
  document.Flush(bufnr())
  const place = Place()
  Send(Question(method, more), {callback: (_, reply) => {
    const result = Result(reply)
    if !empty(result) && Place() == place
      Then(result)
    endif
  }})
enddef

# Asks about the cursor and waits for the result.
export def AskNow(method: string, more: dict<any>): any
  if !CanAsk()
    return {}
  endif
  document.Flush(bufnr())
  return Result(ch_evalexpr(job, Question(method, more), time_out))
enddef

# The code actions for the character under the cursor.
export def ActionsHere(context: dict<any>): list<dict<any>>
  const line = line('.') - 1
  const start = col('.') - 1
  const end = start + getline('.')->strpart(start)->matchstr('^.')->len()
  const range = {start: {line: line, character: start}, end: {line: line, character: end}}
  const found = AskNow('textDocument/codeAction', {range: range, context: context})
  return type(found) == v:t_list ? found : []
enddef

# Does what a code action says.
export def Perform(action: dict<any>)
  if action->has_key('edit')
    document.ApplyEdit(action.edit)
  endif
  const command = get(action, 'command', {})
  if type(command) == v:t_dict && !empty(command)
    Tell(command.command, get(command, 'arguments', [{}])[0])
  endif
enddef

# Runs one of the server's commands, and says what the server says of that.
export def Tell(command: string, argument: dict<any>)
  const answer = Execute(command, argument)
  if answer->has_key('message')
    message.Tell($'Inkling: {answer.message}')
  endif
enddef

# Runs one of the server's own commands, such as inkling.learnWord.
export def Execute(command: string, argument: dict<any>): dict<any>
  if !CanAsk()
    return {}
  endif
  document.Flush(bufnr())
  const parameters = {command: command, arguments: [argument]}
  return Result(ch_evalexpr(job, {method: 'workspace/executeCommand', params: parameters}, time_out), true)
enddef
