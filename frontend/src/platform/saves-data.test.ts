import { savesData } from "./saves-data";

test.each([
  ["a visitor who asks for it", { saveData: true, effectiveType: "4g" }, true],
  ["a slow connection", { saveData: false, effectiveType: "2g" }, true],
  ["a very slow connection", { saveData: false, effectiveType: "slow-2g" }, true],
  ["a phone's usual connection", { saveData: false, effectiveType: "3g" }, false],
  ["a quick connection", { saveData: false, effectiveType: "4g" }, false],
  ["a browser that tells nothing", undefined, false],
])("%s", (_, connection, expected) => {
  expect(savesData(connection && { connection })).toBe(expected);
});

test("reads this browser's own connection", () => {
  expect(savesData()).toBe(false);
});
