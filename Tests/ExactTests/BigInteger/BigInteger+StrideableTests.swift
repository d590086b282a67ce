// BigInteger+StrideableTests.swift: steps and distances at the ends of `Int`.

import Exact
import Testing

struct BigIntegerStrideableTests {
  /// Steps and distances, at the places where their parts leave `Int`.
  @Test(
    arguments: [
      (0, .max, "9223372036854775807"),
      (2, .max, "9223372036854775809"),
      (-1, .min, "-9223372036854775809"),
      (1, .min, "-9223372036854775807"),
      (9_223_372_036_854_775_808, .min, "0"),
      (-36_893_488_147_419_103_232, .max, "-27670116110564327425"),
    ] as [(BigInteger, Int, String)])
  func steps(_ start: BigInteger, _ step: Int, _ text: String) {
    let end = start.advanced(by: step)
    #expect("\(end)" == text)
    #expect(start.distance(to: end) == step)
  }

  @Test func strides() {
    let values = stride(from: 5 as BigInteger, to: 1 << 65, by: .max)
    #expect(
      values.map { "\($0)" } == [
        "5", "9223372036854775812", "18446744073709551619",
        "27670116110564327426",
      ])
    let power = (1 as BigInteger) << 100
    #expect((power...power + 2).map { $0 - power } == [0, 1, 2])
  }

  @Test func traps() async {
    expectTrap(
      "Not enough bits to represent the distance",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(BigInteger(zero()).distance(to: 1 << 63))
      })
  }
}
