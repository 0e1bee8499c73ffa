/// SHA-256 (FIPS 180-4) of short texts. Sixty lines rather than a library: the one at hand brings all
/// of BoringSSL into a keyboard.
enum SHA256 {
  /// The digest of some bytes, as eight words.
  static func digest(of message: [UInt8]) -> [UInt32] {
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
      0x5be0_cd19,
    ]
    let padded = padded(message)
    for block in stride(from: 0, to: padded.count, by: 64) {
      compress(padded[block..<block + 64], into: &state)
    }
    return state
  }

  private static func padded(_ message: [UInt8]) -> [UInt8] {
    let zeros = 63 - (message.count + 8) % 64
    let length = UInt64(message.count) << 3
    let lengthBytes = (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * UInt64($0))) }
    return message + [0x80] + [UInt8](repeating: 0, count: zeros) + lengthBytes
  }

  /// The letters of the variables are those of the standard.
  private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    let w = schedule(block)
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      let first = h &+ sum1 &+ choice &+ constants[index] &+ w[index]
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
  }

  private static func schedule(_ block: ArraySlice<UInt8>) -> [UInt32] {
    var w: [UInt32] = []
    w.reserveCapacity(64)
    for index in stride(from: block.startIndex, to: block.endIndex, by: 4) {
      w.append(block[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) })
    }
    for index in 16..<64 {
      let early = rotate(w[index - 15], 7) ^ rotate(w[index - 15], 18) ^ (w[index - 15] >> 3)
      let late = rotate(w[index - 2], 17) ^ rotate(w[index - 2], 19) ^ (w[index - 2] >> 10)
      w.append(w[index - 16] &+ early &+ w[index - 7] &+ late)
    }
    return w
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = {
    var primes: [UInt64] = []
    var number: UInt64 = 2
    while primes.count < 64 {
      if primes.allSatisfy({ number % $0 != 0 }) { primes.append(number) }
      number += 1
    }
    return primes.map { UInt32(truncatingIfNeeded: cubeRootTimes2To32($0)) }
  }()

  /// ⌊∛prime · 2³²⌋, bit by bit: the largest root whose cube is at most prime · 2⁹⁶.
  private static func cubeRootTimes2To32(_ prime: UInt64) -> UInt64 {
    var root: UInt64 = 0
    for bit in (0..<35).reversed() {
      let tried = root | 1 << UInt64(bit)
      let square = tried.multipliedFullWidth(by: tried)
      // square · tried ≤ prime · 2⁹⁶, in 128 bits: square has at most 70.
      let low = square.low.multipliedFullWidth(by: tried)
      let (high, carry) = low.high.addingReportingOverflow(square.high &* tried)
      if !carry, high < prime << 32 || high == prime << 32 && low.low == 0 { root = tried }
    }
    return root
  }
}
