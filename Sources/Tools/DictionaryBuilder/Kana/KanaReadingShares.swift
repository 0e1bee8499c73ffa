/// The shares of a text's readings in running text: how often the text was counted, and how often
/// with each reading.
///
/// Each line has a text, its count, and readings with their shares in thousandths, separated by
/// tabs. A reading that is not listed was not counted.
///
/// ```
/// 上	7900	うえ	814	じょう	186      かみ was not counted
/// ```
struct KanaReadingShares {
  private struct Text {
    var met: Double
    var shares: [Substring: Double]
  }

  private var texts: [String: Text] = [:]

  /// Creates an empty table.
  init() {}

  /// Reads the lines of a file. Rejected lines are added to `report`.
  init(_ source: SourceText, report: inout RejectionReport) {
    for line in source.lines where !line.bytes.isEmpty {
      do throws(RejectionReason) {
        try read(line)
      } catch {
        report.refuse(source.name, line: line.number, error)
      }
    }
  }

  private mutating func read(_ line: SourceLine) throws(RejectionReason) {
    guard let text = line.text else { throw .invalidUTF8 }
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count >= 2 else { throw .missingField("occurrences") }
    guard let met = UInt32(fields[1]), met > 0 else { throw .weightNotANumber(String(fields[1])) }
    guard fields.count.isMultiple(of: 2) else { throw .missingField("share") }
    var shares: [Substring: Double] = [:]
    for index in stride(from: 2, to: fields.count, by: 2) {
      guard let share = UInt16(fields[index + 1]), share <= 1000 else {
        throw .weightNotANumber(String(fields[index + 1]))
      }
      shares[fields[index]] = Double(share) / 1000
    }
    texts[String(fields[0])] = Text(met: Double(met), shares: shares)
  }

  /// Whether the table has a text.
  func has(_ text: String) -> Bool { texts[text] != nil }

  /// A constant of the bound for unseen readings, 10 / (count + 10): once in a tenth of the count.
  private static let unmet = 10.0

  /// Returns the probability of a reading of a text: the mean of its share and the estimate
  /// `supposed`. A reading that was not counted gets half the estimate, but at most the bound for
  /// unseen readings. A text that is not in the table gets `supposed`.
  func likelihood(of reading: String, ofText text: String, supposing supposed: Double) -> Double {
    guard let known = texts[text] else { return supposed }
    guard let share = known.shares[reading[...]] else {
      return min(supposed / 2, Self.unmet / (known.met + Self.unmet))
    }
    return (share + supposed) / 2
  }
}
