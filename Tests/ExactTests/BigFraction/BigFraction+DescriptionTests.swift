// BigFraction+DescriptionTests.swift: terms of any size as text.

import Exact
import Testing

struct BigFractionDescriptionTests {
  @Test(arguments: [
    "0", "5", "-5", "3/4", "-3/4", "9223372036854775807",
    "-9223372036854775808", "-9223372036854775808/9223372036854775807",
    "9223372036854775808", "-9223372036854775809", "1/9223372036854775808",
    "-1/9223372036854775808", "9223372036854775808/3",
    "-123456789012345678901234567890/1234567890123456789012345678901",
  ])
  func descriptions(_ text: String) throws {
    let value = try BigFraction(parsing: text)
    #expect(value.description == text)
    #expect("\(value)" == text)
    #expect(String(value.numerator) == text.split(separator: "/")[0])
  }
}
