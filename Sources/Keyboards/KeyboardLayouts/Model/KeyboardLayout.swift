import InputCore

/// A keyboard layout: its keys, their arrangement on touch screens and hardware, and the rules that
/// typed text goes through. The model follows LDML Keyboard 3.0 (UTS #35 part 7).
///
/// `KeyboardLayoutReader` of `KeyboardCatalog` reads a layout from a file. A layout can also be
/// built in code:
///
/// ```swift
/// var layout = KeyboardLayout(locale: "fr", info: LayoutInfo(name: "Français (AZERTY)"))
/// layout.keys["a"] = LayoutKey(id: "a", output: KeyOutput("a"))
/// layout.touch = [
///   TouchForm(
///     minimumDeviceWidth: 1,
///     layers: [LayoutLayer(id: TouchForm.baseLayerID, rows: [["a"]])])
/// ]
/// let key = layout.key("a")
/// ```
public struct KeyboardLayout: Sendable {
  /// The BCP 47 tag of the layout, such as `fr` or `tr-t-k0-trkeyf`.
  public let locale: String
  /// The tags of further languages that the layout is made for.
  public var otherLocales: [String] = []
  /// The name, author, arrangement and version.
  public var info: LayoutInfo
  /// The keys, including those that LDML implies.
  public var keys = KeyTable()
  /// The touch forms in ascending order of their minimum device width.
  public var touch: [TouchForm] = []
  /// The hardware forms.
  public var hardware: [HardwareForm] = []
  /// The labels of key caps.
  public var displays = KeyDisplays()
  /// The rules for typed text and for Backspace.
  public var transforms = TransformRules()
  /// The names of the markers. The index of a name is the marker's number.
  public var markerNames: [String] = []

  /// Creates a layout without keys.
  public init(locale: String, info: LayoutInfo) {
    self.locale = locale
    self.info = info
  }

  /// Returns the touch form for a device.
  ///
  /// - Parameter width: the width of the touch surface in millimetres.
  /// - Returns: the form with the largest minimum width that fits, otherwise the narrowest form;
  ///   nil if the layout has no touch forms.
  public func touchForm(forDeviceWidth width: Int) -> TouchForm? {
    touch.last { $0.minimumDeviceWidth <= width } ?? touch.first
  }

  /// The layers of the narrowest touch form, which is that of a phone. Empty without touch forms.
  public var touchLayers: [LayoutLayer] { touch.first?.layers ?? [] }

  /// Returns the key with an id; nil if the layout has none.
  public func key(_ id: String) -> LayoutKey? { keys[id] }

  /// Returns the key at a position of the first hardware form; see
  /// ``HardwareForm/key(row:column:modifiers:)``.
  public func key(row: HardwareRow, column: Int, modifiers: Modifiers = []) -> LayoutKey? {
    hardware.first?.key(row: row, column: column, modifiers: modifiers).flatMap { keys[$0] }
  }

  /// Returns the label for the cap of a key; see ``KeyDisplays/label(for:)``.
  public func label(for key: LayoutKey) -> String { displays.label(for: key) }

  /// Returns the marker with a name; nil if no key or rule of the layout uses the name.
  public func marker(named name: String) -> Marker? {
    markerNames.firstIndex(of: name).flatMap { UInt16(exactly: $0) }.map(Marker.init)
  }

  /// Returns the name of a marker; nil if its number is not one of this layout.
  public func name(of marker: Marker) -> String? {
    markerNames.indices.contains(Int(marker.number)) ? markerNames[Int(marker.number)] : nil
  }
}
