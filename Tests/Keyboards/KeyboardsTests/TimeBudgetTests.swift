import KeyboardPermissions
import KeyboardTestSupport
import Synchronization
import Testing

/// Late answers of plugins are reported, carried out, and cost the plugin its predictions.
@Suite struct TimeBudgetTests {
  /// A clock in microseconds that only moves when a session works.
  private final class Clock: Sendable {
    private let time = Mutex<UInt64>(1_000)
    var now: UInt64 { time.withLock { $0 } }
    func advance(by microseconds: Int64) {
      time.withLock { $0 = UInt64(clamping: Int64($0) + microseconds) }
    }
  }

  /// A keyboard whose session takes a stated time for each call.
  private struct SlowKeyboard: KeyboardPlugin {
    let description = KeyboardDescription(id: "slow", primaryLanguage: "en-US", name: "Slow")
    let clock: Clock
    var opening: Int64 = 0

    func open() throws(KeyboardError) -> any KeyboardSession {
      clock.advance(by: opening)
      return SlowSession(clock: clock)
    }
  }

  /// Types the id of a tapped key, and takes as many microseconds as it says.
  private struct SlowSession: KeyboardSession {
    let clock: Clock
    mutating func handle(_ event: KeyboardEvent, context: InputContext) -> [KeyboardEffect] {
      guard case .tap(let id) = event.action else { return [] }
      clock.advance(by: Int64(id) ?? 0)
      return [.text(.insertText(id + " "))]
    }
    mutating func handle(_ event: HostEvent) -> [KeyboardEffect] {
      clock.advance(by: 5_000)
      return []
    }
    mutating func contextDidChange(_ context: InputContext) {}
    mutating func offerPredictions() -> [KeyboardEffect] { [.text(.insertText("predicted "))] }
    mutating func begin(with traits: InputTraits, needsInputModeSwitchKey: Bool) {}
    mutating func resolve(by policy: CompositionResolution) -> [KeyboardEffect] { [] }
    func view(of size: KeyboardSize) -> KeyboardView {
      KeyboardView(size: size, layer: "", keys: [])
    }
  }

  private let clock = Clock()

  private func controller(
    budget: UInt64?, opening: Int64 = 0
  ) throws -> KeyboardController<InMemoryDocument> {
    let clock = clock
    let controller = KeyboardController(
      registry: try KeyboardRegistry([SlowKeyboard(clock: clock, opening: opening)]),
      textDocumentProxy: InMemoryDocument())
    controller.timeBudget = budget.map { TimeBudget(microseconds: $0) { clock.now } }
    return controller
  }

  @Test func lateAnswersAreReportedAndCarriedOut() throws {
    let controller = try controller(budget: 1_000)
    var reports: [String] = []
    controller.onLateAnswer = { reports.append("\($0)") }
    try controller.viewWillAppear(with: InputTraits())
    for key in ["1000", "1001", "48213"] { controller.handle(KeyboardEvent(.tap(key))) }
    controller.handle(.caretLeft(.kept))
    #expect(
      reports == [
        "late event of 'slow': 1001 µs", "late event of 'slow': 48213 µs",
        "late hostEvent of 'slow': 5000 µs",
      ])
    #expect(controller.textDocumentProxy.text == "1000 1001 48213 ")
  }

  /// A plugin that is late is asked for no predictions until it is in time again.
  @Test func latePluginsDoNotPredict() throws {
    let controller = try controller(budget: 1_000)
    try controller.viewWillAppear(with: InputTraits())
    for key in ["9000", "10"] {
      controller.handle(KeyboardEvent(.tap(key)))
      controller.offerPredictions()
    }
    #expect(controller.textDocumentProxy.text == "9000 10 predicted ")
  }

  @Test func openingIsMeasured() throws {
    let controller = try controller(budget: 1_000, opening: 250_000)
    var reports: [LateAnswer] = []
    controller.onLateAnswer = { reports.append($0) }
    try controller.viewWillAppear(with: InputTraits())
    #expect(reports.map(\.call) == [.opening] && reports.map(\.microseconds) == [250_000])
  }

  /// Without a budget nothing is measured, and a clock that runs backwards reports nothing.
  @Test func nothingIsReportedWithoutMeasure() throws {
    for budget: UInt64? in [nil, 0] {
      let controller = try controller(budget: budget)
      var count = 0
      controller.onLateAnswer = { _ in count += 1 }
      try controller.viewWillAppear(with: InputTraits())
      controller.handle(KeyboardEvent(.tap(budget == nil ? "90000" : "-5")))
      controller.offerPredictions()
      #expect(count == 0 && controller.textDocumentProxy.text.hasSuffix("predicted "))
    }
  }

  @Test func switchersReportInTheirTrace() throws {
    let clock = clock
    let switcher = try KeyboardSwitcher(
      [SlowKeyboard(clock: clock)], packaging: .perLanguage, document: InMemoryDocument())
    var moments: [KeyboardMoment] = []
    switcher.onMoment = { moments.append($0) }
    switcher.timeBudget = TimeBudget(microseconds: 1_000) { clock.now }
    try switcher.focus(InputTraits(), in: FixedHostPolicy(hostIdentifier: "org.example.letters"))
    switcher.current?.handle(KeyboardEvent(.tap("2000")))
    #expect(switcher.trace.contains("late event of 'slow': 2000 µs"))
    let isReported = moments.contains { moment in
      if case .lateAnswer(let answer) = moment { answer.microseconds == 2_000 } else { false }
    }
    #expect(isReported)
  }
}
