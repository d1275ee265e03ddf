// `workspace/didChangeConfiguration` and `didChangeWorkspaceFolders`: changes during the session.

import InkJSON
import InkLSP
import InkSettings

extension Session {
  /// Applies the settings received; a client that sends none expects to be asked for them. Some clients that can be
  /// asked send an empty object, or the settings of other servers.
  mutating func didChangeConfiguration(_ notification: DidChangeConfigurationNotification) {
    if let settings = notification.settings,
      settings.hasSettings || !client.capabilities.configuration
    {
      self.settings.answeredFolders = []
      set(settings, from: .client)
    } else {
      askForConfiguration()
    }
  }

  mutating func didChangeWorkspaceFolders(
    _ notification: DidChangeWorkspaceFoldersNotification
  ) {
    client.remove(notification.removed)
    client.add(notification.added)
    refreshProjects()
  }
}
