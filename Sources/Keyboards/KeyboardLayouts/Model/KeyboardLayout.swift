import InputCore

/// A keyboard layout: keys, how they are arranged on touch screens and hardware, and the rules that
/// text typed with them goes through (LDML Keyboard 3.0, UTS #35 part 7). Immutable once read.
public struct KeyboardLayout: Sendable {
  /// The BCP 47 tag of the file, such as `fr` or `tr-t-k0-trkeyf`.
  public let locale: String
  /// Further languages that it is meant for.
  public var otherLocales: [String] = []
  /// Its name, arrangement and version.
  public var info: LayoutInfo
  /// The keys by their ids, those that LDML implies included.
  public var keys: [String: LayoutKey] = [:]
  /// The touch forms, from the narrowest device on.
  public var touch: [TouchForm] = []
  /// The hardware forms.
  public var hardware: [HardwareForm] = []
  /// What stands on the caps.
  public var displays = KeyDisplays()
  /// What typed text goes through, and what Backspace does.
  public var transforms = TransformRules()
  /// The names of the markers, by their numbers.
  public var markerNames: [String] = []

  /// A layout without keys.
  public init(locale: String, info: LayoutInfo) {
    self.locale = locale
    self.info = info
  }

  /// The touch form for a device: the widest that fits, else the narrowest there is; nil where the
  /// layout has none.
  ///
  /// - Parameter width: the width of the touch surface in millimetres.
  public func touchForm(forDeviceWidth width: Int) -> TouchForm? {
    touch.last { $0.minimumDeviceWidth <= width } ?? touch.first
  }

  /// The layers of the narrowest touch form: those of a phone.
  public var touchLayers: [LayoutLayer] { touch.first?.layers ?? [] }

  /// The key with an id, or nil where there is none.
  public func key(_ id: String) -> LayoutKey? { keys[id] }

  /// The key at a position of the first hardware form; see ``HardwareForm/key(row:column:modifiers:)``.
  public func key(row: HardwareRow, column: Int, modifiers: Modifiers = []) -> LayoutKey? {
    hardware.first?.key(row: row, column: column, modifiers: modifiers).flatMap { keys[$0] }
  }

  /// What stands on the cap of a key; see ``KeyDisplays/label(for:)``.
  public func label(for key: LayoutKey) -> String { displays.label(for: key) }

  /// The marker with a name, or nil where no key or rule has it.
  public func marker(named name: String) -> Marker? {
    markerNames.firstIndex(of: name).flatMap { UInt16(exactly: $0) }.map(Marker.init)
  }

  /// The name of a marker; nil of one of another layout.
  public func name(of marker: Marker) -> String? {
    markerNames.indices.contains(Int(marker.number)) ? markerNames[Int(marker.number)] : nil
  }
}
