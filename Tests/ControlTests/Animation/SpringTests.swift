import Foundation
import Terrace
import Testing

@Suite("Springs and curves")
struct SpringTests {
    @Test("A spring arrives, whichever way it is described", arguments: [
        Spring(), .bouncy, Spring(duration: 0.4, bounce: -0.5), Spring(mass: 1, stiffness: 100, damping: 10),
        Spring(response: 0.3, dampingRatio: 0.5), Spring(settlingDuration: 1, dampingRatio: 0.7),
    ])
    func arrives(spring: Spring) {
        #expect(abs(spring.value(target: 10.0, time: 0)) < 1e-9)
        #expect(abs(spring.value(target: 10.0, time: 20) - 10) < 0.01)
        #expect(abs(spring.velocity(target: 10.0, time: 20)) < 0.1)
    }

    @Test("A spring with bounce overshoots, one without does not") func overshoots() {
        let times = stride(from: 0.0, through: 2, by: 0.01)
        #expect(times.contains { Spring.bouncy.value(target: 1.0, time: $0) > 1.01 })
        #expect(!times.contains { Spring.smooth.value(target: 1.0, time: $0) > 1.001 })
    }

    @Test("The physics of a spring are those that it was made from") func physics() {
        let spring = Spring(mass: 1, stiffness: 120, damping: 12)
        #expect(abs(spring.stiffness - 120) < 1e-6)
        #expect(abs(spring.damping - 12) < 1e-6)
        #expect(abs(Spring(settlingDuration: 0.8, dampingRatio: 0.6).settlingDuration - 0.8) < 1e-6)
    }

    @Test("Springs of nonsense still give numbers") func nonsense() {
        for spring in [Spring(mass: 0, stiffness: 0, damping: 0), Spring(duration: 0, bounce: 1), Spring(duration: -1, bounce: 5)] {
            let value: Double = spring.value(target: 1, time: 0.5)
            #expect(!value.isNaN)
        }
    }

    @Test("Curves begin at 0, end at 1 and never turn back", arguments: [
        UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    ])
    func curves(curve: UnitCurve) {
        #expect(abs(curve.value(at: 0)) < 1e-6)
        #expect(abs(curve.value(at: 1) - 1) < 1e-6)
        let values = stride(from: 0.0, through: 1, by: 0.02).map(curve.value)
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 })
        #expect(abs(curve.inverse.value(at: curve.value(at: 0.3)) - 0.3) < 0.02)
    }

    @Test("A curve by its handles follows them") func handles() {
        let late = UnitCurve.bezier(startControlPoint: UnitPoint(x: 1, y: 0), endControlPoint: UnitPoint(x: 1, y: 0))
        #expect(late.value(at: 0.5) < 0.2)
        #expect(late.velocity(at: 0.95) > late.velocity(at: 0.1))
    }
}
