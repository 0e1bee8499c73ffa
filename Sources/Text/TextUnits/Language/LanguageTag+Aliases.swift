import CICU

extension LanguageTag {
  /// Returns a canonical tag with the deprecated codes of its language, script and region replaced.
  static func withoutDeprecatedCodes(_ tag: String) -> String {
    var parts = tag.split(separator: "-").map(String.init)
    guard let language = parts.first else { return tag }
    if let new = replacement(GK_TAG_LANGUAGE, language)?.split(separator: "_").map(String.init) {
      let hasScript = parts.count > 1 && isScript(parts[1])
      // The replacement of `sh` includes a script; an explicit script in the tag takes precedence.
      parts.replaceSubrange(
        0..<1, with: hasScript ? new.filter { !isScript($0) } : new)
    }
    // Language and script precede the region; variants and extensions follow it.
    for index in parts.indices.dropFirst().prefix(2) {
      if isScript(parts[index]), let new = replacement(GK_TAG_SCRIPT, parts[index]) {
        parts[index] = new
      } else if isRegion(parts[index]), let new = replacement(GK_TAG_REGION, parts[index]) {
        parts[index] = likeliest(
          of: new.split(separator: " ").map(String.init),
          for: parts[..<index].joined(separator: "-"))
      } else if !isScript(parts[index]) {
        break
      }
    }
    return parts.joined(separator: "-")
  }

  private static func replacement(_ part: gk_tag_part, _ code: String) -> String? {
    written { gk_tag_replacement(part, code, $0, $1) }
  }

  /// Returns the likely region of the language if it is among the regions, otherwise the first. A
  /// deprecated region may have been split into several.
  private static func likeliest(of regions: [String], for language: String) -> String {
    let likely = (try? LanguageTag(language))?.maximised.region
    return regions.first { $0 == likely } ?? regions.first ?? ""
  }

  private static func isScript(_ part: String) -> Bool {
    part.utf8.count == 4 && part.allSatisfy(\.isLetter)
  }

  private static func isRegion(_ part: String) -> Bool {
    part.utf8.count == 2 || part.utf8.count == 3 && part.allSatisfy(\.isNumber)
  }
}
