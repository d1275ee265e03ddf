// The bytes of several packs at once, for a search over all of them.

import InkLexicon

extension ArraySlice<PackWords> {
  /// Calls a closure with the bytes of these packs, in this order, which are valid only until it returns. `files` are
  /// those opened so far; callers omit it.
  func withFiles<R>(_ files: [PackFile] = [], _ body: ([PackFile]) -> R) -> R {
    guard let first else { return body(files) }
    return first.pack.withFile { dropFirst().withFiles(files + [$0], body) }
  }
}
