// `workspace/didChangeConfiguration` and `didChangeWorkspaceFolders`: changes during the session.

import InkJSON
import InkLSP
import InkSettings

extension Session {
  /// Applies the settings received; a client that can be asked is asked for those of each folder, whatever it sends,
  /// and what it sends applies only where it never answered. It may be an empty object, or the settings of other
  /// servers.
  mutating func didChangeConfiguration(_ notification: DidChangeConfigurationNotification) {
    let canBeAsked = client.capabilities.configuration
    if let settings = notification.settings,
      canBeAsked ? settings.hasSettings && !self.settings.isAnswered : true
    {
      self.settings.answeredFolders = []
      set(settings, from: .client)
    }
    if canBeAsked { requestConfiguration() }
  }

  mutating func didChangeWorkspaceFolders(
    _ notification: DidChangeWorkspaceFoldersNotification
  ) {
    for problem in notification.problems {
      logMessage("\(DidChangeWorkspaceFoldersNotification.method): \(problem)")
    }
    client.remove(notification.removed)
    client.add(notification.added)
    logFolderOutsideUTF8()
    refreshProjects()
  }
}
