/// A history as a text file, as `export` writes it and `import` reads it.
///
/// ```
/// # globekey history 1
/// cell  zh-Hans  word  ⟨context⟩  bei jing  北京  ⟨device⟩  ⟨weight⟩  ⟨last⟩
/// ```
///
/// Fields are separated by tabs. A weight counts 1024ths of a choice, times are seconds since 1970.
/// Files of earlier versions also have lines that begin with `forgotten`; they are skipped.
public enum HistoryText {
  /// The first line.
  public static let heading = "# globekey history 1"

  /// The maximum number of lines: twice the entries that a store keeps. Without it a file could fill
  /// the memory.
  public static let maximumFileLength = 200_000

  private static let kinds: [HistoryKey.Kind: String] = [
    .word: "word", .pair: "pair", .refusal: "refusal",
  ]

  /// Returns the name of a kind of entry.
  public static func name(of kind: HistoryKey.Kind) -> String { kinds[kind] ?? "" }

  /// Returns the lines of a history.
  public static func lines(of history: History) -> [String] {
    var lines = [heading]
    for (key, cells) in history.cells.sorted(by: { $0.key < $1.key }) {
      for (device, cell) in cells.sorted(by: { $0.key < $1.key }) {
        lines.append(
          [
            "cell", key.language, name(of: key.kind), key.context, key.reading, key.text,
            "\(device)", "\(cell.weight.units)", "\(cell.last)",
          ].joined(separator: "\t"))
      }
    }
    return lines
  }

  /// Parses the lines of a history.
  ///
  /// - Throws: `HistoryTextError.notAHistory` if the first line is not `heading`, `.malformed` for
  ///   the first malformed line, or the first line beyond `maximumFileLength`.
  public static func history(
    lines: some Sequence<some StringProtocol>
  ) throws(HistoryTextError) -> History {
    var history = History()
    var number = 0
    for line in lines {
      number += 1
      if number == 1 {
        guard line == heading else { throw .notAHistory }
      } else if number > maximumFileLength {
        throw .malformed(
          line: number,
          reason: "the file has more than \(maximumFileLength) lines; no history is as long"
        )
      } else if !line.isEmpty {
        try read(line.split(separator: "\t", omittingEmptySubsequences: false), number, &history)
      }
    }
    guard number > 0 else { throw .notAHistory }
    return history
  }

  private static func read<Line: StringProtocol>(
    _ fields: [Line], _ line: Int, _ history: inout History
  ) throws(HistoryTextError) {
    switch (fields.first.map { String($0) }, fields.count) {
    case ("cell", 9):
      guard let kind = kinds.first(where: { $0.value == fields[2] })?.key else {
        throw .malformed(line: line, reason: "kind '\(fields[2])' is not word, pair or refusal")
      }
      guard let device = DeviceID(String(fields[6])), let units = UInt32(fields[7]),
        let last = HistoryTime(fields[8])
      else {
        throw .malformed(line: line, reason: "the device, weight or time is not a number")
      }
      let key = HistoryKey(
        language: String(fields[1]), kind: kind, context: String(fields[3]),
        reading: String(fields[4]), text: String(fields[5]))
      guard key.isLearnable else {
        throw .malformed(
          line: line, reason: "the text is empty, or a field is too long or has control characters")
      }
      history.insert(
        HistoryCell(weight: HistoryWeight(units: units), last: last), of: device, for: key)
    case ("cell", let count):
      throw .malformed(line: line, reason: "the line has \(count) fields; 'cell' has 9")
    case ("forgotten", _): break
    default:
      throw .malformed(line: line, reason: "the line must begin with 'cell'")
    }
  }
}

/// An error in the text of a history.
public enum HistoryTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The first line is missing or is not the heading.
  case notAHistory
  /// A line is malformed; lines are counted from 1.
  case malformed(line: Int, reason: String)

  /// The line number and the error, in one line.
  public var description: String {
    switch self {
    case .notAHistory: "1: not a history; the first line must be '\(HistoryText.heading)'"
    case .malformed(let line, let reason): "\(line): \(reason)"
    }
  }
}
