import Foundation
import Lexicon

/// Parses the lines of a shard, or finds them parsed in the cache.
struct ShardParser: Sendable {
  let parser: EntryParser
  private let seed: UInt64

  /// A parser of lines for one dictionary.
  init(syllables: SyllableFile) {
    parser = EntryParser(syllables: syllables.table)
    // What parsing depends on besides the lines. Whatever joins it has to be hashed here.
    let context = Array("\(Self.program)\n\(syllables.sectionText)".utf8)
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

  /// The name under which the cache keeps the shard with these lines of a list with that many
  /// origins.
  func key(of lines: UnsafeRawBufferPointer, originCount: Int) -> ContentHash {
    ContentHash(lines, seed: seed &+ UInt64(originCount))
  }

  /// Parses the lines. Comments and empty lines are passed over.
  func parse(
    _ lines: UnsafeRawBufferPointer, key: ContentHash, originCount: Int
  ) -> ParsedShard {
    var entries: [WordEntry] = []
    var refused: [UInt32] = []
    for line in SourceLines(bytes: Array(lines)) where !line.isComment && !line.bytes.isEmpty {
      do throws(RefusalReason) {
        entries.append(try WordList.entry(line, parser, originCount: originCount))
      } catch {
        refused.append(UInt32(truncatingIfNeeded: line.number - 1))
      }
    }
    let order = entries.indices.sorted { left, right in
      entries[left].word == entries[right].word
        ? left < right : entries[left].word < entries[right].word
    }
    return ParsedShard(key: key, entries: order.map { entries[$0] }, refusedLines: refused)
  }

  /// Why lines of a shard were refused. Only their numbers are kept: the text is at hand, and says
  /// it again.
  func refusals(
    of shard: ParsedShard, in lines: UnsafeRawBufferPointer, originCount: Int
  ) -> [(line: Int, reason: RefusalReason)] {
    guard !shard.refusedLines.isEmpty else { return [] }
    let numbers = Set(shard.refusedLines)
    var refusals: [(line: Int, reason: RefusalReason)] = []
    for line in SourceLines(bytes: Array(lines))
    where numbers.contains(UInt32(truncatingIfNeeded: line.number - 1)) {
      do throws(RefusalReason) {
        _ = try WordList.entry(line, parser, originCount: originCount)
      } catch {
        refusals.append((line.number - 1, error))
      }
    }
    return refusals
  }
}
