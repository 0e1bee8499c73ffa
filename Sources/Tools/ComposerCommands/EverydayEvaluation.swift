import ArgumentParser
import Evaluation
import InputCore
import LanguageDescription
import Scenarios
import TextDocument
import ToolSupport

/// Types everyday sets key by key, each row into an empty document, and counts the right texts.
struct EverydayEvaluation {
  let method: MethodOptions
  let keyboards: KeyboardOptions
  let showsMisses: Bool

  /// Measures the sets and writes the right and tried rows of each class.
  func run(_ sets: [String]) throws {
    var output = StandardOutput()
    output.writeLine("set\tclass\tright\ttried\tright %")
    for path in sets {
      let set = try load(path)
      let score = try measure(set, path: path)
      let name = Self.name(of: path)
      if showsMisses {
        for miss in score.misses {
          output.writeLine(
            [
              "miss", name, miss.row.group, miss.row.keys, miss.found,
              miss.row.accepted.joined(separator: "|"),
            ].joined(separator: "\t"))
        }
      }
      for group in score.groups {
        output.writeLine(Self.line(name, group.name, group.right, group.tried))
      }
      output.writeLine(Self.line(name, "all", score.right, score.tried))
      output.flush()
    }
  }

  func load(_ path: String) throws -> EverydaySet {
    let lines = try textLines(of: path)
    do throws(EverydaySet.ParsingError) {
      return try EverydaySet(lines: lines, file: path)
    } catch {
      throw ToolError(.badInput, error.description)
    }
  }

  private func measure(_ set: EverydaySet, path: String) throws -> EverydayScore {
    var score = EverydayScore()
    switch set.place {
    case .keyboard(let id, let isHardware):
      let typist = TextTypist(
        registry: try keyboards.registry(phrases: method.phrases.open(clock: nil)), keyboard: id,
        isHardware: isHardware)
      for row in set.rows {
        score.add(row, found: try explaining(row, path) { try typist.text(of: row.keys) })
      }
    case .method(let tag, let names):
      var options = LanguageOptions()
      options.language = tag
      options.dictionary = nil
      guard ProgramLanguages.composing(tag) != nil else {
        throw ToolError(
          .badInput,
          "\(path): unknown language '\(tag)'; it must be one of \(ProgramLanguages.tags)")
      }
      let opened = try options.open(method).typed(by: names)
      for row in set.rows {
        let found = try explaining(row, path) {
          Self.text(
            of: try KeyNotation.parse(row.keys), in: try opened.session,
            convertsByKey: opened.composition.convertsByKey)
        }
        score.add(row, found: found)
      }
    }
    return score
  }

  private func explaining(
    _ row: EverydaySet.Row, _ path: String, _ body: () throws -> String
  ) throws -> String {
    do { return try body() } catch let error as ToolError { throw error } catch {
      throw ToolError(.badInput, "\(path): '\(row.keys)': \(error)")
    }
  }

  /// Returns the text of the document after the keys. An open composition is converted and
  /// committed at the end.
  static func text(
    of events: [KeyEvent], in session: any InputEngine, convertsByKey: Bool
  ) -> String {
    var session = session
    var document = InMemoryDocument()
    func press(_ event: KeyEvent) {
      let context = InputContext(
        documentContextBeforeInput: document.documentContextBeforeInput)
      for effect in session.handle(event, context: context) { document.apply(effect) }
    }
    events.forEach(press)
    if convertsByKey, session.isComposing { press(KeyEvent(" ")) }
    for effect in session.resolve(by: .commitFirst) { document.apply(effect) }
    return document.text
  }

  private static func line(_ set: String, _ group: String, _ right: Int, _ tried: Int) -> String {
    let share = tried == 0 ? 0 : 100 * Double(right) / Double(tried)
    return "\(set)\t\(group)\t\(right)\t\(tried)\t\(share.text(decimals: 1))"
  }

  /// Returns the file name without its folder and `.tsv`.
  static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(".tsv") ? String(file.dropLast(4)) : file
  }
}
