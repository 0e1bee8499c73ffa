/// Which readings texts have in running text: how often a text was met, and how often it was read one
/// way or the other.
///
/// Reads lines of a text, how often it was met, and readings with their shares in thousandths, separated
/// by tabs. Readings that are not named were not met.
///
/// ```
/// 上	7900	うえ	814	じょう	186      かみ was not met
/// ```
struct KanaReadingShares {
  private struct Text {
    var met: Double
    var shares: [Substring: Double]
  }

  private var texts: [String: Text] = [:]

  /// Nothing is known.
  init() {}

  /// Reads the lines; those that are none go to `report`.
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
    for position in stride(from: 2, to: fields.count, by: 2) {
      guard let share = UInt16(fields[position + 1]), share <= 1000 else {
        throw .weightNotANumber(String(fields[position + 1]))
      }
      shares[fields[position]] = Double(share) / 1000
    }
    texts[String(fields[0])] = Text(met: Double(met), shares: shares)
  }

  /// Whether anything is known of a text.
  func has(_ text: String) -> Bool { texts[text] != nil }

  /// What was not met among so many is rarer than once in a tenth of them.
  private static let unmet = 10.0

  /// How likely a text is read so, by what was met and by what else is known, each to the half; a
  /// reading that was not met is no likelier than that allows.
  func likelihood(of reading: String, ofText text: String, supposing supposed: Double) -> Double {
    guard let known = texts[text] else { return supposed }
    guard let share = known.shares[reading[...]] else {
      return min(supposed / 2, Self.unmet / (known.met + Self.unmet))
    }
    return (share + supposed) / 2
  }
}
