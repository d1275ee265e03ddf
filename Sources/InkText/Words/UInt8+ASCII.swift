// The classes of ASCII bytes, which need no decoding; inlined, so that they cost no more than a comparison.

extension UInt8 {
  /// Whether it is a space or a tab.
  @inlinable @inline(__always)
  package var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// Whether it is a digit.
  @inlinable @inline(__always)
  package var isDigit: Bool { (0x30...0x39).contains(self) }

  /// Whether it is an ASCII letter.
  @inlinable @inline(__always)
  package var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }

  /// Whether it is an ASCII capital.
  @inlinable @inline(__always)
  package var isASCIICapital: Bool { (0x41...0x5A).contains(self) }

  /// Whether it is a small ASCII letter.
  @inlinable @inline(__always)
  package var isASCIISmallLetter: Bool { (0x61...0x7A).contains(self) }

  /// Whether it is a letter, digit, `_` or `-`, or a byte beyond ASCII.
  @inlinable @inline(__always)
  package var isNameByte: Bool {
    isASCIILetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "-")
      || self >= 0x80
  }

  /// The byte, with ASCII capitals in lower case.
  @inlinable @inline(__always)
  package var lowercasedASCII: UInt8 { isASCIICapital ? self | 0x20 : self }
}
