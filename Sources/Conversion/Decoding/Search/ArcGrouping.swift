import NGrams

/// The arcs to one point, grouped by the state that they lead to. Its memory is reused from point to
/// point.
///
/// A point has some hundred arcs to some dozen states, and few of them become hypotheses: only these
/// are sorted.
@usableFromInline struct ArcGrouping {
  /// The arcs that lead to one state.
  @usableFromInline struct Group: Comparable {
    /// The least cost of its arcs.
    @usableFromInline var cost: Cost
    /// The arc inserted last. `ArcGrouping.links` leads to the others.
    @usableFromInline var last: Int32
    @usableFromInline let key: UInt64

    @inlinable init(cost: Cost, last: Int32, key: UInt64) {
      self.cost = cost
      self.last = last
      self.key = key
    }

    @inlinable static func < (a: Group, b: Group) -> Bool { (a.cost, a.key) < (b.cost, b.key) }
  }

  /// An arc of a group.
  @usableFromInline struct Member: Comparable {
    @usableFromInline let cost: Cost
    @usableFromInline let node: Int32
    /// The index of the arc among those inserted.
    @usableFromInline let arc: Int32

    @inlinable init(_ arc: DecoderArc, index: Int32) {
      cost = arc.cost
      node = arc.node
      self.arc = index
    }

    @inlinable static func < (a: Member, b: Member) -> Bool {
      (a.cost, a.node, a.arc) < (b.cost, b.node, b.arc)
    }
  }

  @usableFromInline var groups: [Group] = []
  /// The arc of the same group inserted before each arc, or -1.
  @usableFromInline var links: [Int32] = []
  /// A hash table of the groups by their keys: indices in `groups`, or -1.
  @usableFromInline var slots: [Int32] = []
  /// The arcs of the group asked for last, cheapest first.
  @usableFromInline var members: [Member] = []

  @inlinable init() {}

  /// Groups arcs by the keys of their states.
  @inlinable
  mutating func group<State: DecoderState>(_ arcs: [(state: State, arc: DecoderArc)]) {
    groups.removeAll(keepingCapacity: true)
    if links.count < arcs.count {
      links.append(contentsOf: repeatElement(-1, count: arcs.count - links.count))
    }
    // At most half of the slots are used.
    let bits = Int.bitWidth - max(2 * arcs.count, 1).leadingZeroBitCount
    let shift = UInt64(64 - bits)
    let mask = 1 << bits - 1
    if slots.count <= mask {
      slots.append(contentsOf: repeatElement(-1, count: mask + 1 - slots.count))
    }
    var groups = self.groups
    self.groups = []
    slots.withUnsafeMutableBufferPointer { slots in
      links.withUnsafeMutableBufferPointer { links in
        for slot in 0...mask { slots[slot] = -1 }
        for index in arcs.indices {
          let key = arcs[index].state.key
          let cost = arcs[index].arc.cost
          let arc = Int32(truncatingIfNeeded: index)
          var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> shift)
          while slots[slot] >= 0, groups[Int(slots[slot])].key != key { slot = (slot &+ 1) & mask }
          let group = Int(slots[slot])
          if group >= 0 {
            links[index] = groups[group].last
            groups[group].last = arc
            groups[group].cost = min(groups[group].cost, cost)
          } else {
            slots[slot] = Int32(truncatingIfNeeded: groups.count)
            groups.append(Group(cost: cost, last: arc, key: key))
            links[index] = -1
          }
        }
      }
    }
    self.groups = groups
  }

  /// Returns the groups with the least costs, cheapest first, at most `limit`.
  @inlinable
  mutating func cheapest(_ limit: Int) -> ArraySlice<Group> {
    groups.sort()
    return groups.prefix(limit)
  }

  /// Whether a group has only one arc.
  @inlinable
  func isSingle(_ group: Group) -> Bool { links[Int(group.last)] < 0 }

  /// Sets `members` to the arcs of a group.
  @inlinable
  mutating func collectMembers<State>(
    of group: Group, in arcs: [(state: State, arc: DecoderArc)]
  ) {
    members.removeAll(keepingCapacity: true)
    var index = group.last
    while index >= 0 {
      members.append(Member(arcs[Int(index)].arc, index: index))
      index = links[Int(index)]
    }
    if members.count > 1 { members.sort() }
  }
}
