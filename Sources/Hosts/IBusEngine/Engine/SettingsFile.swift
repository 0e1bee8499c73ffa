import DesktopSession
import IBus

/// The user's settings file, `desktop.json` in the folder of the user's data.
struct SettingsFile {
  private let library: DesktopLibrary

  /// Creates the file of a library.
  init(_ library: DesktopLibrary) { self.library = library }

  /// Opens the file in the user's editor. A file with the settings in use is written first if there
  /// is none.
  func open() {
    guard let folder = library.folders.container else { return }
    let path = "\(folder)/\(DesktopLibrary.settingsFile)"
    if g_file_test(path, G_FILE_TEST_EXISTS) == 0 {
      let text = library.settings.text
      guard g_mkdir_with_parents(folder, 0o700) == 0,
        g_file_set_contents(path, text, gssize(text.utf8.count), nil) != 0
      else { return log("cannot write '\(path)'") }
    }
    guard let uri = g_filename_to_uri(path, nil, nil) else { return }
    defer { g_free(uri) }
    if g_app_info_launch_default_for_uri(uri, nil, nil) == 0 {
      log("no program opens '\(path)'; edit it by hand")
    }
  }
}
