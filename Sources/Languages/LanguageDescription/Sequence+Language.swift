import TextUnits

extension Sequence<Language> {
  /// Returns the language that best matches a BCP 47 tag or a locale identifier.
  ///
  /// An entry with exactly this tag wins, ignoring case. Otherwise languages are compared by their
  /// likely language and script (UTS #35, likely subtags), and a matching region is preferred:
  ///
  /// ```
  /// zh, zh-CN, zh_CN, ZH-HANS    zh-Hans
  /// zh_TW, zh-HK                 zh-Hant
  /// en-US                        en
  /// ```
  ///
  /// - Returns: nil if no language has the language and script of the tag, or if it is not a valid
  ///   tag.
  public func language(matching tag: String) -> Language? {
    // Locale identifiers write `_` for `-`.
    let plain = String(tag.map { $0 == "_" ? "-" : $0 })
    if let exact = first(where: { $0.tag.lowercased() == plain.lowercased() }) {
      return exact
    }
    guard let wanted = (try? LanguageTag(plain))?.maximised else { return nil }
    let alike = filter { language in
      guard let own = (try? LanguageTag(language.tag))?.maximised else { return false }
      return own.language == wanted.language && own.script == wanted.script
    }
    return alike.first { (try? LanguageTag($0.tag))?.maximised.region == wanted.region }
      ?? alike.first
  }

  /// Returns the keyboard with an id, and its language; nil if there is none.
  public func keyboard(_ id: String) -> (language: Language, keyboard: KeyboardEntry)? {
    for language in self {
      if let keyboard = language.keyboards.first(where: { $0.id == id }) {
        return (language, keyboard)
      }
    }
    return nil
  }
}
