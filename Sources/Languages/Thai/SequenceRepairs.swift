/// The sequences that look right and are written otherwise, read from `repairs.tsv`.
///
/// ```
/// เเ     แ          น ํ ้ า   น้ำ         ฤ า   ฤๅ
/// ```
struct SequenceRepairs: Sendable {
  /// The table of the module.
  static let standard = SequenceRepairs(
    parsing: String(decoding: PackageResources.repairs_tsv, as: UTF8.self))

  /// An element of a row.
  private enum Element: Sendable {
    case scalar(Unicode.Scalar)
    case tone
    case consonant

    init(_ scalar: Unicode.Scalar) {
      switch scalar {
      case "T": self = .tone
      case "C": self = .consonant
      default: self = .scalar(scalar)
      }
    }

    func matches(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .scalar(let own): own == scalar
      case .tone: CharacterClass(scalar) == .tone
      case .consonant: CharacterClass(scalar) == .consonant
      }
    }
  }

  private struct Row: Sendable {
    var typed: [Element]
    var result: [Element]
  }

  private var rows: [Row] = []

  /// Reads rows of what is typed and what it becomes. Lines that begin with `#` are comments.
  init(parsing text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t")
      guard fields.count >= 2 else { continue }
      let elements = fields.prefix(2).map { $0.unicodeScalars.map { Element($0) } }
      rows.append(Row(typed: elements[0], result: elements[1]))
    }
    rows.sort { $0.typed.count > $1.typed.count }
  }

  /// Returns what a scalar makes of the text before it.
  ///
  /// - Returns: How many scalars at the end of the text are replaced, and by what; nil if no row is
  ///   about them.
  func repair(
    of scalar: Unicode.Scalar, after text: [Unicode.Scalar]
  ) -> (removed: Int, inserted: [Unicode.Scalar])? {
    for row in rows where row.typed.count - 1 <= text.count {
      let typed = text.suffix(row.typed.count - 1) + [scalar]
      guard zip(row.typed, typed).allSatisfy({ $0.matches($1) }) else { continue }
      let inserted = row.result.compactMap { element in
        if case .scalar(let own) = element { own } else { typed.first { element.matches($0) } }
      }
      return (row.typed.count - 1, inserted)
    }
    return nil
  }
}
