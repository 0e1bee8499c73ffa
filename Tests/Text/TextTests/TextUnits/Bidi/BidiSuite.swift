import Foundation
import TextUnits

/// The files of the Unicode Character Database installed by Debian's package `unicode-data`.
enum UnicodeFiles {
  static func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path(name))))
  }

  private static func path(_ name: String) -> String { "/usr/share/unicode/\(name)" }
}

/// The amount of testing: everything in a release build, a sample in a debug build.
enum BidiShare {
  /// The number of random texts.
  #if DEBUG
    static let rounds = 400
  #else
    static let rounds = 20_000
  #endif
  /// One of this many lines of a test file is checked.
  static let stride = 20_000 / rounds
}

/// A test case: a paragraph and its expected levels and order.
struct BidiCase {
  /// The value for `x` in the test files: a character without a level.
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

/// Parses the fields of a line of bytes.
struct ByteReader {
  let bytes: [UInt8]
  var position: Int
  let end: Int

  /// Parses a number in the given base; nil if no digit follows.
  mutating func number(base: Int) -> Int? {
    skipSpaces()
    var value: Int?
    while position < end, let digit = Self.digit(bytes[position]), digit < base {
      value = (value ?? 0) * base + digit
      position += 1
    }
    return value
  }

  /// Skips the next byte if it is `byte`, and returns whether it was.
  mutating func skip(_ byte: Character) -> Bool {
    skipSpaces()
    guard position < end, bytes[position] == byte.asciiValue else { return false }
    position += 1
    return true
  }

  /// Returns the bytes up to a space or semicolon, with the last eight packed into an integer.
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

  /// Calls `body` with the number and a reader of each line that is no comment.
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
