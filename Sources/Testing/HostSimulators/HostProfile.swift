import TextDocument

/// The behaviour of a kind of host: its units, the context it gives, and when requests take effect.
public struct HostProfile: Hashable, Sendable {
  /// The moment at which requests of the keyboard take effect.
  public enum Delivery: String, Hashable, Sendable {
    /// Immediately.
    case immediate
    /// Together at the end of a batch, in fixed order: deletions, insertions, marked text.
    case doubleBuffered
  }

  /// The name used in messages.
  public var name: String
  /// The unit of moves and deletions.
  public var countingUnit: CountingUnit
  /// The unit that one `deleteBackward()` deletes.
  public var deletionUnit: CountingUnit
  /// The amount of context given.
  public var contextLimit: ContextLimit
  /// The moment at which requests take effect.
  public var delivery: Delivery

  /// Creates a profile.
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

  /// A text field on a phone, modelled on iOS: moves by UTF-16 code units, deletes clusters, gives
  /// at most 256 code units of the paragraph on either side.
  public static let phone = HostProfile(
    name: "phone", countingUnit: .utf16, deletionUnit: .characters,
    contextLimit: .paragraph(256, .utf16))

  /// A desktop application with IBus or Fcitx: deletes surrounding text by code points.
  public static let desktop = HostProfile(
    name: "desktop", countingUnit: .scalars, deletionUnit: .scalars, contextLimit: .whole)

  /// A desktop application without surrounding text, which IBus and Fcitx do not require.
  public static let desktopWithoutContext = HostProfile(
    name: "desktop-without-context", countingUnit: .scalars, deletionUnit: .scalars,
    contextLimit: .nothing)

  /// A Wayland client of text-input-v3: counts bytes, gives at most 4,000 bytes of surrounding text
  /// cut between code points, and applies requests at the end of a batch. The protocol has no
  /// request to move the caret; the simulator counts its moves in bytes.
  public static let wayland = HostProfile(
    name: "wayland", countingUnit: .utf8, deletionUnit: .scalars,
    contextLimit: .window(2_000, .utf8), delivery: .doubleBuffered)

  /// The application that contains the keyboard: counts clusters and gives the whole document.
  public static let embedded = HostProfile(
    name: "embedded", countingUnit: .characters, deletionUnit: .characters, contextLimit: .whole)

  /// All profiles.
  public static let all = [phone, desktop, desktopWithoutContext, wayland, embedded]
}

extension HostProfile: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
