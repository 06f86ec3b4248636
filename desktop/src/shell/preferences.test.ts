import { FIRST_PREFERENCES, quietOf, readPreferences } from "./preferences";

test.each([undefined, "", "{", "null", '{"notify":1}', '{"notify":true,"quiet":{"from":-1,"to":5},"keepInTray":true}'])(
  "%p means the preferences of a new installation",
  (stored) => expect(readPreferences(stored)).toEqual(FIRST_PREFERENCES),
);

test("reads stored preferences", () => {
  const stored = { notify: false, quiet: null, keepInTray: true };
  expect(readPreferences(JSON.stringify(stored))).toEqual(stored);
  expect(quietOf(stored)).toBe("off");
  expect(quietOf({ ...stored, notify: true })).toBeNull();
  expect(quietOf(FIRST_PREFERENCES)).toEqual({ from: 1320, to: 420 });
});
