import IBus

/// The mode of the engine in use, for scripts: the property `Direct` of the object
/// `/org/globekey/Mode` on the bus of IBus. `ibus-engine-globekey mode` reads and sets it, for
/// example from an editor that leaves its insert mode.
final class ModeService {
  static let path = "/org/globekey/Mode"
  static let interface = "org.globekey.Mode1"
  private static let description = """
    <node><interface name="\(interface)">
      <property name="Direct" type="b" access="readwrite"/>
      <property name="Keyboard" type="s" access="read"/>
    </interface></node>
    """

  private unowned let host: EngineHost
  private var functions = GDBusInterfaceVTable()

  init(_ host: EngineHost) { self.host = host }

  /// Makes the object known on a connection.
  func export(on connection: OpaquePointer) {
    guard let node = g_dbus_node_info_new_for_xml(Self.description, nil) else { return }
    functions.get_property = { _, _, _, _, name, _, data in
      guard let name, let data else { return nil }
      return Unmanaged<ModeService>.fromOpaque(data).takeUnretainedValue()
        .value(of: String(cString: name))
    }
    functions.set_property = { _, _, _, _, _, value, _, data in
      guard let value, let data else { return 0 }
      let service = Unmanaged<ModeService>.fromOpaque(data).takeUnretainedValue()
      service.host.focused?.setDirect(g_variant_get_boolean(value) != 0)
      return 1
    }
    let interface = g_dbus_node_info_lookup_interface(node, Self.interface)
    g_dbus_connection_register_object(
      connection, Self.path, interface, &functions, Unmanaged.passUnretained(self).toOpaque(), nil,
      nil)
  }

  private func value(of property: String) -> OpaquePointer? {
    let session = host.focused?.session
    return switch property {
    case "Direct": g_variant_new_boolean(session?.isDirect == true ? 1 : 0)
    default: g_variant_new_string(session?.keyboard ?? "")
    }
  }
}
