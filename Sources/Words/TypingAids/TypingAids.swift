import TextDocument
import TextUnits

/// The aids of one keyboard: what a typed text becomes, and whether a capital is due. It keeps no
/// text; what was typed before is the context that each call is given.
public struct TypingAids {
  /// What the language does.
  public let locale: KeyboardLocale
  /// Which aids are on.
  public var settings: TypingSettings
  private let units: TextUnitFinder

  /// The aids of a language; `units` belongs to the same language and thread.
  public init(locale: KeyboardLocale, settings: TypingSettings, units: TextUnitFinder) {
    self.locale = locale
    self.settings = settings
    self.units = units
  }

  /// What typing `text` after `context` comes to. `elapsed` is the time since a space was typed
  /// right before, in milliseconds; nil where something else came between.
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

  /// Whether the next letter is to be a capital. Nil as context means that the host tells nothing:
  /// then it is not.
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
  /// Whether the field holds sentences or words that everybody may see.
  fileprivate var isForProse: Bool { !isSecure && keyboardType.isForProse }
}

extension Unicode.Scalar {
  /// A space, or what opens quotation and brackets: a letter after it begins a word.
  fileprivate var startsWordAfterwards: Bool {
    switch properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: properties.isWhitespace
    }
  }
}

extension KeyboardType {
  /// Whether fields of the type hold sentences or words, not addresses and numbers.
  public var isForProse: Bool {
    switch self {
    case .default, .asciiCapable, .twitter, .webSearch, .namePhonePad: true
    case .numbersAndPunctuation, .url, .numberPad, .phonePad, .emailAddress, .decimalPad,
      .asciiCapableNumberPad:
      false
    }
  }
}
