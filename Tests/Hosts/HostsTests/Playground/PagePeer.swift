import CalculatorKeyboard
import DesktopSession
import Foundation
import Playground
import TestSupport
import TypingAids

/// A page that sends messages to a session and reads its answers, as JSON.
struct PagePeer {
  private var session: PlaygroundSession
  private var time: UInt64 = 10_000

  /// Creates a page with a keyboard, and a folder for what is learned.
  init(_ keyboard: String, learningIn container: TemporaryFolder? = nil) throws {
    let folders = DataFolders(
      locales: Repository.root.appending(path: "Locales").path,
      dictionaries: Repository.root.appending(path: ".build/dictionaries").path,
      container: container?.path)
    var settings = DesktopSettings()
    settings.typing = TypingSettings()
    let library = try DesktopLibrary(folders: folders, settings: settings, device: .screen)
    session = try PlaygroundSession(library, plugins: [CalculatorPlugin()], keyboard: keyboard)
  }

  /// Sends a message.
  ///
  /// - Returns: the answer.
  @discardableResult
  mutating func send(_ message: [String: Any]) throws -> [String: Any] {
    time += 150
    let data = try JSONSerialization.data(withJSONObject: message)
    let decoded = try JSONDecoder().decode(ClientMessage.self, from: data)
    let answer = try JSONEncoder().encode(session.answer(decoded, at: time))
    return try JSONSerialization.jsonObject(with: answer) as? [String: Any] ?? [:]
  }

  /// Taps keys by their ids, separated by spaces.
  ///
  /// - Returns: the last answer.
  @discardableResult
  mutating func tap(_ ids: String) throws -> [String: Any] {
    var answer: [String: Any] = [:]
    for id in ids.split(separator: " ") {
      answer = try send(["type": "tap", "id": String(id)])
    }
    return answer
  }

  /// Presses the keys of letters and spaces on a US keyboard.
  ///
  /// - Returns: the last answer.
  @discardableResult
  mutating func press(_ letters: String) throws -> [String: Any] {
    var answer: [String: Any] = [:]
    for letter in letters {
      let code = letter == " " ? "Space" : "Key\(letter.uppercased())"
      answer = try send(["type": "key", "key": ["code": code, "key": String(letter)]])
    }
    return answer
  }
}

/// The text of a view with the marked text in brackets and `|` at the caret.
func text(of view: [String: Any]) -> String {
  let document = view["document"] as? [String: Any] ?? [:]
  func part(_ name: String) -> String { document[name] as? String ?? "" }
  let marked = (document["marked"] as? [[String: Any]] ?? []).map { $0["text"] as? String ?? "" }
  let composed = marked.joined()
  return part("before") + (composed.isEmpty ? "" : "[\(composed)]") + "|" + part("after")
}

/// The texts of the candidates of a view.
func candidates(of view: [String: Any]) -> [String] {
  let page = view["candidates"] as? [String: Any] ?? [:]
  return (page["items"] as? [[String: Any]] ?? []).map { $0["text"] as? String ?? "" }
}
