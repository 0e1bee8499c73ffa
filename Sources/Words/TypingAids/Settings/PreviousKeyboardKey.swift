/// The key that returns to the keyboard used before, on a hardware keyboard.
///
/// Desktops have keys of their own that show the next keyboard of a list: Super+Space in IBus and GNOME,
/// Control+Space and a Shift key in Fcitx, Control+Space in terminals. None of the choices is among
/// them.
public enum PreviousKeyboardKey: String, NamedChoice, Codable, Hashable {
  /// No key.
  case off
  /// The space bar with Control and Alt.
  case controlAltSpace = "control-alt-space"
  /// The space bar with Control and Shift.
  case controlShiftSpace = "control-shift-space"

  /// The title in a form.
  public var title: String {
    switch self {
    case .off: "Off"
    case .controlAltSpace: "Control+Alt+Space"
    case .controlShiftSpace: "Control+Shift+Space"
    }
  }

  /// Returns whether the space bar with exactly these modifiers is the key.
  package func isSpaceBar(control: Bool, alt: Bool, shift: Bool) -> Bool {
    switch self {
    case .off: false
    case .controlAltSpace: control && alt && !shift
    case .controlShiftSpace: control && shift && !alt
    }
  }
}
