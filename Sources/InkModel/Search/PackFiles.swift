// The bytes of several packs at once, for one search over all of them.

import InkLexicon

extension ArraySlice<Int> {
  /// Calls `body` with the bytes of the packs at these positions, in this order. They must not be used after it
  /// returns. `files` is what was opened so far; callers leave it out.
  func withFiles<R>(
    of packs: [LanguagePack], _ files: [PackFile] = [], _ body: ([PackFile]) -> R
  ) -> R {
    guard let first else { return body(files) }
    return packs[first].withFile { dropFirst().withFiles(of: packs, files + [$0], body) }
  }
}
