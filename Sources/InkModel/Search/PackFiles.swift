// The bytes of several packs at once, for searches that go on side by side.

import InkLexicon

extension ArraySlice<Int> {
  /// Gives the files of the packs at these positions, in this order; they are gone when `body` returns.
  func withFiles<R>(
    of packs: [LanguagePack], _ files: [PackFile] = [], _ body: ([PackFile]) -> R
  ) -> R {
    guard let first else { return body(files) }
    return packs[first].withFile { dropFirst().withFiles(of: packs, files + [$0], body) }
  }
}
