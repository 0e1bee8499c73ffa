import KanaConversion

/// A word of a list: its reading, text, classes and cost. The cost is in the units of the list.
package struct KanaEntry: Sendable, Hashable {
  /// The reading in kana.
  package var reading: String
  /// The text that the reading is converted to.
  package var text: String
  /// The class that the preceding word connects to.
  package var left: UInt16
  /// The class that the following word connects to.
  package var right: UInt16
  /// The cost of the word in its class, in the units of the list.
  package var cost: Int32
}

/// Reads a word list for kana-kanji conversion: lines of reading, text, left class, right class and
/// cost, separated by tabs. An empty reading is that of the preceding line, an empty text is the
/// reading, and an empty right class is the left one. A text of `~` is the reading in katakana.
///
/// ```
/// あい	愛	1851		120
/// 		1851		190      あい, written あい
/// 	~	1851		201      あい, written アイ
/// ```
package struct KanaWordFile {
  /// The words, in file order.
  package private(set) var entries: [KanaEntry] = []

  /// Reads the words. Costs are multiplied by `costUnit`. Rejected lines are added to `report`.
  package init(_ source: SourceText, costUnit: Int, report: inout RejectionReport) {
    var reading = ""
    for line in source.lines where !line.bytes.isEmpty {
      do throws(RejectionReason) {
        let entry = try Self.entry(line, after: reading, costUnit: costUnit)
        reading = entry.reading
        entries.append(entry)
      } catch {
        report.refuse(source.name, line: line.number, error)
      }
    }
  }

  private static func entry(
    _ line: SourceLine, after before: String, costUnit: Int
  ) throws(RejectionReason) -> KanaEntry {
    guard let text = line.text else { throw .invalidUTF8 }
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 5 else { throw .missingField("cost") }
    let reading = fields[0].isEmpty ? before : String(fields[0])
    guard !reading.isEmpty else { throw .missingField("reading") }
    guard let left = UInt16(fields[2]) else {
      throw .malformed("'\(fields[2])' is not a class number")
    }
    guard let right = fields[3].isEmpty ? left : UInt16(fields[3]) else {
      throw .malformed("'\(fields[3])' is not a class number")
    }
    guard let cost = Int32(fields[4]), (0...Int32(1 << 15)).contains(cost) else {
      throw .weightNotANumber(String(fields[4]))
    }
    let written =
      switch fields[1] {
      case "": reading
      case "~": KanaForm.katakana.convert(reading)
      default: String(fields[1])
      }
    guard written.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
      throw .controlCharacter(written)
    }
    if let fault = TextFault(in: written) { throw .damaged(written, fault) }
    return KanaEntry(
      reading: reading, text: written, left: left, right: right,
      cost: cost * Int32(truncatingIfNeeded: costUnit))
  }
}
