/// A folder of dictionary images named `<name>.imedict`, such as `.build/dictionaries` or one in a
/// bundle.
public struct DictionaryFolder: Hashable, Sendable {
  /// The error for an image that is not in the folder.
  public struct MissingImage: Error, Hashable, Sendable, CustomStringConvertible {
    /// The expected path of the image.
    public let path: String

    /// The problem and its remedy, in one line.
    public var description: String {
      "no dictionary image at '\(path)'; build it with 'ime-dict build' and copy it there"
    }
  }

  /// The path of the folder.
  public let path: String

  /// Creates a reference to the folder at a path. Opens nothing.
  public init(path: String) { self.path = path }

  /// Returns the path of the image with a name.
  ///
  /// - Throws: ``MissingImage`` if the file does not exist.
  public func imagePath(of name: String) throws(MissingImage) -> String {
    let file = "\(path)/\(name).imedict"
    guard FileBytes.exist(at: file) else { throw MissingImage(path: file) }
    return file
  }
}
