import TextDocument

/// What a keyboard goes on with after the host's own keyboard has served for a while: its language,
/// say. It holds no text: nothing typed in one field may reach another.
public protocol DetourState {
  /// The state to go on with: the same language, but on the layer of letters and without shift,
  /// since nobody remembers those across a password.
  var afterDetour: Self { get }
}

/// Watches from field to field whose keyboard serves, and keeps the state of ours while it is away.
///
/// ```
/// a letter       ours, in Russian, on the layer of symbols
/// a password     .leave(.secureField)      the host's own keyboard, before the first key
/// a phone        .stay                     still the host's
/// a letter       .resume(…)                ours, in Russian, on the layer of letters
/// ```
public struct KeyboardDetour<State: DetourState> {
  /// What changes with a field.
  public enum Handover {
    /// The same keyboard goes on.
    case stay
    /// The host's own keyboard takes over, before the first key.
    case leave(FieldService.Reason)
    /// Ours takes over again, in this state.
    case resume(State)
  }

  /// Whose keyboard serves now.
  public private(set) var service = FieldService.custom
  private var kept: State?

  /// A detour that has not begun: our keyboard serves.
  public init() {}

  /// A field takes the focus, or asks for something else. `current` is the state of our keyboard;
  /// it is looked at only where it is left.
  public mutating func enter(
    _ traits: InputTraits, in host: some HostPolicy, current: @autoclosure () -> State
  ) -> Handover {
    let before = service
    service = FieldService(for: traits, in: host)
    switch (before, service) {
    case (.custom, .custom), (.host, .host): return .stay
    case (.custom, .host(let reason)):
      kept = current()
      return .leave(reason)
    case (.host, .custom):
      let state = kept ?? current()
      kept = nil
      return .resume(state.afterDetour)
    }
  }
}

extension KeyboardDetour: Sendable where State: Sendable {}
extension KeyboardDetour.Handover: Sendable where State: Sendable {}
extension KeyboardDetour.Handover: Equatable where State: Equatable {}
