import SyllableConversion
import ToolSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Parses the lines of a list's shards by the rules in its header. Weights become frequencies.
struct ShardParser: Sendable {
  private let parser: EntryParser
  private let lines: WordListLines
  private let seed: UInt64

  /// Creates a parser for the lines of `list`.
  ///
  /// - Throws: `DictionaryError.malformed` if the builder does not compile readings or weights of
  ///   its kind.
  init(_ list: ListFile, syllables: SyllableFile) throws(DictionaryError) {
    lines = list.lines
    parser = try lines.parser(EntryParser(syllables: syllables.table))
    try list.unit.requireFrequencies(of: list.source.name)
    // Hash everything that parsing depends on besides the lines.
    let rules = lines.rules.fields.map(\.value).joined(separator: " ")
    let context = Array(
      "\(Self.program)\n\(rules) \(lines.originCount)\n\(syllables.sectionText)".utf8)
    seed = context.withUnsafeBytes { ContentHash($0).low }
  }

  /// The size and date of the running program's file. Another program may parse differently.
  private static let program: String = {
    guard let path = ProgramLocation.executable,
      let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let date = attributes[.modificationDate] as? Date
    else { return "" }
    return "\(attributes[.size] ?? 0) \(date.timeIntervalSince1970)"
  }()

  /// Returns the cache key of the shard with these lines.
  func key(of lines: UnsafeRawBufferPointer) -> ContentHash { ContentHash(lines, seed: seed) }

  /// Parses the entry in a line; its weight becomes a frequency.
  func entry(_ line: SourceLine) throws(RejectionReason) -> WordEntry {
    let entry = try WordList.entry(line, parser, originCount: lines.originCount)
    return parser.rules.weight.isFrequency ? entry : entry.asFrequency(from: parser.rules.weight)
  }

  /// Parses the lines of a shard. Comments and empty lines are skipped.
  ///
  /// - Throws: `DictionaryError.malformed` if a header line follows the first entry.
  func parse(
    _ text: UnsafeRawBufferPointer, key: ContentHash, firstLine: Int
  ) throws(DictionaryError) -> ParsedShard {
    var lines = lines
    var scanner = EntryScanner(parser, originCount: lines.originCount)
    var columns = ShardColumns()
    var (offset, number) = (0, firstLine)
    while offset < text.count {
      let end = Sharding.end(ofLineAt: offset, in: text)
      let bytes = UnsafeRawBufferPointer(rebasing: text[offset..<end])
      if let fields = scanner.entry(bytes) {
        columns.append(
          fields.word, scanner.reading, weight: frequency(fields.weight), origins: [])
      } else {
        try parse(bytes, number: number, &lines, &columns, rejected: number - firstLine)
      }
      offset = end + 1
      number += 1
    }
    return ParsedShard(key: key, columns)
  }

  /// Parses a line that the scanner does not read.
  private func parse(
    _ bytes: UnsafeRawBufferPointer, number: Int, _ lines: inout WordListLines,
    _ columns: inout ShardColumns, rejected: Int
  ) throws(DictionaryError) {
    var single = SourceLines(bytes: Array(bytes), firstNumber: number)
    guard let line = single.next(), case .entry = try lines.meaning(of: line) else { return }
    do throws(RejectionReason) {
      columns.append(try entry(line))
    } catch {
      columns.reject(line: rejected)
    }
  }

  /// Converts a weight in the unit of the list to a frequency.
  private func frequency(_ weight: Double) -> Double {
    parser.rules.weight.frequency(of: weight) ?? 0
  }

  /// Returns the reasons why lines of a shard were rejected. A shard stores only the line numbers;
  /// the reasons come from parsing these lines of its text again.
  func rejections(
    of shard: ParsedShard, in text: UnsafeRawBufferPointer, firstLine: Int
  ) -> [(line: Int, reason: RejectionReason)] {
    guard !shard.rejectedLines.isEmpty else { return [] }
    let numbers = Set(shard.rejectedLines)
    var rejections: [(line: Int, reason: RejectionReason)] = []
    for line in SourceLines(bytes: Array(text), firstNumber: firstLine)
    where numbers.contains(UInt32(truncatingIfNeeded: line.number - firstLine)) {
      do throws(RejectionReason) {
        _ = try entry(line)
      } catch {
        rejections.append((line.number, error))
      }
    }
    return rejections
  }
}
