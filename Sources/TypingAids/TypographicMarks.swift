/// Straight marks made the language's own while they are typed.
///
/// ```
/// He said |"          “     an opening mark: a blank or nothing before it
/// He said “yes|"      ”
/// don|'t              ’     inside a word
/// wait -|-            —
/// ```
struct TypographicMarks {
  let locale: KeyboardLocale
  let settings: TypingSettings

  /// What typing `text` after `context` comes to, or nil where it stays as it is.
  func insertion(of text: String, after context: String) -> AidedInsertion? {
    switch text {
    case "\"" where settings.usesTypographicQuotes: return quote(text, 0, after: context)
    case "'" where settings.usesTypographicQuotes: return singleQuote(after: context)
    case "-" where settings.usesTypographicDashes: return dash(after: context)
    default: return blank(before: text, after: context)
    }
  }

  private func quote(_ typed: String, _ first: Int, after context: String) -> AidedInsertion? {
    guard locale.quotationMarks.count >= first + 2 else { return nil }
    let mark = locale.quotationMarks[first + (opens(after: context) ? 0 : 1)]
    return change(typed, to: mark)
  }

  /// Inside a word it is an apostrophe, else an inner quotation mark.
  private func singleQuote(after context: String) -> AidedInsertion? {
    if let last = context.last, last.isLetter || last.isNumber {
      return locale.apostrophe.flatMap { change("'", to: $0) }
    }
    return quote("'", 2, after: context)
  }

  private func dash(after context: String) -> AidedInsertion? {
    guard let dash = locale.dash, context.last == "-", context.dropLast().last != "-" else {
      return nil
    }
    return AidedInsertion(
      removed: "-", inserted: dash, change: AutomaticChange(typed: "--", standing: dash))
  }

  private func blank(before text: String, after context: String) -> AidedInsertion? {
    guard settings.insertsBlankBeforeMarks, let mark = text.first, text.count == 1,
      let blank = locale.blankBefore[mark], let last = context.last, !last.isWhitespace,
      last != mark
    else { return nil }
    return change(text, to: blank + text)
  }

  private func opens(after context: String) -> Bool {
    guard let last = context.unicodeScalars.last else { return true }
    if last.properties.isWhitespace { return true }
    switch last.properties.generalCategory {
    case .openPunctuation, .initialPunctuation, .dashPunctuation: return true
    default: return false
    }
  }

  private func change(_ typed: String, to standing: String) -> AidedInsertion? {
    guard typed != standing else { return nil }
    return AidedInsertion(
      inserted: standing, change: AutomaticChange(typed: typed, standing: standing))
  }
}
