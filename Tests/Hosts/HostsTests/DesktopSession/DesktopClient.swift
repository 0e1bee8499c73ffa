import DesktopSession
import Foundation
import InputCore
import TestSupport
import TextDocument

/// A program's text field on a desktop: it sends keys to a session, carries out its effects and does
/// itself what the session leaves to it.
struct DesktopClient {
  var session: DesktopSession
  /// The text before and after the caret.
  var before = ""
  var after = ""
  /// The marked text that the field shows.
  var marked = Preedit.empty
  /// Whether the client reports the text around the caret, and deletes in it.
  var abilities: ClientAbilities
  /// The number of events by which reports are late.
  var delay = 0
  /// The time of the keys in milliseconds; 0 if the client names none.
  var time: UInt64 = 0
  private var reports: [(text: String, cursor: Int)] = []
  private(set) var bells = 0
  /// A key that the session left to a client that reorders keys. It is handled after the next one.
  private var late: KeyEvent?

  /// Creates a field with the focus.
  init(
    _ library: DesktopLibrary, _ keyboard: String, traits: InputTraits = InputTraits(),
    abilities: ClientAbilities = [.preedit, .surroundingText], before: String = "",
    delay: Int = 0
  ) throws {
    session = try DesktopSession(library, keyboard: keyboard)
    self.abilities = abilities
    self.before = before
    self.delay = delay
    session.focusIn(traits, client: abilities)
    report(now: true)
  }

  /// The field's text with the marked text in brackets and `|` at the caret.
  var text: String {
    before + (marked.text.isEmpty ? "" : "[\(marked.text)]") + "|" + after
  }

  /// Presses and releases the keys of a text in key notation, on a US keyboard.
  mutating func type(_ keys: String) throws {
    for event in try KeyNotation.parse(keys) { press(event) }
  }

  /// Presses and releases a key.
  ///
  /// - Returns: whether the session took it.
  @discardableResult
  mutating func press(_ event: KeyEvent) -> Bool {
    var key = DesktopKey(onUSKeyboard: event)
    key.time = time
    let isEaten = send(key)
    let earlier = late
    late = nil
    if !isEaten, earlier == nil, abilities.contains(.reordersKeys) {
      late = event
    } else if !isEaten {
      handle(event)
    }
    if let earlier { handle(earlier) }
    key.isRelease = true
    _ = send(key)
    report()
    return isEaten
  }

  /// Handles the key that was left last.
  mutating func settle() {
    if let late { handle(late) }
    late = nil
  }

  /// Sends a key to the session and carries out what it answers.
  mutating func send(_ key: DesktopKey) -> Bool {
    let outcome = session.handle(key)
    carryOut(outcome)
    return outcome.isEaten
  }

  /// Carries out effects in order.
  mutating func carryOut(_ outcome: DesktopOutcome) {
    for effect in outcome.effects {
      switch effect {
      case .preedit(let preedit): marked = preedit
      case .commit(let text): before += text
      case .deleteBackward(let text):
        before = String(before.unicodeScalars.dropLast(text.unicodeScalars.count))
      case .forward(_, let count):
        for _ in 0..<count where !before.isEmpty { after = String(before.removeLast()) + after }
      case .alert: bells += 1
      case .keyboardChanged: break
      }
    }
  }

  /// What a plain text field does with a key.
  private mutating func handle(_ event: KeyEvent) {
    if let character = event.typedCharacter { return before.append(character) }
    guard event.modifiers.isDisjoint(with: [.control, .alt]) else { return }
    switch event.key {
    case .named(.backspace):
      if !before.isEmpty { before = String(before.unicodeScalars.dropLast()) }
    case .named(.return): before += "\n"
    case .named(.left):
      if let last = before.popLast() { after = String(last) + after }
    default: break
    }
  }

  /// Reports the text around the caret, as late as the client is.
  mutating func report(now: Bool = false) {
    guard abilities.contains(.surroundingText) else { return }
    reports.append((before + after, before.unicodeScalars.count))
    while reports.count > (now ? 0 : delay) {
      let (text, cursor) = reports.removeFirst()
      carryOut(session.report(text, cursor: cursor, anchor: cursor))
    }
  }

  /// The text of a candidate list, the highlighted one in brackets.
  var candidates: String {
    guard let list = session.view.candidates else { return "" }
    return list.items.enumerated().map { index, item in
      index == list.highlighted ? "[\(item.text)]" : item.text
    }.joined(separator: " ")
  }
}

/// Libraries of the package's own data.
enum TestLibrary {
  /// A library that learns nothing, shared by tests.
  static let shared = Result { try make(container: nil) }

  /// Creates a library with a history in a folder.
  static func make(
    container: String?, settings: DesktopSettings? = nil
  ) throws -> DesktopLibrary {
    let images = [
      "zh-Hans", "zh-Hant", "yue", "ja", "ko", "cangjie", "en.words", "vi.words",
      "hi.words", "ko.words",
    ]
    let paths = try images.map { try DefaultDictionary.path(of: $0) }
    let folder = paths[0].split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return try DesktopLibrary(
      folders: DataFolders(
        locales: Repository.root.appending(path: "Locales").path,
        dictionaries: folder.joined(separator: "/"), container: container),
      settings: settings ?? (container == nil ? DesktopSettings() : nil))
  }
}
