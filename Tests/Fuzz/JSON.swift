// Bytes as JSON: a value or an error, and a value that is written is read back unchanged.

import InkJSON

nonisolated(unsafe) private var parser = JSONParser()

func fuzz(_ bytes: [UInt8]) {
  guard let value = try? parser.parse(bytes) else { return }
  var writer = JSONWriter()
  writer.write(value)
  let again = try? parser.parse(writer.bytes)
  precondition(again == value, "a value does not read back as itself")
  _ = value.indented
}
