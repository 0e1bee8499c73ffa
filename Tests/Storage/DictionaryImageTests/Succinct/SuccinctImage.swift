import DictionaryImage
import TestSupport

/// Returns an image with one section called `part`.
func image(of bytes: [UInt8], in folder: TemporaryFolder) throws -> Image {
  var writer = ImageWriter()
  writer.add("part", bytes: bytes)
  return try Image(path: folder.write("image", writer.serialized()))
}

/// Returns `bytes` with up to four of them overwritten, and sometimes truncated.
func damaged(_ bytes: [UInt8], using random: inout some RandomNumberGenerator) -> [UInt8] {
  var bytes = bytes
  for _ in 0..<Int.random(in: 0...4, using: &random) where !bytes.isEmpty {
    // Half of the damage hits the header, which is short but determines most.
    let end = Bool.random(using: &random) ? min(32, bytes.count) : bytes.count
    bytes[Int.random(in: 0..<end, using: &random)] = .random(in: 0...255, using: &random)
  }
  if Int.random(in: 0..<4, using: &random) == 0 {
    bytes.removeLast(Int.random(in: 0...bytes.count, using: &random))
  }
  return bytes
}
