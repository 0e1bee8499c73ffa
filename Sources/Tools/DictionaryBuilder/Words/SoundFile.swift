/// A file of spellings that are confused because they sound alike: lines `typed TAB meant TAB cost`
/// with the cost in nats, such as `f TAB ph TAB 3.5`. Lines that begin with `#` and a space are
/// comments.
struct SoundFile {
  /// The lines as stored in the image, with the cost in nats × 1000.
  private(set) var lines: [String] = []

  /// Reads a file. Rejected lines are added to `report`.
  init(_ source: SourceText, report: inout RejectionReport) {
    source.forEachEntry(report: &report) { line throws(RejectionReason) in
      lines.append(try Self.rule(line))
    }
  }

  private static func rule(_ line: SourceLine) throws(RejectionReason) -> String {
    guard let text = line.text else { throw .invalidUTF8 }
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 3 else { throw .malformed("the line has \(fields.count) fields, not 3") }
    guard !fields[0].isEmpty, fields[0] != fields[1] else {
      throw .malformed("the typed spelling must not be empty or equal to the meant one")
    }
    guard let cost = Double(fields[2]) else { throw .weightNotANumber(String(fields[2])) }
    guard (0...30).contains(cost) else { throw .weightOutOfRange(String(fields[2])) }
    return "\(fields[0])\t\(fields[1])\t\(Int((cost * 1000).rounded()))"
  }
}
