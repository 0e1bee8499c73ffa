/// One coordinate of the minimum-jerk trajectory through points at given times (Flash and Hogan,
/// "The coordination of arm movements", 1985).
///
/// It is a quintic polynomial between each two points. It rests at both ends, and its third and
/// fourth derivatives are continuous at the points between, which determines the speed and the
/// acceleration there.
struct MinimumJerkPath {
  private let points: [Double]
  private let durations: [Double]
  private var speeds: [Double]
  private var accelerations: [Double]

  /// Creates a trajectory.
  ///
  /// - Parameters:
  ///   - points: at least one position.
  ///   - durations: the time between each two positions, positive.
  init(through points: [Double], durations: [Double]) {
    self.points = points
    self.durations = durations
    speeds = [Double](repeating: 0, count: points.count)
    accelerations = speeds
    guard points.count > 2 else { return }
    let inner = points.count - 2
    var matrix = [[Double]](
      repeating: [Double](repeating: 0, count: 2 * inner + 1), count: 2 * inner)
    for index in 0..<inner {
      let (before, after) = (durations[index], durations[index + 1])
      let (left, right) = (
        points[index + 1] - points[index], points[index + 2] - points[index + 1]
      )
      /// Adds the coefficients of the speed and acceleration at a point; both are 0 at the ends.
      func add(_ row: Int, point: Int, _ speed: Double, _ acceleration: Double) {
        guard point > 0, point <= inner else { return }
        matrix[row][2 * (point - 1)] += speed
        matrix[row][2 * (point - 1) + 1] += acceleration
      }
      let (b2, b3, a2, a3) = (
        before * before, before * before * before, after * after, after * after * after
      )
      let jerk = 2 * index
      add(jerk, point: index, -24 / b2, -3 / before)
      add(jerk, point: index + 1, -36 / b2 + 36 / a2, 9 / before + 9 / after)
      add(jerk, point: index + 2, 24 / a2, -3 / after)
      matrix[jerk][2 * inner] = 60 * right / a3 - 60 * left / b3
      let snap = jerk + 1
      add(snap, point: index, -168 / b3, -24 / b2)
      add(snap, point: index + 1, -192 / b3 - 192 / a3, 36 / b2 - 36 / a2)
      add(snap, point: index + 2, -168 / a3, 24 / a2)
      matrix[snap][2 * inner] = -360 * right / (a3 * after) - 360 * left / (b3 * before)
    }
    for (index, value) in Self.solution(of: matrix).enumerated() {
      if index % 2 == 0 {
        speeds[index / 2 + 1] = value
      } else {
        accelerations[index / 2 + 1] = value
      }
    }
  }

  /// Solves linear equations, given as rows of coefficients with the right side last, by Gaussian
  /// elimination with partial pivoting.
  private static func solution(of equations: [[Double]]) -> [Double] {
    var rows = equations
    let count = rows.count
    for column in 0..<count {
      let pivot = (column..<count).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
      rows.swapAt(column, pivot)
      guard rows[column][column] != 0 else { continue }
      for row in column + 1..<max(count, column + 1) {
        let factor = rows[row][column] / rows[column][column]
        guard factor != 0 else { continue }
        for index in column...count { rows[row][index] -= factor * rows[column][index] }
      }
    }
    var values = [Double](repeating: 0, count: count)
    for row in (0..<count).reversed() where rows[row][row] != 0 {
      var sum = rows[row][count]
      for index in row + 1..<max(count, row + 1) { sum -= rows[row][index] * values[index] }
      values[row] = sum / rows[row][row]
    }
    return values
  }

  /// Returns the position at a time from the start; the ends stay outside the path.
  func position(at time: Double) -> Double {
    var time = max(time, 0)
    for (index, duration) in durations.enumerated() {
      if time > duration, index + 1 < durations.count {
        time -= duration
        continue
      }
      let t = min(time, duration)
      let (v0, v1) = (speeds[index], speeds[index + 1])
      let (a0, a1) = (accelerations[index], accelerations[index + 1])
      let step = points[index + 1] - points[index]
      let (t1, t2) = (duration, duration * duration)
      let c3 = (20 * step - (8 * v1 + 12 * v0) * t1 - (3 * a0 - a1) * t2) / (2 * t2 * t1)
      let c4 = (-30 * step + (14 * v1 + 16 * v0) * t1 + (3 * a0 - 2 * a1) * t2) / (2 * t2 * t2)
      let c5 = (12 * step - 6 * (v1 + v0) * t1 - (a0 - a1) * t2) / (2 * t2 * t2 * t1)
      return points[index] + t * (v0 + t * (a0 / 2 + t * (c3 + t * (c4 + t * c5))))
    }
    return points.last ?? 0
  }
}
