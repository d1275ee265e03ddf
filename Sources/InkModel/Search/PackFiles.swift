// The bytes of several packs at once, for a search over all of them.

import InkLexicon

extension ArraySlice<Int> {
  /// Calls a closure with the bytes of the packs at these indices, in this order, which are valid only until it
  /// returns. `files` are those opened so far; callers omit it.
  func withFiles<R>(
    of packs: [LanguagePack], _ files: [PackFile] = [], _ body: ([PackFile]) -> R
  ) -> R {
    guard let first else { return body(files) }
    return packs[first].withFile { dropFirst().withFiles(of: packs, files + [$0], body) }
  }
}
