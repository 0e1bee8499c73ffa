import KeyboardPermissions
import TextDocument

/// A lifecycle step of a keyboard.
public enum KeyboardLifecycle: String, CaseIterable, Hashable, Sendable {
  /// It was loaded: its language is open. Happens once.
  case viewDidLoad
  /// It will be shown for a field.
  case viewWillAppear
  /// It will be hidden. An open composition ends after this.
  case viewWillDisappear
}

/// An observation of the host about its keyboards, for a log.
///
/// ```
/// focus · service · viewDidLoad · viewWillAppear · effect … · viewWillDisappear
/// ```
public enum KeyboardMoment: Hashable, Sendable {
  /// A field of a program takes the focus.
  case focus(InputTraits, host: String)
  /// The host decided which keyboard serves.
  case service(FieldService)
  /// A keyboard is loaded, shown or hidden.
  case lifecycle(KeyboardLifecycle, keyboard: String)
  /// A keyboard returned an effect.
  case effect(KeyboardEffect, keyboard: String)
  /// The list of keyboards is shown.
  case keyboardList([KeyboardListEntry])
  /// A keyboard could not be opened.
  case failure(KeyboardError)
}
