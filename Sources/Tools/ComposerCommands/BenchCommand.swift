import ArgumentParser
import Evaluation
import InputCore
import KeyboardCatalog
import LanguageDescription
import ToolSupport

/// `ime-cli bench`: measures the time per key, start-up time and memory.
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measure the time per key, start-up time and memory.",
    discussion: """
      Types the letters of each row of a set one by one through a session. Each key includes \
      making the first page of candidates. The composition is cancelled after each row.

        $ ime-cli bench --language zh-Hans thu_ime.tsv

      If the language converts by a key, as ja does, that key is pressed after each row. A second \
      table gives the times of these conversions, including the candidates of the first phrase.

      --rerank also gives the times of ranking the best sentences of zh-Hans again, for the keys \
      with which several are compared.

      A set of ko is a text in Hangul, which is decomposed into the keys of the layout.

      Times are in milliseconds. Start-up lasts from opening the dictionary to the first \
      candidates. Peak memory includes the touched pages of the dictionary.
      """)

  @OptionGroup var language: LanguageOptions
  @OptionGroup var method: MethodOptions

  @Flag(help: "Measure the ranking of the best sentences again, too.")
  var rerank = false

  @Argument(help: "The set to type.")
  var set: String

  func run() throws {
    let clock = ContinuousClock()
    let start = clock.now
    let opened = try language.open(method, clock: SystemClock.localTime)
    try bench(opened.language, opened) { start.duration(to: clock.now) }
  }

  private func bench(
    _ language: some ComposingLanguage, _ opened: OpenedLanguage, timeSinceStart: () -> Duration
  ) throws {
    let clock = ContinuousClock()
    let method = try opened.configured(language)
    let composition = opened.composition
    var session = method.session
    _ = session.handle(KeyEvent("n"))
    let startUp = timeSinceStart()
    _ = session.perform(.cancel)

    var times = KeyTimes()
    var conversions = KeyTimes()
    let rows = try EvaluationSet(path: set, of: opened, typed: method.keystrokes).rows
    for keys in rows.map(\.keys) {
      for character in keys {
        let before = clock.now
        let effects = session.handle(KeyEvent(character))
        times.add(before.duration(to: clock.now))
        guard !composition.offersCandidates || effects.contains(where: \.showsCandidates) else {
          throw ToolError(.badInput, "\(set): '\(keys)' gives no candidates at '\(character)'")
        }
      }
      if composition.convertsByKey {
        let before = clock.now
        _ = session.perform(.convert)
        conversions.add(before.duration(to: clock.now))
      }
      // If a conversion is shown, the first cancel only returns to the typed letters.
      while session.isComposing, !session.perform(.cancel).isEmpty {}
    }
    write(times, startUp: startUp)
    if composition.convertsByKey { write(conversions, of: "conversions") }
    if rerank {
      let times = try RerankingBench().times(of: rows, by: language, opened.choices)
      write(times, of: "rankings again")
    }
  }

  private func write(_ times: KeyTimes, of name: String) {
    var output = StandardOutput()
    output.writeLine("\(name)\tp50 ms\tp99 ms\tmax ms")
    output.writeLine((["\(times.count)"] + figures(of: times)).joined(separator: "\t"))
  }

  private func figures(of times: KeyTimes) -> [String] {
    [0.5, 0.99, 1].map { times.milliseconds(atShare: $0).text(decimals: 3) }
  }

  private func write(_ times: KeyTimes, startUp: Duration) {
    var startTimes = KeyTimes()
    startTimes.add(startUp)
    var output = StandardOutput()
    output.writeLine("keys\tp50 ms\tp99 ms\tmax ms\tstart-up ms\tprivate MB\tpeak MB")
    let figures = figures(of: times) + [startTimes.milliseconds(atShare: 1).text(decimals: 3)]
    let memory = [privateMemoryInMegabytes()?.dirty, peakMemoryInMegabytes()].map {
      $0?.text(decimals: 1) ?? "-"
    }
    output.writeLine((["\(times.count)"] + figures + memory).joined(separator: "\t"))
  }
}

extension Effect {
  fileprivate var showsCandidates: Bool {
    if case .showCandidates(let page) = self { !page.candidates.isEmpty } else { false }
  }
}
