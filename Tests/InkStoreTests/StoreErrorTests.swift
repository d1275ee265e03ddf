// The messages of the store, each stated once.

import Testing

@testable import InkStore

@Suite struct StoreErrorTests {
  @Test(arguments: [
    (
      StoreError.cannotOpen(path: "/w", reason: "Permission denied"),
      "your words cannot be stored in /w: Permission denied; make sure that its folder exists and is yours, or set userData.path"
    ),
    (
      .tooNew(path: "/w", found: 3, supported: 1),
      "/w has format 3, this build reads up to 1; update Inkling, or set userData.path to another file"
    ),
    (
      .damaged(path: "/w"), "/w is not a readable word store; move it away and a new one is created"
    ),
    (
      .notAStore(path: "/w"),
      "/w is not a file of Inkling's and is left as it is; set userData.path to another file, which is created if there is none"
    ),
    (
      .busy(path: "/w", milliseconds: 2_000),
      "/w was held by another process for over 2000 ms; try again"
    ),
    (
      .readOnly(path: "/w"),
      "/w is read-only; make it writable, or set userData.path"
    ),
    (
      .diskFull(path: "/w"),
      "the disk is full, there is no room for /w; make some and try again"
    ),
    (
      .noWorkspace,
      "expected an open workspace folder for its words, found none; open one, or use the scope \"user\""
    ),
    (
      .workspaceNotWritten(path: "/w", reason: "Permission denied"),
      "/w cannot be written: Permission denied; mend that, or use the scope user"
    ),
    (
      .listNotRead(path: "/l", reason: "No such file or directory"),
      "the words of /l cannot be read: No such file or directory; nothing was learned; name a readable file and its format"
    ),
    (
      .notAList(
        path: "/l", reason: "expected one word per line, found 3 of 5 lines that cannot be words"),
      "/l is not a word list: expected one word per line, found 3 of 5 lines that cannot be words; nothing was learned; keep only the words in it, one per line"
    ),
    (
      .listTooNew(path: "/l", found: 2, supported: 1),
      "/l has version 2, this build reads up to 1; nothing was learned; update Inkling"
    ),
    (
      .listTooLong(path: "/l", limit: 1_000),
      "/l has more than 1000 words; nothing was learned; keep only those you use yourself, since the words of a language are in its pack"
    ),
    (
      .listNotWritten(path: "/l", reason: "No such file or directory"),
      "the words cannot be written to /l: No such file or directory; name a file in one of your folders"
    ),
    (
      .failed(path: "/w", code: 10, reason: "disk I/O error"),
      "/w could not be used (SQLite 10: disk I/O error); see to its disk and try again"
    ),
  ])
  func `an error is a sentence with a remedy`(error: StoreError, sentence: String) {
    #expect(error.description == sentence)
  }

  @Test(arguments: [
    (
      StoreNotice.damagedFileKept(
        path: "/w", backup: "/w.damaged", savedCount: 0, lost: ["emoji", "replacements"]),
      "/w was damaged: it is kept as /w.damaged, and none of its words could be saved; lost: emoji, replacements; close your editors and copy a backup over /w to have all of them again"
    ),
    (
      .readOnly(path: "/w"),
      "/w can be read but not written to; make it writable, or set userData.path; until then, what you teach applies to this session only"
    ),
    (
      .badLines(path: "/w", lines: [3, 5, 9]),
      "/w: a line holds one word and then nothing, \"ignored\" or a language; skipped: lines 3, 5 and 9"
    ),
    (
      .badLines(path: "/w", lines: [1, 2, 3, 4, 5, 6, 7]),
      "/w: a line holds one word and then nothing, \"ignored\" or a language; skipped: lines 1, 2, 3, 4, 5 and 2 more"
    ),
    (
      .workspaceNotRead(path: "/w", reason: "Is a directory"),
      "the workspace's words in /w cannot be read: Is a directory; make it a text file with one word per line"
    ),
  ])
  func `a notice is a sentence with a remedy`(notice: StoreNotice, sentence: String) {
    #expect(notice.description == sentence)
  }
}
