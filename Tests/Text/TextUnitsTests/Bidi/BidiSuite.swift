import Foundation
import TextUnits

/// The files of the Unicode Character Database that Debian's package `unicode-data` installs.
enum UnicodeFiles {
  static func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path(name))))
  }

  private static func path(_ name: String) -> String { "/usr/share/unicode/\(name)" }
}

/// How much is tested: all in a release build, a share in a debug build.
enum BidiShare {
  /// How many random texts.
  #if DEBUG
    static let rounds = 400
  #else
    static let rounds = 20_000
  #endif
  /// Every how many lines of a suite one is taken.
  static let stride = 20_000 / rounds
}

/// A case of a suite: a paragraph and what it should look like.
struct BidiCase {
  /// What the suite writes as `x`: a character without a level.
  static let ignored: UInt8 = 0xFF

  var units: [UInt16] = []
  var levels: [UInt8] = []
  var order: [Int] = []
  var paragraphLevel: UInt8?

  func passes(_ base: BaseDirection) -> Bool {
    let found = BidiLevels(utf16: units, base: base)
    guard found.levels.count == levels.count,
      zip(found.levels, levels).allSatisfy({ $0 == $1 || $1 == Self.ignored })
    else { return false }
    guard paragraphLevel == nil || paragraphLevel == found.paragraphLevel else { return false }
    return found.visualToLogical.filter { levels[$0] != Self.ignored } == order
  }
}

/// Reads the words of a line of bytes.
struct ByteReader {
  let bytes: [UInt8]
  var position: Int
  let end: Int

  /// The number in some base before the next byte that is no digit; nil where no digit is.
  mutating func number(base: Int) -> Int? {
    skipSpaces()
    var value: Int?
    while position < end, let digit = Self.digit(bytes[position]), digit < base {
      value = (value ?? 0) * base + digit
      position += 1
    }
    return value
  }

  /// Whether the next byte is this one, which is then skipped.
  mutating func skip(_ byte: Character) -> Bool {
    skipSpaces()
    guard position < end, bytes[position] == byte.asciiValue else { return false }
    position += 1
    return true
  }

  /// The bytes up to a space or semicolon, the last eight of them packed into a number.
  mutating func word() -> UInt64 {
    skipSpaces()
    var word: UInt64 = 0
    while position < end, bytes[position] > 0x20, bytes[position] != UInt8(ascii: ";") {
      word = word << 8 | UInt64(bytes[position])
      position += 1
    }
    return word
  }

  mutating func levels() -> [UInt8] {
    var levels: [UInt8] = []
    while true {
      if skip("x") {
        levels.append(BidiCase.ignored)
      } else if let level = number(base: 10) {
        levels.append(UInt8(clamping: level))
      } else {
        return levels
      }
    }
  }

  mutating func numbers(base: Int = 10) -> [Int] {
    var numbers: [Int] = []
    while let number = number(base: base) { numbers.append(number) }
    return numbers
  }

  private mutating func skipSpaces() {
    while position < end, bytes[position] == 0x20 || bytes[position] == 0x09 { position += 1 }
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 0x30
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte) - 0x37
    default: nil
    }
  }

  /// Calls `body` with each line that is no comment, and its number.
  static func forEachLine(of bytes: [UInt8], _ body: (Int, inout ByteReader) -> Void) {
    var start = 0
    var number = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      number += 1
      if end > start, bytes[start] != UInt8(ascii: "#") {
        var reader = ByteReader(bytes: bytes, position: start, end: end)
        body(number, &reader)
      }
      start = end + 1
    }
  }
}
