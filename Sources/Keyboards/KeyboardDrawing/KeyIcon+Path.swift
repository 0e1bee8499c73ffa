import Keyboards

extension KeyIcon {
  /// The icon as the path data of SVG: strokes without a fill, in a square of 24 by 24.
  public var path: String {
    switch self {
    case .backspace: "M9 5H21V19H9L2 12ZM12 9L18 15M18 9L12 15"
    case .deleteForward: "M15 5H3V19H15L22 12ZM6 9L12 15M12 9L6 15"
    case .return: "M20 5V13H5M10 8L5 13L10 18"
    case .globe: "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20M2 12h20M12 2c-6 6-6 14 0 20c6-6 6-14 0-20"
    case .dismiss: "M3 4H21V15H3ZM6 8H7M10 8H11M14 8H15M17 8H18M8 12H16M8 18L12 22L16 18"
    case .tab: "M3 12H17M12 7L17 12L12 17M21 6V18"
    case .caretLeft: "M20 12H5M11 6L5 12L11 18"
    case .caretRight: "M4 12H19M13 6L19 12L13 18"
    case .shift: "M12 3L21 12H16V20H8V12H3Z"
    case .space: "M4 10V15H20V10"
    }
  }

  /// Whether the icon is drawn on a key instead of its label: a label with letters says more.
  public static func isDrawn(insteadOf label: String) -> Bool {
    !label.unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}
