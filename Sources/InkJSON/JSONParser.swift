// Parses JSON with json-c; no json-c object leaves this file.
//
// json-c does not count references atomically, so each tree is created, read and freed here, on the caller's
// thread. `JSONScan` first rejects what json-c's strict mode would accept.

internal import CJSONC

/// A parser for complete JSON texts that reuses its json-c tokener.
///
/// Not `Sendable`: a parser belongs to one thread. Parsing a 300-byte message takes about 3 µs.
package struct JSONParser {
  /// The maximum nesting depth of arrays and objects.
  static let depthLimit = 64
  /// The maximum text length in bytes, limited by json-c's `int` lengths.
  package static let byteLimit = Int(Int32.max) - 1
  /// A tokener keeps a buffer as large as the largest text it has parsed. It is discarded after a text above this size,
  /// in bytes.
  static let retainedTokenerBytes = 256 * 1024

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private var tokener: Tokener?

  /// Creates a parser.
  package init() {}

  /// Returns the value of a JSON text. A leading byte order mark is ignored, as RFC 8259, section 8.1, allows: nobody
  /// could see in an editor why the text was refused. An escaped half of a surrogate pair becomes U+FFFD.
  package mutating func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    let isMarked = bytes.starts(with: JSONParser.byteOrderMark)
    let text = try JSONScan.checked(isMarked ? Array(bytes.dropFirst(3)) : bytes)
    if JSONParser.byteLimit < text.count {
      throw .tooLarge(byteCount: bytes.count, limit: JSONParser.byteLimit)
    }
    let tokener = tokener ?? Tokener()
    self.tokener = bytes.count <= JSONParser.retainedTokenerBytes ? tokener : nil
    return try tokener.parse(text)
  }
}

/// Owns a json-c tokener.
private final class Tokener {
  private let tokener: UnsafeMutablePointer<json_tokener>

  init() {
    guard let tokener = json_tokener_new_ex(Int32(JSONParser.depthLimit)) else {
      preconditionFailure("json-c found no memory for a tokener of a few kilobytes")
    }
    self.tokener = tokener
    json_tokener_set_flags(tokener, Int32(JSON_TOKENER_STRICT))
  }

  deinit { json_tokener_free(tokener) }

  func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    json_tokener_reset(tokener)
    var tree = feed(bytes)
    defer { json_object_put(tree) }
    let offset = min(Int(json_tokener_get_parse_end(tokener)), bytes.count)
    switch json_tokener_get_error(tokener) {
    case json_tokener_success: break
    case json_tokener_error_depth: throw .tooDeep(limit: JSONParser.depthLimit, offset: offset)
    case json_tokener_continue:
      // A top-level number is complete only once the next byte has been read.
      tree = feed([UInt8(ascii: "\n")])
      if json_tokener_get_error(tokener) != json_tokener_success {
        throw .incomplete(byteCount: bytes.count)
      }
    default: throw .malformed(.unexpected, offset: offset)
    }
    return Tokener.value(of: tree)
  }

  private func feed(_ bytes: [UInt8]) -> OpaquePointer? {
    bytes.withUnsafeBytes { buffer in
      json_tokener_parse_ex(
        tokener, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count))
    }
  }

  private static func value(of node: OpaquePointer?) -> JSONValue {
    switch json_object_get_type(node) {
    case json_type_boolean: .bool(json_object_get_boolean(node) != 0)
    case json_type_int: .integer(json_object_get_int64(node))
    case json_type_double: .number(finite(json_object_get_double(node)))
    case json_type_string: .string(string(of: node))
    case json_type_array:
      .array(
        (0..<json_object_array_length(node)).map { value(of: json_object_array_get_idx(node, $0)) })
    case json_type_object: .object(object(of: node))
    default: .null
    }
  }

  /// Clamps a number too large for a `Double` to the largest finite one.
  private static func finite(_ number: Double) -> Double {
    let limit = Double.greatestFiniteMagnitude
    return min(max(number, -limit), limit)
  }

  private static func string(of node: OpaquePointer?) -> String {
    let bytes = UnsafeRawBufferPointer(
      start: json_object_get_string(node), count: Int(json_object_get_string_len(node)))
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func object(of node: OpaquePointer?) -> JSONObject {
    var object = JSONObject(capacity: Int(json_object_object_length(node)))
    var entry = json_object_get_object(node)?.pointee.head
    while let member = entry {
      if let key = member.pointee.k {
        let name = String(cString: key.assumingMemoryBound(to: CChar.self))
        object.append(name, value(of: member.pointee.v.map { OpaquePointer($0) }))
      }
      entry = member.pointee.next
    }
    return object
  }
}
