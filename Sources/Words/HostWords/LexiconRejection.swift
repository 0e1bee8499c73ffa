/// A rejected line of a file, and the reason. The rest of the file is read.
public struct LexiconRejection: Hashable, Sendable {
  /// The name of the file, as the provider received it.
  public let file: String
  /// The line number, from 1. For a field that spans several lines, the first of them.
  public let line: Int
  /// The reason.
  public let fault: LexiconFault

  /// Creates a rejection.
  public init(file: String, line: Int, fault: LexiconFault) {
    self.file = file
    self.line = line
    self.fault = fault
  }
}

extension LexiconRejection: CustomStringConvertible {
  /// The message with its position: `contacts.vcf:12: …`
  public var description: String { "\(file):\(line): \(fault)" }
}
