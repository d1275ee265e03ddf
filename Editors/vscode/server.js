// The server as the extension sees it: started, told of the documents, started again when it breaks down.
'use strict';

const vscode = require('vscode');
const { Connection } = require('./connection');

const plain = (position) => ({ line: position.line, character: position.character });
const folder = ({ uri, name }) => ({ uri: uri.toString(), name });
const fromRange = ({ start, end }) => ({ start: plain(start), end: plain(end) });
const toRange = (range) =>
  new vscode.Range(range.start.line, range.start.character, range.end.line, range.end.character);

/** Whether two texts differ in white space at ends of lines at most, which a save may take away or put there. */
const isSame = (text, other) => {
  const bare = (whole) => whole.split('\n').map((line) => line.trimEnd()).join('\n').trimEnd();
  return text === other || (bare(text) === bare(other) && bare(text) !== '');
};

class Server {
  /** `settingNames` are Inkling's own settings, such as `suggestions.limit`. */
  constructor(settingNames, onState) {
    this.settingNames = settingNames;
    this.onState = onState;
    this.breakdowns = [];
    this.isReady = false;
    this.triggers = [];
    /** The addresses of documents that nothing is learned from. */
    this.privates = new Set();
    /** The addresses of documents that the server has open. */
    this.opened = new Set();
    /** What stands in private texts that are no files yet, by their addresses. */
    this.drafts = new Map();
  }

  /** What the user has set, for all or for a folder, as Inkling has it in its config.json; the rest is left to that file. */
  settings(folder) {
    const configuration = vscode.workspace.getConfiguration('inkling', folder && vscode.Uri.parse(folder));
    const settings = {};
    for (const name of this.settingNames) {
      const set = configuration.inspect(name) ?? {};
      const value = set.workspaceFolderValue ?? set.workspaceValue ?? set.globalValue;
      if (value === undefined) continue;
      const path = name.split('.');
      const last = path.pop();
      path.reduce((group, key) => (group[key] ??= {}), settings)[last] = value;
    }
    return settings;
  }

  serves(document) {
    const languages = vscode.workspace.getConfiguration('inkling').get('languageIds');
    return ['file', 'untitled'].includes(document.uri.scheme) && languages.includes(document.languageId);
  }

  async start() {
    const command = vscode.workspace.getConfiguration('inkling').get('command');
    const connection = new Connection(command, {
      'workspace/configuration': ({ items }) => items.map(({ scopeUri }) => this.settings(scopeUri)),
      'workspace/applyEdit': async ({ edit }) => ({ applied: await vscode.workspace.applyEdit(this.workspaceEdit(edit)) }),
      'window/showMessage': ({ message }) => vscode.window.showInformationMessage(`Inkling: ${message}`),
    }, (reason, neverBegan) => this.broke(reason, neverBegan));
    this.connection = connection;
    const folders = (vscode.workspace.workspaceFolders ?? []).map(folder);
    const answer = await this.greet(connection, {
      processId: process.pid,
      clientInfo: { name: 'Visual Studio Code', version: vscode.version },
      rootUri: folders[0]?.uri ?? null,
      workspaceFolders: folders,
      initializationOptions: this.settings(),
      capabilities: {
        general: { positionEncodings: ['utf-16'] },
        workspace: { applyEdit: true, configuration: true, workspaceFolders: true },
        textDocument: {
          synchronization: { didSave: true },
          codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: [] } } },
        },
        // The extension's commands have these names.
        experimental: { inkling: { ownCommands: true } },
      },
    });
    const typing = answer.capabilities.documentOnTypeFormattingProvider;
    this.triggers = typing ? [typing.firstTriggerCharacter, ...(typing.moreTriggerCharacter ?? [])] : [];
    connection.notify('initialized', {});
    this.isReady = true;
    this.opened.clear();
    for (const document of vscode.workspace.textDocuments) this.open(document);
    this.onState();
  }

  /** Says hello to a server; what it may refuse is told here, an end by `broke`. */
  async greet(connection, params) {
    try {
      return await connection.request('initialize', params);
    } catch (error) {
      if (connection.isOpen) {
        vscode.window.showErrorMessage(`Inkling did not start: ${error.message}. “Inkling: Restart” tries again.`);
        this.onState();
        await connection.stop();
      }
      throw error;
    }
  }

  broke(reason, neverBegan) {
    this.isReady = false;
    this.onState();
    if (neverBegan) {
      vscode.window.showErrorMessage(
        `Inkling cannot be started (${reason}): is it installed, and does “inkling.command” name it? “Inkling: Restart” tries again.`);
      return;
    }
    this.breakdowns = [...this.breakdowns.filter((time) => Date.now() - time < 60_000), Date.now()];
    if (this.breakdowns.length > 3) {
      vscode.window.showErrorMessage(`Inkling broke down again (${reason}). “Inkling: Restart” starts it.`);
      return;
    }
    vscode.window.showWarningMessage('Inkling broke down and is started again.');
    this.start().catch(() => {}); // told by the next call of `broke`
  }

  async restart() {
    this.breakdowns = [];
    await this.stop();
    await this.start();
  }

  async stop() {
    this.isReady = false;
    await this.connection?.stop();
  }

  open(document) {
    if (!this.isReady || !this.serves(document)) return;
    this.opened.add(document.uri.toString());
    this.connection.notify('textDocument/didOpen', {
      textDocument: {
        uri: document.uri.toString(), languageId: document.languageId, version: document.version, text: document.getText(),
      },
    });
    if (this.isPrivate(document)) this.setPrivate(document, true).catch(() => {}); // broken down: told by `broke`
    this.keepSaved(document);
  }

  /** The folders that were opened and closed in the workspace. */
  changeFolders({ added, removed }) {
    if (!this.isReady) return;
    const event = { added: added.map(folder), removed: removed.map(folder) };
    this.connection.notify('workspace/didChangeWorkspaceFolders', { event });
  }

  /** An untitled text that is saved goes on as a file, which VS Code does not say is the same: what is private stays so. */
  keepSaved(document) {
    const name = this.draftIn(document);
    if (name === undefined) return;
    this.drafts.delete(name);
    this.privates.delete(name);
    this.setPrivate(document, true).catch(() => {}); // as in `open`
  }

  /** The address of the private text that stands in a file, as it is or all but. */
  draftIn(document) {
    if (document.uri.scheme !== 'file') return undefined;
    return [...this.drafts.keys()].find((name) => isSame(this.drafts.get(name), document.getText()));
  }

  /** Remembers a private text that is no file yet; one that is emptied is on its way into one. */
  noteDraft(document) {
    if (document.uri.scheme !== 'untitled') return;
    const name = document.uri.toString();
    if (!this.privates.has(name)) this.drafts.delete(name);
    else if (document.getText() !== '') this.drafts.set(name, document.getText());
  }

  /** Keeps a document private, or ends that: what is typed in private is never learned. */
  async setPrivate(document, isPrivate) {
    const name = document.uri.toString();
    if (isPrivate) this.privates.add(name);
    else this.privates.delete(name);
    this.noteDraft(document);
    try {
      if (this.isReady) await this.execute('inkling.setLearning', { enabled: !isPrivate, uri: name });
    } finally {
      this.onState();
    }
  }

  /** What was private stays so under its new address, be it a file or all that lies in a folder. */
  rename(oldUri, newUri) {
    const [from, to] = [oldUri.toString(), newUri.toString()];
    for (const name of [...this.privates]) {
      if (name !== from && !name.startsWith(`${from}/`)) continue;
      const moved = to + name.slice(from.length);
      this.privates.delete(name);
      this.privates.add(moved);
      const document = vscode.workspace.textDocuments.find(({ uri }) => uri.toString() === moved);
      if (document && this.serves(document)) this.setPrivate(document, true).catch(() => {}); // as in `open`
    }
  }

  isPrivate({ uri }) {
    return this.privates.has(uri.toString());
  }

  change({ document, contentChanges }) {
    if (!this.isReady || !this.serves(document) || contentChanges.length === 0) return;
    this.connection.notify('textDocument/didChange', {
      textDocument: { uri: document.uri.toString(), version: document.version },
      contentChanges: contentChanges.map(({ range, text }) => ({
        range: { start: plain(range.start), end: plain(range.end) }, text,
      })),
    });
    this.noteDraft(document);
    // The text comes into its file before it is formatted for the save, and all at once.
    const isPut = this.drafts.size > 0 && contentChanges.some(({ text }) => text.length > 1);
    if (isPut && !this.isPrivate(document) && this.draftIn(document) !== undefined) {
      this.setPrivate(document, true).catch(() => {}); // as in `open`
    }
  }

  /** What is thrown away unsaved is not learned from. */
  save(document) {
    if (!this.isReady || !this.serves(document)) return;
    this.keepSaved(document);
    this.connection.notify('textDocument/didSave', { textDocument: { uri: document.uri.toString() } });
  }

  close(document) {
    this.drafts.delete(document.uri.toString()); // what it was saved as is known by now
    if (!this.opened.delete(document.uri.toString()) || !this.isReady) return;
    this.connection.notify('textDocument/didClose', { textDocument: { uri: document.uri.toString() } });
  }

  /** Opens the documents of languages that are served from now on, and closes those of languages that are no more. */
  changeLanguages() {
    for (const document of vscode.workspace.textDocuments) {
      const isOpen = this.opened.has(document.uri.toString());
      if (this.serves(document) && !isOpen) this.open(document);
      else if (!this.serves(document) && isOpen) this.close(document);
    }
    this.onState();
  }

  /** Asks about a place; undefined where there is no answer, for whatever reason. */
  async ask(method, document, position, more, token) {
    if (!this.isReady || !this.serves(document)) return undefined;
    const params = { textDocument: { uri: document.uri.toString() }, ...(position && { position: plain(position) }), ...more };
    return (await this.connection.request(method, params, token).catch(() => undefined)) ?? undefined;
  }

  async execute(command, argument) {
    if (!this.connection) throw new Error('Inkling does not run');
    return this.connection.request('workspace/executeCommand', { command, arguments: [argument] });
  }

  workspaceEdit(edit) {
    const made = new vscode.WorkspaceEdit();
    const changes = Object.entries(edit.changes ?? {});
    const documents = (edit.documentChanges ?? []).map(({ textDocument, edits }) => [textDocument.uri, edits]);
    for (const [uri, edits] of [...changes, ...documents]) {
      for (const { range, newText } of edits) made.replace(vscode.Uri.parse(uri), toRange(range), newText);
    }
    return made;
  }
}

module.exports = { Server, fromRange, toRange };
