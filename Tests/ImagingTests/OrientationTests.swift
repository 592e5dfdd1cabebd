import Imaging
import Testing

@Suite struct OrientationTests {
    @Test(arguments: Orientation.allCases)
    func swapsSidesWhenItTurnsByOneQuarter(_ orientation: Orientation) {
        let lying: Set<Orientation> = [.leftMirrored, .right, .rightMirrored, .left]
        #expect(orientation.swapsSides == lying.contains(orientation))
    }
}
