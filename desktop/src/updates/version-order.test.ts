import fc from "fast-check";
import { isLaterVersion } from "./version-order";

test.each([
  ["1.2.0", "1.1.9", true],
  ["1.10.0", "1.9.0", true],
  ["2.0.0", "1.99.99", true],
  ["1.2.0", "1.2.0", false],
  ["1.2.0", "1.2.0-beta.3", true],
  ["1.2.0-beta.10", "1.2.0-beta.9", true],
  ["1.2.0-beta.1", "1.2.0", false],
  ["latest", "1.0.0", false],
  ["1.0.0", "", false],
])("%s is later than %s: %s", (version, than, later) => {
  expect(isLaterVersion(version, than)).toBe(later);
});

test("of two different versions exactly one is later", () => {
  const version = fc.tuple(fc.nat(30), fc.nat(30), fc.nat(30)).map((numbers) => numbers.join("."));
  fc.assert(
    fc.property(version, version, (one, other) => {
      fc.pre(one !== other);
      expect(isLaterVersion(one, other)).toBe(!isLaterVersion(other, one));
    }),
  );
});
