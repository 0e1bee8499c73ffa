import ArgumentParser
import IBus

extension IBusEngineProgram {
  struct Mode: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print or set the mode of the field in use: 'language' or 'direct'.",
      discussion: """
        For editors and scripts. Example: plain letters when Vim leaves its insert mode.

          autocmd InsertLeave * silent !ibus-engine-globekey mode direct
        """)

    enum Value: String, ExpressibleByArgument, CaseIterable { case language, direct }

    @Argument(help: "The mode to set; printed without it.")
    var mode: Value?

    func run() throws {
      ibus_init()
      guard let bus = ibus_bus_new(), ibus_bus_is_connected(bus) != 0,
        let connection = ibus_bus_get_connection(bus)
      else { throw fail("IBus does not run; start it:  ibus start") }
      guard let mode else { return print(try read(connection).rawValue) }
      try set(mode, connection)
    }

    private func read(_ connection: OpaquePointer) throws -> Value {
      let reply = try call(connection, "Get", variant([ModeService.interface, "Direct"]))
      defer { g_variant_unref(reply) }
      guard let boxed = g_variant_get_child_value(reply, 0) else { return .language }
      defer { g_variant_unref(boxed) }
      guard let value = g_variant_get_variant(boxed) else { return .language }
      defer { g_variant_unref(value) }
      return g_variant_get_boolean(value) != 0 ? .direct : .language
    }

    private func set(
      _ mode: Value, _ connection: OpaquePointer
    ) throws {
      let flag = g_variant_new_variant(g_variant_new_boolean(mode == .direct ? 1 : 0))
      let reply = try call(
        connection, "Set", variant([ModeService.interface, "Direct"], and: flag))
      g_variant_unref(reply)
    }

    private func variant(_ texts: [String], and last: OpaquePointer? = nil) -> OpaquePointer? {
      var members = texts.map { g_variant_new_string($0) }
      if let last { members.append(last) }
      return g_variant_new_tuple(&members, gsize(members.count))
    }

    private func call(
      _ connection: OpaquePointer, _ method: String,
      _ arguments: OpaquePointer?
    ) throws -> OpaquePointer {
      let reply = g_dbus_connection_call_sync(
        connection, EngineList.busName, ModeService.path, "org.freedesktop.DBus.Properties", method,
        arguments, nil, G_DBUS_CALL_FLAGS_NO_AUTO_START, 2000, nil, nil)
      guard let reply else {
        throw fail("no engine of GlobeKey is in use; choose one:  ibus engine globekey:zh-Hans")
      }
      return reply
    }

    private func fail(_ reason: String) -> ExitCode {
      log(reason)
      return ExitCode(69)
    }
  }
}
