import CalculatorKeyboard
import KeyboardPermissions
import Keyboards
import Testing
import TextDocument

/// The calculator as one of several keyboards: opening, drawing, typing and switching away.
@Suite struct CalculatorPluginTests {
  private func switcher(
    _ packaging: LanguagePackaging = .dynamic
  ) throws -> KeyboardSwitcher<InMemoryDocument> {
    let host = try KeyboardSwitcher(
      [CalculatorPlugin(), OtherKeyboard()], packaging: packaging, document: InMemoryDocument())
    try host.focus(InputTraits(), in: FixedHostPolicy(hostIdentifier: "org.example.editor"))
    return host
  }

  private func tap(_ keys: [String], on host: KeyboardSwitcher<InMemoryDocument>) {
    for key in keys { host.handle(KeyboardEvent(.tap(key))) }
  }

  @Test(arguments: LanguagePackaging.allCases)
  func insertsItsResultAndSwitchesToTheNextKeyboard(packaging: LanguagePackaging) throws {
    let host = try switcher(packaging)
    tap(["1", "+", "2", "X", "3", "=", "Insert"], on: host)
    #expect(host.document.document.text == "9")
    #expect(host.current?.view()?.keys.first?.label == "9")
    tap(["Next Keyboard"], on: host)
    #expect(host.primaryLanguage == "en-US")
    #expect(
      host.trace == ["insertText 9", "primaryLanguageChanged en-US", "advanceToNextInputMode"])
  }

  /// Requirement 98 inserts the text at the insertion point. Requirement 95 clears the display on
  /// each opening.
  @Test func aNewFieldClearsTheDisplay() throws {
    let host = try switcher()
    tap(["4", "2"], on: host)
    try host.focus(InputTraits(), in: FixedHostPolicy(hostIdentifier: "org.example.other"))
    #expect(host.current?.view()?.keys.first?.label == "0")
    tap(["Insert"], on: host)
    #expect(host.document.document.text == "0")
  }

  /// A tap on a point presses the key drawn there, at any keyboard size.
  @Test(arguments: [KeyboardSize(width: 320, height: 160), KeyboardSize(width: 800, height: 300)])
  func tapsHitTheDrawnKeys(size: KeyboardSize) throws {
    let session = CalculatorSession()
    let view = session.view(of: size)
    for key in view.keys {
      let (x, y) = (key.frame.x + key.frame.width / 2, key.frame.y + key.frame.height / 2)
      #expect(view.key(atX: x, y: y)?.id == key.id)
      #expect(key.frame.x >= 0 && key.frame.x + key.frame.width <= size.width)
      #expect(key.frame.y >= 0 && key.frame.y + key.frame.height <= size.height)
      #expect(!key.accessibilityLabel.isEmpty)
    }
  }

  @Test func nextKeyboardKeyIsHiddenWithoutOtherKeyboards() {
    var session = CalculatorSession()
    session.begin(with: InputTraits(), needsInputModeSwitchKey: false)
    #expect(!session.view(of: KeyboardSize()).keys.contains { $0.id == "Next Keyboard" })
    session.begin(with: InputTraits(), needsInputModeSwitchKey: true)
    #expect(session.view(of: KeyboardSize()).keys.contains { $0.id == "Next Keyboard" })
  }

  @Test func passwordsNeverReachTheKeyboard() throws {
    let host = try switcher()
    let editor = FixedHostPolicy(hostIdentifier: "org.example.editor")
    try host.focus(InputTraits(isSecure: true), in: editor)
    tap(["7", "Insert"], on: host)
    #expect(host.document.document.text.isEmpty)
    try host.focus(InputTraits(), in: editor)
    tap(["Insert"], on: host)
    #expect(host.document.document.text == "0")
  }
}

/// A second keyboard to switch to.
private struct OtherKeyboard: KeyboardPlugin {
  let description = KeyboardDescription(id: "en", primaryLanguage: "en-US", name: "English")

  func open() throws(KeyboardError) -> any KeyboardSession { CalculatorSession() }
}
