import TextUnits

/// The name under which the list of keyboards shows a keyboard: `keyboard - app`, or the one name
/// where the two are the same, whatever spaces are around them.
///
/// ```
/// ("Pars", "Pars Dictionary") → Pars - Pars Dictionary
/// (" Pars", "Pars") → Pars
/// ("فارسی", "Pars") → ⁨فارسی⁩ - ⁨Pars⁩
/// ```
///
/// Where one of the names has letters from right to left, both stand in isolates, or the order on
/// the screen would depend on what is around them.
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

/// Whether a name has letters from right to left, or controls that ask for such an order.
private func runsRightToLeft(_ name: String) -> Bool {
  let paragraph = BidiParagraph(name, base: .fixed(.leftToRight))
  return paragraph.runs.contains { $0.direction == .rightToLeft }
}
