// The entry point for libFuzzer: its bytes go to `fuzz`, which each target in this folder defines.

import Glibc

/// Called by libFuzzer with each input.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  fuzz(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}

/// An input as a sequence of decisions; when it is used up, all further ones are 0.
struct Choices {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  var isEmpty: Bool { bytes.isEmpty }

  /// Returns a number below a bound of at most 2^24.
  mutating func below(_ bound: Int) -> Int {
    var number = 0
    for _ in 0..<(bound <= 1 << 8 ? 1 : bound <= 1 << 16 ? 2 : 3) {
      number = number << 8 | Int(bytes.popFirst() ?? 0)
    }
    return bound <= 1 ? 0 : number % bound
  }

  /// Returns the next bytes, fewer if there are no more.
  mutating func take(_ count: Int) -> [UInt8] {
    defer { bytes = bytes.dropFirst(count) }
    return Array(bytes.prefix(count))
  }

  /// Returns a copy of bytes with some overwritten, mostly valid otherwise.
  mutating func damaged(_ whole: [UInt8]) -> [UInt8] {
    var damaged = whole
    if below(8) == 1 { damaged.removeLast(below(min(damaged.count, 1 << 24))) }
    while !isEmpty, !damaged.isEmpty {
      damaged[below(min(damaged.count, 1 << 24))] = UInt8(below(256))
    }
    return damaged
  }
}
