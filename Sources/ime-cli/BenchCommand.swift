import ArgumentParser
import Evaluation
import InputCore
import ToolSupport

/// `ime-cli bench`: how long a key takes, and how much memory.
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measure the time of each key, start-up and peak memory.",
    discussion: """
      Types the letters of each row of a set one by one, as keys through the whole session, with the \
      first page of candidates made after each, and cancels the composition at the end of a row.

        $ ime-cli bench --language zh-Hans thu_ime.tsv

      Times are in milliseconds. Start-up runs from opening the dictionary to the first candidates. \
      Peak memory counts the touched pages of the dictionary too.
      """)

  @OptionGroup var language: LanguageOptions
  @OptionGroup var method: MethodOptions

  @Argument(help: "The set to type.")
  var set: String

  func run() throws {
    let clock = ContinuousClock()
    let start = clock.now
    let opened = try language.open(method, clock: WallClock.now)
    try bench(opened) { start.duration(to: clock.now) }
  }

  private func bench(_ opened: some ComposingLanguage, timeSinceStart: () -> Duration) throws {
    let clock = ContinuousClock()
    var session = opened.session
    _ = session.handle(KeyEvent("n"))
    let startUp = timeSinceStart()
    _ = session.perform(.cancel)

    var times = KeyTimes()
    for keys in try opened.keys(ofSet: set) {
      for character in keys {
        let before = clock.now
        let effects = session.handle(KeyEvent(character))
        times.add(before.duration(to: clock.now))
        guard effects.contains(where: \.isShown) else {
          throw ToolError(.badInput, "\(set): '\(keys)' shows nothing at '\(character)'")
        }
      }
      _ = session.perform(.cancel)
    }
    write(times, startUp: startUp)
  }

  private func write(_ times: KeyTimes, startUp: Duration) {
    var startTimes = KeyTimes()
    startTimes.add(startUp)
    var output = StandardOutput()
    output.writeLine("keys\tp50 ms\tp99 ms\tmax ms\tstart-up ms\tpeak MB")
    let figures = [
      times.milliseconds(atShare: 0.5), times.milliseconds(atShare: 0.99),
      times.milliseconds(atShare: 1), startTimes.milliseconds(atShare: 1),
    ].map { $0.text(decimals: 3) }
    let memory = peakMemoryInMegabytes()?.text(decimals: 1) ?? "-"
    output.writeLine((["\(times.count)"] + figures + [memory]).joined(separator: "\t"))
  }
}

extension Effect {
  /// Whether a typist sees something of the key.
  fileprivate var isShown: Bool {
    switch self {
    case .showCandidates(let page): !page.candidates.isEmpty
    case .insertText(let text): !text.isEmpty
    case .setMarkedText(let preedit): !preedit.pieces.isEmpty
    case .passThrough(let event): event.typedCharacter != nil
    case .replaceText, .hideCandidates, .showModes, .alert: false
    }
  }
}
