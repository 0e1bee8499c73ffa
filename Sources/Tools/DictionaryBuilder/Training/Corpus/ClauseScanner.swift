/// Cuts lines of text into clauses: runs of Han characters that a user would type in one go.
///
/// Punctuation, spaces and line ends close a clause. Quotation marks and brackets are skipped,
/// since they are not read aloud. Spaces beside Latin words and numbers are skipped too, since many
/// writers add them only for looks. Numbers are spelled out (`SpokenNumber`). A word in another
/// script becomes one `ClauseScanner.foreign`.
///
/// ```
/// 他说“好”，用 iPhone 拍了9.3 万张。   他说好 | 用 □ 拍了九点三万张
/// ```
package struct ClauseScanner {
  /// The scalar that replaces a word in another script.
  package static let foreign: UInt32 = 1

  /// The percentage of multi-digit numbers that are read digit by digit although they could be
  /// quantities.
  private static let digitByDigitPercent: UInt64 = 30

  /// The number of bytes scanned so far that were not valid UTF-8.
  package private(set) var damagedBytes = 0

  private var clause: [UInt32] = []
  private var number = WrittenNumber()
  private let seed: UInt64
  private var hash: UInt64 = 0

  /// Creates a scanner. `seed` decides which numbers are read digit by digit.
  package init(seed: UInt64) {
    self.seed = seed
  }

  /// Calls `body` with each clause of a line of UTF-8, as Unicode scalars. Invalid UTF-8 closes a
  /// clause. A clause of only foreign words is skipped.
  package mutating func scan<Failure: Error>(
    _ line: UnsafeBufferPointer<UInt8>, _ body: ([UInt32]) throws(Failure) -> Void
  ) throws(Failure) {
    hash = LineHash.hash(line, seed: seed)
    clause.removeAll(keepingCapacity: true)
    var index = 0
    // Whether only spaces separate this position from a preceding Latin word or number.
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

  /// Whether a Latin word or a number begins at `index`.
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

  /// Scans a foreign word: letters, digits and the characters that join them (`iPhone`, `MP3`,
  /// `GPT-4`, `a@b.cn`).
  ///
  /// - Returns: The byte index of its end.
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

  /// Scans a number and appends its reading. A number that touches letters is part of a foreign
  /// word: `3D`, `4S店`.
  ///
  /// - Returns: The byte index of its end.
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
