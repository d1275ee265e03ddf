// Messages to the user, each shown only once and without any word the user wrote.

import InkLSP
import InkRPC

extension Session {
  /// Shows a warning to the user, unless it was shown before.
  mutating func showMessage(_ warning: String) {
    guard settings.shown.isNew(warning) else { return }
    notify(WindowMessage.showMethod, WindowMessage(warning: warning))
  }

  /// Writes a warning to the client's log, unless it was written before.
  mutating func logMessage(_ warning: String) {
    guard settings.logged.isNew(warning) else { return }
    notify(WindowMessage.logMethod, WindowMessage(warning: warning))
  }

  private mutating func notify(_ method: String, _ message: WindowMessage) {
    send(Frame.notification(method, params: message))
  }
}
