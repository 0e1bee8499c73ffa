import GlobeKey
import TestSupport
import Testing
import Vietnamese

/// The properties of all input methods hold with every set of keys and options.
@Suite struct RandomTypingTests {
  static let options = TypingKeys.allCases.flatMap { keys in
    VietnameseOptions.BackspaceUnit.allCases.flatMap { backspace in
      [true, false].map {
        VietnameseOptions(keys: keys, restoresForeignWords: $0, backspace: backspace)
      }
    }
  }

  @Test(arguments: options)
  func propertiesHold(options: VietnameseOptions) throws {
    let typing = RandomTyping(
      Vietnamese.inputMethod(options: options), keymap: .words,
      words: [
        "dduwowcj", "toans", "quys", "w", "uoww", "gieengs", "ass", "aaa", "windows", "DDaf", "z",
        "asdfghjkl", "qwertyuiop", "zxcvbnm",
      ],
      extraKeys: ["6", "7", "8", "+", "(", "`", "~", "{", "}", "z", "w"])
    let found = try typing.violations(seed: 1, rounds: 300)
    #expect(found.isEmpty, "\(found.prefix(5))")
  }
}
