vim9script
# The texts that the server knows: opened, synchronized by minimal edits, changed by its edits, closed.

# By buffer: the lines as the server has them, its version of them (0: not open yet), its URI, its language id, and the
# pending changes: the number of untouched lines above and below, the current number of lines, and the timer that sends
# them.
var documents: dict<dict<any>> = {}

export def UriOf(path: string): string
  const Escape = (found) => range(found[0]->len())
    ->mapnew((_, byte) => printf('%%%02X', found[0]->strpart(byte, 1)->char2nr()))
    ->join('')
  return 'file://' .. substitute(path, '[^A-Za-z0-9/._~-]', Escape, 'g')
enddef

# Returns lines as the server should see them: characters that end a line there and not here (a carriage return, and
# NUL, which is a line break in Vim's memory) become spaces, which preserves all columns.
def Lines(buffer: number, first: number, last: number): list<string>
  return getbufline(buffer, first, last)->map((_, line) =>
    Valid(line->stridx("\r") < 0 && line->stridx("\n") < 0 ? line : line->tr("\r\n", '  ')))
enddef

# Returns a line with each byte that is not UTF-8 replaced by one character: in JSON it would become longer.
def Valid(line: string): string
  if line->json_encode()->json_decode() ==# line
    return line
  endif
  return line->split('\zs')->map((_, part) => part->len() == 1 && part->char2nr() > 0x7f ? '?' : part)->join('')
enddef

# Each buffer without a name has a URI of its own, or one would be taken for another.
def UriOfName(buffer: number): string
  const name = bufname(buffer)
  return name == '' ? $'untitled:Untitled-{buffer}' : UriOf(fnamemodify(name, ':p'))
enddef

# Returns the server's URI of a buffer.
export def Uri(buffer: number): string
  return documents->has_key(buffer) ? documents[buffer].uri : UriOfName(buffer)
enddef

# Returns the buffer that the server knows by a URI; 0 if there is none.
export def BufferOf(uri: string): number
  for [buffer, known] in documents->items()
    if known.uri == uri
      return str2nr(buffer)
    endif
  endfor
  return 0
enddef

# Adds a buffer to those that the server should know.
export def Add(buffer: number, Notify: func)
  if documents->has_key(buffer)
    return
  endif
  documents[buffer] = {uri: UriOfName(buffer), version: 0, lines: [], pending: {}}
  documents[buffer].listener = listener_add((_, _, _, _, changes) => Changed(buffer, changes), buffer)
  augroup inkling_document
    execute $'autocmd! * <buffer={buffer}>'
    execute $'autocmd BufWritePost <buffer={buffer}> inkling#document#Save({buffer})'
    execute $'autocmd BufUnload <buffer={buffer}> ++once inkling#document#Close({buffer})'
  augroup END
  documents[buffer].Notify = Notify
enddef

# Returns the buffers that the server does not know yet.
export def Waiting(): list<number>
  return documents->keys()->mapnew((_, key) => str2nr(key))->filter((_, buffer) => !IsOpen(buffer))
enddef

export def IsOpen(buffer: number): bool
  return documents->has_key(buffer) && documents[buffer].version > 0
enddef

# Whether the server has a buffer with its current filetype.
export def IsRight(buffer: number): bool
  return IsOpen(buffer) && documents[buffer].language == getbufvar(buffer, '&filetype')
enddef

export def Open(buffer: number, Notify: func)
  # Without autocommands a buffer can be unloaded unnoticed.
  if !documents->has_key(buffer) || IsOpen(buffer) || !bufloaded(buffer)
    return
  endif
  var known = documents[buffer]
  known.lines = Lines(buffer, 1, getbufinfo(buffer)[0].linecount)
  known.version = 1
  known.pending = {}
  known.language = getbufvar(buffer, '&filetype')
  Notify('textDocument/didOpen', {textDocument: {
    uri: known.uri,
    languageId: known.language,
    version: 1,
    text: known.lines->join("\n") .. "\n",
  }})
enddef

# Text that is discarded without saving is not learned from.
export def Save(buffer: number)
  if IsOpen(buffer)
    Flush(buffer)
    documents[buffer].Notify('textDocument/didSave', {textDocument: {uri: documents[buffer].uri}})
  endif
enddef

export def Close(buffer: number)
  if IsOpen(buffer)
    documents[buffer].Notify('textDocument/didClose', {textDocument: {uri: documents[buffer].uri}})
  endif
  if documents->has_key(buffer)
    const pending = documents[buffer]->get('pending', {})
    if !empty(pending)
      timer_stop(pending.timer)
    endif
    # A buffer that is reloaded keeps its listeners: two would report each change twice.
    listener_remove(documents[buffer].listener)
    documents->remove(buffer)
  endif
enddef

# The server is gone, and with it everything it knew.
export def LoseAll()
  for known in documents->values()
    known.version = 0
  endfor
enddef

# Sends the server the pending changes of a buffer. The key that has typed a character in front of the cursor, if given,
# may have formatted its paragraph, too: then the changes end with that character, so that the server sees it typed.
export def Flush(buffer: number, typed = '')
  if !IsOpen(buffer)
    return
  endif
  listener_flush(buffer)
  TellChange(buffer, typed)
enddef

# Records that lines have changed. Vim also calls this during an undo, when reading a line would lose it from the text;
# so lines are read later, at the next request or when Vim waits for a key.
def Changed(buffer: number, changes: list<dict<number>>)
  if !IsOpen(buffer)
    return
  endif
  var known = documents[buffer]
  if empty(known.pending)
    const count = known.lines->len()
    known.pending = {above: count, below: count, count: count, timer: timer_start(0, (_) => Flush(buffer))}
  endif
  var pending = known.pending
  for change in changes
    pending.above = min([pending.above, change.lnum - 1])
    pending.below = min([pending.below, pending.count - (change.end - 1)])
    pending.count += change.added
  endfor
  # A buffer without lines has an empty one in Vim.
  pending.count = max([1, pending.count])
enddef

# Sends all changes as one: everything between the lines that none of them touched, above and below.
def TellChange(buffer: number, typed: string)
  if !IsOpen(buffer) || empty(documents[buffer].pending)
    return
  endif
  var known = documents[buffer]
  const [pending, old_count] = [known.pending, known.lines->len()]
  known.pending = {}
  timer_stop(pending.timer)
  const count = pending.count
  const above = max([0, min([pending.above, count, old_count])])
  const below = max([0, min([pending.below, count - above, old_count - above])])

  const old = known.lines->slice(above, old_count - below)
  const new = Lines(buffer, above + 1, count - below)
  if old == new
    return
  endif
  if old->len() > 0
    known.lines->remove(above, old_count - below - 1)
  endif
  known.lines->extend(new, above)
  known.version += 1
  const edit = old->empty() && above > 0
    ? Edit(above - 1, [known.lines[above - 1]], [known.lines[above - 1]] + new)
    : Edit(above, old, new)
  known.Notify('textDocument/didChange', {
    textDocument: {uri: known.uri, version: known.version},
    contentChanges: [edit] + (edit.range.start.line == edit.range.end.line ? [] : TypedAgain(typed)),
  })
enddef

# Returns edits that delete the character in front of the cursor and type it again; none if another one is there.
def TypedAgain(typed: string): list<dict<any>>
  const end = {line: line('.') - 1, character: col('.') - 1}
  const start = {line: end.line, character: end.character - typed->len()}
  if typed == '' || start.character < 0 || getline('.')->strpart(start.character, typed->len()) !=# typed
    return []
  endif
  return [{range: {start: start, end: end}, text: ''}, {range: {start: start, end: start}, text: typed}]
enddef

# Returns the edit from the old lines to the new ones, without the common parts at both ends.
def Edit(above: number, old_lines: list<string>, new_lines: list<string>): dict<any>
  const old = old_lines->mapnew((_, line) => line .. "\n")->join('')
  const new = new_lines->mapnew((_, line) => line .. "\n")->join('')
  var head = CommonHead(old, new)
  var tail = CommonTail(old->strpart(head), new->strpart(head))
  # New lines below another begin at its end, where the key was hit that made them, and not below it.
  if head > 0 && head + tail == old->len() && old->strpart(head - 1, 1) == "\n"
      && new->strpart(new->len() - tail - 1, 1) == "\n"
    head -= 1
    tail += 1
  endif
  const Place = (length: number): dict<number> => {
    const before = old->strpart(0, length)->split("\n", 1)
    return {line: above + before->len() - 1, character: before[-1]->len()}
  }
  return {
    range: {start: Place(head), end: Place(old->len() - tail)},
    text: new->strpart(head, new->len() - head - tail),
  }
enddef

def IsWithinCharacter(text: string, byte: number): bool
  const value = text->strpart(byte, 1)->char2nr()
  return value >= 0x80 && value < 0xC0
enddef

# Returns the number of common bytes at the start, in whole characters of both.
def CommonHead(one: string, other: string): number
  var length = Most(min([one->len(), other->len()]), (from, count) =>
    one->strpart(from, count) ==# other->strpart(from, count))
  while length > 0 && (IsWithinCharacter(one, length) || IsWithinCharacter(other, length))
    length -= 1
  endwhile
  return length
enddef

# Returns the number of common bytes at the end, in whole characters of both.
def CommonTail(one: string, other: string): number
  const [one_end, other_end] = [one->len(), other->len()]
  var length = Most(min([one_end, other_end]), (from, count) =>
    one->strpart(one_end - from - count, count) ==# other->strpart(other_end - from - count, count))
  while length > 0 && IsWithinCharacter(one, one_end - length)
    length -= 1
  endwhile
  return length
enddef

# Returns how many of some bytes are common, by halving: `IsCommon(from, count)` compares some behind those that are.
def Most(count: number, IsCommon: func(number, number): bool): number
  var [low, high] = [0, count]
  while low < high
    const middle = (low + high + 1) / 2
    if IsCommon(low, middle - low)
      low = middle
    else
      high = middle - 1
    endif
  endwhile
  return low
enddef

# Applies a workspace edit to the open buffers that it names.
export def ApplyEdit(edit: dict<any>): bool
  var is_applied = false
  var by_uri: dict<list<any>> = get(edit, 'changes', {})->copy()
  for change in get(edit, 'documentChanges', [])
    by_uri[change.textDocument.uri] = change.edits
  endfor
  for [uri, edits] in by_uri->items()
    const buffer = BufferOf(uri)
    if buffer != 0
      ApplyEdits(buffer, edits)
      is_applied = true
    endif
  endfor
  return is_applied
enddef

# Applies edits from the last to the first, so that the positions of the remaining ones stay valid.
export def ApplyEdits(buffer: number, edits: list<dict<any>>)
  const Order = (one, other) => one.range.start.line != other.range.start.line
    ? other.range.start.line - one.range.start.line
    : other.range.start.character - one.range.start.character
  for edit in edits->copy()->sort(Order)
    const start = edit.range.start
    const end = edit.range.end
    const first = getbufline(buffer, start.line + 1)->get(0, '')->strpart(0, start.character)
    const last = getbufline(buffer, end.line + 1)->get(0, '')->strpart(end.character)
    const lines = (first .. edit.newText .. last)->split("\n", 1)
    if lines->len() == 1 && start.line == end.line
      # In Normal mode the cursor is on the last character of a word and not after it.
      const behind = end.character + (mode() == 'n' ? 0 : 1)
      const is_behind = buffer == bufnr() && line('.') == start.line + 1 && col('.') >= behind
      const column = col('.') + edit.newText->len() - (end.character - start.character)
      setbufline(buffer, start.line + 1, lines)
      if is_behind
        cursor(start.line + 1, column)
      endif
    else
      appendbufline(buffer, end.line + 1, lines)
      deletebufline(buffer, start.line + 1, end.line + 1)
    endif
  endfor
enddef

# Begins an undo step.
export def BeginStep()
  &l:undolevels = &l:undolevels
enddef

# In Insert mode, makes what is typed from now on a part of the undo step. Changing a line does not do it, as a line break
# shows; joining two does, and preserves the marks.
export def ContinueStep()
  const cursor = getcurpos()
  append(cursor[1], '')
  silent keepjumps lockmarks join!
  setpos('.', cursor)
enddef

# Changes a buffer as a separate undo step, which in Insert mode ends before further typing. The server is notified at
# once, so that it sees its edit separately from what is typed next.
export def Change(buffer: number, edits: list<dict<any>>)
  BeginStep()
  ApplyEdits(buffer, edits)
  Flush(buffer)
  # A message of the server may come between a key and a second one that it waits for.
  if state('c') != '' && state('S') != ''
    EndStepLater()
  else
    EndStep()
  endif
enddef

# Ends the undo step in Insert mode before further typing.
export def EndStep()
  if mode() == 'i'
    feedkeys("\<C-G>u", 'ni')
  endif
enddef

# The same once the key being processed, which may wait for a second one or leave Insert mode, is done.
def EndStepLater()
  autocmd SafeState * ++once EndStep()
enddef
