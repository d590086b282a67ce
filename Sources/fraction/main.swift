import Exact
let third: Fraction = 1/3
print(third * 3 == 1, Fraction(6, -4), try [third, third, third].sum(), try (1...40).map { Fraction(1, $0) }.sum(), try dot([1/2, 1/3], [2, 3]))
for t in ["1e1000000000", "", "+", "1/", "/2", "--1", "1/-2", " 1", "١/٢", "1//2", "0x1", "0.1(6)", "-.(3)", "9223372036854775808/2", "123456789012345678901234567890/987654321098765432109876543210", "0.(9)", "1.500000000000000000000000000000000000", "-9223372036854775808", "9223372036854775808", "1e-18", "1.00000000000000000000000000000000000001e38", "0e99999999999999999999", "1/0", "0/0", "000/5", "5.", ".5", ".", ".e1","0.0000000000000000002168404344971008868014905601739883422851562500"] {
  do { print(t, "=", try Fraction(parsing: t)) } catch { print(t, error) }
}
for i in stride(from: 0 as Fraction, through: 1, by: 1/10) { print(i, terminator: " ") }
print(Int(Fraction(-7, 2)), extendedGCD(240, 46), modularInverse(3, modulo: 7)!, try (-7).divided(by: 2, rounding: .down), integerSquareRoot(UInt8.max))
