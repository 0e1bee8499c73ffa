import TextUnits

/// Returns the title of a keyboard in a list: `keyboard - app`, or just one name if both are the
/// same apart from surrounding spaces.
///
/// ```
/// ("Pars", "Pars Dictionary") → Pars - Pars Dictionary
/// (" Pars", "Pars") → Pars
/// ("فارسی", "Pars") → ⁨فارسی⁩ - ⁨Pars⁩
/// ```
///
/// If one of the names has right-to-left letters, both are wrapped in bidi isolates. Otherwise the
/// order on screen would depend on the surrounding text.
package func displayTitle(keyboard: String, host: String) -> String {
  let keyboard = BidiControls.repaired(trimmed(keyboard))
  let host = BidiControls.repaired(trimmed(host))
  if keyboard == host || host.isEmpty { return keyboard }
  if keyboard.isEmpty { return host }
  let names = [keyboard, host]
  guard names.contains(where: runsRightToLeft) else { return names.joined(separator: " - ") }
  return names.map(BidiWrapper.firstStrongIsolate.wrap).joined(separator: " - ")
}

private func trimmed(_ name: String) -> String {
  let start = name.drop(while: \.isWhitespace)
  let end = start.reversed().prefix(while: \.isWhitespace).count
  return String(start.dropLast(end))
}

/// Whether a name has right-to-left letters, or controls that request this direction.
private func runsRightToLeft(_ name: String) -> Bool {
  let paragraph = BidiParagraph(name, base: .fixed(.leftToRight))
  return paragraph.runs.contains { $0.direction == .rightToLeft }
}
