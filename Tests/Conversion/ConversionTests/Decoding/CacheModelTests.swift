import Decoding
import Foundation
import Testing

@Suite("Gain from the cache model")
struct CacheModelTests {
  private let model = CacheModel(unit: 1_000)

  @Test("The likelihoods of both models are added, accurate to a thousandth of a nat")
  func sum() {
    for cost in stride(from: Int32(0), to: 40_000, by: 617) {
      for recalled in stride(from: Int32(0), to: 40_000, by: 293) {
        let gain = model.gain(recalledAt: recalled, on: cost)
        let exact = -1_000 * log1p(exp(Double(cost - recalled) / 1_000))
        // A cached likelihood below a fiftieth of the base model's is ignored.
        let isSeen = cost - recalled > -4_000
        #expect(abs(Double(gain) - (isSeen ? exact : 0)) <= 1, "\(cost), \(recalled)")
      }
    }
  }

  @Test("A word costs at least the lower of both costs minus the bonus")
  func bound() {
    for cost in stride(from: Int32(0), to: 30_000, by: 101) {
      let recalled: Int32 = 9_000
      let total = cost + model.gain(recalledAt: recalled, on: cost)
      #expect(total <= min(cost, recalled) + 1)
      #expect(total >= min(cost, recalled) - model.greatestBonus)
    }
  }

  @Test(
    "A word that was never typed gains nothing", arguments: [-5, 0, 40_000, 65_000_000] as [Int32])
  func unseenWord(cost: Int32) {
    #expect(model.cost(of: 0) == CacheModel.never)
    #expect(model.gain(recalledAt: CacheModel.never, on: cost) == 0)
  }

  @Test("Extreme costs do not overflow", arguments: [.min, -1, 0, .max] as [Int32])
  func extremeCosts(cost: Int32) {
    for recalled in [.min, -1, 0, .max] as [Int32] {
      _ = model.gain(recalledAt: recalled, on: cost)
    }
  }
}
