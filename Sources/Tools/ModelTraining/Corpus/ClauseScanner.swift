/// Cuts lines of text into clauses: runs of Han characters as they would be typed in one go.
///
/// Punctuation, spaces and line ends close a clause; quotation marks and brackets are left out, as
/// they are when a sentence is read aloud, and so are blanks beside Latin words and numbers, which
/// many write for looks alone. Numbers are spelled out (`SpokenNumber`). Words in other scripts
/// become one `ClauseScanner.foreign`.
///
/// ```
/// 他说“好”，用 iPhone 拍了9.3 万张。   他说好 | 用 □ 拍了九点三万张
/// ```
package struct ClauseScanner {
  /// Stands for a word in another script.
  package static let foreign: UInt32 = 1

  /// The share of numbers that are read digit by digit where they could be quantities.
  private static let digitByDigitPercent: UInt64 = 30

  /// How many bytes of the lines so far were no UTF-8.
  package private(set) var damagedBytes = 0

  private var clause: [UInt32] = []
  private var number = WrittenNumber()
  private let seed: UInt64
  private var hash: UInt64 = 0

  /// A scanner; `seed` decides which numbers are read digit by digit.
  package init(seed: UInt64) {
    self.seed = seed
  }

  /// Calls `body` with each clause of a line of UTF-8, as scalars. Damaged UTF-8 closes a clause.
  package mutating func scan<Failure: Error>(
    _ line: UnsafeBufferPointer<UInt8>, _ body: ([UInt32]) throws(Failure) -> Void
  ) throws(Failure) {
    hash = LineHash.hash(line, seed: seed)
    clause.removeAll(keepingCapacity: true)
    var index = 0
    // Whether a Latin word or a number stands before, with nothing but spaces behind it.
    var isAfterWord = false
    while index < line.count {
      let (scalar, length) = TextScalar.decode(line, at: index)
      switch TextScalar.kind(of: scalar) {
      case .han:
        clause.append(scalar)
        index += length
        isAfterWord = false
      case .digit:
        index = scanNumber(line, from: index)
        isAfterWord = true
      case .letter:
        index = scanForeign(line, from: index)
        isAfterWord = true
      case .transparent:
        index += length
      case .space where isAfterWord || Self.isWord(line, at: index + length):
        index += length
      case .space, .boundary:
        if scalar == TextScalar.damaged { damagedBytes += 1 }
        index += length
        isAfterWord = false
        try flush(body)
      }
    }
    try flush(body)
  }

  /// Whether a Latin word or a number begins here.
  private static func isWord(_ line: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard index < line.count else { return false }
    let kind = TextScalar.kind(of: TextScalar.decode(line, at: index).scalar)
    return kind == .letter || kind == .digit
  }

  private mutating func flush<Failure: Error>(
    _ body: ([UInt32]) throws(Failure) -> Void
  ) throws(Failure) {
    if clause.contains(where: { $0 != Self.foreign }) { try body(clause) }
    clause.removeAll(keepingCapacity: true)
  }

  /// Letters and digits, and what joins them to more: `iPhone`, `MP3`, `GPT-4`, `a@b.cn`.
  private mutating func scanForeign(_ line: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = start
    var index = start
    while index < line.count {
      let (scalar, length) = TextScalar.decode(line, at: index)
      let kind = TextScalar.kind(of: scalar)
      guard kind == .letter || kind == .digit || TextScalar.joinsLetters(scalar) else { break }
      index += length
      if kind == .letter || kind == .digit { end = index }
    }
    if clause.last != Self.foreign { clause.append(Self.foreign) }
    return end
  }

  /// A number that touches letters is part of a foreign word: `3D`, `4S店`.
  private mutating func scanNumber(_ line: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    number.read(line, from: start)
    if !number.isPercent, TextScalar.kind(of: number.next) == .letter {
      return scanForeign(line, from: number.end)
    }
    hash = hash &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let isRead =
      number.whole.count > 1 && !number.isPercent && !number.isGrouped
      && (hash >> 33) % 100 < Self.digitByDigitPercent
    SpokenNumber.append(number, style: isRead ? .digits : .quantity, to: &clause)
    return number.end
  }
}
