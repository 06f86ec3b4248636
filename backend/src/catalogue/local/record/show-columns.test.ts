import fc from "fast-check";
import { OPEN_END } from "./audience-facts.js";
import { BYTES_A_SHOW, columnNumber, columnsIn, flagNumber } from "./show-columns.js";

test("the columns of any number of shows fill their buffer exactly", () => {
  for (const shows of [0, 1, 2, 3, 4_096]) {
    const columns = columnsIn(new ArrayBuffer(shows * BYTES_A_SHOW), shows);
    const bytes = Object.values(columns).map(({ byteLength }) => byteLength);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBe(shows * BYTES_A_SHOW);
  }
});

test("numbers keep their order, unknown ones come first and those without an end last", () => {
  expect([null, -1, 0, 7, 4_294_967_292, 1e12, OPEN_END].map(columnNumber)).toEqual([
    0, 0, 1, 8, 4_294_967_293, 4_294_967_294, 4_294_967_295,
  ]);
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (a, b) => Math.sign(columnNumber(a) - columnNumber(b)) === Math.sign(a - b)),
  );
});

test("an unknown flag differs from yes and no", () => {
  expect([null, 0, 1].map(flagNumber)).toEqual([0, 1, 2]);
});
