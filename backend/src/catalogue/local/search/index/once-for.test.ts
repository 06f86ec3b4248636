import { jest } from "@jest/globals";
import { once } from "./once-for.js";

test.each([undefined, null, 3])("computes %s once", (result) => {
  const compute = jest.fn(() => result);
  const found = once(compute);
  expect([found(), found()]).toEqual([result, result]);
  expect(compute).toHaveBeenCalledTimes(1);
});
