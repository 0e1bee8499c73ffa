#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder of dictionary images, `<name>.imedict`: `.build/dictionaries`, or the one in a bundle.
public struct DictionaryFolder: Hashable, Sendable {
  /// The image is not in the folder.
  public struct MissingImage: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path it would have.
    public let path: String

    /// What is missing and what to do.
    public var description: String {
      "no dictionary image at '\(path)'; build it with 'make dictionaries' and copy it there"
    }
  }

  /// Where it is.
  public let path: String

  /// Creates the folder at a path; nothing is opened.
  public init(path: String) { self.path = path }

  /// The path of the image of a name. Throws `MissingImage` where there is none.
  public func imagePath(of name: String) throws(MissingImage) -> String {
    let file = "\(path)/\(name).imedict"
    guard FileManager.default.fileExists(atPath: file) else { throw MissingImage(path: file) }
    return file
  }
}
