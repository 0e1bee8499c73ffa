import TextUnits

extension Sequence<Language> {
  /// The language that a BCP 47 tag or a locale identifier means.
  ///
  /// The tag of an entry means itself, in any case. Others are compared by the language and script
  /// that are likeliest for them (UTS #35, likely subtags), and a region that agrees comes first:
  ///
  /// ```
  /// zh, zh-CN, zh_CN, ZH-HANS    zh-Hans
  /// zh_TW, zh-HK                 zh-Hant
  /// en-US                        en
  /// ```
  ///
  /// - Returns: nil if no language has the language and script of the tag, or it is no tag.
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

  /// The keyboard of an id, with its language.
  public func keyboard(_ id: String) -> (language: Language, keyboard: KeyboardEntry)? {
    for language in self {
      if let keyboard = language.keyboards.first(where: { $0.id == id }) {
        return (language, keyboard)
      }
    }
    return nil
  }
}
