import TextDocument

/// The state of a keyboard that is kept while the host's own keyboard serves, such as its language.
/// It must not contain text: nothing typed in one field may reach another.
public protocol DetourState {
  /// The state to continue with: the same language, but on the layer of letters and without shift,
  /// because users do not remember those after typing a password.
  var afterDetour: Self { get }
}

/// Tracks from field to field which keyboard serves, and keeps the state of ours while the host's
/// serves.
///
/// ```
/// a letter       ours, in Russian, on the layer of symbols
/// a password     .leave(.secureField)      the host's own keyboard, before the first key
/// a phone        .stay                     still the host's
/// a letter       .resume(…)                ours, in Russian, on the layer of letters
/// ```
public struct KeyboardDetour<State: DetourState> {
  /// The consequence of a change of field.
  public enum Handover {
    /// The keyboard that is shown serves the new field too.
    case stay
    /// The host's own keyboard replaces ours, before the first key.
    case leave(FieldService.Reason)
    /// Our keyboard returns, in this state.
    case resume(State)
  }

  /// The keyboard that serves now.
  public private(set) var service = FieldService.custom
  private var kept: State?

  /// Creates a detour in which our keyboard serves.
  public init() {}

  /// Handles a field that takes the focus or changes its traits.
  ///
  /// - Parameters:
  ///   - traits: the traits of the field.
  ///   - host: the policy of the program that owns the field.
  ///   - current: the state of our keyboard. Evaluated only when our keyboard is left, or when it
  ///     returns without a kept state.
  /// - Returns: the change of keyboard that the field requires.
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
