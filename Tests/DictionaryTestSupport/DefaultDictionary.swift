import DictionaryBuilder
import Foundation

/// The dictionary of zh-Hans as a whole, for tests that look at all of it.
public enum DefaultDictionary {
  /// The root of the package.
  public static var packageRoot: String {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  }

  /// The folder of the sources.
  public static var sources: String { "\(packageRoot)/Dictionaries/zh-Hans" }

  /// The path of the image: in the folder that `GLOBEKEY_DICTIONARIES` names, else where the build
  /// puts it, else built now, once.
  public static func imagePath() throws -> String { try path.get() }

  private static let path = Result<String, any Error> {
    let named = ProcessInfo.processInfo.environment["GLOBEKEY_DICTIONARIES"]
    for folder in [named, "\(packageRoot)/.build/dictionaries"].compactMap({ $0 }) {
      let path = "\(folder)/zh-Hans.imedict"
      if FileManager.default.fileExists(atPath: path) { return path }
    }
    let (bytes, _) = try DictionaryBuild(folder: sources).image()
    atexit { DefaultDictionary.removeBuiltFolder() }
    return try builtFolder.get().write("zh-Hans.imedict", bytes)
  }

  /// A static is never released: the folder has to be removed by hand when the process ends.
  private static func removeBuiltFolder() {
    guard let folder = try? builtFolder.get() else { return }
    try? FileManager.default.removeItem(atPath: folder.path)
  }

  private static let builtFolder = Result<TemporaryFolder, any Error> { try TemporaryFolder() }
}
