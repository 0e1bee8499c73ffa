import DictionaryImage
import LibC
import SyllableConversion
import TestSupport
import Testing
import ToolSupport

/// The probabilities of a homophone model, and images that are not what they should be.
@Suite struct HomophoneModelTests {
  private let words = ["在", "再", "是", "事", "时", "网上", "下单", "下蛋", "先", "abc", "龘", "网在"]

  private func text(_ words: [String], _ model: HomophoneModel) -> HomophoneText {
    var text = HomophoneText()
    for word in words {
      text.append(model.word(word))
    }
    return text
  }

  private func cost(_ words: [String], in model: HomophoneModel) -> HomophoneCost {
    text(words, model).cost(in: model)
  }

  /// In any context the probabilities of the words with one reading add up to 1.
  @Test func homophonesShareOneProbability() throws {
    let model = try HomophoneModel(image: Image(bytes: SmallHomophones.image(), path: "small"))
    for homophones in [["在", "再"], ["是", "事", "时"], ["下单", "下蛋"]] {
      for (before, after) in [([], []), (["网上"], []), (["先", "先"], ["abc", "网上"])] {
        // The other words have no homophones, so the cost of the text is that of the word.
        let total = homophones.reduce(0.0) {
          $0 + exp(-Double(cost(before + [$1] + after, in: model).byContext) / 1000)
        }
        #expect(abs(total - 1) < 0.01)
      }
    }
  }

  /// A word depends on both sides, and on how far away the others are.
  @Test func wordsOnBothSidesCount() throws {
    let model = try HomophoneModel(image: Image(bytes: SmallHomophones.image(), path: "small"))
    let costs = [
      ["下单"], ["网上", "下单"], ["下单", "网上"], ["网上", "先", "下单"], ["先", "网上", "下单"],
    ].map { cost($0, in: model) }
    #expect(Set(costs.map(\.byContext)).count == costs.count)
    #expect(Set(costs.map(\.byFrequency)).count == 1)
  }

  /// All kernels give the same costs, bit by bit, at every width.
  @Test(arguments: [16, 32, 96, 128, 256])
  func kernelsAgree(width: Int) throws {
    let bytes = try SmallHomophones.image(width: width)
    let models = try (0..<HomophoneModel.kernelCount).map {
      try HomophoneModel(image: Image(bytes: bytes, path: "small"), kernel: $0)
    }
    var random = SeededGenerator(seed: 11)
    for _ in 0..<500 {
      let words = (0..<Int.random(in: 1...40, using: &random)).map { _ in
        self.words.randomElement(using: &random) ?? ""
      }
      #expect(Set(models.map { cost(words, in: $0) }).count == 1)
    }
  }

  @Test func textBeforeIsSegmented() throws {
    let model = try HomophoneModel(image: Image(bytes: SmallHomophones.image(), path: "small"))
    func tokens(_ words: [String]) -> [HomophoneToken] {
      words.flatMap { word in
        word == "，" ? [.clauseEdge] : model.word(word).tokens
      }
    }
    #expect(model.tokens(endOf: "") == [])
    #expect(model.tokens(endOf: "在网上，先下单") == tokens(["在", "网上", "，", "先", "下单"]))
    #expect(
      model.tokens(endOf: "先abc12在") == tokens(["先"]) + [.other, .number] + tokens(["在"]))
    #expect(model.tokens(endOf: "下3 。…\n") == [.other, .number, .clauseEdge])
    let long = String(repeating: "网上", count: 1_000)
    #expect(model.tokens(endOf: long) == tokens(Array(repeating: "网上", count: 16)))
  }

  @Test func unusableImagesAreNamed() throws {
    let sound = try Image(bytes: SmallHomophones.image(), path: "small")
    #expect(throws: ImageError.wrongLanguage(path: "small", expected: "zh", found: "x-test")) {
      try HomophoneModel(image: sound, language: "zh")
    }
    let lexicon = try SmallLexicon.make([.init("你", "ni", wordCost: 1)])
    #expect(
      throws: ImageError.wrongKind(
        path: lexicon.image.path, expected: .homophones, found: .readings)
    ) { try HomophoneModel(image: lexicon.image) }
    let newer = try replacing("homophones.settings", in: sound) { [2, 0, 0, 0] + $0.dropFirst(4) }
    let error = #expect(throws: ImageError.self) { try HomophoneModel(image: newer) }
    #expect("\(error.map(String.init(describing:)) ?? "")".contains("version 2"))
  }

  /// Every section that is cut, emptied or left out is an error, and never more than that.
  @Test func everySectionIsChecked() throws {
    let sound = try Image(bytes: SmallHomophones.image(), path: "small")
    // Their lengths are not known from elsewhere.
    let readable = [
      "homophones.settings", "homophones.text", "homophones.sets", "homophones.weights",
    ]
    for section in sound.sections where section.name != "about" {
      for change: ([UInt8]) -> [UInt8] in [{ _ in [] }, { Array($0.dropLast(8)) }, { $0 + $0 }] {
        guard let damaged = try? replacing(section.name, in: sound, by: change),
          let model = try? HomophoneModel(image: damaged)
        else { continue }
        #expect(readable.contains(section.name))
        _ = cost(words + words, in: model)
      }
    }
  }

  /// Random bytes in any section give costs, never a trap.
  @Test func damagedBytesAreSurvived() throws {
    var random = SeededGenerator(seed: 5)
    let sound = try Image(bytes: SmallHomophones.image(), path: "small")
    for section in sound.sections {
      for _ in 0..<20 {
        let damaged = try replacing(section.name, in: sound) { bytes in
          var bytes = bytes
          for _ in 0..<4 {
            bytes[Int.random(in: bytes.indices, using: &random)] = .random(
              in: 0...255, using: &random)
          }
          return bytes
        }
        guard let model = try? HomophoneModel(image: damaged) else { continue }
        _ = cost(words + words, in: model)
        _ = model.tokens(endOf: "在网上，先下单")
      }
    }
  }

  private func replacing(
    _ name: String, in image: Image, by change: ([UInt8]) -> [UInt8]
  ) throws -> Image {
    var writer = ImageWriter()
    for section in image.sections {
      let bytes = Array(try image.bytes(of: section.name))
      writer.add(section.name, bytes: section.name == name ? change(bytes) : bytes)
    }
    return try Image(bytes: writer.serialized(), path: "small")
  }
}
