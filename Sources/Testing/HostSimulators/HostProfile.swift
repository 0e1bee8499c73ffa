import TextDocument

/// The contract of a kind of host: what it counts, what its deletion deletes, how much context it
/// gives, and when requests take effect.
public struct HostProfile: Hashable, Sendable {
  /// When requests of the keyboard take effect.
  public enum Delivery: String, Hashable, Sendable {
    /// At once.
    case immediate
    /// Together, when the batch is done: first what is deleted, then what is inserted, last the
    /// marked text, in whatever order they were asked for.
    case doubleBuffered
  }

  /// A name for messages.
  public var name: String
  /// The unit of its moves and deletions.
  public var countingUnit: CountingUnit
  /// What one `deleteBackward()` deletes.
  public var deletionUnit: CountingUnit
  /// How much context it gives.
  public var contextLimit: ContextLimit
  /// When requests take effect.
  public var delivery: Delivery

  /// A contract.
  public init(
    name: String, countingUnit: CountingUnit, deletionUnit: CountingUnit,
    contextLimit: ContextLimit, delivery: Delivery = .immediate
  ) {
    self.name = name
    self.countingUnit = countingUnit
    self.deletionUnit = deletionUnit
    self.contextLimit = contextLimit
    self.delivery = delivery
  }

  /// A field of a phone, as iOS has them: moves by UTF-16 units, deletes a cluster, shows at most
  /// 256 units of the paragraph on either side.
  public static let phone = HostProfile(
    name: "phone", countingUnit: .utf16, deletionUnit: .characters,
    contextLimit: .paragraph(256, .utf16))

  /// A desktop program behind IBus or Fcitx: deletes surrounding text by code points.
  public static let desktop = HostProfile(
    name: "desktop", countingUnit: .scalars, deletionUnit: .scalars, contextLimit: .whole)

  /// The same without surrounding text, which programs there need not support.
  public static let desktopWithoutContext = HostProfile(
    name: "desktop-without-context", countingUnit: .scalars, deletionUnit: .scalars,
    contextLimit: .nothing)

  /// A Wayland client of text-input-v3: bytes, at most 4,000 bytes of surrounding text cut between
  /// code points, requests applied when the batch is done. Moving the caret is no request of that
  /// protocol; the simulator takes it in bytes.
  public static let wayland = HostProfile(
    name: "wayland", countingUnit: .utf8, deletionUnit: .scalars,
    contextLimit: .window(2_000, .utf8), delivery: .doubleBuffered)

  /// The program that the keyboard is part of: clusters, and the whole document.
  public static let embedded = HostProfile(
    name: "embedded", countingUnit: .characters, deletionUnit: .characters, contextLimit: .whole)

  /// All of them.
  public static let all = [phone, desktop, desktopWithoutContext, wayland, embedded]
}

extension HostProfile: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
