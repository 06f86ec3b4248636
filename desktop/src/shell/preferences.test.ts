import { FIRST_PREFERENCES, quietOf, readPreferences } from "./preferences";

test.each([undefined, "", "{", "null", '{"notify":1}', '{"notify":true,"quiet":{"from":-1,"to":5},"keepInTray":true}'])(
  "%p means those of a new installation",
  (kept) => expect(readPreferences(kept)).toEqual(FIRST_PREFERENCES),
);

test("reads stored preferences", () => {
  const kept = { notify: false, quiet: null, keepInTray: true };
  expect(readPreferences(JSON.stringify(kept))).toEqual(kept);
  expect(quietOf(kept)).toBe("off");
  expect(quietOf({ ...kept, notify: true })).toBeNull();
  expect(quietOf(FIRST_PREFERENCES)).toEqual({ from: 1320, to: 420 });
});
