// The sentences of the store, each stated once.

import Testing

@testable import InkStore

@Suite struct StoreErrorTests {
  @Test(arguments: [
    (
      StoreError.cannotOpen(path: "/w", reason: "Permission denied"),
      "your words cannot be kept in /w: Permission denied; see that its folder exists and is yours, or set userData.path"
    ),
    (
      .tooNew(path: "/w", found: 3, supported: 1),
      "/w has format 3, this build reads up to 1; update Inkling, or set userData.path to another file"
    ),
    (.damaged(path: "/w"), "/w is not a readable word store; move it away and a new one is made"),
    (
      .busy(path: "/w", milliseconds: 2_000),
      "/w was held by another process for over 2000 ms; the word holds for this session, try again to keep it"
    ),
    (
      .readOnly(path: "/w"),
      "/w may not be written to; words hold for this session only until that is changed"
    ),
    (
      .diskFull(path: "/w"), "there is no room on the disk for /w; words hold for this session only"
    ),
    (
      .failed(path: "/w", code: 10, reason: "disk I/O error"),
      "/w could not be used (SQLite 10: disk I/O error); words hold for this session only"
    ),
  ])
  func `an error is a sentence with a remedy`(error: StoreError, sentence: String) {
    #expect(error.description == sentence)
  }

  @Test func `a notice says where the damaged file went`() {
    #expect(
      StoreNotice.damagedFileKept(path: "/w", backup: "/w.damaged").description
        == "/w was damaged: it is kept as /w.damaged, and learned words start anew; copy a backup of yours over /w to have them again"
    )
  }
}
