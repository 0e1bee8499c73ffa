/// Cuts lines of text into clauses: runs of Han characters as they would be typed in one go.
///
/// Punctuation, spaces and line ends close a clause; quotation marks and brackets are left out, as
/// they are when a sentence is read aloud. Numbers are spelled out (`SpokenNumber`). Words in other
/// scripts become one `ClauseScanner.foreign`.
///
/// ```
/// 他说“好”，用iPhone拍了9.3万张。   他说好 | 用 □ 拍了九点三万张
/// ```
struct ClauseScanner {
  /// Stands for a word in another script.
  static let foreign: UInt32 = 1

  /// The share of numbers that are read digit by digit where they could be quantities.
  private static let digitByDigitPercent: UInt64 = 30

  private var clause: [UInt32] = []
  private var whole: [UInt8] = []
  private var fraction: [UInt8] = []
  private let seed: UInt64
  private var hash: UInt64 = 0

  /// A scanner; `seed` decides which numbers are read digit by digit.
  init(seed: UInt64) {
    self.seed = seed
  }

  /// Calls `body` with each clause of a line of UTF-8. Damaged UTF-8 closes a clause.
  mutating func scan(_ line: UnsafeBufferPointer<UInt8>, _ body: ([UInt32]) throws -> Void) rethrows
  {
    hash = LineHash.hash(line, seed: seed)
    clause.removeAll(keepingCapacity: true)
    var index = 0
    while index < line.count {
      let (scalar, length) = Self.decode(line, at: index)
      switch Self.kind(of: scalar) {
      case .han:
        clause.append(scalar)
        index += length
      case .digit:
        index = scanNumber(line, from: index)
      case .letter:
        index = scanForeign(line, from: index)
      case .transparent:
        index += length
      case .boundary:
        index += length
        try flush(body)
      }
    }
    try flush(body)
  }

  private mutating func flush(_ body: ([UInt32]) throws -> Void) rethrows {
    if clause.contains(where: { $0 != Self.foreign }) { try body(clause) }
    clause.removeAll(keepingCapacity: true)
  }

  private mutating func scanForeign(_ line: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < line.count {
      let (scalar, length) = Self.decode(line, at: index)
      let kind = Self.kind(of: scalar)
      guard kind == .letter || kind == .digit else { break }
      index += length
    }
    if clause.last != Self.foreign { clause.append(Self.foreign) }
    return index
  }

  /// Digits with thousands separators, a point and a percent sign. A number that touches letters is
  /// part of a foreign word (`MP3`, `3D`).
  private mutating func scanNumber(_ line: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    whole.removeAll(keepingCapacity: true)
    fraction.removeAll(keepingCapacity: true)
    var index = start
    var inFraction = false
    var next: UInt32 = 0
    while index < line.count {
      let (scalar, length) = Self.decode(line, at: index)
      next = scalar
      if let digit = Self.digit(scalar) {
        if inFraction { fraction.append(digit) } else { whole.append(digit) }
        index += length
        continue
      }
      let following = index + 1 < line.count ? Self.digit(Self.decode(line, at: index + 1).0) : nil
      if scalar == 0x2E, !inFraction, following != nil {
        inFraction = true
        index += 1
      } else if scalar == 0x2C, !inFraction, following != nil {
        index += 1
      } else {
        break
      }
      next = 0
    }
    if index >= line.count { next = 0 }
    if Self.kind(of: next) == .letter { return scanForeign(line, from: index) }
    let isPercent = next == 0x25 || next == 0xFF05
    if isPercent { index += next == 0x25 ? 1 : 3 }
    hash = hash &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let isRead = whole.count > 1 && !isPercent && (hash >> 33) % 100 < Self.digitByDigitPercent
    SpokenNumber.append(
      whole: whole, fraction: fraction, isPercent: isPercent, style: isRead ? .digits : .quantity,
      next: next, to: &clause)
    return index
  }

  private enum Kind { case han, digit, letter, transparent, boundary }

  private static func digit(_ scalar: UInt32) -> UInt8? {
    if scalar >= 0x30, scalar <= 0x39 { return UInt8(truncatingIfNeeded: scalar - 0x30) }
    if scalar >= 0xFF10, scalar <= 0xFF19 { return UInt8(truncatingIfNeeded: scalar - 0xFF10) }
    return nil
  }

  private static func kind(of scalar: UInt32) -> Kind {
    switch scalar {
    case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0x3007, 0x2_0000...0x3_FFFF: .han
    case 0x30...0x39, 0xFF10...0xFF19: .digit
    case 0x41...0x5A, 0x61...0x7A, 0xFF21...0xFF3A, 0xFF41...0xFF5A, 0xAA...0x2AF, 0x370...0x1FFF,
      0x3041...0x30FF, 0xAC00...0xD7A3:
      // × and ÷ stand among the letters of Latin-1.
      scalar == 0xD7 || scalar == 0xF7 || scalar == 0xB7 ? .boundary : .letter
    // “ ” ‘ ’ 《 》 〈 〉 「 」 『 』 【 】
    case 0x2018...0x201F, 0x3008...0x3011: .transparent
    default: .boundary
    }
  }

  /// The scalar at an index and its length; 0 for a byte that is no UTF-8.
  private static func decode(_ line: UnsafeBufferPointer<UInt8>, at index: Int) -> (UInt32, Int) {
    let first = UInt32(line[index])
    func continuation(_ offset: Int) -> UInt32? {
      guard index + offset < line.count, line[index + offset] & 0xC0 == 0x80 else { return nil }
      return UInt32(line[index + offset] & 0x3F)
    }
    if first < 0x80 { return (first, 1) }
    if first >= 0xC2, first < 0xE0, let b = continuation(1) { return ((first & 0x1F) << 6 | b, 2) }
    if first >= 0xE0, first < 0xF0, let b = continuation(1), let c = continuation(2) {
      return ((first & 0xF) << 12 | b << 6 | c, 3)
    }
    if first >= 0xF0, first < 0xF5, let b = continuation(1), let c = continuation(2),
      let d = continuation(3)
    {
      return ((first & 0x7) << 18 | b << 12 | c << 6 | d, 4)
    }
    return (0, 1)
  }
}
