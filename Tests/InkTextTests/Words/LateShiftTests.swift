// Which words have the capitals of a Shift key that was pressed or released too late.

import InkText
import Testing

@Suite struct LateShiftTests {
  @Test(arguments: [
    ("THe", true), ("ANd", true), ("THat's", true), ("tHe", false), ("hTe", false), ("éLan", false),
    ("The", nil), ("the", nil), ("THE", nil), ("THeY", nil), ("tHeY", nil), ("TH", nil),
    ("tH", nil), ("iPhone", false), ("McDonald", nil), ("'Tis", nil), ("3D", nil), ("", nil),
  ])
  func `only the second letter, or the first two, are capitals`(typed: String, isHeld: Bool?) {
    #expect(LateShift(typed)?.isHeld == isHeld, "\(typed)")
  }
}
