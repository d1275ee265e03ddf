// The files that a pack is built from, decompressed while reading.

import InkSystem

/// A text or list on disk, possibly compressed, read in pieces.
struct IngredientFile {
  /// The typical compression ratio of xz, gzip and the like for prose, to estimate the progress.
  private static let compression = 3.5
  private static let unpackers = ["xz": "xz", "gz": "gzip", "bz2": "bzip2", "zst": "zstd"]

  private let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Passes on the file's bytes piece by piece, with the fraction of the file that has been read (0…1, estimated).
  func read(_ take: ([UInt8], Double) throws -> Void) throws {
    let ending = path.split(separator: ".").last.map(String.init) ?? ""
    let stored = try MappedFile(path).buffer.count
    guard let unpacker = Self.unpackers[ending] else {
      return try take(try FileSystem.read(path, limitBytes: 1 << 34), 1)
    }
    let child = try ChildProcess(unpacker, ["-dc", "--", path])
    child.closeInput()
    var count = 0
    var pieces: [UInt8] = []
    while true {
      pieces.removeAll(keepingCapacity: true)
      let reading = try child.output.read(into: ReadBuffer(byteCount: 256 * 1024)) { bytes in
        bytes.withUnsafeBufferPointer { pieces.append(contentsOf: $0) }
      }
      if reading == .end { break }
      count += pieces.count
      try take(pieces, min(0.99, Double(count) / (Double(stored) * Self.compression)))
    }
    guard try child.wait() == .exited(code: 0) else {
      throw CommandFailure(
        "\(path) could not be unpacked; try '\(unpacker) -t' on it, and fetch it again")
    }
  }
}
