/// A set of modifier keys that are down, and whether Caps Lock is on.
public struct Modifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
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

/// A combination of modifiers that selects a layer of a hardware keyboard.
///
/// A combination matches exactly. `none` matches only while all modifiers are up. `alt` matches
/// while the left, the right or both Alt keys are down and all other modifiers are up. `altR` also
/// requires that the left Alt key is up.
public enum ModifierCombination: Hashable, Sendable {
  /// All of the first modifiers are down, and at least one key of each pair in `eitherSide`, and no
  /// other modifiers.
  case exactly(Modifiers, eitherSide: Modifiers)
  /// Any modifiers that no other layer matches.
  case other

  /// No modifier is down.
  public static let none = ModifierCombination.exactly([], eitherSide: [])

  /// Parses a combination in LDML notation, such as `altR shift`. Returns nil for an unknown name,
  /// a repeated modifier, a left key together with a right one, and for `none` or `other` together
  /// with another name.
  public init?(_ text: String) {
    var exact: Modifiers = []
    var either: Modifiers = []
    let names = text.split { $0.isWhitespace }
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

  /// Whether the combination matches the pressed modifiers. False for ``other``: the caller checks
  /// it last.
  public func matches(_ pressed: Modifiers) -> Bool {
    guard case .exactly(let exact, let either) = self else { return false }
    let isOneMissing = [Modifiers.alt, .ctrl].contains {
      either.contains($0) && pressed.isDisjoint(with: $0)
    }
    return !isOneMissing && pressed.subtracting(either) == exact
  }
}
