import KeyboardPermissions
import KeyboardTestSupport
import Testing

/// One keyboard per language and one keyboard for all languages give the same trace for the same
/// script.
@Suite struct PackagingTests {
  #if DEBUG
    static let eventCount = 300
  #else
    static let eventCount = 1_000
  #endif
  static let ids = ["en", "fa", "zh-Hans", "ko", "tr", "hi"]
  static let policies = [SwitcherTests.letters, SwitcherTests.letters, SwitcherTests.bank]

  @Test(arguments: 0..<6)
  func tracesAreTheSame(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let resolutions = CompositionResolution.allCases
    let plugins = try Self.ids.map {
      try LocaleFiles.plugin($0, resolution: resolutions[seed % resolutions.count])
    }
    let hosts = try LanguagePackaging.allCases.map {
      try KeyboardSwitcher(plugins, packaging: $0, document: InMemoryDocument())
    }
    var time: UInt64 = 0
    for number in 0..<Self.eventCount {
      time += UInt64.random(in: 0..<1_000, using: &random)
      switch Int.random(in: 0..<30, using: &random) {
      case 0:
        let traits = RandomEvents.traits(using: &random)
        let policy = Self.policies.randomElement(using: &random) ?? SwitcherTests.letters
        for host in hosts { try host.focus(traits, in: policy) }
      case 1:
        let id = Self.ids.randomElement(using: &random) ?? "en"
        for host in hosts { try host.select(id) }
      case 2:
        let event = RandomEvents.hostEvent(using: &random)
        for host in hosts { host.handle(event) }
      default:
        let view = hosts[0].current?.view()
        let action = RandomEvents.action(on: view, using: &random)
        for host in hosts { host.handle(KeyboardEvent(action, time: time)) }
      }
      let (one, other) = (hosts[0], hosts[1])
      try #require(one.trace.count == other.trace.count, "event \(number)")
      #expect(one.trace.last == other.trace.last)
      #expect(one.primaryLanguage == other.primaryLanguage)
      #expect(one.service == other.service)
      #expect(one.current?.view() == other.current?.view())
      #expect(one.document.document.visibleText == other.document.document.visibleText)
    }
    #expect(hosts[0].trace == hosts[1].trace)
    #expect(hosts[0].registry.mostRecentlyUsed == hosts[1].registry.mostRecentlyUsed)
    #expect(hosts[0].trace.count > 10)
  }
}
