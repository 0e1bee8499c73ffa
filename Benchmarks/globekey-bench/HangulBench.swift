import ArgumentParser
import Evaluation
import InputCore
import Korean
import ToolSupport

/// `globekey-bench hangul`: measures Hangul keys per second, in the automaton alone and in a
/// session.
struct HangulBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hangul",
    abstract: "Time Hangul keys: in the automaton alone, and in a whole session.",
    discussion: """
      Random syllables with a fixed seed are decomposed to keys and typed. The floor looks each \
      key up in a table and appends a character, which is the least that any engine must do.

        $ swift run -c release globekey-bench hangul
      """)

  @Option(help: "The number of syllables to type.")
  var syllables = 1_000_000

  @Option(help: "The number of rounds; the best time counts.")
  var rounds = 5

  func run() throws {
    var output = StandardOutput()
    output.writeLine("memory of an idle engine, KB\t\(memoryOfAnEngine.text(decimals: 1))")
    output.writeLine(
      "layout\tkeys\tfloor M/s\talone M/s\tfloor / alone\tsession M/s\tfloor / session")
    for name in HangulLayout.standardNames {
      guard let layout = HangulLayout.standard(name) else { continue }
      output.writeLine(try row(name, layout))
      output.flush()
    }
  }

  /// The memory in kilobytes of one more engine. The first one is not counted, because it also
  /// loads code.
  private var memoryOfAnEngine: Double {
    var sessions = [InputSession(method: Korean.inputMethod(), keymap: Korean.keymap)]
    let before = privateMemoryInMegabytes()?.all ?? 0
    let more = 100
    for _ in 0..<more {
      sessions.append(InputSession(method: Korean.inputMethod(), keymap: Korean.keymap))
    }
    let after = privateMemoryInMegabytes()?.all ?? 0
    return withExtendedLifetime(sessions) { (after - before) * 1000 / Double(more) }
  }

  private func row(_ name: String, _ layout: HangulLayout) throws -> String {
    var random = SeededGenerator(seed: 1)
    let text = String(
      String.UnicodeScalarView(
        (0..<syllables).compactMap { _ in
          Unicode.Scalar(UInt32.random(in: 0xAC00...0xD7A3, using: &random))
        }))
    guard let stretches = HangulKeystrokes(layout: layout).stretches(for: text),
      stretches.count == 1
    else { throw ToolError(.badInput, "\(name): not all syllables can be typed") }
    let keys = stretches[0]
    let automaton = HangulAutomaton(layout: layout)
    var sum = 0
    let floor = best { sum &+= Self.floor(keys) }
    let alone = best { sum &+= automaton.text(forKeys: keys).utf8.count }
    let events = keys.map { KeyEvent($0) }
    let session = best { sum &+= Self.type(events, automaton) }
    guard sum > 0, automaton.text(forKeys: keys) == text else {
      throw ToolError(.badInput, "\(name): typing the keys does not give the text")
    }
    let millions = [floor, alone, session].map { Double(keys.utf8.count) / $0 / 1e6 }
    return [
      name, "\(keys.utf8.count)", millions[0].text(decimals: 1), millions[1].text(decimals: 1),
      (alone / floor).text(decimals: 1), millions[2].text(decimals: 1),
      (session / floor).text(decimals: 1),
    ].joined(separator: "\t")
  }

  /// Returns the length of the text from one table lookup and one character per key.
  private static func floor(_ keys: String) -> Int {
    let table = (0..<128).map { UInt8($0) }
    var text: [UInt8] = []
    text.reserveCapacity(keys.utf8.count)
    for key in keys.utf8 { text.append(table[Int(key & 0x7F)]) }
    return String(decoding: text, as: UTF8.self).utf8.count
  }

  /// Returns the length of the text that the effects insert.
  private static func type(_ events: [KeyEvent], _ automaton: HangulAutomaton) -> Int {
    var session = InputSession(
      method: HangulMethod(automaton: automaton), keymap: Korean.keymap)
    var length = 0
    for event in events {
      for case .insertText(let text) in session.handle(event) { length &+= text.utf8.count }
    }
    return length
  }

  /// Returns the time of the fastest round in seconds.
  private func best(_ work: () -> Void) -> Double {
    (0..<max(rounds, 1)).map { _ in ContinuousClock().measure(work) / .seconds(1) }.min() ?? 0
  }
}
