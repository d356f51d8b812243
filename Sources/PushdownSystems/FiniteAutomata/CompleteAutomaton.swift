/// A deterministic, complete automaton over classes of letters. All states are reachable from the
/// first. There can be more states and classes than necessary.
struct CompleteAutomaton<Letter: TypedIndex> {
    var classes: [Int]
    /// The first letter of each class.
    var examples: [Letter]
    /// The successor of each state for each class, grouped by state.
    var successors: [Int]
    /// True for each accepting state. The first state is the start.
    var accepting: [Bool]

    var stateCount: Int { accepting.count }
    var classCount: Int { examples.count }

    /// The equivalent automaton with the minimum number of states and classes.
    var minimal: Self {
        let blocks = equivalentStates
        let count = (blocks.max() ?? -1) + 1
        var members = Array(repeating: 0, count: count)
        for (state, block) in blocks.enumerated() {
            members[block] = state
        }
        // Merge classes with which every block continues alike.
        var known: [[Int]: Int] = [:]
        var merged: [Int] = []
        var columns: [[Int]] = []
        var examples: [Letter] = []
        for index in 0..<classCount {
            let column = members.map { blocks[successors[$0 * classCount + index]] }
            let new = known[column] ?? columns.count
            if new == columns.count {
                known[column] = new
                columns.append(column)
                examples.append(self.examples[index])
            }
            merged.append(new)
        }
        // Number the blocks breadth-first, so equivalent automata become equal.
        var order = [blocks[0]]
        var numbers = Array(repeating: -1, count: count)
        numbers[blocks[0]] = 0
        var index = 0
        while index < order.count {
            for column in columns where numbers[column[order[index]]] < 0 {
                numbers[column[order[index]]] = order.count
                order.append(column[order[index]])
            }
            index += 1
        }
        return Self(
            classes: classes.map { merged[$0] }, examples: examples,
            successors: order.flatMap { block in columns.map { numbers[$0[block]] } },
            accepting: order.map { accepting[members[$0]] })
    }

    /// The number of a block for each state. Two states are in one block if they accept the same
    /// continuations.
    ///
    /// Computed by refinement: a block is split if, for some class, only some of its states lead to
    /// another block (Hopcroft: An n log n algorithm for minimizing states in a finite automaton,
    /// 1971).
    private var equivalentStates: [Int] {
        var partition = Partition(count: stateCount)
        for state in 0..<stateCount where accepting[state] {
            partition.mark(state)
        }
        partition.split()
        let predecessors = Predecessors(of: self)
        var waiting = Array(0..<partition.blockCount)
        while let block = waiting.popLast() {
            // A copy, because the block itself can be split.
            let splitter = partition.states(of: block)
            for index in 0..<classCount {
                for state in splitter {
                    predecessors.forEach(of: state * classCount + index) { partition.mark($0) }
                }
                // The new block is the smaller part, so each state is visited at most log n times.
                waiting += partition.split()
            }
        }
        return partition.blocks
    }
}

private struct Predecessors {
    /// The predecessors, grouped by state and class.
    private var states: [Int]
    /// The start of each group, and the end of the last.
    private var starts: [Int]

    init(of automaton: CompleteAutomaton<some TypedIndex>) {
        let count = automaton.classCount
        states = Array(repeating: 0, count: automaton.successors.count)
        starts = Array(repeating: 0, count: automaton.successors.count + 1)
        for (edge, successor) in automaton.successors.enumerated() {
            starts[successor * count + edge % count] += 1
        }
        // Starts as ends; filling each group from its end turns the end into the start.
        for place in starts.indices.dropFirst() {
            starts[place] += starts[place - 1]
        }
        for (edge, successor) in automaton.successors.enumerated() {
            let place = successor * count + edge % count
            starts[place] -= 1
            states[starts[place]] = edge / count
        }
    }

    func forEach(of place: Int, _ body: (Int) -> Void) {
        states[starts[place]..<starts[place + 1]].forEach(body)
    }
}

/// Numbers from 0 up in disjoint blocks that are split at their marked parts (Valmari, Lehtinen:
/// Efficient minimization of DFAs with partial transition functions, 2008).
private struct Partition {
    private(set) var blocks: [Int]
    private var order: [Int]
    private var places: [Int]
    private var ranges: [Range<Int>]
    private var marked: [Int]
    private var touched: [Int] = []

    init(count: Int) {
        blocks = Array(repeating: 0, count: count)
        order = Array(0..<count)
        places = order
        ranges = [0..<count]
        marked = [0]
    }

    var blockCount: Int { ranges.count }

    func states(of block: Int) -> [Int] {
        Array(order[ranges[block]])
    }

    /// Moves a number to the marked numbers, which come first in its block.
    mutating func mark(_ number: Int) {
        let block = blocks[number]
        let boundary = ranges[block].lowerBound + marked[block]
        let place = places[number]
        guard place >= boundary else {
            return
        }
        if marked[block] == 0 {
            touched.append(block)
        }
        let other = order[boundary]
        order.swapAt(place, boundary)
        places[number] = boundary
        places[other] = place
        marked[block] += 1
    }

    /// Splits each partly marked block, and returns the new blocks. Each is the smaller part of its
    /// original block.
    @discardableResult mutating func split() -> [Int] {
        var new: [Int] = []
        for block in touched {
            let range = ranges[block]
            let boundary = range.lowerBound + marked[block]
            marked[block] = 0
            guard boundary < range.upperBound else {
                continue
            }
            let isMarkedSmaller = boundary - range.lowerBound <= range.upperBound - boundary
            let part = isMarkedSmaller ? range.lowerBound..<boundary : boundary..<range.upperBound
            ranges[block] = isMarkedSmaller ? boundary..<range.upperBound : range.lowerBound..<boundary
            for place in part {
                blocks[order[place]] = ranges.count
            }
            new.append(ranges.count)
            ranges.append(part)
            marked.append(0)
        }
        touched = []
        return new
    }
}
