import ComposerCommands
import InputCore
import Scenarios
import ToolSupport

extension InputHarness {
  /// Keys: their notation, keymaps, scripts of keys, and the bytes of a terminal.
  static let keys: [InputHarness] = [
    InputHarness(
      "key-notation",
      text: { text in
        for key in try KeyNotation.parse(text) {
          require((try? KeyNotation.parse("\(key)")) == [key], "a key differs after it was written")
        }
      }),
    InputHarness("keymap", text: { _ = try Keymap(parsing: $0) }),
    InputHarness("scenario", text: { _ = try Scenario.parse($0, file: "scenario.txt") }),
    InputHarness(
      "caret",
      text: { line in
        let text = try CaretText(parsing: line)
        require((try? CaretText(parsing: text.line)) == text, "a caret moved")
      }),
    InputHarness("terminal") { bytes in
      for backspace in [nil, 0x7F, 0x08] as [UInt8?] {
        var whole = KeyDecoder(backspace: backspace)
        var single = KeyDecoder(backspace: backspace)
        let keys = whole.decode(bytes) + whole.flush()
        let same = bytes.flatMap { single.decode(CollectionOfOne($0)) } + single.flush()
        require(keys == same, "keys depend on how their bytes arrive")
        require(!whole.isPending, "bytes are pending after a flush")
      }
    },
  ]
}
