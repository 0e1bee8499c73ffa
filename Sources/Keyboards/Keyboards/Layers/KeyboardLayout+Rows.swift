import KeyboardLayouts

extension KeyboardLayout {
  /// Creates a touch layout from rows of letters, for keyboards without a layout file. Adds a row
  /// with the keys that every keyboard needs: next keyboard, space bar, Backspace and Return.
  ///
  /// ```swift
  /// KeyboardLayout(
  ///   locale: "yi", name: "Yiddish", rows: ["ק ר א ט", "ש ד ג כ"], alternatives: ["א": "אַ אָ"])
  /// ```
  ///
  /// - Parameters:
  ///   - locale: the BCP 47 tag of the layout.
  ///   - name: the layout's name.
  ///   - rows: the keys of each row from the left, separated by spaces. A key types its id.
  ///   - alternatives: the keys of the long-press menus by key id, separated by spaces. The first
  ///     is the default.
  public init(
    locale: String, name: String, rows: [String], alternatives: [String: String] = [:]
  ) {
    self.init(locale: locale, info: LayoutInfo(name: name))
    keys = KeyTable(LayoutKey.implied)
    for text in (rows + alternatives.values).flatMap({ $0.split(separator: " ") }).map(String.init)
    where keys[text] == nil {
      keys[text] = LayoutKey(id: text, output: KeyOutput(text))
    }
    for (key, texts) in alternatives {
      let ids = texts.split(separator: " ").map(String.init)
      keys[key]?.gestures.longPress = ids
      keys[key]?.gestures.longPressDefault = ids.first
    }
    let actions = [KeyAction.nextKeyboard, .backspace, .return]
    for action in actions { keys[action.rawValue] = LayoutKey(id: action.rawValue) }
    let frame = [KeyAction.nextKeyboard.rawValue, "space", "backspace", "return"]
    let letters = rows.map { $0.split(separator: " ").map(String.init) }
    touch = [
      TouchForm(
        minimumDeviceWidth: 1,
        layers: [LayoutLayer(id: TouchForm.baseLayerID, rows: letters + [frame])])
    ]
    displays = KeyDisplays(byKey: [
      "space": "␣", "backspace": "⌫", "return": "⏎", KeyAction.nextKeyboard.rawValue: "🌐",
    ])
  }
}
