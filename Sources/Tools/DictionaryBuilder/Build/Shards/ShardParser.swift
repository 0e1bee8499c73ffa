import Foundation
import SyllableConversion

/// Parses the lines of a list's shards as its header says, weights as frequencies.
struct ShardParser: Sendable {
  private let parser: EntryParser
  private let lines: WordListLines
  private let seed: UInt64

  /// A parser of lines of `list`. Throws where the list holds what the builder does not compile.
  init(_ list: ListFile, syllables: SyllableFile) throws(DictionaryError) {
    lines = list.lines
    parser = try lines.parser(EntryParser(syllables: syllables.table))
    try list.unit.requireFrequencies(of: list.source.name)
    // What parsing depends on besides the lines. Whatever joins it has to be hashed here.
    let rules = lines.rules.fields.map(\.value).joined(separator: " ")
    let context = Array(
      "\(Self.program)\n\(rules) \(lines.originCount)\n\(syllables.sectionText)".utf8)
    seed = context.withUnsafeBytes { ContentHash($0).low }
  }

  /// The program that parses, by the size and the time of its file: another one may parse otherwise.
  private static let program: String = {
    guard let path = Bundle.main.executablePath,
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path),
      let date = attributes[.modificationDate] as? Date
    else { return "" }
    return "\(attributes[.size] ?? 0) \(date.timeIntervalSince1970)"
  }()

  /// The name under which the cache keeps the shard with these lines.
  func key(of lines: UnsafeRawBufferPointer) -> ContentHash { ContentHash(lines, seed: seed) }

  /// The entry in a line.
  func entry(_ line: SourceLine) throws(RejectionReason) -> WordEntry {
    let entry = try WordList.entry(line, parser, originCount: lines.originCount)
    return parser.rules.weight.isFrequency ? entry : entry.asFrequency(from: parser.rules.weight)
  }

  /// Parses the lines of a shard. Comments and empty lines are passed over; throws where the header
  /// goes on among them.
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

  /// Why lines of a shard were refused. Only their numbers are kept: the text is at hand, and says
  /// it again.
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
