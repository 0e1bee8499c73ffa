import DesktopSession
import InputCore
import TestSupport
import Testing
import TextDocument
import TypingAids

/// What keys of a desktop write, in every kind of client.
@Suite struct TypingTests {
  /// A key returns to the keyboard used before, in this field or another, and again back. The
  /// composition ends first.
  @Test func previousKeyboard() throws {
    let library = try TestLibrary.make(container: nil)
    var client = try DesktopClient(library, "zh-Hans")
    // Where no other keyboard was used, the key is the client's.
    #expect(client.press(KeyEvent(.character(" "), modifiers: [.control, .alt])) == false)
    _ = try DesktopClient(library, "ja")
    client.session.focusIn(InputTraits(), client: client.abilities)
    try client.type("nihao<C-A-Space>")
    #expect(client.session.keyboard == "ja" && client.text == "nihao|")
    try client.type("ka")
    #expect(client.text == "nihao[か]|")
    try client.type("<C-A-Space>")
    #expect(client.session.keyboard == "zh-Hans")
    // Also from plain letters, but not in a password field.
    _ = client.session.setDirect(true)
    try client.type("<C-A-Space>")
    #expect(client.session.keyboard == "ja" && !client.session.isDirect)
    var secure = InputTraits()
    secure.isSecure = true
    client.session.focusIn(secure, client: client.abilities)
    try client.type("<C-A-Space>")
    #expect(client.session.keyboard == "ja")
  }

  /// The key is a setting.
  @Test(arguments: [
    (PreviousKeyboardKey.off, false, false), (.controlAltSpace, true, false),
    (.controlShiftSpace, false, true),
  ])
  func keyOfThePreviousKeyboard(
    key: PreviousKeyboardKey, byAlt: Bool, byShift: Bool
  ) throws {
    var settings = DesktopSettings()
    settings.typing.previousKeyboardKey = key
    let chords: [(KeyEvent.Modifiers, Bool)] = [
      ([.control, .alt], byAlt), ([.control, .shift], byShift), (.control, false),
      ([.control, .alt, .shift], false),
    ]
    for (modifiers, switches) in chords {
      let library = try TestLibrary.make(container: nil, settings: settings)
      _ = try DesktopClient(library, "ja")
      var client = try DesktopClient(library, "zh-Hans")
      client.press(KeyEvent(.character(" "), modifiers: modifiers))
      #expect(client.session.keyboard == (switches ? "ja" : "zh-Hans"))
    }
  }

  /// A keyboard, keys on a US keyboard, and the text of the field.
  static let table: [(keyboard: String, keys: String, text: String)] = [
    ("zh-Hans", "nihao ", "你好|"), ("zh-Hans", "nihao", "[ni hao]|"),
    ("zh-Hans", "nihao<Return>", "nihao|"), ("zh-Hans", "nihao,", "你好，|"),
    ("zh-Hans", "shijie<Escape>", "|"), ("zh-Hans", "nihao<BackSpace><BackSpace>", "[ni h]|"),
    ("zh-Hans", "nihao <Return>", "你好\n|"), ("zh-Hans", "nihao <BackSpace>", "你|"),
    ("zh-Hant", "su3cl3<Return>", "你好|"), ("yue", "neihou ", "你好|"),
    ("zh-Hant-t-k0-cangjie", "onf ", "你|"),
    ("ja", "nihongo<Space><Return>", "日本語|"), ("ja", "a.<Return>", "あ。|"),
    ("ja", "nihongo<Henkan><Return>", "日本語|"), ("ja", "aka<Muhenkan><Return>", "アカ|"),
    ("ja", "aka<Zenkaku_Hankaku>a<Zenkaku_Hankaku>ka", "あかa[か]|"),
    ("ja-Latn", "toukyou<Space><Return>", "東京|"),
    ("ko", "gksrmf ", "한글 |"), ("ko", "gks", "[한]|"), ("ko", "gks<Left>", "|한"),
    ("ko", "gksrmf<Return>", "한글\n|"),
    ("vi", "tieengs vieetj ", "tiếng việt |"), ("vi", "ddaats.", "đất.|"),
    ("ar", "lvpfh", "مرحبا|"), ("he", "akuo", "שלום|"), ("ru", "ghbdtn", "привет|"),
    ("th", "l;ylfu", "สวัสดี|"), ("fa", "sghl", "سلام|"),
    ("en", "Hello, world!", "Hello, world!|"), ("en", "teh ", "teh |"),
    ("en", "i said \"no\"--  ok", "i said \"no\"--  ok|"), ("de", "schoen", "schoen|"),
    ("bn", "kf", "কি|"), ("ta", "hf", "பி|"), ("am", "selam ", "ሰላም |"),
    ("am", "amarNa.", "አማርኛ።|"), ("ko-Latn", "hanguk ", "한국 |"),
  ]

  @Test(arguments: table)
  func reportingClient(keyboard: String, keys: String, text: String) throws {
    var client = try DesktopClient(TestLibrary.shared.get(), keyboard)
    try client.type(keys)
    #expect(client.text == text)
  }

  /// A client that reports three events late, as those over D-Bus do while the user types fast.
  @Test(arguments: table)
  func lateClient(keyboard: String, keys: String, text: String) throws {
    var client = try DesktopClient(TestLibrary.shared.get(), keyboard, delay: 3)
    try client.type(keys)
    #expect(client.text == text)
  }

  /// A client without the text around the caret, such as a terminal: the same text, once a word held
  /// back by a layout's rules has ended.
  @Test(arguments: table)
  func silentClient(keyboard: String, keys: String, text: String) throws {
    var client = try DesktopClient(TestLibrary.shared.get(), keyboard, abilities: [.preedit])
    try client.type(keys)
    client.carryOut(client.session.interrupt(text.contains("[") ? .unmarked : .kept))
    #expect(client.text == text)
  }

  /// A client that handles a key that was left to it after the next one: the same text, in plain
  /// letters, too.
  @Test(arguments: table)
  func reorderingClient(keyboard: String, keys: String, text: String) throws {
    let abilities: ClientAbilities = [.preedit, .surroundingText, .reordersKeys]
    var client = try DesktopClient(TestLibrary.shared.get(), keyboard, abilities: abilities)
    try client.type(keys)
    client.settle()
    #expect(client.text == text)
    client = try DesktopClient(TestLibrary.shared.get(), keyboard, abilities: abilities)
    _ = client.session.setDirect(true)
    try client.type("hello<BackSpace>!")
    client.settle()
    var orderly = try DesktopClient(TestLibrary.shared.get(), keyboard)
    _ = orderly.session.setDirect(true)
    try orderly.type("hello<BackSpace>!")
    #expect(client.text == orderly.text)
  }

  /// The keys of a compose sequence of the client all reach a client that reorders keys.
  @Test(
    arguments: [
      // dead_acute e x, Multi_key o c, and a dead key that a caret key ends.
      ([0xFE51, 0x65, 0x78], [false, false, true]),
      ([0xFE51, 0xFE52, 0x65, 0x78], [false, false, false, true]),
      ([0xFF20, 0x6F, 0x63, 0x61, 0x62, 0x63], [false, false, false, false, false, true]),
      ([0xFE51, 0xFF51, 0x78], [false, false, true]),
    ] as [([UInt32], [Bool])])
  func composeSequences(keysyms: [UInt32], areEaten: [Bool]) throws {
    var client = try DesktopClient(
      TestLibrary.shared.get(), "en",
      abilities: [.preedit, .surroundingText, .reordersKeys])
    #expect(keysyms.map { client.send(DesktopKey(keysym: $0)) } == areEaten)
  }

  /// The letters of keyboards that compose Latin letters are those of the desktop's own layout: `y`
  /// of a German keyboard is where the US keyboard has `z`.
  @Test func lettersOfTheDesktopsLayout() throws {
    var client = try DesktopClient(TestLibrary.shared.get(), "zh-Hans")
    for (letter, code) in [("z", 21), ("i", 23)] as [(Unicode.Scalar, UInt32)] {
      _ = client.send(DesktopKey(keysym: letter.value, code: code))
    }
    #expect(client.text == "[zi]|")
    var german = try DesktopClient(TestLibrary.shared.get(), "de")
    let isEaten = german.send(DesktopKey(keysym: 0xFC, code: 26))
    #expect(!isEaten)
  }

  /// A Russian layout of the desktop types Cyrillic letters: pinyin then goes by positions.
  @Test func pinyinOnARussianLayout() throws {
    var client = try DesktopClient(TestLibrary.shared.get(), "zh-Hans")
    // т and ш, where the US keyboard has n and i.
    for (keysym, code) in [(0x6D4, 49), (0x6DB, 23)] as [(UInt32, UInt32)] {
      let isEaten = client.send(DesktopKey(keysym: keysym, code: code))
      #expect(isEaten)
    }
    #expect(client.text == "[ni]|")
  }

  /// With transliteration the keys of a language with a layout of its own are Latin letters.
  @Test(arguments: [
    (TransliterationKeys.words, "nahi paani ", "नहीं पानी |"),
    (.transliteration, "nahi pAni ", "नहि पानि |"),
  ])
  func latinLettersAreTransliterated(
    transliteration: TransliterationKeys, keys: String, text: String
  ) throws {
    var settings = DesktopSettings()
    settings.typing.transliteratesLatinLetters = true
    settings.typing.transliterationKeys = transliteration
    let library = try TestLibrary.make(container: nil, settings: settings)
    for abilities in [[.preedit, .surroundingText], [.preedit]] as [ClientAbilities] {
      var client = try DesktopClient(library, "hi", abilities: abilities)
      try client.type(keys)
      #expect(client.text == text)
    }
    // The desktop's own layout decides which letter a key is: `z` of a German keyboard is where the
    // US keyboard has `y`.
    var german = try DesktopClient(library, "hi")
    _ = german.send(DesktopKey(keysym: 0x7A, code: 21))
    var american = try DesktopClient(library, "hi")
    try american.type("z")
    #expect(german.text == american.text)
  }

  /// Keys of the desktop and of programs are never taken while nothing is composed.
  @Test(arguments: ["zh-Hans", "ja", "ko", "vi", "ar", "en"])
  func leavesForeignKeys(keyboard: String) throws {
    var client = try DesktopClient(TestLibrary.shared.get(), keyboard)
    let keys: [DesktopKey] = [
      DesktopKey(keysym: 0x63, code: 46, modifiers: .control),
      DesktopKey(keysym: 0x66, code: 33, modifiers: .alt),
      DesktopKey(keysym: 0x6C, code: 38, modifiers: .superKey),
      DesktopKey(keysym: 0xFF09), DesktopKey(keysym: 0xFF1B), DesktopKey(keysym: 0xFF51),
      DesktopKey(keysym: 0xFF0D), DesktopKey(keysym: 0xFF08), DesktopKey(keysym: 0xFFC2),
      DesktopKey(keysym: 0xFFE1), DesktopKey(keysym: 0x1008_FF13),
    ]
    for key in keys {
      let outcome = client.session.handle(key)
      #expect(!outcome.isEaten && outcome.effects.isEmpty, "\(key)")
    }
  }
}
