import TextDocument
import TextUnits

/// Rewrites typed text for one keyboard, and decides whether the next letter is a capital.
///
/// `TypingAids` stores no text. Each call receives the text before the insertion point as
/// `context`.
///
/// ```swift
/// let locale = KeyboardLocale(language: "en", primaryLanguage: "en-US")
/// let aids = TypingAids(
///   locale: locale, settings: TypingSettings(), units: TextUnitFinder(language: "en"))
/// let insertion = aids.insertion(
///   of: "\"", after: "He said ", traits: InputTraits(), sinceLastSpace: nil)
/// insertion.inserted  // "“"
/// aids.isCapitalDue(after: "It rained. ", traits: InputTraits())  // true
/// ```
public struct TypingAids {
  /// The conventions of the language: quotation marks, sentence capitals, double space.
  public let locale: KeyboardLocale
  /// The aids that are switched on.
  public var settings: TypingSettings
  private let units: TextUnitFinder

  /// Creates the aids of a language.
  ///
  /// - Parameters:
  ///   - locale: the conventions of the language.
  ///   - settings: the aids that are switched on.
  ///   - units: finds sentence starts. It must be made for the same language and used on the same
  ///     thread.
  public init(locale: KeyboardLocale, settings: TypingSettings, units: TextUnitFinder) {
    self.locale = locale
    self.settings = settings
    self.units = units
  }

  /// Returns the insertion for typing `text` after `context`.
  ///
  /// - Parameters:
  ///   - text: the typed text.
  ///   - context: the text before the insertion point.
  ///   - traits: the traits of the field. Secure fields and fields for addresses and numbers are
  ///     left alone.
  ///   - elapsed: the time in milliseconds since the space typed immediately before; nil if
  ///     something else was typed in between.
  /// - Returns: the text to remove and to insert. `text` itself if no aid applies.
  public func insertion(
    of text: String, after context: String, traits: InputTraits, sinceLastSpace elapsed: UInt64?
  ) -> AidedInsertion {
    let plain = AidedInsertion(inserted: text)
    guard traits.allowsChanges, traits.isForProse else { return plain }
    if text == " " {
      guard settings.endsSentenceByDoubleSpace else { return plain }
      return DoubleSpace(locale: locale, pace: settings.doubleSpacePace)
        .insertion(after: context, sinceLastSpace: elapsed) ?? plain
    }
    return TypographicMarks(locale: locale, settings: settings).insertion(of: text, after: context)
      ?? plain
  }

  /// Whether a text ends with a word that begins with an apostrophe, as the language has them. Such a
  /// word is right.
  package func endsWithApostropheWord(_ context: String) -> Bool {
    ApostropheWords(locale: locale).match(atEndOf: context) != nil
  }

  /// Returns the replacement of the word that `context` ends with, if the word begins with an
  /// apostrophe that was taken for a quotation mark; nil if the text stays.
  ///
  /// - Parameter mark: the text that ends the word. A quotation mark shows that a quotation is meant.
  package func apostropheWord(
    atEndOf context: String, endedBy mark: String, traits: InputTraits
  ) -> AutomaticChange? {
    guard traits.allowsChanges, traits.isForProse, settings.usesTypographicQuotes, mark != "'",
      mark != "\u{2019}", let match = ApostropheWords(locale: locale).match(atEndOf: context)
    else { return nil }
    var replacement = match.replacement
    if locale.capitalizesAfterApostropheWord, units.isSentenceStart(atEndOf: String(match.before)) {
      replacement = replacement.lowercased()
    }
    return match.typed == replacement
      ? nil : AutomaticChange(typed: match.typed, replacement: replacement)
  }

  /// Returns whether the next letter should be a capital.
  ///
  /// - Parameters:
  ///   - context: the text before the insertion point; nil if the host does not provide it. The
  ///     result is false then.
  ///   - traits: the traits of the field.
  public func isCapitalDue(after context: String?, traits: InputTraits) -> Bool {
    guard settings.capitalizesAutomatically, locale.capitalizesSentences,
      traits.isForProse, let context
    else { return false }
    switch traits.capitalization {
    case .none: return false
    case .allCharacters: return true
    case .words:
      return context.unicodeScalars.last?.startsWordAfterwards ?? true
        || isSentenceStart(atEndOf: context)
    case .sentences: return isSentenceStart(atEndOf: context)
    }
  }

  /// Whether a letter at the end of a text begins a sentence, or follows the small word that begins
  /// it: `'s |`.
  private func isSentenceStart(atEndOf context: String) -> Bool {
    if units.isSentenceStart(atEndOf: context) { return true }
    guard locale.capitalizesAfterApostropheWord, context.last == " " else { return false }
    return ApostropheWords(locale: locale).match(atEndOf: context.dropLast())
      .map { units.isSentenceStart(atEndOf: String($0.before)) } ?? false
  }
}

extension InputTraits {
  /// Whether the field holds sentences or words, and is not secure.
  fileprivate var isForProse: Bool { !isSecure && keyboardType.isForProse }
}

extension Unicode.Scalar {
  /// Whether a letter after the scalar begins a word: white space, opening brackets and opening
  /// quotation marks.
  fileprivate var startsWordAfterwards: Bool {
    switch properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: properties.isWhitespace
    }
  }
}

extension KeyboardType {
  /// Whether fields of this type hold sentences or words rather than addresses and numbers.
  public var isForProse: Bool {
    switch self {
    case .default, .asciiCapable, .twitter, .webSearch, .namePhonePad: true
    case .numbersAndPunctuation, .url, .numberPad, .phonePad, .emailAddress, .decimalPad,
      .asciiCapableNumberPad:
      false
    }
  }
}
