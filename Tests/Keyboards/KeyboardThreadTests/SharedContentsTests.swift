import Dispatch
import HistoryStore
import KeyboardPermissions
import KeyboardTestSupport
import LanguageCatalog
import Synchronization
import TestSupport
import Testing

/// Keyboards on several threads that share their contents and a history. `make test-thread` runs these
/// with the thread sanitizer.
@Suite struct SharedContentsTests {
  private static let threads = 4
  private static let eventCount = 1_500
  private static let ids = ["en", "zh-Hans", "ja", "ko", "vi", "ar", "hi", "zh-Hant", "yue", "th"]

  /// Opens each keyboard once, with the lexicons for suggestions.
  private func keyboards(history: HistoryRecorder? = nil) throws -> [StubKeyboard] {
    let engines = KeyboardEngines(
      of: LanguageCatalog.standard.languages, in: LocaleFiles.folder, history: history
    ) { name in
      try DefaultDictionary.path(of: name)
    }
    return try Self.ids.map { id in
      let description = try #require(StandardKeyboards.description(of: id))
      return StubKeyboard(description, contents: try engines.keyboard(description).contents())
    }
  }

  /// Types random events on a switcher of its own. Returns the text and the effects.
  private func type(
    on keyboards: [StubKeyboard], seed: UInt64
  ) throws -> (text: String, trace: [String]) {
    var random = SeededGenerator(seed: seed)
    let switcher = try KeyboardSwitcher(
      keyboards, packaging: seed % 2 == 0 ? .dynamic : .perLanguage, document: InMemoryDocument())
    let host = FixedHostPolicy(hostIdentifier: "org.example.\(seed)")
    try switcher.focus(InputTraits(), in: host)
    for number in 0..<Self.eventCount {
      if number % 100 == 99 {
        try switcher.focus(RandomEvents.traits(using: &random), in: host)
      }
      if number % 30 == 29 {
        try switcher.pick(try #require(Self.ids.randomElement(using: &random)))
      }
      let action = RandomEvents.action(on: switcher.current?.view(), using: &random)
      switcher.handle(KeyboardEvent(action, time: UInt64(number) * 200))
    }
    return (switcher.document.documentContextBeforeInput ?? "", switcher.trace)
  }

  /// A thread gets the same text and effects as if it were alone.
  @Test func threadsDoNotInfluenceEachOther() throws {
    let keyboards = try keyboards()
    let results = Mutex<[UInt64: (text: String, trace: [String])]>([:])
    DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
      let seed = UInt64(thread)
      guard let result = try? type(on: keyboards, seed: seed) else { return }
      results.withLock { $0[seed] = result }
    }
    for seed in 0..<UInt64(Self.threads) {
      let together = try #require(results.withLock { $0[seed] })
      let alone = try type(on: try self.keyboards(), seed: seed)
      #expect(!together.trace.isEmpty)
      #expect(together.text == alone.text)
      #expect(together.trace == alone.trace)
    }
  }

  /// Threads learn into one store while another one forgets: a second store on the folder finds the
  /// same entries.
  @Test func threadsShareAHistory() throws {
    let folder = try TemporaryFolder()
    let store = HistoryStore(folder: folder.path, now: 1_000)
    let recorder = HistoryRecorder(store) { 1_000 }
    let keyboards = try keyboards(history: recorder)
    let errors = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: Self.threads + 1) { thread in
      do {
        if thread < Self.threads {
          _ = try type(on: keyboards, seed: UInt64(thread))
        } else {
          for word in ["the", "是", "の", "và", "في"] {
            _ = try recorder.forget(word)
          }
        }
      } catch {
        errors.withLock { $0.append("\(error)") }
      }
    }
    recorder.finish()
    #expect(errors.withLock { $0 } == [])
    #expect(store.condition == .sound)
    #expect(try store.lessonCount() > 0)
    let reopened = HistoryStore(folder: folder.path, now: 1_000)
    #expect(reopened.condition == .sound)
    #expect(try reopened.history() == store.history())
  }
}
