import TextDocument

extension InputSession {
  /// Converts a whole line of keys at once, as programs that are no keyboard do. What is composed at the
  /// moment stays as it is.
  ///
  /// ```
  /// nihao     你好, 拟好 …       a converter of sentences
  /// Vieejt    Việt              a method that types: the end of the line ends the last word
  /// ```
  ///
  /// - Parameters:
  ///   - keys: the keys, or a reading as the language writes it.
  ///   - context: the text before the line; a method need not look at it.
  ///   - limit: how many texts to return at most.
  /// - Returns: the different texts that the keys can mean, the likeliest first.
  public mutating func texts(
    forLine keys: String, after context: String = "", limit: Int = 1
  ) -> [String] {
    method.texts(forLine: keys, after: context, limit: limit, using: &workspace)
      ?? [textTyped(by: keys, after: context)]
  }

  /// The text that keys type one after the other. Where they change the text before, as the signs of a
  /// script may, that is part of it.
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
