import KeyboardPermissions
import TextDocument

/// Where a keyboard is in its life.
public enum KeyboardLifecycle: String, CaseIterable, Hashable, Sendable {
  /// It is loaded, once: its language is open.
  case viewDidLoad
  /// It is about to be shown for a field.
  case viewWillAppear
  /// It is about to go. What it composes ends after this.
  case viewWillDisappear
}

/// What a host sees of its keyboards, moment by moment: the matter of a log.
///
/// ```
/// focus · service · viewDidLoad · viewWillAppear · effect … · viewWillDisappear
/// ```
public enum KeyboardMoment: Hashable, Sendable {
  /// A field of a host takes the focus.
  case focus(InputTraits, host: String)
  /// It was decided whose keyboard serves.
  case service(FieldService)
  /// A keyboard comes or goes.
  case lifecycle(KeyboardLifecycle, keyboard: String)
  /// A keyboard did something.
  case effect(KeyboardEffect, keyboard: String)
  /// The list of keyboards is shown.
  case keyboardList([KeyboardListEntry])
  /// A keyboard could not be had.
  case failure(KeyboardError)
}
