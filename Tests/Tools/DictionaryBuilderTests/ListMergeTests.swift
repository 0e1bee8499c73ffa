import DictionaryBuilder
import Foundation
import SyllableConversion
import TestSupport
import Testing

@Suite struct ListMergeTests {
  private let parser: EntryParser
  private let syllables: SyllableTable

  init() throws {
    parser = try SampleDictionary.parser()
    syllables = try #require(parser.syllables)
  }

  private func list(_ source: String, _ lines: [String], unit: String = "count") throws -> WordList
  {
    let header = ["# source: \(source)", "# licence: L-\(source)", "# weight: \(unit)"]
    let text = ([WordList.signature] + header + lines).joined(separator: "\n")
    var report = RejectionReport()
    let list = try WordList(
      SourceText(name: source, text: text), parser: parser, report: &report)
    #expect(report.total == 0)
    return list
  }

  private func merge(_ rule: ListMerge.Rule, _ lists: [WordList]) throws -> (WordList, ListMerge) {
    var merge = ListMerge(rule: rule, syllables: syllables)
    for (number, list) in lists.enumerated() { try merge.add(list, path: "list\(number + 1)") }
    let merged = merge.list()
    return (merged, merge)
  }

  private func lines(_ list: WordList) -> [String] {
    String(decoding: list.serialized(syllables: syllables), as: UTF8.self)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
  }

  private let first = ["长\tchang\t10", "你好\t\t4", "长\tchang\t1"]
  private let second = ["长\tzhang\t30", "长\tchang\t9", "你好\tni hao\t4", "你好\t\t6", "们\tmen\t2"]

  @Test func firstListWithAWordDecides() throws {
    let (merged, merge) = try merge(.first, [list("a", first), list("b", second)])
    #expect(
      lines(merged) == [
        "们\tmen\t2\t2", "你好\t\t4\t1", "你好\tni hao\t0\t2", "长\tchang\t11\t1",
        "长\tzhang\t0\t2",
      ])
    #expect(merge.conflictCount == 2)
    #expect(merge.conflicts.map(\.word) == ["你好", "长"])
    #expect(merge.conflicts.last?.weights.map(\.weight) == [11, 9])
    #expect(merge.conflicts.last?.weights.map(\.file) == ["list1", "list2"])
  }

  @Test func weightsAddUpIfRequested() throws {
    let (merged, _) = try merge(.sum, [list("a", first), list("b", second)])
    #expect(
      lines(merged) == [
        "们\tmen\t2\t2", "你好\t\t10\t1,2", "你好\tni hao\t4\t2", "长\tzhang\t30\t2",
        "长\tchang\t20\t1,2",
      ])
  }

  @Test func mergedListsKeepTheirOriginsWhenMergedAgain() throws {
    let (once, _) = try merge(.sum, [list("a", first), list("b", second)])
    var report = RejectionReport()
    let read = try WordList(
      SourceText(name: "m", bytes: once.serialized(syllables: syllables)), parser: parser,
      report: &report)
    #expect(report.total == 0 && read == once)
    let (twice, _) = try merge(.sum, [list("c", ["们\tmen\t1"]), read, list("a", ["卡\tka\t1"])])
    #expect(
      twice.header.filter { $0.key.hasPrefix("origin") }.map(\.value) == [
        "c\t\tL-c\t", "a\t\tL-a\t", "b\t\tL-b\t",
      ])
    #expect(
      lines(twice) == [
        "们\tmen\t3\t1,3", "你好\t\t10\t2,3", "你好\tni hao\t4\t3", "卡\tka\t1\t2",
        "长\tzhang\t30\t3", "长\tchang\t20\t2,3",
      ])
  }

  @Test func differentUnitsAreAnError() throws {
    var merge = ListMerge(rule: .first, syllables: syllables)
    try merge.add(list("a", first), path: "list1")
    let other = try list("b", second, unit: "log10")
    let error = #expect(throws: DictionaryError.self) { try merge.add(other, path: "list2") }
    let text = "\(try #require(error))"
    #expect(text.contains("list2") && text.contains("'log10'") && text.contains("'count'"))
    #expect(text.contains("scale"))
  }

  /// Logarithms and costs cannot be added, and the most common reading has the lowest cost: 长
  /// zhang, with cost 700, comes before chang, with cost 1400, which is 1/e as frequent.
  @Test(arguments: ListMerge.Rule.allCases)
  func otherUnitsAreConvertedToFrequencies(rule: ListMerge.Rule) throws {
    let costs = try list("a", ["长\tchang\t1400", "长\tzhang\t700"], unit: "cost(700)")
    let more = try list("b", ["长\tchang\t1400", "们\tmen\t0"], unit: "cost(700)")
    let (merged, _) = try merge(rule, [costs, more])
    #expect(merged.header.contains(.init("weight", "count")))
    let weights = merged.entries.map { ($0.weight * 1000).rounded() }
    #expect(weights == [1000, 368, rule == .sum ? 271 : 135])
    var report = RejectionReport()
    let again = try WordList(
      SourceText(name: "m", bytes: merged.serialized(syllables: syllables)), parser: parser,
      report: &report)
    #expect(report.total == 0 && again == merged)
  }

  @Test func ranksAreRejectedWithTheirFile() throws {
    let error = #expect(throws: DictionaryError.self) {
      try merge(.first, [list("a", ["你\tni\t1"], unit: "rank")])
    }
    #expect("\(try #require(error))".contains("list1: its weights are ranks"))
  }

  /// The header of the merged list covers all lists: readings, and words of any script.
  @Test func headerCoversAllLists() throws {
    let text = "# source: c\n# licence: L\n# reading: none\n# script: any\n# weight: count\nT恤\t\t5"
    var report = RejectionReport()
    let other = try WordList(
      SourceText(name: "c", text: "\(WordList.signature)\n\(text)"), parser: parser,
      report: &report)
    let (merged, _) = try merge(.first, [other, list("a", first)])
    for field in [WordList.Field("reading", "pinyin"), .init("script", "any")] {
      #expect(merged.header.contains(field))
    }
    #expect(lines(merged).first == "T恤\t\t5\t1")
  }

  @Test(arguments: ["weight", "source", "licence"])
  func missingHeaderFieldsAreNamed(missing: String) throws {
    var list = try list("a", first)
    list.header.removeAll { $0.key == missing }
    var merge = ListMerge(rule: .first, syllables: syllables)
    let error = #expect(throws: DictionaryError.self) { try merge.add(list, path: "list1") }
    #expect("\(try #require(error))".contains("# \(missing): "))
  }

  @Test(arguments: ["origin 2: a\tb\tc\td", "origin 1: a\tb\tc", "origin x: a\tb\tc\td"])
  func malformedOriginTablesAreErrors(line: String) throws {
    var list = try list("a", first)
    let parts = line.split(separator: ":", maxSplits: 1)
    list.header.append(.init(String(parts[0]), String(parts[1].dropFirst())))
    var merge = ListMerge(rule: .first, syllables: syllables)
    #expect(throws: DictionaryError.self) { try merge.add(list, path: "list1") }
  }

  @Test(arguments: ["0", "65", "1,", "x", "", "-1", "1.0"])
  func malformedOriginsAreRejected(origins: String) throws {
    var report = RejectionReport()
    let text = "\(WordList.signature)\n# origin 1: a\tb\tc\td\n你好\t\t1\t\(origins)\n"
    let list = try WordList(SourceText(name: "m", text: text), parser: parser, report: &report)
    #expect(list.entries.isEmpty && report.first.map(\.line) == [3])
  }
}

extension WordList {
  fileprivate static func == (left: WordList, right: WordList) -> Bool {
    left.header == right.header && left.entries == right.entries
  }
}
