import ArgumentParser
import Foundation
import HistoryStore
import InputCore
import ToolSupport
import UserHistory

/// `globekey-bench history hostile`: merges histories that were made to do harm.
struct HistoryHostileBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hostile",
    abstract: "Merge and restore hostile histories; export and import the result of each.",
    discussion: """
      Every history has random keys, weights, times and versions, many of them out of bounds, with \
      control characters, bidi controls and long texts. After each one, all entries must have passed \
      the gate, the export must have no control characters, its import into an empty store must \
      succeed and give the same entries, and the store must still learn.

        $ swift run -c release globekey-bench history hostile --histories 10000
      """)

  @Option(help: "The number of hostile histories.")
  var histories = 1_000

  @Option(help: "Begin with a new store after this many histories.")
  var every = 50

  @Option(help: "The seed of the histories.")
  var seed: UInt64 = 1

  func run() throws {
    var random = SeededGenerator(seed: seed)
    var offered = 0
    var admitted = 0
    let now: HistoryTime = 2_000
    let progress = ProgressBar()
    var done = 0
    while done < histories {
      let folder = BenchFolder()
      let store = HistoryStore(folder: folder.path, now: now)
      for _ in 0..<min(max(every, 1), histories - done) {
        let hostile = HostileHistory.make(&random)
        offered += hostile.count
        if Bool.random(using: &random) {
          admitted += try store.merge(hostile, at: now)
        } else {
          admitted += try store.restore(hostile, at: now)
        }
        try check(store, at: now, number: done)
        done += 1
      }
      guard store.learn(BenchLessons.lesson(done), at: now + 1) != nil else {
        throw ToolError(.badInput, "history \(done): nothing is learned: \(store.condition)")
      }
      progress.show("\(done) histories", Double(done) / Double(histories))
    }
    progress.erase()
    var output = StandardOutput()
    output.writeLine(
      "\(done) hostile histories, \(offered) entries offered, \(admitted) new ones admitted: every "
        + "export imported, nothing past the gate")
  }

  private func check(_ store: HistoryStore, at now: HistoryTime, number: Int) throws {
    let history = try store.history()
    for (key, cells) in history.cells {
      guard key.isLearnable,
        cells.values.allSatisfy({ $0.weight <= .limit && (0...now).contains($0.last) })
      else { throw ToolError(.badInput, "history \(number): an entry passed the gate") }
    }
    let lines = HistoryText.lines(of: history)
    guard lines.allSatisfy({ line in !line.unicodeScalars.contains(where: Self.isForbidden) })
    else { throw ToolError(.badInput, "history \(number): a control character is exported") }
    let other = BenchFolder()
    let restored = HistoryStore(folder: other.path, now: now)
    try restored.restore(try HistoryText.history(lines: lines), at: now)
    guard Set(try restored.history().cells.keys) == Set(history.cells.keys) else {
      throw ToolError(.badInput, "history \(number): the import of the export differs")
    }
  }

  /// Control characters except the tab between the fields of a line, and bidi controls.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 9: false
    case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

/// Histories that another program could have made to do harm.
enum HostileHistory {
  private static let pieces = [
    "", "a\u{1B}[2J", "\u{9B}31m", "\u{202E}abc", String(repeating: "长", count: 900), "a\tb",
    "a\nb",
    "\u{0}", "好", "می\u{200C}خواهم", "\u{2028}", "a\u{7F}", "zh-Hans", "\u{FEFF}", "e\u{301}", "\r",
    String(repeating: "e\u{301}", count: 65), "\u{2066}x\u{2069}", " ", "\\", "\\t", "#",
    "\u{E0001}",
  ]

  static func make(_ random: inout SeededGenerator) -> History {
    var history = History()
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let key = HistoryKey(
        language: Bool.random(using: &random) ? "zh-Hans" : text(&random),
        kind: HistoryKey.Kind.allCases.randomElement(using: &random) ?? .word,
        context: text(&random), reading: text(&random), text: text(&random))
      let times: [HistoryTime] = [.min, -1, 0, 1_000, 1 << 40, .max]
      history.insert(
        HistoryCell(
          weight: HistoryWeight(units: .random(in: 0 ... .max, using: &random)),
          last: times.randomElement(using: &random) ?? 0),
        of: DeviceID(.random(in: 0...3, using: &random)), for: key)
      history.insert(
        version: [.min, 0, 5, .max].randomElement(using: &random) ?? 0,
        of: DeviceID(.random(in: 0...3, using: &random)))
    }
    return history
  }

  /// A piece, several joined, or random scalars, most of them from the blocks that do harm.
  private static func text(_ random: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      return (0..<Int.random(in: 1...4, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    case 1:
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let limit: UInt32 = Bool.random(using: &random) ? 0x100 : 0x11_0000
        if let scalar = Unicode.Scalar(UInt32.random(in: 0..<limit, using: &random)) {
          text.append(scalar)
        }
      }
      return String(text)
    default: return pieces.randomElement(using: &random) ?? ""
    }
  }
}
