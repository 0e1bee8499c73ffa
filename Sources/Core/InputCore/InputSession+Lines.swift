import TextDocument

extension InputSession {
  /// Converts a whole line of keys at once, for programs that are not keyboards. The current
  /// composition does not change.
  ///
  /// ```
  /// nihao     你好, 拟好 …       a converter of sentences
  /// Vieejt    Việt              a method without candidates: the end of the line ends the last
  /// word
  /// ```
  ///
  /// - Parameters:
  ///   - keys: The keys, or a reading as the language writes it.
  ///   - context: The text before the line. A method may ignore it.
  ///   - limit: The maximum number of texts to return.
  /// - Returns: The different texts that the keys can mean, the likeliest first.
  public mutating func texts(
    forLine keys: String, after context: String = "", limit: Int = 1
  ) -> [String] {
    method.texts(forLine: keys, after: context, limit: limit, using: &workspace)
      ?? [textTyped(by: keys, after: context)]
  }

  /// Returns the text typed by the keys one after the other. If the keys change the text before the
  /// line, as combining signs of a script may, the result includes that text.
  private func textTyped(by keys: String, after context: String) -> String {
    var session = InputSession(method: method, keymap: keymap)
    var document = InMemoryDocument(before: context)
    for character in keys {
      let before = InputContext(documentContextBeforeInput: document.documentContextBeforeInput)
      for effect in session.handle(KeyEvent(character), context: before) { document.apply(effect) }
    }
    for effect in session.resolve(by: .commitRaw) { document.apply(effect) }
    let text = document.text
    guard text.utf8.starts(with: context.utf8) else { return text }
    return String(decoding: text.utf8.dropFirst(context.utf8.count), as: UTF8.self)
  }
}
