/// The modifier keys that are down.
public struct Modifiers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Some bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Either shift key.
  public static let shift = Modifiers(rawValue: 1)
  /// Caps Lock is on.
  public static let caps = Modifiers(rawValue: 2)
  /// The left Alt (Option) key.
  public static let altL = Modifiers(rawValue: 4)
  /// The right Alt key: AltGr.
  public static let altR = Modifiers(rawValue: 8)
  /// The left Control key.
  public static let ctrlL = Modifiers(rawValue: 16)
  /// The right Control key.
  public static let ctrlR = Modifiers(rawValue: 32)

  static let alt: Modifiers = [.altL, .altR]
  static let ctrl: Modifiers = [.ctrlL, .ctrlR]
}

/// One combination of modifiers that a layer of hardware belongs to.
///
/// A combination matches exactly: `none` only where all modifiers are up, `alt` where the left Alt
/// key, the right one or both are down and all others up, `altR` only where the left one is up.
public enum ModifierCombination: Hashable, Sendable {
  /// All of these are down, one of each pair of sides in `eitherSide` too, and no other.
  case exactly(Modifiers, eitherSide: Modifiers)
  /// Whatever no other layer matches.
  case other

  /// All modifiers are up.
  public static let none = ModifierCombination.exactly([], eitherSide: [])

  /// Reads a combination as LDML writes it, `altR shift`: nil for an unknown name, one that is given
  /// twice, left beside right, and `none` or `other` with any other.
  public init?(_ text: String) {
    var exact: Modifiers = []
    var either: Modifiers = []
    let names = text.split(whereSeparator: \.isWhitespace)
    switch names {
    case ["none"]: self = .none; return
    case ["other"]: self = .other; return
    default: break
    }
    for name in names {
      guard let (key, isPair) = Self.modifier(named: name),
        exact.union(either).isDisjoint(with: key)
      else { return nil }
      if isPair { either.formUnion(key) } else { exact.formUnion(key) }
    }
    let left = !exact.isDisjoint(with: [.altL, .ctrlL])
    let right = !exact.isDisjoint(with: [.altR, .ctrlR])
    guard !names.isEmpty, !(left && right) else { return nil }
    self = .exactly(exact, eitherSide: either)
  }

  private static func modifier(named name: Substring) -> (Modifiers, isPair: Bool)? {
    switch name {
    case "shift": (.shift, false)
    case "caps": (.caps, false)
    case "alt": (.alt, true)
    case "altL": (.altL, false)
    case "altR": (.altR, false)
    case "ctrl": (.ctrl, true)
    case "ctrlL": (.ctrlL, false)
    case "ctrlR": (.ctrlR, false)
    default: nil
    }
  }

  /// Whether it names these modifiers. ``other`` names none by itself.
  public func matches(_ pressed: Modifiers) -> Bool {
    guard case .exactly(let exact, let either) = self else { return false }
    let isOneMissing = [Modifiers.alt, .ctrl].contains {
      either.contains($0) && pressed.isDisjoint(with: $0)
    }
    return !isOneMissing && pressed.subtracting(either) == exact
  }
}
