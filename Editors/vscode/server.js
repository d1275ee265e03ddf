// The server as the extension sees it: started, sent the documents, restarted when it crashes.
'use strict';

const vscode = require('vscode');
const { Connection } = require('./connection');

/** The schemes of documents that may be served: files, texts without a name, and the box for a commit message. */
const SCHEMES = ['file', 'untitled', 'vscode-scm'];

const plain = (position) => ({ line: position.line, character: position.character });
const folder = ({ uri, name }) => ({ uri: uri.toString(), name });
const fromRange = ({ start, end }) => ({ start: plain(start), end: plain(end) });
const toRange = (range) =>
  new vscode.Range(range.start.line, range.start.character, range.end.line, range.end.character);

/** VS Code counts severities from 0, the protocol from 1. */
const fromMark = ({ range, message, severity, source }) => ({ range: fromRange(range), message, severity: severity + 1, source });
const toMark = ({ range, message, severity, source }) =>
  Object.assign(new vscode.Diagnostic(toRange(range), message, severity - 1), { source });

/** Whether two texts differ at most in white space at line ends, which a save may remove or add. */
const isSame = (text, other) => {
  const bare = (whole) => whole.split('\n').map((line) => line.trimEnd()).join('\n').trimEnd();
  return text === other || (bare(text) === bare(other) && bare(text) !== '');
};

const isTable = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Removes from data sources those in files outside of the project, which the server takes from no project's file; the
 * rule is that of `isInProject` in InkSettings/DataSourceSetting.swift. */
const withoutOutside = (sources) => Object.fromEntries(Object.entries(sources).filter(([, source]) => {
  const path = source?.path;
  return path === undefined || (typeof path === 'string' && !/^[/~]/.test(path) && !path.split('/').includes('..'));
}));

/** The URIs of documents that nothing is learned from: files for all windows until that is ended, the latest of very
 * many; others as long as they are open. */
class Privates {
  constructor(memory) {
    this.memory = memory;
    this.others = new Set();
  }

  /** Read at every use: another window may have changed it. */
  get files() { return this.memory.get('privateFiles', []); }

  has(name) { return this.others.has(name) || this.files.includes(name); }

  add(name) {
    if (name.startsWith('file:')) this.remember([...this.files.filter((known) => known !== name), name].slice(-2000));
    else this.others.add(name);
  }

  delete(name) {
    if (!this.others.delete(name) && this.files.includes(name)) this.remember(this.files.filter((known) => known !== name));
  }

  /** What cannot be written is remembered until the window is closed. */
  remember(files) { this.memory.update('privateFiles', files).then(undefined, () => {}); }

  [Symbol.iterator]() { return [...this.others, ...this.files][Symbol.iterator](); }
}

class Server {
  /** `settingNames` are Inkling's own settings, such as `suggestions.limit`; `memory` outlasts the window. */
  constructor(settingNames, onState, memory) {
    this.settingNames = settingNames;
    this.onState = onState;
    this.breakdowns = [];
    this.isReady = false;
    this.triggers = [];
    this.privates = new Privates(memory);
    /** The URIs of documents that the server has open. */
    this.opened = new Set();
    /** The contents of private documents that are not files yet, by URI. */
    this.drafts = new Map();
    /** Unknown words, which the server publishes if the setting says so. */
    this.marks = vscode.languages.createDiagnosticCollection('inkling');
  }

  /** The user's settings, global or of a folder, shaped like Inkling's config.json; the rest is left to that file. */
  settings(folder) {
    const configuration = vscode.workspace.getConfiguration('inkling', folder && vscode.Uri.parse(folder));
    const settings = {};
    for (const name of this.settingNames) {
      const set = configuration.inspect(name) ?? {};
      const shared = [set.workspaceValue, set.workspaceFolderValue]
        .map((each) => (name === 'dataSources' && isTable(each) ? withoutOutside(each) : each));
      // Tables are merged, as by VS Code.
      const value = [set.globalValue, ...shared]
        .reduce((below, above) => (isTable(below) && isTable(above) ? { ...below, ...above } : above ?? below));
      if (value === undefined) continue;
      const path = name.split('.');
      const last = path.pop();
      path.reduce((group, key) => (group[key] ??= {}), settings)[last] = value;
    }
    return settings;
  }

  serves(document) {
    const languages = vscode.workspace.getConfiguration('inkling').get('languageIds');
    return SCHEMES.includes(document.uri.scheme) && languages.includes(document.languageId);
  }

  async start() {
    const command = vscode.workspace.getConfiguration('inkling').get('command');
    const connection = new Connection(command, {
      'workspace/configuration': ({ items }) => items.map(({ scopeUri }) => this.settings(scopeUri)),
      'workspace/applyEdit': async ({ edit }) => ({ applied: await vscode.workspace.applyEdit(this.workspaceEdit(edit)) }),
      'textDocument/publishDiagnostics': ({ uri, diagnostics }) => this.marks.set(vscode.Uri.parse(uri), diagnostics.map(toMark)),
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

  /** Initializes a server; reports a refusal here, and `broke` reports an exit. */
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
    this.marks.clear();
    this.onState();
    if (neverBegan) {
      vscode.window.showErrorMessage(
        `Inkling cannot be started (${reason}): is it installed, and is “inkling.command” correct? “Inkling: Restart” tries again.`);
      return;
    }
    this.breakdowns = [...this.breakdowns.filter((time) => Date.now() - time < 60_000), Date.now()];
    if (this.breakdowns.length > 3) {
      vscode.window.showErrorMessage(`Inkling crashed again (${reason}). “Inkling: Restart” starts it.`);
      return;
    }
    vscode.window.showWarningMessage('Inkling crashed and is being restarted.');
    this.start().catch(() => {}); // reported by the next call of `broke`
  }

  /** Restarts one after another: at once, the first of two new servers would be left running. */
  restart() {
    const restart = () => this.stopAndStart();
    this.restarting = (this.restarting ?? Promise.resolve()).then(restart, restart);
    return this.restarting;
  }

  async stopAndStart() {
    this.breakdowns = [];
    await this.stop();
    await this.start();
  }

  async stop() {
    this.isReady = false;
    this.marks.clear();
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
    if (this.isPrivate(document)) this.setPrivate(document, true).catch(() => {}); // crashed: reported by `broke`
    this.keepSaved(document);
  }

  /** Reports the folders that were added to and removed from the workspace. */
  changeFolders({ added, removed }) {
    if (!this.isReady) return;
    const event = { added: added.map(folder), removed: removed.map(folder) };
    this.connection.notify('workspace/didChangeWorkspaceFolders', { event });
  }

  /** A saved untitled document continues as a file, without a hint by VS Code that it is the same: keeps it private. */
  keepSaved(document) {
    const name = this.draftIn(document);
    if (name === undefined) return;
    this.drafts.delete(name);
    this.privates.delete(name);
    this.setPrivate(document, true).catch(() => {}); // as in `open`
  }

  /** Returns the URI of the private untitled document with a file's text, apart from white space at line ends. */
  draftIn(document) {
    if (document.uri.scheme !== 'file') return undefined;
    return [...this.drafts.keys()].find((name) => isSame(this.drafts.get(name), document.getText()));
  }

  /** Records a private document that is not a file yet; one that is emptied is being saved to one. */
  noteDraft(document) {
    if (document.uri.scheme !== 'untitled') return;
    const name = document.uri.toString();
    if (!this.privates.has(name)) this.drafts.delete(name);
    else if (document.getText() !== '') this.drafts.set(name, document.getText());
  }

  /** Sets whether a document is private: nothing typed in a private document is learned. */
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

  /** Keeps renamed documents private: a file, or everything in a folder. */
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
    // On a save, the text is inserted into the file at once, before it is formatted.
    const isPut = this.drafts.size > 0 && contentChanges.some(({ text }) => text.length > 1);
    if (isPut && !this.isPrivate(document) && this.draftIn(document) !== undefined) {
      this.setPrivate(document, true).catch(() => {}); // as in `open`
    }
  }

  /** Text that is discarded without saving is not learned from. */
  save(document) {
    if (!this.isReady || !this.serves(document)) return;
    this.keepSaved(document);
    this.connection.notify('textDocument/didSave', { textDocument: { uri: document.uri.toString() } });
  }

  close(document) {
    const name = document.uri.toString();
    this.drafts.delete(name); // the file it was saved as is known by now
    if (document.uri.scheme === 'untitled') this.privates.delete(name); // VS Code gives the name to the next new document
    if (!this.opened.delete(name) || !this.isReady) return;
    this.connection.notify('textDocument/didClose', { textDocument: { uri: name } });
  }

  /** Opens documents of languages that are served now, and closes those of languages that no longer are. */
  changeLanguages() {
    for (const document of vscode.workspace.textDocuments) {
      const isOpen = this.opened.has(document.uri.toString());
      if (this.serves(document) && !isOpen) this.open(document);
      else if (!this.serves(document) && isOpen) this.close(document);
    }
    this.onState();
  }

  /** Makes a request for a position; undefined if there is no answer, for whatever reason. */
  async ask(method, document, position, more, token) {
    if (!this.isReady || !this.serves(document)) return undefined;
    const params = { textDocument: { uri: document.uri.toString() }, ...(position && { position: plain(position) }), ...more };
    return (await this.connection.request(method, params, token).catch(() => undefined)) ?? undefined;
  }

  async execute(command, argument) {
    if (!this.connection) throw new Error('Inkling is not running');
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

module.exports = { SCHEMES, Server, fromMark, fromRange, toRange };
