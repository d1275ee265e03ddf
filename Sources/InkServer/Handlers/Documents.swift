// `textDocument/didOpen`, `didChange` and `didClose`: the texts, as the client tells them.

import InkEngine
import InkLSP
import InkText

extension Session {
  mutating func didOpen(_ notification: DidOpenNotification) {
    let isNewKind = !documents.languageIDs.contains(notification.languageID)
    documents.open(
      Document(
        uri: notification.uri, languageID: notification.languageID, version: notification.version,
        text: Text(notification.text)))
    if isNewKind { settingsChanged() }
    // Another server may have learnt something since the last document was opened.
    if !isLoading { _ = store(.refresh) }
  }

  mutating func didChange(_ notification: DidChangeNotification) throws {
    try documents.apply(notification, in: client.encoding)
  }

  mutating func didClose(_ notification: DidCloseNotification) {
    documents.close(notification.uri)
  }
}
