/// Stands in for the function of zlib by which `DictionaryImage` checks the header of an image: the CRC-32 of zlib,
/// PNG and Ethernet (polynomial 0xEDB88320, reflected).
public func crc32_z(_ seed: UInt, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt {
  var remainder = ~UInt32(truncatingIfNeeded: seed)
  for index in 0..<count {
    remainder ^= UInt32(bytes[index])
    for _ in 0..<8 {
      remainder = remainder & 1 == 0 ? remainder >> 1 : remainder >> 1 ^ 0xEDB8_8320
    }
  }
  return UInt(~remainder)
}
