/// The texts that the user copied last and those that the user pinned, within limits of count, size and
/// time.
///
/// ```
/// copied a, b, a     a b
/// b pinned           b a     pinned texts come first, and do not expire
/// ```
public struct ClipboardHistory: Hashable, Sendable {
  /// A copied text.
  public struct Entry: Hashable, Sendable {
    /// The text.
    public let text: String
    /// Whether the user pinned it.
    public internal(set) var isPinned = false
    /// The time of the last copy.
    public internal(set) var time: HistoryTime
  }

  /// The largest number of texts.
  public static let maximumEntries = 20
  /// The largest size of a text in UTF-8 bytes. A longer one is not kept.
  public static let maximumTextLength = 8 << 10
  /// The largest size of all texts in UTF-8 bytes.
  public static let maximumBytes = 64 << 10
  /// The seconds after which a text that is not pinned expires: an hour.
  public static let lifetime: HistoryTime = 3_600

  /// The texts, the last copied first.
  private var entries: [Entry] = []

  /// Creates a history without texts.
  public init() {}

  /// The texts in the order in which they are offered: the pinned ones, then the others, the last
  /// copied of each first.
  public var offered: [Entry] { entries.filter(\.isPinned) + entries.filter { !$0.isPinned } }

  /// Adds a text. A text that is kept already counts as copied now. The oldest texts that are not
  /// pinned make room for it.
  ///
  /// - Returns: false if the text is whitespace alone, too long, or has no room beside the pinned texts.
  @discardableResult
  public mutating func add(_ text: String, at time: HistoryTime) -> Bool {
    guard text.utf8.count <= Self.maximumTextLength, !text.allSatisfy(\.isWhitespace) else {
      return false
    }
    let before = entries.first { $0.text == text }
    entries.removeAll { $0.text == text }
    entries.insert(Entry(text: text, isPinned: before?.isPinned ?? false, time: time), at: 0)
    makeRoom()
    return entries.first?.text == text
  }

  /// Pins a text, or lets it expire again an hour after its last copy.
  ///
  /// - Returns: false if there is no such text.
  @discardableResult
  public mutating func setPinned(_ isPinned: Bool, _ text: String) -> Bool {
    guard let index = entries.firstIndex(where: { $0.text == text }) else { return false }
    entries[index].isPinned = isPinned
    return true
  }

  /// Removes a text, pinned or not.
  public mutating func remove(_ text: String) { entries.removeAll { $0.text == text } }

  /// Removes all texts, pinned or not.
  public mutating func removeAll() { entries.removeAll() }

  /// Removes the texts that have expired. A text that was copied later than `time` says, because the
  /// clock was set back, expires too.
  ///
  /// - Returns: whether there were any.
  @discardableResult
  public mutating func expire(at time: HistoryTime) -> Bool {
    let count = entries.count
    entries.removeAll { entry in
      let (age, overflow) = time.subtractingReportingOverflow(entry.time)
      return !entry.isPinned && (overflow || !(0..<Self.lifetime).contains(age))
    }
    return entries.count < count
  }

  /// Returns the seconds until the next text expires; nil if none will.
  package func nextExpiry(after time: HistoryTime) -> HistoryTime? {
    entries.lazy.filter { !$0.isPinned }.map { max(Self.lifetime - (time - $0.time), 0) }.min()
  }

  private mutating func makeRoom() {
    var bytes = entries.reduce(0) { $0 + $1.text.utf8.count }
    while entries.count > Self.maximumEntries || bytes > Self.maximumBytes,
      let oldest = entries.lastIndex(where: { !$0.isPinned })
    {
      bytes -= entries.remove(at: oldest).text.utf8.count
    }
  }
}

// MARK: File

extension ClipboardHistory {
  private static let heading = "# GlobeKey clipboard 1"

  /// Parses the text of a file. Lines that are malformed are left out, as are texts beyond the limits.
  ///
  /// ```
  /// # GlobeKey clipboard 1
  /// 1790000000→pinned→Am Markt 1\nBonn       time, pinned or empty, text; → is a tab
  /// ```
  public init(parsing text: some StringProtocol) {
    let lines = text.split(whereSeparator: \.isNewline)
    guard lines.first.map({ $0 == Self.heading }) ?? false else { return }
    // The first line is the last text copied.
    for line in lines.dropFirst().reversed() {
      let fields = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
      guard fields.count == 3, let time = HistoryTime(fields[0]) else { continue }
      let text = String(fields[2]).unescaped
      if add(text, at: time), fields[1] == "pinned" { setPinned(true, text) }
    }
  }

  /// The text of a file.
  public var fileText: String {
    ([Self.heading]
      + entries.map { "\($0.time)\t\($0.isPinned ? "pinned" : "")\t\($0.text.escaped)" })
      .map { $0 + "\n" }.joined()
  }
}

extension String {
  /// The text in one line: `\n` for a line feed, `\r`, `\t`, `\\`.
  fileprivate var escaped: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      // Other characters that end a line in Unicode.
      case "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}":
        text += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The text that was escaped.
  fileprivate var unescaped: String {
    var text = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let next = rest.popFirst() else {
        text.append(scalar)
        continue
      }
      switch next {
      case "n": text.append("\n")
      case "r": text.append("\r")
      case "t": text.append("\t")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
        if let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) {
          text.append(scalar)
        }
      default: text.append(next)
      }
    }
    return String(text)
  }
}
