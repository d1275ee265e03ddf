// Inkling for VS Code: connects the server, the providers and the commands.
'use strict';

const vscode = require('vscode');
const providers = require('./providers');
const { SCHEMES, Server } = require('./server');

let server;

/** Returns the word at the cursor, with its inner apostrophes. */
function wordAtCursor() {
  const editor = vscode.window.activeTextEditor;
  const range = editor?.document.getWordRangeAtPosition(editor.selection.active, /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/u);
  return range && editor.document.getText(range);
}

/** Runs a server command and shows its message. */
async function tell(command, argument) {
  const answer = await server.execute(command, argument);
  if (answer?.message) vscode.window.setStatusBarMessage(`Inkling: ${answer.message}`, 4000);
  return answer;
}

function wordCommand(command) {
  return async (given) => {
    const word = given ?? wordAtCursor();
    if (!word) return vscode.window.setStatusBarMessage('Inkling: there is no word here', 4000);
    return tell(command, { word });
  };
}

/** Offers the variants of the letter before the cursor. */
async function chooseCallout() {
  const editor = vscode.window.activeTextEditor;
  const version = editor?.document.version;
  const answer = editor && (await server.ask('inkling/callouts', editor.document, editor.selection.active, {}));
  if (!answer?.range) return;
  const choice = await vscode.window.showQuickPick(answer.callouts.map(({ text }) => text));
  // A change in the meantime, perhaps by another program, may have moved the letter.
  if (choice === undefined || editor.document.version !== version) return;
  const { start, end } = answer.range;
  await editor.edit((edit) => edit.replace(new vscode.Range(start.line, start.character, end.line, end.character), choice));
}

async function setPrediction(given) {
  const document = vscode.window.activeTextEditor?.document;
  const mode = given ?? (await vscode.window.showQuickPick(['default', 'no', 'yes']));
  if (mode && document && server.serves(document)) await server.execute('inkling.setInlinePrediction', { mode, uri: document.uri.toString() });
}

/** Toggles whether the file is private. */
async function togglePrivate() {
  const document = vscode.window.activeTextEditor?.document;
  if (!document || !server.serves(document)) return;
  const isPrivate = !server.isPrivate(document);
  await server.setPrivate(document, isPrivate);
  vscode.window.setStatusBarMessage(isPrivate ? 'Inkling learns nothing from this file' : 'Inkling learns from this file again', 4000);
}

async function revert() {
  const editor = vscode.window.activeTextEditor;
  if (!editor || !server.serves(editor.document)) return;
  const { line, character } = editor.selection.active;
  const argument = { uri: editor.document.uri.toString(), position: { line, character } };
  const { message } = await server.execute('inkling.revertCorrection', argument);
  vscode.window.setStatusBarMessage(message.replaceAll('\n', ' '), 8000);
}

async function activate(context) {
  const status = vscode.window.createStatusBarItem('inkling', vscode.StatusBarAlignment.Right, 100);
  status.name = 'Inkling';
  status.command = 'inkling.setPrediction';
  const { properties } = context.extension.packageJSON.contributes.configuration;
  const settingNames = Object.keys(properties)
    .map((name) => name.replace(/^inkling\./, ''))
    .filter((name) => !['command', 'languageIds'].includes(name));
  server = new Server(settingNames, () => {
    const document = vscode.window.activeTextEditor?.document;
    const isPrivate = document && server.isPrivate(document);
    status.text = !server.isReady ? 'Ink?' : isPrivate ? 'Ink private' : 'Ink';
    status.tooltip = server.isReady ? 'Inkling: how readily it predicts here' : 'Inkling is not running';
    if (document && server.serves(document)) status.show();
    else status.hide();
    // The trigger characters are known once a server is running.
    if (server.isReady && !tellsOfTyping && server.triggers.length > 0) provide();
  }, context.globalState);
  let provided = [];
  let tellsOfTyping = false;
  /** Registers providers for the languages served now, in place of the earlier ones. */
  const provide = () => {
    for (const registration of provided) registration.dispose();
    const selector = vscode.workspace.getConfiguration('inkling').get('languageIds').flatMap((language) =>
      SCHEMES.map((scheme) => ({ language, scheme })));
    const { languages } = vscode;
    provided = [
      languages.registerInlineCompletionItemProvider(selector, providers.inlineCompletion(server)),
      languages.registerCompletionItemProvider(selector, providers.completion(server), ':', '@', '#'),
      languages.registerCodeActionsProvider(selector, providers.codeActions(server)),
    ];
    const [first, ...more] = server.triggers;
    tellsOfTyping = first !== undefined;
    if (!tellsOfTyping) return;
    provided.push(languages.registerOnTypeFormattingEditProvider(selector, providers.onTypeFormatting(server), first, ...more));
  };
  const commands = {
    'inkling.learnWord': wordCommand('inkling.learnWord'),
    'inkling.unlearnWord': wordCommand('inkling.unlearnWord'),
    'inkling.ignoreWord': wordCommand('inkling.ignoreWord'),
    'inkling.chooseCallout': chooseCallout,
    'inkling.setPrediction': setPrediction,
    'inkling.togglePrivate': togglePrivate,
    'inkling.revertCorrection': revert,
    'inkling.restart': () => server.restart(),
    'inkling.execute': tell,
  };
  provide();
  context.subscriptions.push(
    status,
    server.marks,
    { dispose: () => provided.forEach((registration) => registration.dispose()) },
    ...Object.entries(commands).map(([name, action]) => vscode.commands.registerCommand(name, action)),
    vscode.workspace.onDidOpenTextDocument((document) => server.open(document)),
    vscode.workspace.onDidChangeTextDocument((event) => server.change(event)),
    vscode.workspace.onDidSaveTextDocument((document) => server.save(document)),
    vscode.workspace.onDidCloseTextDocument((document) => server.close(document)),
    vscode.workspace.onDidRenameFiles(({ files }) => files.forEach(({ oldUri, newUri }) => server.rename(oldUri, newUri))),
    vscode.workspace.onDidChangeWorkspaceFolders((event) => server.changeFolders(event)),
    vscode.window.onDidChangeActiveTextEditor(() => server.onState()),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration('inkling.languageIds')) {
        provide();
        server.changeLanguages();
      }
      if (event.affectsConfiguration('inkling') && server.isReady) {
        server.connection.notify('workspace/didChangeConfiguration', { settings: null });
      }
    }),
  );
  await server.start().catch(() => {}); // reported by `broke`
}

const deactivate = () => server?.stop();

/** Returns the running process, for tests that kill it. */
const process = () => server.connection.process;

module.exports = { activate, deactivate, process };
