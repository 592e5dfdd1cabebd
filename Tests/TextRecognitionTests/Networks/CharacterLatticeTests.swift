import Foundation
import Testing

@testable import TextRecognition

struct CharacterLatticeTests {
    // MARK: Reading freely

    @Test(arguments: [
        ("", ""), ("---", ""), ("AAA", "A"), ("A-B", "AB"), ("AABB", "AB"), ("A-A", "AA"), ("-A--A-", "AA"),
        ("<-<<-<", "<<<"), ("AB-0<", "AB0<"),
    ])
    func mergesEqualNeighboursAndDropsBlanks(_ frames: String, _ text: String) {
        let line = CharacterLattice(seen: frames).bestLine()
        #expect(line.text == text)
        #expect(line.characters.allSatisfy { $0.confidence > 0.99 })
    }

    @Test func tellsWhatElseACharacterMayBe() throws {
        let lattice = CharacterLattice(frames: [["A": 1], ["-": 1], ["O": 0.7, "0": 0.2, "Q": 0.1], ["-": 1]])
        let character = try #require(lattice.bestLine().characters.last)
        #expect(character.character == "O")
        #expect(abs(character.confidence - 0.7) < 1e-4)
        #expect(character.alternatives.map(\.character) == ["0", "Q"])
        #expect(abs(character.alternatives[0].confidence - 0.2) < 1e-4)
    }

    @Test func extentsMeetHalfWayBetweenCentres() {
        let extents = CharacterLattice(seen: "-A---B---C-").bestLine().characters.map(\.extent)
        #expect(extents.count == 3)
        for (extent, expected) in zip(extents, [(0, 3.5), (3.5, 7.5), (7.5, 11)]) {
            #expect(abs(extent.lowerBound * 11 - expected.0) < 1e-9)
            #expect(abs(extent.upperBound * 11 - expected.1) < 1e-9)
        }
    }

    // MARK: Probabilities

    @Test func allTextsTogetherHaveProbabilityOne() {
        let lattice = CharacterLattice(random: 7, frameCount: 3, characters: "AB")
        let total = texts(of: "AB", upTo: 3).reduce(0) { $0 + exp(lattice.logLikelihood(of: $1)) }
        #expect(abs(total - 1) < 1e-4)
    }

    @Test func impossibleTextsHaveNoProbability() {
        let lattice = CharacterLattice(seen: "A-A")
        #expect(lattice.logLikelihood(of: "ABAB") == -.infinity)
        #expect(lattice.logLikelihood(of: "AAA") == -.infinity)
        #expect(lattice.logLikelihood(of: "a") == -.infinity)
    }

    /// The places of a line of one character: that one, another, none, or two.
    @Test(arguments: 1...20)
    func aCharactersConfidenceIsItsShareAmongLocalEdits(seed: UInt64) throws {
        let lattice = CharacterLattice(random: seed, frameCount: 4, characters: "AB")
        let line = try #require(lattice.bestLine(ofLength: 1))
        let rivals = ["", "A", "B", "AA", "AB", "BA", "BB"].filter { $0.count < 2 || $0.contains(line.text) }
        let total = rivals.reduce(0) { $0 + exp(lattice.logLikelihood(of: $1)) }
        let expected = exp(lattice.logLikelihood(of: line.text)) / total
        #expect(abs(line.characters[0].confidence - expected) < 1e-3)
    }

    // MARK: Reading so many characters

    /// Viterbi's answer against trying every sequence of frames.
    @Test(arguments: 1...40)
    func findsTheLikeliestAlignment(seed: UInt64) throws {
        let lattice = CharacterLattice(random: seed, frameCount: 5, characters: "AB0")
        let count = Int(seed % 4)
        let paths = texts(of: "AB0-", upTo: 5).filter { $0.count == 5 && collapsed($0).count == count }
        let best = try #require(paths.max { lattice.logProbability(of: $0) < lattice.logProbability(of: $1) })
        let line = lattice.bestLine(ofLength: count)
        #expect(line?.text == collapsed(best))
        #expect(line.map { abs($0.logLikelihood - lattice.logLikelihood(of: $0.text)) < 1e-4 } == true)
    }

    @Test(arguments: [("A-B-C", 2), ("A-B-C", 4), ("<-<-<", 2), ("<-<-<--", 4)])
    func aLengthThatWasNotSeenIsDoubtful(_ frames: String, _ length: Int) throws {
        let line = try #require(CharacterLattice(seen: frames).bestLine(ofLength: length))
        #expect(line.characters.count == length)
        #expect(line.lowestConfidence < 0.1)
        #expect(line.logLikelihood < -2)
    }

    @Test func theLengthThatIsThereIsTheLikeliest() throws {
        let lattice = CharacterLattice(seen: "-1-2-B-<-")
        let right = try #require(lattice.bestLine(ofLength: 4))
        #expect(right.text == "12B<" && right == lattice.bestLine())
        for other in [3, 5] {
            #expect(try right.logLikelihood > #require(lattice.bestLine(ofLength: other)).logLikelihood + 5)
        }
    }

    @Test func readsAsIfThereWereNoOtherCharacters() {
        let lattice = CharacterLattice(frames: [["O": 0.7, "0": 0.2, "-": 0.1], ["-": 1], ["B": 0.9, "8": 0.1]])
        let digits = lattice.allowing(Set("0123456789")).bestLine()
        #expect(lattice.bestLine().text == "OB" && digits.text == "08")
        // What is left of the probability is shared among what is allowed and the blank.
        #expect(abs(digits.characters[0].confidence - 2.0 / 3) < 0.01 && digits.characters[1].confidence > 0.99)
        #expect(lattice.allowing([]).bestLine().text.isEmpty)
    }

    @Test func knowsTheAlphabetThatItIsGiven() {
        let lattice = CharacterLattice(
            scores: [5, 0, 0, 0, 5, 0, 0, 0, 5], alphabet: ["Å", "ß"])
        #expect(lattice.frameCount == 3 && lattice.bestLine().text == "Åß")
        #expect(lattice.logLikelihood(of: "Å<") == -.infinity && lattice.logLikelihood(of: "Åß") > -0.3)
    }

    @Test(arguments: [("AB", 3), ("A-", 3), ("", 1)])
    func tooFewFramesHaveNoLine(_ frames: String, _ length: Int) {
        #expect(CharacterLattice(seen: frames).bestLine(ofLength: length) == nil)
    }

    @Test func noCharactersAreTheEmptyLine() throws {
        let line = try #require(CharacterLattice(seen: "--").bestLine(ofLength: 0))
        #expect(line.text.isEmpty)
        #expect(line.logLikelihood > -0.01)
    }
}

// MARK: - Lattices made by hand, "-" being the blank

extension CharacterLattice {
    private static let classes = CharacterLattice.mrzAlphabet + ["-"]

    /// Characters that are not named in a frame are next to impossible.
    init(frames: [[Character: Double]]) {
        self.init(
            scores: Self.classes.flatMap { character in
                frames.map { frame in Float(log(frame[character] ?? 1e-7)) }
            })
    }

    /// One class per frame that is nearly certain.
    init(seen frames: String) {
        self.init(frames: frames.map { [$0: 0.9999] })
    }

    /// Random probabilities of some characters and the blank.
    init(random seed: UInt64, frameCount: Int, characters: String) {
        var state = seed
        func next() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 33) / Double(1 << 31) + 0.01
        }
        self.init(
            frames: (0..<frameCount).map { _ in
                Dictionary(uniqueKeysWithValues: (characters + "-").map { ($0, next()) })
            })
    }

    /// The logarithm of the probability of one class per frame.
    fileprivate func logProbability(of path: String) -> Float {
        path.enumerated().reduce(0) { sum, place in
            sum + logProbabilities[place.offset * classCount + (Self.classes.firstIndex(of: place.element) ?? 0)]
        }
    }
}

/// All texts of some characters, up to a length.
private func texts(of characters: String, upTo length: Int) -> [String] {
    length == 0
        ? [""] : [""] + texts(of: characters, upTo: length - 1).flatMap { text in characters.map { "\($0)" + text } }
}

/// The text of one class per frame.
private func collapsed(_ path: String) -> String {
    String(zip(path, "-" + path).filter { $0 != $1 && $0 != "-" }.map(\.0))
}
