/// Replaces straight marks by the language's own while the user types.
///
/// ```
/// He said |"          “     an opening mark: a space or nothing precedes it
/// He said “yes|"      ”
/// don|'t              ’     inside a word
/// wait -|-            —
/// ```
struct TypographicMarks {
  let locale: KeyboardLocale
  let settings: TypingSettings

  /// Returns the insertion for typing `text` after `context`; nil if the text stays as it is.
  func insertion(of text: String, after context: String) -> AidedInsertion? {
    switch text {
    case "\"" where settings.usesTypographicQuotes: return quote(text, 0, after: context)
    case "'" where settings.usesTypographicQuotes: return singleQuote(after: context)
    case "-" where settings.usesTypographicDashes: return dash(after: context)
    default: return space(before: text, after: context)
    }
  }

  private func quote(_ typed: String, _ first: Int, after context: String) -> AidedInsertion? {
    guard locale.quotationMarks.count >= first + 2 else { return nil }
    let opens = opens(after: context) || listsQuotations(context, first)
    let mark = locale.quotationMarks[first + (opens ? 0 : 1)]
    guard settings.insertsSpaceBeforeMarks,
      let space = locale.quotationMarks[first + 1].first.flatMap({ locale.spaceBefore[$0] })
    else { return change(typed, to: mark) }
    return change(typed, to: opens ? mark + space : space + mark)
  }

  /// Whether a quotation follows a mark without a space: `“1”,|`. No other one is open there.
  private func listsQuotations(_ context: String, _ first: Int) -> Bool {
    guard let last = context.last, ",;:/".contains(last) else { return false }
    return !isQuotationOpen(first, in: context)
  }

  /// Returns an apostrophe inside a word, otherwise an inner quotation mark. Inside a word the mark of a
  /// language without apostrophes, or with another closing mark, closes an open quotation.
  private func singleQuote(after context: String) -> AidedInsertion? {
    guard let last = context.last, last.isLetter || last.isNumber else {
      return quote("'", 2, after: context)
    }
    let isOpen = isQuotationOpen(2, in: context)
    if let apostrophe = locale.apostrophe, !isOpen || locale.quotationMarks[3] == apostrophe {
      return change("'", to: apostrophe)
    }
    return isOpen ? quote("'", 2, after: context) : nil
  }

  /// Whether the last quotation mark of a pair opens. `first` is the index of the pair's opening mark.
  private func isQuotationOpen(_ first: Int, in context: String) -> Bool {
    let marks = locale.quotationMarks
    guard marks.count >= first + 2, marks[first] != marks[first + 1] else { return false }
    let last = context.suffix(Self.maximumQuotationLength)
      .last { marks[first...first + 1].contains(String($0)) }
    return last.map { String($0) == marks[first] } ?? false
  }

  /// The number of characters that are searched backwards for the opening mark.
  private static let maximumQuotationLength = 512

  private func dash(after context: String) -> AidedInsertion? {
    guard let dash = locale.dash, context.last == "-", context.dropLast().last != "-" else {
      return nil
    }
    return AidedInsertion(
      removed: "-", inserted: dash, change: AutomaticChange(typed: "--", replacement: dash))
  }

  private func space(before text: String, after context: String) -> AidedInsertion? {
    guard settings.insertsSpaceBeforeMarks, let mark = text.first, text.count == 1,
      let space = locale.spaceBefore[mark], !opens(after: context), !endsWithMark(context)
    else { return nil }
    return change(text, to: space + text)
  }

  /// Whether the context ends with a mark that has its own space: `?!` counts as one mark. A
  /// closing quotation mark does not count.
  private func endsWithMark(_ context: String) -> Bool {
    guard let last = context.last, locale.spaceBefore[last] != nil else { return false }
    return context.unicodeScalars.last?.properties.generalCategory != .finalPunctuation
  }

  private func opens(after context: String) -> Bool {
    guard let last = context.unicodeScalars.last else { return true }
    if last.properties.isWhitespace { return true }
    switch last.properties.generalCategory {
    case .openPunctuation, .initialPunctuation, .dashPunctuation: return true
    default: return false
    }
  }

  private func change(_ typed: String, to replacement: String) -> AidedInsertion? {
    guard typed != replacement else { return nil }
    return AidedInsertion(
      inserted: replacement, change: AutomaticChange(typed: typed, replacement: replacement))
  }
}
