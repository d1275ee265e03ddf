// Parses JSON with json-c; no json-c object leaves this file.
//
// json-c does not count its references atomically, so a tree is made, read and freed here, on the
// caller's thread. What its strict mode still lets through, `JSONScan` refuses before it.

internal import CJSONC

/// A parser for whole texts, which keeps its json-c tokener from one text to the next.
///
/// Not `Sendable`: a parser belongs to one thread. Costs about 3 µs for a message of 300 bytes.
package struct JSONParser {
  /// How deep arrays and objects may be nested.
  package static let depthLimit = 64
  /// The largest text in bytes: what json-c can count.
  package static let byteLimit = Int(Int32.max) - 1
  /// A tokener keeps a buffer as large as its largest text in bytes: after one above this it is replaced.
  static let keptTokenerBytes = 256 * 1024

  private let allowsScalars: Bool
  private var tokener: Tokener?

  /// A parser of messages, which are objects or arrays, or of any value if scalars are allowed too.
  package init(allowsScalars: Bool = false) {
    self.allowsScalars = allowsScalars
  }

  /// The value that the bytes are the text of; strings that are not UTF-8 are repaired.
  package mutating func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    let text = try JSONScan.checked(bytes)
    if JSONParser.byteLimit < text.count {
      throw .tooLarge(byteCount: bytes.count, limit: JSONParser.byteLimit)
    }
    let tokener = tokener ?? Tokener()
    self.tokener = bytes.count <= JSONParser.keptTokenerBytes ? tokener : nil
    let value = try tokener.parse(text)
    switch value {
    case .array, .object: return value
    default: if allowsScalars { return value } else { throw .scalar(kind: value.kind) }
    }
  }
}

/// The owner of a json-c tokener.
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
      // A number at the top ends only with what follows it.
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

  /// A number too large for a `Double` is the largest one.
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
