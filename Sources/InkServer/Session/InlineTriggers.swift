// Who requests ghost text, the user or the client by itself, where the client's own word for it is ambiguous.

import InkLSP

/// Tells the requests of a user from those that a client makes by itself.
///
/// The number 1 stands for the user, but in drafts of the protocol it stood for the client, and some clients always
/// send it. Other numbers tell which it is. Failing that, a client that asks after every single change does so by
/// itself, whatever it says.
struct InlineTriggers {
  /// The number that stands for the user; nil while it is unknown.
  private var invoked: Int?
  /// The changes of texts since the last request.
  private var changes = 0
  /// The requests that followed a single change each.
  private var followers = 0

  /// The number of such requests from which on a client is known to ask by itself.
  private static let telltaleFollowers = 4
  /// The number of changes without a request that such a client does not leave unanswered.
  private static let telltalePause = 20

  /// Records that the user has changed a text.
  mutating func noteChange() { changes += 1 }

  /// Whether the user requested ghost text.
  mutating func isInvoked(_ request: InlineCompletionRequest) -> Bool {
    defer { changes = 0 }
    if request.countsFromZero { invoked = 0 }
    if request.triggerKind == 2 { invoked = 1 }
    if let invoked { return request.triggerKind == invoked }
    if changes == 1 { followers += 1 }
    if changes > Self.telltalePause { followers = 0 }
    return request.triggerKind == 1 && followers < Self.telltaleFollowers
  }
}
