import CICU

extension LanguageTag {
  /// Whether language, script and region are registered codes. Private use languages, `qaa` to
  /// `qtz`, count as known (RFC 5646, section 2.2.1).
  public var isKnown: Bool {
    (name(GK_TAG_LANGUAGE) != nil || ("qaa"..."qtz").contains(language))
      && (script == nil || name(GK_TAG_SCRIPT) != nil)
      && (region == nil || name(GK_TAG_REGION) != nil)
  }

  /// The name of the language in English; nil if its code is not in use.
  public var englishName: String? { name(GK_TAG_LANGUAGE) }

  /// The name of the language in the language itself; nil if ICU does not know it.
  public var nativeName: String? { name(GK_TAG_LANGUAGE, in: locale) }

  /// The tag for a keyboard to declare: with its region, and with its script if the script of the
  /// language depends on the region.
  ///
  /// ```
  /// zh_CN → zh-Hans-CN     fa → fa-IR     en-us → en-US     sr → sr-Cyrl-RS
  /// ```
  public var forKeyboard: LanguageTag {
    let full = maximised
    guard script == nil, !hasSeveralScripts, let fullScript = full.script else { return full }
    let short = full.text.split(separator: "-").filter { $0 != fullScript }.joined(separator: "-")
    return (try? LanguageTag(short)) ?? full
  }

  /// The language and its likely region in the form of POSIX locales: `fa_IR` of `fa`.
  public var posixLocale: String {
    let tag = maximised
    return tag.region.map { "\(tag.language)_\($0)" } ?? tag.language
  }

  /// Whether the likely script of the language depends on the region.
  private var hasSeveralScripts: Bool {
    guard let usual = (try? LanguageTag(language))?.maximised.script else { return false }
    var index: Int32 = 0
    while let code = gk_region_code(index) {
      let there = try? LanguageTag("\(language)-\(String(cString: code))")
      if there?.maximised.script != usual { return true }
      index += 1
    }
    return false
  }

  private func name(_ part: gk_tag_part, in display: String = "en") -> String? {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 256) { buffer in
      guard let base = buffer.baseAddress else { return nil }
      let length = gk_locale_part_name(locale, part, display, base, 256)
      guard (1..<256).contains(length) else { return nil }
      return String(decoding: buffer[..<Int(length)], as: UTF16.self)
    }
  }
}
