import Foundation
import HistoryStore
import HostTraits
import KeyboardTestSupport
import TestSupport
import Testing
import TextDocument
import TypingAids
import UserHistory

/// Keyboards that learn through one shared store, and the fields in which they must not learn.
@Suite struct LearningKeyboardTests {
  private let history: KeyboardHistory
  private var store: HistoryStore { history.store }
  private var recorder: HistoryRecorder { history.recorder }

  init() throws { history = try KeyboardHistory() }

  /// Keyboards and the keys tapped on them.
  static let keyboards = [
    ("zh-Hans", "s h i j i"), ("zh-Hans-t-k0-ninekey", "7 4 4 5 4"), ("zh-Hant", "ㄕ ˊ ㄐ ㄧ"),
  ]

  private func typist(
    _ id: String, traits: InputTraits = InputTraits(), settings: TypingSettings = TypingSettings()
  ) throws -> KeyboardTypist<InMemoryDocument> {
    try KeyboardTypist(
      [try LocaleFiles.plugin(id, settings: settings, history: recorder)], in: InMemoryDocument(),
      traits: traits)
  }

  /// Picks the second candidate, then first candidates until nothing is composed. Returns the
  /// committed text.
  private func choose(_ keys: String, on typist: KeyboardTypist<InMemoryDocument>) throws -> String
  {
    try typist.tap(keys)
    var index = 1
    while !typist.controller.textDocumentProxy.markedText.isEmpty {
      typist.handle(.pickCandidate(min(index, typist.view.candidates.count - 1)))
      index = 0
    }
    recorder.finish()
    return typist.controller.textDocumentProxy.textBeforeInput
  }

  /// A text picked three times on the screen comes first there, on hardware, and after a restart.
  @Test(arguments: keyboards) func chosenTextComesFirst(id: String, keys: String) throws {
    let text = try choose(keys, on: typist(id))
    for _ in 0..<2 { #expect(!(try typed(keys, on: id).isEmpty)) }
    for _ in 0..<2 {
      let typist = try typist(id)
      try typist.tap(keys)
      let index = try #require(typist.view.candidates.firstIndex(of: text))
      typist.handle(.pickCandidate(index))
      recorder.finish()
    }
    #expect(try typed(keys, on: id).first == text)
  }

  /// Returns the first page of candidates.
  private func typed(_ keys: String, on id: String) throws -> [String] {
    let typist = try typist(id)
    try typist.tap(keys)
    return typist.view.candidates
  }

  /// Text typed where learning is forbidden appears in no file and no snapshot, and the keyboard
  /// shows that it does not learn.
  @Test(arguments: keyboards) func nothingIsLearnedInIncognitoMode(
    id: String, keys: String
  ) throws {
    let typist = try typist(id)
    #expect(!typist.view.isIncognito)
    typist.controller.learns = false
    #expect(typist.view.isIncognito)
    let text = try choose(keys, on: typist)
    #expect(!text.isEmpty)
    // The mode lasts from field to field.
    try typist.controller.viewWillAppear(with: InputTraits())
    #expect(typist.view.isIncognito)
    _ = try choose(keys, on: typist)
    #expect(try traces(of: text) == [])
  }

  /// The setting is final: no session can turn learning on again.
  @Test(arguments: keyboards) func nothingIsLearnedIfTheSettingsForbidIt(
    id: String, keys: String
  ) throws {
    var settings = TypingSettings()
    settings.learnsWords = false
    let typist = try typist(id, settings: settings)
    #expect(typist.view.isIncognito)
    typist.controller.learns = true
    #expect(typist.view.isIncognito)
    let text = try choose(keys, on: typist)
    #expect(!text.isEmpty)
    #expect(try traces(of: text) == [])
  }

  @Test(arguments: keyboards) func nothingIsLearnedInASecureField(
    id: String, keys: String
  ) throws {
    let text = try choose(keys, on: typist(id))
    try store.reset(language: nil, at: 2_000)
    #expect(try traces(of: text) == [])
    var traits = InputTraits()
    traits.isSecure = true
    let secure = try typist(id, traits: traits)
    #expect(secure.view.isIncognito)
    try secure.tap(keys)
    #expect(secure.controller.textDocumentProxy.markedText.isEmpty)
    recorder.finish()
    #expect(try traces(of: text) == [])
    // A field that becomes secure during a composition drops the composition.
    let turning = try typist(id)
    try turning.tap(keys)
    turning.controller.handle(.becameSecure)
    recorder.finish()
    #expect(turning.view.isIncognito)
    #expect(try traces(of: text) == [])
  }

  /// Private fields as IBus, Wayland and Fcitx describe them, such as those of a private window.
  /// Text is composed as usual but not learned.
  @Test(arguments: keyboards) func nothingIsLearnedInAPrivateField(
    id: String, keys: String
  ) throws {
    let fields: [any HostContentType] = [
      IBusContentType(purpose: 0, hints: 1 << 11), WaylandContentType(purpose: 0, hints: 0x80),
      FcitxCapabilityFlags(flags: 1 << 36),
    ]
    for field in fields {
      let typist = try typist(id, traits: field.traits)
      #expect(typist.view.isIncognito)
      let text = try choose(keys, on: typist)
      #expect(!text.isEmpty)
      #expect(try traces(of: text) == [])
      // The field becomes an ordinary one, then private again.
      typist.controller.handle(.traitsChanged(InputTraits(), .kept))
      #expect(!typist.view.isIncognito)
      typist.controller.handle(.traitsChanged(field.traits, .kept))
      _ = try choose(keys, on: typist)
      #expect(try traces(of: text) == [])
    }
  }

  /// The bar offers predictions when the host asks for them. A tap picks one, a digit types itself,
  /// and a setting turns predictions off.
  @Test func predictionsAreOffered() throws {
    let typist = try typist("zh-Hans")
    try typist.tap("s h e n g r i")
    typist.handle(.pickCandidate(0))
    #expect(typist.view.candidates.isEmpty)
    typist.controller.offerPredictions()
    let index = try #require(typist.view.candidates.firstIndex(of: "快乐"))
    typist.handle(.pickCandidate(index))
    #expect(typist.controller.textDocumentProxy.text == "生日快乐")
    typist.controller.offerPredictions()
    #expect(!typist.view.candidates.isEmpty)
    // Any key closes the bar, whether or not it goes to the engine.
    try typist.tap("to-symbols")
    #expect(typist.view.candidates.isEmpty)
    try typist.tap("5")
    typist.controller.offerPredictions()
    #expect(typist.view.candidates.isEmpty)
    #expect(typist.controller.textDocumentProxy.text == "生日快乐5")
    recorder.finish()
    #expect(store.snapshot.followers(of: "生日", language: "zh-Hans").map(\.text) == ["快乐"])

    var settings = TypingSettings()
    settings.predictsNextWords = false
    let plain = try self.typist("zh-Hans", settings: settings)
    try plain.tap("s h e n g r i")
    plain.handle(.pickCandidate(0))
    plain.controller.offerPredictions()
    #expect(plain.view.candidates.isEmpty)
  }

  /// A candidate that was held and forgotten is removed from every file and from later keyboards.
  @Test(arguments: keyboards) func candidatesCanBeForgotten(id: String, keys: String) throws {
    let text = try choose(keys, on: typist(id))
    for _ in 0..<2 { _ = try choose(keys, on: typist(id)) }
    #expect(try traces(of: text) != [])
    let typist = try typist(id)
    try typist.tap(keys)
    let index = try #require(typist.view.candidates.firstIndex(of: text))
    typist.handle(.forgetCandidate(index))
    recorder.finish()
    #expect(!typist.controller.textDocumentProxy.markedText.isEmpty)
    #expect(try !store.history().cells.keys.contains { $0.mentions(text) })
    // After the notification, the bar shows at once what the next keyboard would show.
    let marked = typist.controller.textDocumentProxy.markedText
    typist.handle(.historyChanged)
    #expect(typist.view.candidates == (try typed(keys, on: id)))
    #expect(typist.controller.textDocumentProxy.markedText.isEmpty == marked.isEmpty)
    typist.handle(.forgetCandidate(99))
    #expect(typist.effects.last == .text(.alert(.noSuchCandidate)))
  }

  /// The host's undo gesture reverts a commit and what it taught, unless other text was typed or
  /// deleted after it, which a host without context would not show.
  @Test(arguments: ["", "to-symbols 5", "return", "backspace"]) func commitsCanBeUndone(
    more: String
  ) throws {
    let document = SilentDocument(InMemoryDocument())
    let typist = try KeyboardTypist(
      [try LocaleFiles.plugin("zh-Hans", history: recorder)], in: document)
    try typist.tap("n i h a o")
    typist.handle(.pickCandidate(0))
    recorder.finish()
    #expect(!store.snapshot.isEmpty)
    try typist.tap(more)
    let before = typist.effects.count
    typist.handle(.undoCommit)
    recorder.finish()
    let effects = typist.effects[before...]
    #expect(effects.contains(.text(.replaceText("你好", with: ""))) == more.isEmpty)
    #expect(try store.history().cells.isEmpty == more.isEmpty)
  }

  /// Checks that the search for traces finds learned text.
  @Test func searchFindsLearnedText() throws {
    let text = try choose("s h i j i", on: typist("zh-Hans"))
    #expect(try traces(of: text).contains("snapshot"))
    #expect(try traces(of: text).contains("history.sqlite"))
  }

  /// Returns the names of the files that contain any character of a text.
  private func traces(of text: String) throws -> [String] {
    var found = store.snapshot.isEmpty ? [] : ["snapshot"]
    store.close()
    let patterns = text.flatMap { character in
      [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian].compactMap {
        String(character).data(using: $0)
      }
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: history.folder.path) {
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(history.folder.path)/\(name)"))
      // Two-byte matches occur by chance in checksums.
      if patterns.contains(where: { $0.count > 2 && data.range(of: $0) != nil }) {
        found.append(name)
      }
    }
    return found
  }
}
