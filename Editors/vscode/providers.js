// Providers that pass VS Code's requests to the server: ghost text, completion, code actions, corrections.
'use strict';

const vscode = require('vscode');
const { fromMark, fromRange, toRange } = require('./server');

/** Ghost text. VS Code accepts it by word (Ctrl+Right) or whole (Tab), and keeps it while its letters are typed. */
const inlineCompletion = (server) => ({
  async provideInlineCompletionItems(document, position, context, token) {
    const selected = context.selectedCompletionInfo;
    const answer = await server.ask('textDocument/inlineCompletion', document, position, {
      context: {
        triggerKind: context.triggerKind === vscode.InlineCompletionTriggerKind.Invoke ? 1 : 2,
        ...(selected && { selectedCompletionInfo: { range: fromRange(selected.range), text: selected.text } }),
      },
    }, token);
    return (answer?.items ?? []).map(({ insertText, range }) => new vscode.InlineCompletionItem(insertText, toRange(range)));
  },
});

const completion = (server) => ({
  async provideCompletionItems(document, position, token, context) {
    const answer = await server.ask('textDocument/completion', document, position, {
      context: { triggerKind: context.triggerKind + 1, triggerCharacter: context.triggerCharacter },
    }, token);
    const items = (answer?.items ?? []).map((item) => {
      const made = new vscode.CompletionItem(item.label, vscode.CompletionItemKind.Text);
      made.range = toRange(item.textEdit.range);
      made.insertText = item.textEdit.newText;
      made.filterText = item.filterText;
      made.sortText = item.sortText;
      return made;
    });
    return new vscode.CompletionList(items, answer?.isIncomplete ?? true);
  },
});

const codeActions = (server) => ({
  async provideCodeActions(document, range, context, token) {
    const only = context.only && [context.only.value];
    const marks = (context.diagnostics ?? []).filter(({ source }) => source === 'inkling');
    const isInvoked = context.triggerKind === vscode.CodeActionTriggerKind.Invoke;
    const answer = await server.ask('textDocument/codeAction', document, undefined, {
      range: { start: range.start, end: range.end },
      context: { diagnostics: marks.map(fromMark), triggerKind: isInvoked ? 1 : 2, ...(only && { only }) },
    }, token);
    return (answer ?? []).map((action) => {
      const made = new vscode.CodeAction(action.title, new vscode.CodeActionKind(action.kind));
      made.diagnostics = marks.filter(({ range }) => action.diagnostics?.some((mark) => toRange(mark.range).isEqual(range)));
      made.isPreferred = action.isPreferred;
      if (action.edit) made.edit = server.workspaceEdit(action.edit);
      if (action.command) {
        made.command = { title: action.title, command: 'inkling.execute', arguments: [action.command.command, ...action.command.arguments] };
      }
      return made;
    });
  },
});

const onTypeFormatting = (server) => ({
  async provideOnTypeFormattingEdits(document, position, ch, options, token) {
    const edits = await server.ask('textDocument/onTypeFormatting', document, position, { ch, options }, token);
    return (edits ?? []).map(({ range, newText }) => new vscode.TextEdit(toRange(range), newText));
  },
});

module.exports = { inlineCompletion, completion, codeActions, onTypeFormatting };
