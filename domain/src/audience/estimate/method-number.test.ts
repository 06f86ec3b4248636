import { METHOD_VERSION } from "./estimate-audience.js";
import { methodNumber, methodVersionOf } from "./method-number.js";

test.each([METHOD_VERSION, "2026-11.3", "2026-01.12", "2031-12.1"])("%s survives the round trip", (version) =>
  expect(methodVersionOf(methodNumber(version))).toBe(version),
);

test("a later version has a larger number", () => {
  const versions = ["2026-11.3", "2026-11.10", "2026-12.1", "2027-01.1"].map(methodNumber);
  expect(versions).toEqual(versions.toSorted((a, b) => a - b));
  expect(() => methodNumber("v2")).toThrow("v2 is not a version");
});
