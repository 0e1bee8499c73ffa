import Foundation
import LanguageCatalog
import TestSupport
import Testing

/// Rules about the sources, checked against the package description and the files.
@Suite struct ArchitectureTests {
  /// The floors of `Sources` in the order data flows. A module depends only on its own floor and
  /// earlier ones.
  private static let floors = [
    "Text", "Core", "Storage", "Learning", "Conversion", "Words", "Languages", "Keyboards", "Hosts",
    "Tools", "Testing",
  ]

  /// Modules outside `Tools` and `Testing` that read files and may therefore use Foundation. The
  /// others are on the key path, where Foundation would cost start-up time and memory.
  private static let fileReaders: Set = ["HistoryStore", "KeyboardCatalog"]

  private let package: PackageDescription

  init() throws {
    package = try Self.description.get()
  }

  /// Loaded once, because describing a package takes seconds.
  private static let description = Result { try PackageDescription.load() }

  @Test func everyModuleIsOnAFloor() {
    let modules = package.targets.filter {
      $0.type != .test && $0.path?.hasPrefix("Sources") == true
    }
    #expect(modules.count > 30)
    for module in modules {
      #expect(module.floor.map { Self.floors.contains(String($0)) } == true, "\(module.name)")
    }
  }

  @Test func dependenciesPointToEarlierFloors() {
    let floors = Dictionary(
      uniqueKeysWithValues: package.targets.compactMap { target in
        target.floor.flatMap { Self.floors.firstIndex(of: String($0)) }.map { (target.name, $0) }
      })
    for target in package.targets {
      guard let floor = floors[target.name] else { continue }
      for dependency in target.dependencies where (floors[dependency.name] ?? 0) > floor {
        Issue.record("\(target.name) depends on \(dependency.name), which is on a later floor")
      }
    }
  }

  /// SwiftPM makes every built module visible, so an undeclared import compiles or fails depending
  /// on the build order.
  @Test func importsAreDeclared() throws {
    let known = Set(package.targets.flatMap { [$0.name] + $0.dependencies.map(\.name) })
    for target in package.targets where target.type != .system {
      let declared = Set(target.dependencies.map(\.name))
      for file in try swiftFiles(of: target) {
        for imported in try imports(of: file)
        where known.contains(imported) && !declared.contains(imported) {
          Issue.record("\(file) imports \(imported), which \(target.name) does not declare")
        }
      }
    }
  }

  @Test func keyPathModulesDoNotImportFoundation() throws {
    let modules = package.targets.filter {
      $0.floor != nil && $0.floor != "Tools" && $0.floor != "Testing" && $0.type != .system
        && !Self.fileReaders.contains($0.name)
    }
    #expect(modules.count > 20)
    for module in modules {
      for file in try swiftFiles(of: module) {
        let imported = try imports(of: file)
        #expect(!imported.contains { $0.hasPrefix("Foundation") }, "\(file) imports Foundation")
      }
    }
  }

  /// Anything particular to a language belongs in its module or its catalogue entry. No other code
  /// compares language tags.
  @Test func onlyLanguageModulesCompareTags() throws {
    let tag = #/(case|==|!=|contains\()\s*"([a-z]{2,3})(-[A-Za-z0-9-]+)?"/#
    let known = Set(LanguageCatalog.standard.languages.map(\.tag))
    for target in package.targets where target.floor != nil && target.floor != "Languages" {
      for file in try swiftFiles(of: target) {
        for line in try Repository.text(of: file).split(separator: "\n") {
          guard !line.contains("//"), let match = line.firstMatch(of: tag),
            known.contains(String(match.2 + (match.3 ?? "")))
          else { continue }
          Issue.record("\(file) asks for the language '\(match.2)': \(line)")
        }
      }
    }
  }

  /// Importing Foundation beside FoundationEssentials links an ICU of 34 MB into `ime-cli`, which
  /// uses the system's ICU. No file of the program or of its modules may import it.
  @Test func commandLineProgramDoesNotImportFullFoundation() throws {
    let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
    var waiting = ["ime-cli"]
    var seen: Set<String> = []
    while let name = waiting.popLast() {
      guard let target = targets[name], seen.insert(name).inserted else { continue }
      waiting += target.dependencies.map(\.name)
      guard target.type != .system else { continue }
      for file in try swiftFiles(of: target) {
        let lines = try Repository.text(of: file).split(separator: "\n").map {
          $0.drop { $0 == " " }
        }
        for (index, line) in lines.enumerated() where line == "import Foundation" {
          // The `#else` branch is for platforms whose own Foundation is present anyway.
          #expect(index > 0 && lines[index - 1] == "#else", "\(file) imports Foundation")
        }
        #expect(!lines.contains("import FoundationXML"), "\(file) imports FoundationXML")
      }
    }
    #expect(seen.count > 30)
  }

  /// Every module folder has a README that says what the module is for.
  @Test func everyModuleHasAReadme() throws {
    for target in package.targets where target.floor != nil && target.type != .system {
      let text = try Repository.text(of: "\(target.path ?? "")/README.md")
      #expect(text.count > 80, "\(target.name)")
    }
  }

  /// ICU's headers clash with Foundation's when both are visible, so only the C shim includes them.
  @Test func onlyTheShimIncludesICU() throws {
    let folder = Repository.root.appending(path: "Sources").path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let headers = names.filter { $0.hasSuffix(".h") && !$0.hasPrefix("Text/ICU/") }
    #expect(!headers.isEmpty)
    for name in headers {
      let text = try Repository.text(of: "Sources/\(name)")
      #expect(!text.contains("#include <unicode/"), "\(name) includes ICU's headers")
    }
  }

  private func swiftFiles(of target: PackageDescription.Target) throws -> [String] {
    let path = try #require(target.path, "\(target.name) has no path")
    let folder = Repository.root.appending(path: path).path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.map { "\(path)/\($0)" }
  }

  private func imports(of file: String) throws -> [String] {
    try Repository.text(of: file).split(separator: "\n").compactMap { line in
      let words = line.prefix { $0 != "/" }.split(separator: " ")
      guard words.first == "import" || words.dropFirst().first == "import" else { return nil }
      return words.last.map { String($0.prefix { $0 != "." }) }
    }
  }
}
