import DictionaryBuilder
import Testing
import ToolSupport

@Suite struct CodebookTests {
  private func costs(_ random: inout SeededGenerator) -> [Int32] {
    (0..<Int.random(in: 1...3000, using: &random)).map { _ in
      let scale = Int32.random(in: 1...20_000, using: &random)
      return Int32.random(in: -300...scale, using: &random)
    }
  }

  @Test func fewValuesAreStoredExactly() {
    let codes = Codebook(of: [5, -3, 5, 900, 12_000], size: 4)
    #expect(codes.values == [-3, 5, 900, 12_000])
    #expect(Codebook(of: [], size: 4).values.count == 1)
    #expect(Codebook(of: [7], size: 256).values == [7])
  }

  /// Values ascend, codes follow the order of costs, each cost has the nearest value, and the
  /// squared error is at most that of steps of equal length.
  @Test(arguments: 0..<30)
  func costsHaveTheNearestValue(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let costs = costs(&random)
    let size = 1 << Int.random(in: 2...8, using: &random)
    let codes = Codebook(of: costs, size: size)
    #expect(!codes.values.isEmpty && codes.values.count <= size)
    #expect(zip(codes.values, codes.values.dropFirst()).allSatisfy { $0 < $1 })
    var (last, squares) = (UInt64(0), 0.0)
    for cost in costs.sorted() {
      let code = codes.code(for: cost)
      #expect(code >= last && code < codes.values.count)
      last = code
      let error = abs(codes.values[Int(code)] - cost)
      #expect(error == codes.values.map { abs($0 - cost) }.min())
      squares += Double(error) * Double(error)
    }
    let width = Double((costs.max() ?? 0) - (costs.min() ?? 0)) / Double(size)
    let uniform = costs.reduce(0.0) { sum, cost in
      let position = (Double(cost - (costs.min() ?? 0)) / max(width, 1)).rounded(.down)
      let centre =
        Double(costs.min() ?? 0) + (min(position, Double(size - 1)) + 0.5) * max(width, 1)
      return sum + (Double(cost) - centre) * (Double(cost) - centre)
    }
    // Rounding to whole thousandths adds at most a quarter per cost.
    #expect(squares <= uniform + 0.25 * Double(costs.count))
  }
}
