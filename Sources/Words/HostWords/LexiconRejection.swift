/// A part of a file that gave no entry: where it stands and why. The rest of the file was read.
public struct LexiconRejection: Hashable, Sendable {
  /// The file, as the provider was told.
  public let file: String
  /// The line, from 1. Of what spans several lines, the first.
  public let line: Int
  /// Why.
  public let fault: LexiconFault

  /// A refusal at a line of a file.
  public init(file: String, line: Int, fault: LexiconFault) {
    self.file = file
    self.line = line
    self.fault = fault
  }
}

extension LexiconRejection: CustomStringConvertible {
  /// `contacts.vcf:12: …`
  public var description: String { "\(file):\(line): \(fault)" }
}
