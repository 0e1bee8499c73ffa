import Foundation
import KeyboardCatalog
import KeyboardPermissions
import KeyboardTestSupport
import Suggestions
import Synchronization
import TestSupport
import Testing

/// The budget that a host declares, and how a switcher keeps it.
@Suite struct MemoryTests {
  /// The units in use.
  private final class Usage: Sendable {
    private let units = Mutex(0)
    var value: Int { units.withLock { $0 } }
    func add(_ count: Int) { units.withLock { $0 += count } }
  }

  /// A keyboard whose sessions take ten units for as long as they are open.
  private struct CostlyKeyboard: KeyboardPlugin {
    let description: KeyboardDescription
    let contents: KeyboardContents
    let suggester: Suggester
    let usage: Usage

    init(_ id: String, _ usage: Usage) throws {
      description = try LocaleFiles.plugin(id).description
      contents = try LocaleFiles.contents(of: id)
      suggester = Suggester(
        lexicons: [try DefaultDictionary.words(of: "en")],
        geometry: KeyGeometry(layout: contents.layout))
      self.usage = usage
    }

    /// What a session holds, so that it goes with the session.
    private final class Holder: Sendable {
      private let usage: Usage
      let suggester: Suggester

      init(_ usage: Usage, _ suggester: Suggester) {
        self.usage = usage
        self.suggester = suggester
        usage.add(10)
      }

      deinit { usage.add(-10) }
    }

    func open() throws(KeyboardError) -> any KeyboardSession {
      var contents = contents
      let holder = Holder(usage, suggester)
      contents.makeSuggester = { holder.suggester }
      return LanguageSession(contents)
    }
  }

  private static let ids = ["en", "fa", "de", "ko", "tr", "fr"]

  @Test(arguments: LanguagePackaging.allCases)
  func whatWasUsedLongestAgoIsClosed(packaging: LanguagePackaging) throws {
    let usage = Usage()
    let plugins = try Self.ids.map {
      try CostlyKeyboard($0, usage)
    }
    let switcher = try KeyboardSwitcher(
      plugins, packaging: packaging, document: InMemoryDocument())
    switcher.memoryBudget = MemoryBudget(limit: 35) { usage.value }
    try switcher.focus(InputTraits(), in: SwitcherTests.letters)
    for round in 0..<3 {
      for id in Self.ids {
        try switcher.pick(id)
        #expect(usage.value <= 35, "\(round) \(id)")
        #expect(switcher.current?.view() != nil)
      }
    }
    #expect(usage.value == 30)
    // The last three are open, so returning to one closes nothing.
    let closed = switcher.closedForRoom
    try switcher.pick("ko")
    #expect(switcher.closedForRoom == closed)
    try switcher.pick("en")
    #expect(switcher.closedForRoom == closed + 1)
    try switcher.pick("fr")
    #expect(switcher.closedForRoom == closed + 1, "tr was used before fr")
  }

  /// A budget that one keyboard exceeds closes all others, and that one still types.
  @Test(arguments: LanguagePackaging.allCases)
  func theKeyboardShownIsNeverClosed(packaging: LanguagePackaging) throws {
    let usage = Usage()
    let plugins = try ["en", "fa", "de"].map {
      try CostlyKeyboard($0, usage)
    }
    let switcher = try KeyboardSwitcher(
      plugins, packaging: packaging, document: InMemoryDocument())
    try switcher.focus(InputTraits(), in: SwitcherTests.letters)
    for id in ["fa", "de", "en"] { try switcher.pick(id) }
    #expect(usage.value == 30)
    switcher.memoryBudget = MemoryBudget(limit: -1) { usage.value }
    #expect(usage.value == 10)
    for id in ["fa", "en"] {
      try switcher.pick(id)
      #expect(usage.value == 10)
      let key = try #require(switcher.current?.view()?.keys.first)
      switcher.handle(KeyboardEvent(.tap(key.id)))
    }
    #expect(switcher.document.document.text.count == 2)
    switcher.memoryBudget = nil
    try switcher.pick("fa")
    #expect(usage.value == 20)
  }

  #if !DEBUG
    static let images = Repository.root.appending(path: ".build/dictionaries").path

    /// All keyboards with their dictionaries, in a process that the system allows 22 MiB of data
    /// segment: less than they need together.
    @Test(
      .enabled(if: FileManager.default.fileExists(atPath: images + "/en.words.imedict")),
      arguments: LanguagePackaging.allCases)
    func allLanguagesTypeUnderALimitOfTheSystem(packaging: LanguagePackaging) throws {
      let result = try Program("globekey-bench").run([
        "memory", "--budget", "14", "--limit", "22", "--rounds", "1", "--packaging",
        packaging.rawValue, "--dictionaries", Self.images, "--locales",
        Repository.root.appending(path: "Locales").path,
      ])
      #expect(result.code == 0, "\(result.errors)")
      #expect(result.output.contains("keyboards\t34"))
    }
  #endif
}
