// The table of supported methods, from which the capabilities and the lists of commands are derived.

import InkLSP
import InkLexicon
import InkRPC

extension Session {
  /// The handlers of all methods.
  static let methods = {
    var table = MethodTable<Session>()
    // Life-cycle
    table.on(InitializeRequest.self) { $0.initialize($1) }
    table.on(InitializedNotification.self) { session, _ in session.initialized() }
    table.on(ShutdownRequest.self) { session, _ in session.shutdown() }
    table.on(ExitNotification.self) { session, _ in session.end() }
    table.on(CancelNotification.self) { $0.cancel($1) }
    table.on(CancelProgressNotification.self) { $0.cancel($1) }
    table.on(SetTraceNotification.self) { $0.setTrace($1) }
    // Documents
    table.on(DidOpenNotification.self) { $0.didOpen($1) }
    table.on(DidChangeNotification.self) { try $0.didChange($1) }
    table.on(DidSaveNotification.self) { try $0.didSave($1) }
    table.on(DidCloseNotification.self) { $0.didClose($1) }
    // Settings
    table.on(DidChangeConfigurationNotification.self) { $0.didChangeConfiguration($1) }
    table.on(DidChangeWorkspaceFoldersNotification.self) { $0.didChangeWorkspaceFolders($1) }
    // Answers
    table.on(CompletionRequest.self, outcome: { try $0.completion($1) })
    table.on(CompletionResolveRequest.self) { $0.resolve($1) }
    table.on(InlineCompletionRequest.self) { try $0.inlineCompletion($1) }
    table.on(OnTypeFormattingRequest.self) { try $0.onTypeFormatting($1) }
    table.on(CodeActionRequest.self) { try $0.codeActions($1) }
    table.on(DocumentDiagnosticRequest.self, outcome: { try $0.diagnostics($1) })
    table.on(ExecuteCommandRequest.self, outcome: { try $0.executeCommand($1) })
    // Hints
    table.on(DidPartiallyAcceptCompletionNotification.self) { $0.didPartiallyAccept($1) }
    // Our own
    table.on(AutocompleteRequest.self, outcome: { try $0.autocomplete($1) })
    table.on(CalloutsRequest.self) { try $0.callouts($1) }
    table.on(CalloutEventRequest.self) { try $0.calloutEvent($1) }
    table.on(HandleActionRequest.self) { try $0.handleAction($1) }
    table.on(HandleSuggestionRequest.self) { try $0.handleSuggestion($1) }
    table.on(LayoutGuideRequest.self) { $0.layoutGuide($1) }
    table.on(EmojiRequest.self) { $0.emoji($1) }
    table.on(FieldRequest.self) { try $0.field($1) }
    table.on(ExplainRequest.self) { try $0.explain($1) }
    table.on(StatusRequest.self) { try $0.status($1) }
    table.on(DidChangeFieldNotification.self) { try $0.didChangeField($1) }
    table.on(DidChangeSelectionNotification.self) { try $0.didChangeSelection($1) }
    return table
  }()

  /// The handlers of `workspace/executeCommand`, by the name of the command.
  static let commands = wordCommands.merging(typingCommands)

  /// The commands that read or change the user's words. Before these are loaded they would give wrong results, so they
  /// wait.
  static let wordCommands = {
    var table = MethodTable<Session>()
    table.on(LearnWordCommand.self, outcome: { try $0.change(.learn, $1) })
    table.on(UnlearnWordCommand.self, outcome: { try $0.change(.unlearn, $1) })
    table.on(IgnoreWordCommand.self, outcome: { try $0.change(.ignore, $1) })
    table.on(RemoveIgnoredWordCommand.self, outcome: { try $0.change(.removeIgnored, $1) })
    table.on(WordStatusCommand.self) { $0.wordStatus($1) }
    table.on(LearnedWordsCommand.self) { $0.learnedWords($1) }
    table.on(IgnoredWordsCommand.self) { $0.ignoredWords($1) }
    table.on(AddReplacementCommand.self, outcome: { $0.addReplacement($1) })
    table.on(RemoveReplacementCommand.self, outcome: { $0.removeReplacement($1) })
    table.on(AllowCorrectionCommand.self, outcome: { $0.allowCorrection($1) })
    table.on(ReplacementsCommand.self) { $0.replacements($1) }
    table.on(SetFavoriteEmojiCommand.self, outcome: { try $0.setFavoriteEmoji($1) })
    table.on(ForgetCommand.self, outcome: { $0.forget($1) })
    table.on(ExportWordsCommand.self, outcome: { $0.exportWords($1) })
    table.on(ImportWordsCommand.self, outcome: { try $0.importWords($1) })
    table.on(LearnTextCommand.self, outcome: { try $0.learnText($1) })
    table.on(LearnedTextsCommand.self, outcome: { $0.learnedTexts($1) })
    return table
  }()

  /// The commands about documents and typing, which take effect at once: a document made private is private when the
  /// words arrive.
  static let typingCommands = {
    var table = MethodTable<Session>()
    table.on(RevertCorrectionCommand.self) { try $0.revertCorrection($1) }
    table.on(SetInlinePredictionCommand.self) { try $0.setInlinePrediction($1) }
    table.on(SetLanguageCommand.self) { try $0.setLanguage($1) }
    table.on(NextLanguageCommand.self) { try $0.nextLanguage($1) }
    table.on(SetLearningCommand.self) { try $0.setLearning($1) }
    table.on(SetEnabledCommand.self) { try $0.setEnabled($1) }
    table.on(AcceptCommand.self) { $0.accept($1) }
    table.on(ResetAutocompleteCommand.self) { try $0.resetAutocomplete($1) }
    return table
  }()
}
