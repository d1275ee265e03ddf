// Tests the extension with the real server and a stub of VS Code. INKLING names the program.
'use strict';

const assert = require('node:assert');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { after, before, test } = require('node:test');
const vscode = require('./stub');
const { FrameReader } = require('../connection');
const extension = require('../extension');

const { providers, commands, listeners, messages, status } = vscode.registered;
const token = { onCancellationRequested() {} };
const PACKAGE = JSON.parse(process.env.PACKAGE);
let count = 0;

/** Opens a document and puts the cursor at its end. */
function write(text, uri = `untitled:note ${count += 1}`) {
  const document = new vscode.Document(uri, text);
  vscode.workspace.textDocuments.push(document);
  listeners.open(document);
  const active = new vscode.Position(0, text.length);
  vscode.window.activeTextEditor = {
    document,
    selection: { active },
    edit: async (make) => make({ replace: (range, with_) => vscode.apply({ uri: document.uri, range, text: with_ }) }),
  };
  return { document, position: active };
}

function type(document, text) {
  for (const character of text) {
    const end = document.text.length;
    vscode.apply({ uri: document.uri, range: new vscode.Range(0, end, 0, end), text: character });
  }
  return new vscode.Position(0, document.text.length);
}

before(async () => {
  vscode.configured = { command: [process.env.INKLING], languageIds: ['plaintext'], autocorrect: 'apply' };
  await extension.activate({ subscriptions: [], extension: { packageJSON: PACKAGE }, globalState: new vscode.Memento() });
});

after(() => extension.deactivate());

test('frames are read in pieces of any size', () => {
  const found = [];
  const reader = new FrameReader((message) => found.push(message));
  const stream = Buffer.from('Content-Length: 13\r\n\r\n{"text":"é"} Content-Length: 2\r\n\r\n{}');
  for (let start = 0; start < stream.length; start += 3) reader.take(stream.subarray(start, start + 3));
  assert.deepStrictEqual(found, [{ text: 'é' }, {}]);
});

test('a long message in many pieces is assembled once', () => {
  const found = [];
  const reader = new FrameReader((message) => found.push(message.text.length));
  const body = JSON.stringify({ text: 'x'.repeat(4_000_000) });
  const stream = Buffer.from(`Content-Length: ${body.length}\r\n\r\n${body}`.repeat(2));
  let joined = 0;
  const concat = Buffer.concat;
  Buffer.concat = (pieces) => { const whole = concat(pieces); joined += whole.length; return whole; };
  try {
    for (let start = 0; start < stream.length; start += 4096) reader.take(stream.subarray(start, start + 4096));
  } finally {
    Buffer.concat = concat;
  }
  assert.deepStrictEqual(found, [4_000_000, 4_000_000]);
  assert.ok(joined < 2 * stream.length, `${joined} bytes joined`);
});

test('settings reach the server in their groups', () => {
  const { Server } = require('../server');
  vscode.configured['suggestions.limit'] = 7;
  const names = ['suggestions.limit', 'suggestions.emoji', 'autocorrect'];
  assert.deepStrictEqual(new Server(names, () => {}, new vscode.Memento()).settings(), { suggestions: { limit: 7 }, autocorrect: 'apply' });
  delete vscode.configured['suggestions.limit'];
});

test('a workspace names no files outside of it, and hides none of the lists of the user', () => {
  const { Server } = require('../server');
  const kept = { own: { path: 'people.txt' }, tags: { items: ['red'] } };
  const outside = { key: { path: '/etc/passwd' }, home: { path: '~/notes' }, above: { path: 'a/../../b' }, none: { path: 7 } };
  vscode.configured.dataSources = { people: { path: '~/people.txt' } };
  vscode.configuredIn['file:///shared'] = { dataSources: { ...kept, ...outside }, autocorrect: 'off' };
  const settings = new Server(['dataSources', 'autocorrect'], () => {}, new vscode.Memento()).settings('file:///shared');
  assert.deepStrictEqual(settings, { dataSources: { ...vscode.configured.dataSources, ...kept }, autocorrect: 'off' });
  delete vscode.configured.dataSources;
  delete vscode.configuredIn['file:///shared'];
});

test('every setting of the schema is in the manifest', () => {
  const schema = JSON.parse(fs.readFileSync(path.join(__dirname, '../../../schemas/settings.schema.json'), 'utf8'));
  const pathsIn = (group, before) => Object.entries(group.properties).flatMap(([name, field]) =>
    (field.properties ? pathsIn(field, `${before}${name}.`) : [before + name]));
  const wanted = pathsIn(schema, 'inkling.');
  assert.ok(wanted.length > 20 && wanted.includes('inkling.inlinePrediction.mode'));
  const names = Object.keys(PACKAGE.contributes.configuration.properties);
  assert.deepStrictEqual(wanted.filter((name) => !names.includes(name)), []);
});

test('every command of the manifest is there', () => {
  assert.deepStrictEqual(PACKAGE.contributes.commands.map(({ command }) => command).filter((name) => !commands[name]), []);
});

test('ghost text continues the typed text', async () => {
  const { document, position } = write('I am goi');
  const items = await providers.inline.provideInlineCompletionItems(document, position, { triggerKind: 0 }, token);
  assert.match(items[0].insertText, /^going/);
  assert.strictEqual(items[0].range.start.character, 5);
});

test('ghost text extends the selected menu item, or is absent', async () => {
  const { document, position } = write('I am goi');
  const texts = async (text) => {
    const selectedCompletionInfo = { range: new vscode.Range(0, 5, 0, 8), text };
    const items = await providers.inline.provideInlineCompletionItems(document, position, { triggerKind: 1, selectedCompletionInfo }, token);
    return items.map(({ insertText }) => insertText);
  };
  const extended = await texts('going');
  assert.ok(extended.length > 0);
  for (const text of extended) assert.match(text, /^going./);
  assert.deepStrictEqual(await texts('goiter'), []);
});

test('a missing apostrophe is in the menu and not filtered out', async () => {
  const { document, position } = write('Dont');
  const list = await providers.completion.provideCompletionItems(document, position, token, { triggerKind: 0 });
  const item = list.items.find(({ insertText }) => insertText === "Don't");
  assert.strictEqual(item.filterText, 'Dont');
  assert.strictEqual(list.isIncomplete, true);
});

test('columns after an emoji are UTF-16 units', async () => {
  const { document, position } = write('🎈 Dont');
  const { items } = await providers.completion.provideCompletionItems(document, position, token, { triggerKind: 0 });
  assert.strictEqual(items.find(({ insertText }) => insertText === "Don't").range.start.character, 3);
});

test('a misspelled word has a replacement among its code actions', async () => {
  const { document, position } = write('I will recieve');
  const actions = await providers.actions.provideCodeActions(document, { start: position, end: position }, { triggerKind: 1 }, token);
  assert.strictEqual(actions[0].title, 'Replace with “receive”');
  await vscode.workspace.applyEdit(actions[0].edit);
  assert.strictEqual(document.text, 'I will receive');
});

test('a slip is corrected at the end of the word, and reverted', async () => {
  const { document } = write('');
  const position = type(document, 'I think teh ');
  const edits = await providers.typing.provideOnTypeFormattingEdits(document, position, ' ', { tabSize: 4, insertSpaces: true }, token);
  for (const { range, newText } of edits) vscode.apply({ uri: document.uri, range, text: newText });
  assert.strictEqual(document.text, 'I think the ');
  vscode.window.activeTextEditor.selection.active = position;
  await commands['inkling.revertCorrection']();
  assert.strictEqual(document.text, 'I think teh ');
  assert.strictEqual(messages.at(-1),
    '“teh” is back in line 1 and will not be corrected again. To allow it again: inkling replacements allow teh the');
  await commands['inkling.revertCorrection']();
  assert.strictEqual(messages.at(-1), 'There is no correction here to revert');
});

test('a variant of the letter before the cursor is chosen', async () => {
  const { document } = write('cafe');
  await commands['inkling.chooseCallout']();
  assert.strictEqual(document.text, 'café'); // the stub chooses the third of e, è, é
});

test('a variant is not inserted into a text that has changed since', async () => {
  const { document } = write('cafe');
  const { showQuickPick } = vscode.window;
  vscode.window.showQuickPick = async (items) => {
    vscode.apply({ uri: document.uri, range: new vscode.Range(0, 0, 0, 0), text: 'Le ' });
    return items[2];
  };
  await commands['inkling.chooseCallout']();
  vscode.window.showQuickPick = showQuickPick;
  assert.strictEqual(document.text, 'Le cafe');
});

test('an answered request is no longer cancelled', async () => {
  const { Connection } = require('../connection');
  const connection = Object.assign(Object.create(Connection.prototype), { isOpen: true, nextId: 1, pending: new Map() });
  const written = [];
  connection.write = (message) => written.push(message.method);
  const listeners = new Set();
  const token = { onCancellationRequested(listener) { listeners.add(listener); return { dispose: () => listeners.delete(listener) }; } };
  const answer = connection.request('one', {}, token);
  connection.receive({ id: 1, result: 7 });
  assert.strictEqual(await answer, 7);
  const refused = connection.request('two', {}, token);
  connection.receive({ id: 2, error: { code: 1, message: 'no' } });
  await assert.rejects(refused, /no/);
  assert.strictEqual(listeners.size, 0);
  connection.request('three', {}, token);
  for (const listener of listeners) listener();
  assert.deepStrictEqual(written.slice(2), ['three', '$/cancelRequest']);
});

test('documents of newly served languages are opened, and those of languages no longer served are closed', async () => {
  const document = new vscode.Document('file:///tmp/page.rst', 'I am goi', 'restructuredtext');
  vscode.workspace.textDocuments.push(document);
  listeners.open(document);
  const position = new vscode.Position(0, 8);
  const count = async () => {
    const { provideCompletionItems } = providers.completion;
    return (await provideCompletionItems(document, position, token, { triggerKind: 0 }))?.items?.length ?? 0;
  };
  const served = () => providers.completion.selector.map(({ language }) => language);
  const { languageIds } = vscode.configured;
  assert.strictEqual(await count(), 0);
  vscode.configured.languageIds = [...languageIds, 'restructuredtext'];
  listeners.configuration({ affectsConfiguration: () => true });
  assert.ok(await count() > 0);
  assert.ok(served().includes('restructuredtext') && providers.typing.selector.length === providers.completion.selector.length);
  vscode.configured.languageIds = languageIds;
  listeners.configuration({ affectsConfiguration: () => true });
  assert.strictEqual(await count(), 0);
  assert.ok(!served().includes('restructuredtext'));
  const refusal = await commands['inkling.execute']('inkling.resetAutocomplete', { uri: 'file:///tmp/page.rst' }).catch((error) => error);
  assert.ok(refusal instanceof Error, 'the server has it closed');
});

test('a word is learned and then known', async () => {
  write('My zorbling');
  await commands['inkling.learnWord']();
  assert.strictEqual(messages.at(-1), 'Inkling: “zorbling” is learned');
  await commands['inkling.learnWord']('zorbling');
  assert.strictEqual(messages.at(-1), 'Inkling: nothing changed for “zorbling”');
});

/** Waits until the texts of the marked words of a document are those given. */
async function marks(document, texts) {
  const marked = () => (vscode.registered.marks.get(document.uri.toString()) ?? []).map(({ range }) => document.getText(range));
  for (let tries = 0; tries < 500 && String(marked()) !== String(texts); tries += 1) await new Promise((wake) => setTimeout(wake, 10));
  assert.deepStrictEqual(marked(), texts);
}

test('unknown words are marked if the user wants it, until they are learned', async () => {
  vscode.configured['diagnostics.unknownWords'] = 'information';
  listeners.configuration({ affectsConfiguration: () => true });
  const { document } = write('I saw a blimfark and a zwobbel here.');
  await marks(document, ['blimfark', 'zwobbel']);
  const mark = vscode.registered.marks.get(document.uri.toString())[1];
  assert.deepStrictEqual([mark.message, mark.severity, mark.source], ['“zwobbel” is in no word list', 2, 'inkling']);
  const context = { triggerKind: 1, diagnostics: [mark, { source: 'another', range: mark.range }] };
  const actions = await providers.actions.provideCodeActions(document, mark.range, context, token);
  const learning = actions.find(({ command }) => command?.arguments[0] === 'inkling.learnWord');
  assert.deepStrictEqual(learning.diagnostics, [mark]);
  await commands[learning.command.command](...learning.command.arguments);
  await marks(document, ['blimfark']);
  type(document, ' It is a quomble. ');
  await marks(document, ['blimfark', 'quomble']);
  delete vscode.configured['diagnostics.unknownWords'];
  listeners.configuration({ affectsConfiguration: () => true });
  await marks(document, []);
});

/** Returns whether a word typed into a document and saved is learned. */
async function learns(document) {
  type(document, 'We were looking forward to the letter. It came. ');
  listeners.save(document);
  const { texts } = await commands['inkling.execute']('inkling.learnedTexts', {});
  return texts.some(({ uri }) => uri === document.uri.toString());
}

test('a commit message is served, and learned sentence by sentence since it is never saved', async () => {
  const { languageIds } = vscode.configured;
  vscode.configured.languageIds = [...languageIds, 'scminput'];
  listeners.configuration({ affectsConfiguration: () => true });
  assert.ok(PACKAGE.contributes.configuration.properties['inkling.languageIds'].default.includes('scminput'));
  for (const provider of [providers.inline, providers.completion, providers.actions, providers.typing]) {
    assert.ok(provider.selector.some(({ language, scheme }) => language === 'scminput' && scheme === 'vscode-scm'));
  }
  const document = new vscode.Document('vscode-scm:git/scm0/input?rootUri%3Dfile%3A%2F%2F%2Ftmp', '', 'scminput');
  vscode.workspace.textDocuments.push(document);
  listeners.open(document);
  const position = type(document, 'We were looking forward to the letter. It came. Dont');
  const list = await providers.completion.provideCompletionItems(document, position, token, { triggerKind: 0 });
  assert.ok(list.items.some(({ insertText }) => insertText === "Don't"));
  const { texts } = await commands['inkling.execute']('inkling.learnedTexts', {});
  assert.ok(texts.some(({ uri }) => uri === document.uri.toString()));
  listeners.close(document);
  vscode.configured.languageIds = languageIds;
  listeners.configuration({ affectsConfiguration: () => true });
});

test('a file is private until that is ended', async () => {
  const { document } = write('', 'file:///tmp/diary.txt');
  await commands['inkling.togglePrivate']();
  assert.strictEqual(status.text, 'Ink private');
  assert.strictEqual(await learns(document), false);
  await commands['inkling.togglePrivate']();
  assert.strictEqual(status.text, 'Ink');
  assert.strictEqual(messages.at(-1), 'Inkling learns from this file again');
  assert.strictEqual(await learns(document), true);
});

test('a private file is private in the next window, too, and a text without a name only as long as it is open', async () => {
  const { Server } = require('../server');
  const memory = new vscode.Memento();
  const [file, other, untitled] = ['file:///tmp/a%20diary.txt', 'file:///tmp/other.txt', 'untitled:Untitled-1']
    .map((uri) => new vscode.Document(uri, ''));
  const server = new Server([], () => {}, memory);
  for (const document of [file, other, untitled]) await server.setPrivate(document, true);
  await server.setPrivate(other, false);
  const next = new Server([], () => {}, memory);
  assert.deepStrictEqual([file, other, untitled].map((document) => next.isPrivate(document)), [true, false, false]);
  // Two windows do not forget each other's.
  await next.setPrivate(other, true);
  assert.ok(server.isPrivate(other) && server.isPrivate(untitled));
  await server.setPrivate(file, false);
  assert.deepStrictEqual([next.isPrivate(file), next.isPrivate(other)], [false, true]);
  next.rename(vscode.Uri.parse('file:///tmp/other.txt'), vscode.Uri.parse('file:///tmp/moved.txt'));
  assert.deepStrictEqual([...new Server([], () => {}, memory).privates], ['file:///tmp/moved.txt']);
});

test('the latest of very many private files are remembered', async () => {
  const { Server } = require('../server');
  const memory = new vscode.Memento();
  const server = new Server([], () => {}, memory);
  for (let number = 0; number < 2100; number += 1) server.privates.add(`file:///tmp/${number}.txt`);
  assert.ok(!server.privates.has('file:///tmp/99.txt') && server.privates.has('file:///tmp/100.txt'));
  server.privates.add('file:///tmp/100.txt');
  server.privates.add('file:///tmp/new.txt');
  assert.ok(server.privates.has('file:///tmp/100.txt') && !server.privates.has('file:///tmp/101.txt'));
});

test('a private file stays private when it is reopened or renamed', async () => {
  const { document } = write('', 'file:///tmp/letters/one.txt');
  await commands['inkling.togglePrivate']();
  listeners.close(document);
  listeners.open(document);
  assert.strictEqual(await learns(document), false);
  listeners.close(document);
  const { document: renamed } = write('', 'file:///tmp/private/one.txt');
  listeners.rename({ files: [{ oldUri: vscode.Uri.parse('file:///tmp/letters'), newUri: vscode.Uri.parse('file:///tmp/private') }] });
  assert.strictEqual(status.text, 'Ink private');
  assert.strictEqual(await learns(renamed), false);
});

test('a private untitled document stays private as the file it is saved as', async () => {
  const { document: draft } = write('');
  await commands['inkling.togglePrivate']();
  type(draft, 'Dear diary. ');
  // The file is opened empty, filled and saved; then the untitled document is emptied and closed.
  const { document: file } = write('', 'file:///tmp/diary/today.txt');
  vscode.apply({ uri: file.uri, range: new vscode.Range(0, 0, 0, 0), text: 'Dear diary. ' });
  listeners.save(file);
  vscode.apply({ uri: draft.uri, range: new vscode.Range(0, 0, 0, 12), text: '' });
  listeners.close(draft);
  assert.strictEqual(status.text, 'Ink private');
  assert.strictEqual(await learns(file), false);
  const { document: other } = write('Dear diary. ', 'file:///tmp/diary/other.txt');
  assert.strictEqual(await learns(other), true);
});

for (const [what, draft, saved] of [
  ['a last line break put there', 'Dear new diary.', 'Dear new diary.\n'],
  ['white space at ends of lines taken away', 'Dear spaces. \nIt came.\t\n\n', 'Dear spaces.\nIt came.\n'],
  ['other line ends', 'Dear lines.\nIt came.\n', 'Dear lines.\r\nIt came.\r\n'],
]) {
  test(`a private text without a name stays private when it is saved with ${what}`, async () => {
    const { document: untitled } = write('');
    await commands['inkling.togglePrivate']();
    vscode.apply({ uri: untitled.uri, range: new vscode.Range(0, 0, 0, 0), text: draft });
    const { document: file } = write('', `file:///tmp/diary/${what}.txt`);
    vscode.apply({ uri: file.uri, range: new vscode.Range(0, 0, 0, 0), text: saved });
    listeners.save(file);
    vscode.apply({ uri: untitled.uri, range: new vscode.Range(0, 0, 0, draft.length), text: '' });
    listeners.close(untitled);
    listeners.editor();
    assert.strictEqual(status.text, 'Ink private');
  });
}

test('a private untitled document stays private when it is formatted on save', async () => {
  const { document: untitled } = write('');
  await commands['inkling.togglePrivate']();
  type(untitled, 'Dear *old* diary. ');
  const { document: file } = write('', 'file:///tmp/diary/formatted.txt');
  vscode.apply({ uri: file.uri, range: new vscode.Range(0, 0, 0, 0), text: 'Dear *old* diary. ' });
  vscode.apply({ uri: file.uri, range: new vscode.Range(0, 0, 0, 18), text: 'Dear _old_ diary.\n' });
  listeners.save(file);
  listeners.close(untitled);
  assert.strictEqual(status.text, 'Ink private');
  assert.strictEqual(await learns(file), false);
});

test('a private untitled document of white space makes no file private', async () => {
  const { document: untitled } = write('');
  await commands['inkling.togglePrivate']();
  type(untitled, '  ');
  const { document: file } = write('', 'file:///tmp/diary/empty.txt');
  assert.strictEqual(await learns(file), true);
  listeners.close(untitled);
});

test('a discarded private untitled document makes no file private', async () => {
  const { document: draft } = write('');
  await commands['inkling.togglePrivate']();
  type(draft, 'Dear diary! ');
  listeners.close(draft);
  vscode.workspace.textDocuments.splice(vscode.workspace.textDocuments.indexOf(draft), 1);
  const { document: file } = write('Dear diary! ', 'file:///tmp/diary/thrown.txt');
  assert.strictEqual(await learns(file), true);
  const { document: next } = write('', draft.uri.toString());
  assert.strictEqual(await learns(next), true);
  listeners.close(next);
});

test('each file uses the words of its own folder', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkling-'));
  listeners.folders({ added: [{ uri: vscode.Uri.parse(`file://${folder}`), name: 'two' }], removed: [] });
  write('', `file://${folder}/a.txt`);
  const word = { word: 'blorft', scope: 'workspace', uri: `file://${folder}/a.txt` };
  const { file } = await commands['inkling.execute']('inkling.learnWord', word);
  assert.strictEqual(fs.readFileSync(file, 'utf8'), 'blorft\n');
  listeners.folders({ added: [], removed: [{ uri: vscode.Uri.parse(`file://${folder}`), name: 'two' }] });
  fs.rmSync(folder, { recursive: true });
});

test('each file uses the settings of its own folder', async () => {
  vscode.configuredIn['file:///silent'] = { enabled: false };
  listeners.folders({ added: [{ uri: vscode.Uri.parse('file:///silent'), name: 'two' }], removed: [] });
  const counts = async () => Promise.all(['file:///silent/a.txt', 'file:///tmp/a.txt'].map(async (uri) => {
    const { document, position } = write('Dont', uri);
    const list = await providers.completion.provideCompletionItems(document, position, token, { triggerKind: 0 });
    listeners.close(document);
    return list.items.length > 0;
  }));
  // The server requests the settings of a new folder, and applies them when they arrive.
  let found = await counts();
  for (let tries = 0; found[0] && tries < 100; tries += 1) found = await counts();
  assert.deepStrictEqual(found, [false, true]);
  listeners.folders({ added: [], removed: [{ uri: vscode.Uri.parse('file:///silent'), name: 'two' }] });
});

test('before the first start there is no server, and a file can be private all the same', async () => {
  const { Server } = require('../server');
  const states = [];
  const server = new Server([], () => states.push('told'), new vscode.Memento());
  const document = new vscode.Document('untitled:early', '');
  await assert.rejects(server.execute('inkling.learnWord', { word: 'zorbling' }), /is not running/);
  await server.setPrivate(document, true);
  assert.deepStrictEqual([server.isPrivate(document), states], [true, ['told']]);
});

test('a server that refuses to initialize is reported and stopped', async () => {
  const { Server } = require('../server');
  const { command } = vscode.configured;
  const refusal = JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code: -32603, message: 'there is no disk' } });
  const script = `process.stdout.write('Content-Length: ${refusal.length}\\r\\n\\r\\n' + ${JSON.stringify(refusal)});
    process.stdin.resume();`;
  vscode.configured.command = [process.execPath, '-e', script];
  const server = new Server([], () => {}, new vscode.Memento());
  await assert.rejects(server.start(), /there is no disk/);
  vscode.configured.command = command;
  assert.strictEqual(messages.at(-1), 'Inkling did not start: there is no disk. “Inkling: Restart” tries again.');
  assert.ok(!server.isReady && !server.connection.isOpen);
});

test('a server that is restarted twice at once runs once', async () => {
  const { Server } = require('../server');
  const server = new Server([], () => {}, new vscode.Memento());
  await server.start();
  const connections = [server.connection];
  const start = server.start.bind(server);
  server.start = async () => {
    await start();
    connections.push(server.connection);
  };
  await Promise.all([server.restart(), server.restart()]);
  const open = connections.filter((connection) => connection.isOpen);
  for (const connection of open) await connection.stop();
  assert.strictEqual(open.length, 1);
  await server.restart();
  assert.ok(server.connection.isOpen);
  await server.stop();
});

test('a server that crashes is restarted with the text', async () => {
  const { document } = write('I am tired. ');
  const known = await commands['inkling.execute']('inkling.wordStatus', { word: 'tired' });
  assert.strictEqual(known.known, true);
  const ready = new Promise((resolve) => {
    Object.defineProperty(status, 'text', { set(text) { if (text === 'Ink') resolve(); } });
  });
  vscode.registered.marks.set('untitled:gone', [{}]);
  extension.process().kill('SIGKILL');
  await ready;
  assert.strictEqual(vscode.registered.marks.size, 0);
  assert.strictEqual(messages.at(-1), 'Inkling crashed and is being restarted.');
  const position = type(document, 'I am goi');
  const items = await providers.inline.provideInlineCompletionItems(document, position, { triggerKind: 0 }, token);
  assert.match(items[0].insertText, /^going/);
});
