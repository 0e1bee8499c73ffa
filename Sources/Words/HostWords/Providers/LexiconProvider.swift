/// One of the places that a supplementary lexicon takes entries from.
///
/// A provider asks for no token: what the host hands over is there whether open access is on or not.
public protocol LexiconProvider: Sendable {
  /// What its entries are tagged with.
  var source: LexiconEntry.Source { get }

  /// Reads everything. It never throws: what cannot be read is refused with its line.
  func read() async -> LexiconReading
}

/// A file of the host's that a provider reads when it is asked, not before.
public struct LexiconFile: Sendable {
  /// What the file is called in refusals.
  public let name: String
  private let load: @Sendable () async throws(LexiconFault) -> [UInt8]

  /// A file that `load` brings: from a disk, an address book, a settings store.
  public init(
    _ name: String, load: @escaping @Sendable () async throws(LexiconFault) -> [UInt8]
  ) {
    self.name = name
    self.load = load
  }

  /// A file that is in memory.
  public init(_ name: String, text: String) {
    self.init(name) { () throws(LexiconFault) in Array(text.utf8) }
  }

  /// Loads the file and lets `take` read its bytes, UTF-8 where they had a byte order mark.
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
