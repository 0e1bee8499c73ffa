import DictionaryBuilder
import TestSupport

/// Images of phrase tables, built for a test.
enum PhraseTables {
  /// Builds the tables in a folder and returns the path of the image.
  static func build(_ folder: TemporaryFolder) throws -> String {
    try folder.write("tables.imedict", TablesBuild(folder: folder.path).image().bytes)
  }
}
