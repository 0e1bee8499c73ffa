import TextUnits

/// Checks the language tag of a keyboard.
struct LanguageCheck {
  /// The tag; nil if the text is malformed.
  let tag: LanguageTag?
  /// The problems and their severities.
  let faults: [(severity: Finding.Severity, message: String)]

  init(_ text: String) {
    guard let tag = try? LanguageTag(text) else {
      self.tag = nil
      faults = [(.error, LanguageTagError.malformed(text).description)]
      return
    }
    self.tag = tag
    guard tag.isKnown, tag.language != "und" else {
      faults = [(.error, "'\(text)' names a language, script or region that is not in use")]
      return
    }
    let better = tag.forKeyboard
    if text != tag.text {
      faults = [(.warning, "'\(text)' is not canonical; write '\(better)'")]
    } else if tag.region == nil {
      faults = [(.warning, "'\(text)' names no region; write '\(better)'")]
    } else if tag.script == nil, better.script != nil {
      faults = [(.warning, "'\(text)' names no script, and there are several; write '\(better)'")]
    } else {
      faults = []
    }
  }

  /// Returns the problem with a `prefersRightToLeft` flag, or nil if it matches the language.
  static func directionFault(of tag: LanguageTag, _ prefersRightToLeft: Bool) -> String? {
    let runsRightToLeft = tag.direction == .rightToLeft
    guard runsRightToLeft != prefersRightToLeft else { return nil }
    return "'\(tag)' is written from \(runsRightToLeft ? "right to left" : "left to right"), "
      + "but the flag says otherwise; set it to \(runsRightToLeft)"
  }
}
