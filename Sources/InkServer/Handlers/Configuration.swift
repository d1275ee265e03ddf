// `workspace/didChangeConfiguration` and `didChangeWorkspaceFolders`: settings while the work goes on.

import InkJSON
import InkLSP
import InkSettings

extension Session {
  /// Takes the settings that came; a client that sends none wants to be asked for them. Some that can be asked send an
  /// empty object for none.
  mutating func didChangeConfiguration(_ notification: DidChangeConfigurationNotification) {
    if let settings = notification.settings,
      settings != [:] || !client.capabilities.configuration
    {
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
    followProjects()
  }
}
