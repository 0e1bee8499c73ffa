/// A hash of a line that is the same on every machine: FNV-1a with a final mix.
enum LineHash {
  static func hash(_ line: UnsafeBufferPointer<UInt8>, seed: UInt64) -> UInt64 {
    var hash = 0xCBF2_9CE4_8422_2325 ^ seed
    for byte in line { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash ^= hash >> 32
    return hash &* 0x9E37_79B9_7F4A_7C15
  }
}
