// The part of VS Code's API that the extension uses, in memory.
'use strict';

const Module = require('node:module');

class Position {
  constructor(line, character) { Object.assign(this, { line, character }); }
}

class Range {
  constructor(line, character, endLine, endCharacter) {
    this.start = new Position(line, character);
    this.end = new Position(endLine, endCharacter);
  }
  toJSON() { return [this.start, this.end]; }
  isEqual(other) { return JSON.stringify(this) === JSON.stringify(other); }
}

class Uri {
  constructor(text) { this.text = text; this.scheme = text.split(':')[0]; }
  static parse(text) { return new Uri(text); }
  toString() { return this.text; }
}

class WorkspaceEdit {
  constructor() { this.edits = []; }
  replace(uri, range, text) { this.edits.push({ uri, range, text }); }
}

/** What an extension remembers; the values are copies, as if they had been written and read. */
class Memento {
  constructor() { this.values = {}; }
  get(name, otherwise) { return name in this.values ? JSON.parse(this.values[name]) : otherwise; }
  async update(name, value) { this.values[name] = JSON.stringify(value); }
}

/** A document of one line. */
class Document {
  constructor(uri, text, languageId = 'plaintext') {
    Object.assign(this, { uri: new Uri(uri), languageId, version: 1, text });
  }
  getText(range) { return range ? this.text.slice(range.start.character, range.end.character) : this.text; }
  getWordRangeAtPosition(position, pattern) {
    for (const found of this.text.matchAll(new RegExp(pattern, 'gu'))) {
      const end = found.index + found[0].length;
      if (found.index <= position.character && position.character <= end) return new Range(0, found.index, 0, end);
    }
    return undefined;
  }
}

const registered = { commands: {}, providers: {}, listeners: {}, messages: [], marks: new Map(), status: { show() {}, hide() {} } };
const listen = (name) => (listener) => { registered.listeners[name] = listener; return {}; };
const provide = (name) => (selector, provider, ...triggers) => {
  const entry = { ...provider, triggers, selector };
  registered.providers[name] = entry;
  return { dispose() { if (registered.providers[name] === entry) delete registered.providers[name]; } };
};

const vscode = {
  version: 'stub', Position, Range, Uri, WorkspaceEdit, Document, Memento, registered,
  TextEdit: class { constructor(range, newText) { Object.assign(this, { range, newText }); } },
  InlineCompletionItem: class { constructor(insertText, range) { Object.assign(this, { insertText, range }); } },
  CompletionItem: class { constructor(label, kind) { Object.assign(this, { label, kind }); } },
  CompletionList: class { constructor(items, isIncomplete) { Object.assign(this, { items, isIncomplete }); } },
  CodeAction: class { constructor(title, kind) { Object.assign(this, { title, kind }); } },
  CodeActionKind: class { constructor(value) { this.value = value; } },
  CompletionItemKind: { Text: 0 },
  InlineCompletionTriggerKind: { Invoke: 0, Automatic: 1 },
  CodeActionTriggerKind: { Invoke: 1, Automatic: 2 },
  Diagnostic: class { constructor(range, message, severity) { Object.assign(this, { range, message, severity }); } },
  StatusBarAlignment: { Right: 2 },
  configured: {},
  /** Settings of individual folders, by URI. */
  configuredIn: {},
  window: {
    createStatusBarItem: () => registered.status,
    showQuickPick: async (items) => items[2],
    setStatusBarMessage: (text) => registered.messages.push(text),
    showWarningMessage: (text) => registered.messages.push(text),
    showErrorMessage: (text) => registered.messages.push(text),
    showInformationMessage: (text) => registered.messages.push(text),
    onDidChangeActiveTextEditor: listen('editor'),
  },
  workspace: {
    textDocuments: [],
    getConfiguration: (_, scope) => ({
      get: (name) => vscode.configured[name],
      inspect: (name) => ({
        globalValue: vscode.configured[name],
        workspaceFolderValue: scope && vscode.configuredIn[scope.toString()]?.[name],
      }),
    }),
    applyEdit: async (edit) => { for (const made of edit.edits) vscode.apply(made); return true; },
    onDidOpenTextDocument: listen('open'),
    onDidChangeTextDocument: listen('change'),
    onDidSaveTextDocument: listen('save'),
    onDidCloseTextDocument: listen('close'),
    onDidRenameFiles: listen('rename'),
    onDidChangeWorkspaceFolders: listen('folders'),
    onDidChangeConfiguration: listen('configuration'),
  },
  languages: {
    createDiagnosticCollection: () => ({
      set: (uri, diagnostics) => registered.marks.set(uri.toString(), diagnostics),
      clear: () => registered.marks.clear(),
      dispose() {},
    }),
    registerInlineCompletionItemProvider: provide('inline'),
    registerCompletionItemProvider: provide('completion'),
    registerCodeActionsProvider: provide('actions'),
    registerOnTypeFormattingEditProvider: provide('typing'),
  },
  commands: { registerCommand: (name, action) => { registered.commands[name] = action; return {}; } },
  /** Inserts text into a document, as the editor does for any edit, and notifies the extension. */
  apply({ uri, range, text }) {
    const document = vscode.workspace.textDocuments.find((known) => known.uri.toString() === uri.toString());
    document.text = document.text.slice(0, range.start.character) + text + document.text.slice(range.end.character);
    document.version += 1;
    registered.listeners.change({ document, contentChanges: [{ range, text }] });
  },
};

const load = Module._load;
Module._load = (name, ...rest) => (name === 'vscode' ? vscode : load(name, ...rest));

module.exports = vscode;
