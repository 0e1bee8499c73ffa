/// A source of entries for a supplementary lexicon.
///
/// A provider needs no permission token. Its data is available whether open access is on or off.
public protocol LexiconProvider: Sendable {
  /// The source that its entries are tagged with.
  var source: LexiconEntry.Source { get }

  /// Reads all entries. It never throws: a line that cannot be read is rejected with its number.
  func read() async -> LexiconReading
}

/// A file of the host that a provider reads only on request.
public struct LexiconFile: Sendable {
  /// The name of the file in messages.
  public let name: String
  private let load: @Sendable () async throws(LexiconFault) -> [UInt8]

  /// Creates a file from a loader that reads a disk, an address book or a settings store.
  ///
  /// - Parameters:
  ///   - name: the name of the file in messages.
  ///   - load: returns the bytes of the file, or throws the reason why it cannot.
  public init(
    _ name: String, load: @escaping @Sendable () async throws(LexiconFault) -> [UInt8]
  ) {
    self.name = name
    self.load = load
  }

  /// Creates a file from text in memory.
  public init(_ name: String, text: String) {
    self.init(name) { () throws(LexiconFault) in Array(text.utf8) }
  }

  /// Loads the file and passes its bytes to `take`, converted to UTF-8 according to their byte
  /// order mark.
  func read(_ take: (ArraySlice<UInt8>, inout LexiconReading) -> Void) async -> LexiconReading {
    var reading = LexiconReading()
    do throws(LexiconFault) {
      take(TextBytes.utf8(try await load()), &reading)
    } catch {
      reading.refuse(name, line: 1, error)
    }
    return reading
  }
}
