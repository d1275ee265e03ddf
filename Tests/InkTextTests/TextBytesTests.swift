// Whether bytes are a text.

import Testing

@testable import InkText

@Suite struct TextBytesTests {
  @Test func `a NUL byte or invalid UTF-8 among the first bytes means no text`() {
    #expect(looksLikeText([]))
    #expect(looksLikeText(Array("Grüße 🙂\r\n".utf8)))
    #expect(!looksLikeText([0x61, 0, 0x62]))
    #expect(!looksLikeText([0x61, 0xFF]))
    #expect(!looksLikeText([0xE2, 0x82]))
  }

  @Test(arguments: 0..<4)
  func `a character may be cut off at the end of the first bytes`(shift: Int) {
    let text = Array(String(repeating: "a", count: shift).utf8)
    #expect(looksLikeText(text + Array(String(repeating: "🙂", count: 20_000).utf8)))
  }
}
