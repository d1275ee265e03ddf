// The bytes of a pack read with checks: the one place where memory is reached by offset.

/// The bytes of a whole pack, reachable inside ``PackBytes/withBytes(_:)`` only.
///
/// A read outside the bytes gives zero and never traps, so that a damaged pack costs answers and not the
/// server; whoever walks by offsets bounds his walk.
package struct PackFile {
  private let start: UnsafeRawPointer?
  /// How many bytes.
  package let count: Int

  /// The bytes of a buffer that outlives every use of this value.
  init(_ buffer: UnsafeRawBufferPointer) {
    start = buffer.baseAddress
    count = buffer.count
  }

  @inline(__always)
  private func load<Number: FixedWidthInteger>(_ offset: Int, as type: Number.Type) -> Number {
    guard let start, offset >= 0, offset <= count &- MemoryLayout<Number>.size else { return 0 }
    return Number(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: type))
  }

  /// The byte at an offset.
  @inline(__always) func byte(at offset: Int) -> UInt8 { load(offset, as: UInt8.self) }
  /// Eight bytes from an offset on, each from -128 to 127.
  @inline(__always) func signedBytes(at offset: Int) -> SIMD8<Int8> {
    unsafeBitCast(load(offset, as: UInt64.self).littleEndian, to: SIMD8<Int8>.self)
  }
  /// The 16-bit number at an offset.
  @inline(__always) func uint16(at offset: Int) -> UInt16 { load(offset, as: UInt16.self) }
  /// The 32-bit number at an offset.
  @inline(__always) func uint32(at offset: Int) -> Int { Int(load(offset, as: UInt32.self)) }
  /// The 64-bit number at an offset.
  @inline(__always) func uint64(at offset: Int) -> UInt64 { load(offset, as: UInt64.self) }
  /// The number at an offset; zero for one that is not finite.
  @inline(__always) func float(at offset: Int) -> Double {
    let value = Float(bitPattern: load(offset, as: UInt32.self))
    return value.isFinite ? Double(value) : 0
  }
  /// A 24-bit number.
  @inline(__always) func uint24(at offset: Int) -> Int {
    Int(byte(at: offset)) | Int(byte(at: offset + 1)) << 8 | Int(byte(at: offset + 2)) << 16
  }
  /// The number in `width` bits (up to 31) that begins `bit` bits behind an offset.
  @inline(__always) func bits(at offset: Int, bit: Int, width: Int) -> Int {
    let word = load(offset &+ (bit &>> 3), as: UInt64.self)
    let mask: UInt64 = 1 &<< UInt64(truncatingIfNeeded: width) &- 1
    return Int(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: bit & 7) & mask)
  }
  /// The first of some numbers of `width` bits, which ascend, that is not below a target, by its position in a range;
  /// as by ``bits(at:bit:width:)``, but checked once.
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
  /// Gives so many 16-bit numbers from an offset on in their order; zeros where they are not all there.
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
  /// The bytes of a string behind its length; none where they are not all there.
  func string(at offset: Int) -> UnsafeRawBufferPointer {
    bytes(at: offset + 1, count: Int(byte(at: offset)))
  }
  /// Copies of some bytes; none where they are not all there.
  func bytes(at offset: Int, count length: Int) -> UnsafeRawBufferPointer {
    guard let start, offset >= 0, length >= 0, offset <= count - length else {
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    return UnsafeRawBufferPointer(start: start + offset, count: length)
  }
}

extension PackBytes {
  /// Gives the bytes as a file that checks its reads.
  package func withFile<R>(_ body: (PackFile) throws -> R) rethrows -> R {
    try withBytes { bytes in
      try bytes.withUnsafeBytes { try body(PackFile($0)) }
    }
  }
}
