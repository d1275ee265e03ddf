// Bytes as a session script: steps, or a problem with its line.

import InkClient

func fuzz(_ bytes: [UInt8]) {
  do throws(ScriptProblem) {
    _ = try Script(name: "fuzz", bytes)
  } catch {
    precondition((error.line ?? 1) > 0, "a problem before the first line")
  }
}
