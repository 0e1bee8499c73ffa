import DesktopSession
import IBus
import InputCore

/// The entries of the panel's menu for an engine.
struct PanelProperties {
  /// An entry, by its key on the bus.
  enum Key: String, CaseIterable {
    case mode = "InputMode"
    case width, punctuation, incognito, settings
  }

  private let list: UnsafeMutablePointer<IBusPropList>
  private var properties: [Key: UnsafeMutablePointer<IBusProperty>] = [:]

  /// Creates the entries. Modes are there only for keyboards that compose.
  init?(_ view: DesktopView, symbol: String) {
    guard let list = ibus_prop_list_new() else { return nil }
    g_object_ref_sink(list)
    self.list = list
    for key in Key.allCases {
      let isMode = key == .width || key == .punctuation
      if isMode, view.modes == nil { continue }
      let kind = isMode || key == .incognito ? PROP_TYPE_TOGGLE : PROP_TYPE_NORMAL
      let property = ibus_property_new(
        key.rawValue, kind, busText(""), nil, busText(""), 1, 1, PROP_STATE_UNCHECKED, nil)
      ibus_prop_list_append(list, property)
      properties[key] = property
    }
    update(view, symbol: symbol)
  }

  /// Brings the entries up to date.
  func update(_ view: DesktopView, symbol: String) {
    for (key, property) in properties {
      switch key {
      case .mode:
        ibus_property_set_label(property, busText(view.isDirect ? "Plain letters" : "Language"))
        ibus_property_set_symbol(property, busText(view.isDirect ? "A" : symbol))
      case .width:
        show(view.modes?.width == .full, property, "Full-width letters")
      case .punctuation:
        show(view.modes?.punctuation == .language, property, "Punctuation of the language")
      case .incognito: show(view.isIncognito, property, "Learn nothing")
      case .settings: ibus_property_set_label(property, busText("Settings…"))
      }
    }
  }

  private func show(
    _ isOn: Bool, _ property: UnsafeMutablePointer<IBusProperty>, _ label: String
  ) {
    ibus_property_set_label(property, busText(label))
    ibus_property_set_state(property, isOn ? PROP_STATE_CHECKED : PROP_STATE_UNCHECKED)
  }

  /// Shows the entries in the panel.
  func register(for engine: UnsafeMutablePointer<IBusEngine>) {
    ibus_engine_register_properties(engine, list)
  }

  /// Tells the panel that entries have changed.
  func sendChanges(to engine: UnsafeMutablePointer<IBusEngine>) {
    for property in properties.values { ibus_engine_update_property(engine, property) }
  }

  /// Releases the entries.
  func release() { g_object_unref(list) }
}
