import DesktopSession
import IBus

/// The connection to the daemon of IBus.
struct EngineBus {
  private let host: EngineHost

  /// Creates a connection for the engines of a host.
  init(_ host: EngineHost) { self.host = host }

  /// Serves engines until the daemon or a signal ends the process.
  ///
  /// - Parameter component: registered with the daemon, for a program that the daemon did not start;
  ///   nil if the daemon started it.
  /// - Returns: whether there was a daemon.
  func serve(registering component: UnsafeMutablePointer<IBusComponent>?) -> Bool {
    guard let bus = ibus_bus_new(), ibus_bus_is_connected(bus) != 0,
      let connection = ibus_bus_get_connection(bus), let factory = ibus_factory_new(connection)
    else { return false }
    host.bus = bus
    let data = Unmanaged.passUnretained(host).toOpaque()
    let disconnected: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void =
      {
        _, _ in ibus_quit()
      }
    connect(bus, "disconnected", nil, disconnected)
    let create:
      @convention(c) (
        UnsafeMutablePointer<IBusFactory>?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?
      ) -> UnsafeMutablePointer<IBusEngine>? = { factory, name, data in
        guard let factory, let name, let data else { return nil }
        let connection = ibus_service_get_connection(
          UnsafeMutableRawPointer(factory).assumingMemoryBound(to: IBusService.self))
        return Unmanaged<EngineHost>.fromOpaque(data).takeUnretainedValue()
          .makeEngine(String(cString: name), connection: connection)
      }
    connect(factory, "create-engine", data, create)
    let mode = ModeService(host)
    mode.export(on: connection)
    if let component {
      ibus_bus_register_component(bus, component)
    } else {
      ibus_bus_request_name(bus, EngineList.busName, 0)
    }
    for signal in [SIGTERM, SIGINT, SIGHUP] {
      g_unix_signal_add(
        signal,
        { _ in
          ibus_quit()
          return 0
        }, nil)
    }
    withExtendedLifetime(mode) { ibus_main() }
    return true
  }
}
