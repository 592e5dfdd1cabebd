import Imaging
import Testing

struct ArrayLevelTests {
    @Test(arguments: [(0, 1), (1, 1), (2, 3), (6, 3), (7, 4), (8, 5), (100, 5)])
    func findsTheLevelOfARank(rank: Int, level: Int) {
        #expect([0, 2, 0, 5, 1, 0].level(ofRank: rank) == level)
    }
}
