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
    var entries: [WordEntry] = []
    var refused: [UInt32] = []
    for line in SourceLines(bytes: Array(text), firstNumber: firstLine) {
      guard case .entry = try lines.meaning(of: line) else { continue }
      do throws(RejectionReason) {
        entries.append(try entry(line))
      } catch {
        refused.append(UInt32(truncatingIfNeeded: line.number - firstLine))
      }
    }
    let order = entries.indices.sorted { left, right in
      entries[left].word == entries[right].word
        ? left < right : entries[left].word < entries[right].word
    }
    return ParsedShard(key: key, entries: order.map { entries[$0] }, rejectedLines: refused)
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
