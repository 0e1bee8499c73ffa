/// Texts that people type every day: the keys, the texts that a typist accepts, and a class.
///
/// ```
/// # METHOD zh-Hant
/// vu,4vu,7 <Return>   ->   keys TAB 謝謝 TAB neutral tone
/// ```
///
/// The first line that is not empty says what is typed on: `# METHOD`, an input method and its
/// typing options, or `# KEYBOARD`, a keyboard and `touch` or `hardware`. Other lines that begin
/// with `# ` or are `#` alone are comments.
package struct EverydaySet: Sendable {
  /// The place where the rows are typed.
  package enum Place: Hashable, Sendable {
    /// An input method by its tag, with its typing options.
    case method(String, options: [String])
    /// A keyboard by its id.
    case keyboard(String, isHardware: Bool)
  }

  /// A text to type.
  package struct Row: Hashable, Sendable {
    /// The keys in key notation, or the characters to tap on a touch keyboard.
    package let keys: String
    /// The texts that a typist accepts, 1 or more.
    package let accepted: [String]
    /// The class of the row, such as `neutral tone`.
    package let group: String
  }

  /// An invalid line.
  package struct ParsingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file name.
    package let file: String
    /// The line number, counted from 1.
    package let line: Int
    /// The problem, and the text to write instead.
    package let reason: String

    /// `file:line: reason`.
    package var description: String { "\(file):\(line): \(reason)" }
  }

  /// The place where the rows are typed.
  package let place: Place
  /// The rows in file order, 1 or more.
  package let rows: [Row]

  /// Parses the lines of a file.
  ///
  /// - Throws: `ParsingError` for the first invalid line, or if there is no row.
  package init(
    lines: some Sequence<String>, file: String
  ) throws(ParsingError) {
    var place: Place?
    var rows: [Row] = []
    var number = 0
    func refuse(_ reason: String) -> ParsingError {
      ParsingError(file: file, line: max(number, 1), reason: reason)
    }
    for line in lines {
      number += 1
      if line.isEmpty { continue }
      guard place != nil else {
        place = Place(line)
        guard place != nil else {
          throw refuse(
            "a set begins with '# METHOD tag options' or '# KEYBOARD id touch' (or hardware)")
        }
        continue
      }
      if line == "#" || line.hasPrefix("# ") { continue }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 3, fields.allSatisfy({ !$0.isEmpty }) else {
        throw refuse("a row is keys, a tab, texts separated by '|', a tab, and a class")
      }
      let accepted = fields[1].split(separator: "|").map(String.init)
      guard !accepted.isEmpty else { throw refuse("the row accepts no text") }
      rows.append(Row(keys: fields[0], accepted: accepted, group: fields[2]))
    }
    guard let place, !rows.isEmpty else { throw refuse("the set has no row") }
    self.place = place
    self.rows = rows
  }
}

extension EverydaySet.Place {
  /// Parses the first line of a set; nil if it is not one.
  fileprivate init?(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    guard words.count >= 3, words[0] == "#" else { return nil }
    switch words[1] {
    case "METHOD": self = .method(words[2], options: Array(words[3...]))
    case "KEYBOARD":
      guard words.count == 4, ["touch", "hardware"].contains(words[3]) else { return nil }
      self = .keyboard(words[2], isHardware: words[3] == "hardware")
    default: return nil
    }
  }
}

/// The rows of an everyday set that were right, by class.
package struct EverydayScore: Sendable {
  /// A row whose text is not accepted.
  package struct Miss: Hashable, Sendable {
    /// The row.
    package let row: EverydaySet.Row
    /// The text that its keys gave.
    package let found: String
  }

  /// The classes in the order of their first rows, with their right and all rows.
  package private(set) var groups: [(name: String, right: Int, tried: Int)] = []
  /// The wrong rows.
  package private(set) var misses: [Miss] = []

  /// Creates a score without rows.
  package init() {}

  /// Counts a row. Code points are compared: canonically equivalent texts differ. Spaces at the end
  /// of the text do not count, since a keyboard may add one after a word.
  package mutating func add(_ row: EverydaySet.Row, found: String) {
    let index =
      groups.firstIndex { $0.name == row.group }
      ?? {
        groups.append((row.group, 0, 0))
        return groups.count - 1
      }()
    groups[index].tried += 1
    let text = Self.trimmed(found)
    if row.accepted.contains(where: { Self.trimmed($0).elementsEqual(text) }) {
      groups[index].right += 1
    } else {
      misses.append(Miss(row: row, found: found))
    }
  }

  /// The number of right rows of all classes.
  package var right: Int { groups.reduce(0) { $0 + $1.right } }
  /// The number of rows of all classes.
  package var tried: Int { groups.reduce(0) { $0 + $1.tried } }

  private static func trimmed(_ text: String) -> ArraySlice<Unicode.Scalar> {
    var scalars = Array(text.unicodeScalars)[...]
    while scalars.last == " " { scalars.removeLast() }
    return scalars
  }
}
