import Decoding
import Foundation
import Testing

@Suite("What a word gains that comes again")
struct CacheModelTests {
  private let model = CacheModel(unit: 1_000)

  @Test("Both likelihoods are added, to a thousandth of a nat")
  func sum() {
    for cost in stride(from: Int32(0), to: 40_000, by: 617) {
      for recalled in stride(from: Int32(0), to: 40_000, by: 293) {
        let gain = model.gain(recalledAt: recalled, on: cost)
        let exact = -1_000 * log1p(exp(Double(cost - recalled) / 1_000))
        // What is less than a fiftieth of the likelihood without it is left out.
        let isSeen = cost - recalled > -4_000
        #expect(abs(Double(gain) - (isSeen ? exact : 0)) <= 1, "\(cost), \(recalled)")
      }
    }
  }

  @Test("A word costs at least the less of both costs, less the bonus")
  func bound() {
    for cost in stride(from: Int32(0), to: 30_000, by: 101) {
      let recalled: Int32 = 9_000
      let total = cost + model.gain(recalledAt: recalled, on: cost)
      #expect(total <= min(cost, recalled) + 1)
      #expect(total >= min(cost, recalled) - model.greatestBonus)
    }
  }

  @Test("What never was typed gains nothing", arguments: [-5, 0, 40_000, 65_000_000] as [Int32])
  func never(cost: Int32) {
    #expect(model.cost(of: 0) == CacheModel.never)
    #expect(model.gain(recalledAt: CacheModel.never, on: cost) == 0)
  }

  @Test("Any costs are answered", arguments: [.min, -1, 0, .max] as [Int32])
  func anyCosts(cost: Int32) {
    for recalled in [.min, -1, 0, .max] as [Int32] {
      _ = model.gain(recalledAt: recalled, on: cost)
    }
  }
}
