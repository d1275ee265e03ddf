// `textDocument/didOpen`, `didChange`, `didSave` and `didClose`: document synchronization.

import InkEngine
import InkLSP
import InkLexicon
import InkRPC
import InkText

extension Session {
  mutating func didOpen(_ notification: DidOpenNotification) {
    // A document that is already open starts afresh; what was typed in it is learned first. Where its URI was spelled
    // differently, its marks would stay there.
    let openedURI = documents.openedURI(notification.uri)
    if openedURI != notification.uri { close(openedURI) }
    learn(from: notification.uri, .everything)
    abandonExternalQuestions(about: notification.uri, .documentClosed)
    let isNewKind = !documents.languageIDs.contains(notification.languageID)
    var document = Document(
      uri: notification.uri, languageID: notification.languageID,
      version: notification.version ?? 0, text: Text(notification.text))
    document.isVersioned = notification.version != nil
    documents.open(document)
    let isNewProject = joinProject(of: notification.uri)
    if isNewKind, !isNewProject { applySettings() }
    scheduleDiagnostics(notification.uri)
    enqueue(loading.opened())
  }

  mutating func didChange(_ notification: DidChangeNotification) throws {
    let end = try documents.apply(notification, in: client.encoding)
    inlineTriggers.noteChange()
    try noteEmoji(in: notification)
    try noteTyping(of: notification.uri)
    try noteReverts(in: notification.uri)
    scheduleDiagnostics(notification.uri)
    // Of several edits in one change, it is unknown which one was typed.
    if let end, notification.changes.count == 1 {
      try documents.focus(on: notification.uri) { $0.cursor = end }
      try publishAutocomplete(notification.uri, at: end)
    }
  }

  mutating func didSave(_ notification: DidSaveNotification) throws {
    try documents.focus(on: notification.uri) { $0.settle() }
    learn(from: notification.uri, .words)
    rejoin(notification.uri)
  }

  mutating func didClose(_ notification: DidCloseNotification) {
    close(documents.openedURI(notification.uri))
  }

  private mutating func close(_ uri: String) {
    let wasChosen = (try? documents.document(uri))?.chosenLanguage != nil
    try? noteReverts(in: uri, isClosing: true)
    learn(from: uri, .everything)
    abandonExternalQuestions(about: uri, .documentClosed)
    documents.close(uri)
    settings.mayHaveUnusedProjects = true
    clearDiagnostics(uri, .documentClosed)
    if wasChosen { loadChosenLanguages() }
  }
}
