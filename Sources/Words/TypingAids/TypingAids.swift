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
        || units.isSentenceStart(atEndOf: context)
    case .sentences: return units.isSentenceStart(atEndOf: context)
    }
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
