/// A key press or release as X11 and Wayland desktops report it.
package struct DesktopKey: Hashable, Sendable {
  /// The X11 keysym: what the key means by the layout of the desktop.
  package var keysym: UInt32
  /// The key's evdev code, which tells its position; 0 if unknown. X11 key codes are 8 higher.
  package var code: UInt32
  /// The modifiers that are down.
  package var modifiers: DesktopModifiers
  /// Whether the key was released.
  package var isRelease: Bool
  /// The time in milliseconds of any monotonic clock; 0 if unknown.
  package var time: UInt64

  /// Creates a key press.
  package init(
    keysym: UInt32, code: UInt32 = 0, modifiers: DesktopModifiers = [], isRelease: Bool = false,
    time: UInt64 = 0
  ) {
    self.keysym = keysym
    self.code = code
    self.modifiers = modifiers
    self.isRelease = isRelease
    self.time = time
  }
}

/// The modifiers of a desktop, with the bits of an X11 state. IBus and Fcitx 5 use the same bits.
package struct DesktopModifiers: OptionSet, Hashable, Sendable {
  /// The bits.
  package let rawValue: UInt32
  /// Creates modifiers from the bits of an X11 state. Others are kept and mean nothing.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let shift = Self(rawValue: 1 << 0)
  package static let capsLock = Self(rawValue: 1 << 1)
  package static let control = Self(rawValue: 1 << 2)
  /// Alt, which is Mod1.
  package static let alt = Self(rawValue: 1 << 3)
  package static let numLock = Self(rawValue: 1 << 4)
  /// The Super key as Mod4, as X11 reports it.
  package static let mod4 = Self(rawValue: 1 << 6)
  /// AltGr, which is Mod5.
  package static let altGr = Self(rawValue: 1 << 7)
  package static let superKey = Self(rawValue: 1 << 26)
  package static let hyper = Self(rawValue: 1 << 27)
  package static let meta = Self(rawValue: 1 << 28)

  /// The modifiers that belong to the desktop: their keys are never composed.
  static let ofDesktop: Self = [.mod4, .superKey, .hyper, .meta]
}
