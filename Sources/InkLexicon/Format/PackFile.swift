// Bounds-checked reads from a pack: the only place where memory is accessed by offset.

/// The bytes of a whole pack, accessible only inside ``PackBytes/withBytes(_:)``.
///
/// A read out of bounds gives zero instead of a trap, so a damaged pack costs answers but does not crash the server. A
/// caller that follows offsets has to bound its walk.
package struct PackFile {
  private let start: UnsafeRawPointer?
  /// The number of bytes.
  package let count: Int

  /// Creates a view of a buffer, which must outlive every use of this value.
  init(_ buffer: UnsafeRawBufferPointer) {
    start = buffer.baseAddress
    count = buffer.count
  }

  @inline(__always)
  private func load<Number: FixedWidthInteger>(_ offset: Int, as type: Number.Type) -> Number {
    // A single comparison, since a negative offset is a huge unsigned number. With bytes to read there is a start.
    let end = max(0, count &- (MemoryLayout<Number>.size &- 1))
    guard UInt(bitPattern: offset) < UInt(bitPattern: end) else { return 0 }
    return Number(
      littleEndian: start.unsafelyUnwrapped.loadUnaligned(fromByteOffset: offset, as: type))
  }

  /// Returns the byte at an offset.
  @inline(__always) func byte(at offset: Int) -> UInt8 { load(offset, as: UInt8.self) }
  /// Returns the eight bytes at an offset as signed numbers.
  @inline(__always) func signedBytes(at offset: Int) -> SIMD8<Int8> {
    unsafeBitCast(load(offset, as: UInt64.self).littleEndian, to: SIMD8<Int8>.self)
  }
  /// Returns the 16-bit number at an offset.
  @inline(__always) func uint16(at offset: Int) -> UInt16 { load(offset, as: UInt16.self) }
  /// Returns the 32-bit number at an offset.
  @inline(__always) func uint32(at offset: Int) -> Int { Int(load(offset, as: UInt32.self)) }
  /// Returns the 64-bit number at an offset.
  @inline(__always) func uint64(at offset: Int) -> UInt64 { load(offset, as: UInt64.self) }
  /// Returns the 32-bit floating-point number at an offset; zero if it is not finite.
  @inline(__always) func float(at offset: Int) -> Double {
    let value = Float(bitPattern: load(offset, as: UInt32.self))
    return value.isFinite ? Double(value) : 0
  }
  /// Returns the 24-bit number at an offset.
  @inline(__always) func uint24(at offset: Int) -> Int {
    Int(byte(at: offset)) | Int(byte(at: offset + 1)) << 8 | Int(byte(at: offset + 2)) << 16
  }
  /// Returns the number of `width` bits (up to 31) that starts `bit` bits after an offset.
  @inline(__always) func bits(at offset: Int, bit: Int, width: Int) -> Int {
    let word = load(offset &+ (bit &>> 3), as: UInt64.self)
    let mask: UInt64 = 1 &<< UInt64(truncatingIfNeeded: width) &- 1
    return Int(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: bit & 7) & mask)
  }
  /// Returns the position in a range of the first number not below a target, among ascending numbers of `width` bits
  /// stored from `offset` on. Reads like ``bits(at:bit:width:)``, but checks the bounds only once.
  @inline(__always)
  func lowerBound(_ target: Int, at offset: Int, width: Int, in range: Range<Int>) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    if low >= high { return low }
    let lastWord = offset &+ ((high &- 1) &* width) &>> 3
    guard let start, offset >= 0, lastWord <= count &- 8, low >= 0, width >= 0 else {
      while low < high {
        let middle = (low &+ high) &>> 1
        if bits(at: offset, bit: middle &* width, width: width) < target {
          low = middle &+ 1
        } else {
          high = middle
        }
      }
      return low
    }
    let first = start + offset
    let mask: UInt64 = 1 &<< UInt64(truncatingIfNeeded: width) &- 1
    while low < high {
      let middle = (low &+ high) &>> 1
      let bit = middle &* width
      let word = first.loadUnaligned(fromByteOffset: bit &>> 3, as: UInt64.self)
      let value = UInt64(littleEndian: word) &>> UInt64(truncatingIfNeeded: bit & 7) & mask
      if Int(truncatingIfNeeded: value) < target { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
  /// Returns the position in a range of the last number not above a target, among ascending 32-bit numbers stored from
  /// `offset` on; the first position if there is none, or if they are not all in bounds.
  @inline(__always)
  func lastUInt32(upTo target: Int, at offset: Int, in range: Range<Int>) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    guard let start, offset >= 0, low >= 0, offset <= count &- high &* 4 else { return low }
    let first = start + offset
    while high &- low > 1 {
      let middle = (low &+ high) &>> 1
      let number = first.loadUnaligned(fromByteOffset: middle &* 4, as: UInt32.self)
      if Int(UInt32(littleEndian: number)) <= target { low = middle } else { high = middle }
    }
    return low
  }
  /// Calls a closure with each of `count` consecutive 16-bit numbers; with zeros if they are not all in bounds.
  @inline(__always)
  func forEachUInt16(at offset: Int, count: Int, _ body: (UInt16) -> Void) {
    let bytes = bytes(at: offset, count: count &* 2)
    guard bytes.count == count &* 2 else {
      for _ in 0..<count { body(0) }
      return
    }
    var place = 0
    while place < bytes.count {
      body(UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt16.self)))
      place &+= 2
    }
  }
  /// Returns the bytes of a length-prefixed string; empty if they are not all in bounds.
  func string(at offset: Int) -> UnsafeRawBufferPointer {
    bytes(at: offset + 1, count: Int(byte(at: offset)))
  }
  /// Returns a view of `length` bytes; empty if they are not all in bounds.
  func bytes(at offset: Int, count length: Int) -> UnsafeRawBufferPointer {
    guard let start, offset >= 0, length >= 0, offset <= count - length else {
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    return UnsafeRawBufferPointer(start: start + offset, count: length)
  }
}

extension PackBytes {
  /// Calls a closure with the bytes as a file with checked reads.
  package func withFile<R>(_ body: (PackFile) throws -> R) rethrows -> R {
    try withBytes { bytes in
      try bytes.withUnsafeBytes { try body(PackFile($0)) }
    }
  }
}
