import { knowsLittle, littleKnownFrom } from "./knows-little.js";
import type { DefaultableField } from "./podcast.js";

const shell: { defaulted: DefaultableField[] } = {
  defaulted: ["categories", "episodeCount", "lastUpdate", "language"],
};
const known: { defaulted: DefaultableField[] } = { defaulted: ["episodeCount", "lastUpdate"] };

test("a category, an episode count or a date is more than a title", () => {
  expect(knowsLittle(shell)).toBe(true);
  for (const field of ["categories", "episodeCount", "lastUpdate"] as const)
    expect(knowsLittle({ defaulted: shell.defaulted.filter((one) => one !== field) })).toBe(false);
});

test("the divider precedes the little-known shows after the last known one", () => {
  expect(littleKnownFrom([known, known, shell, shell])).toBe(2);
  expect(littleKnownFrom([shell, known, shell])).toBe(2);
  expect(littleKnownFrom([shell, shell])).toBeUndefined();
  expect(littleKnownFrom([known])).toBeUndefined();
  expect(littleKnownFrom([])).toBeUndefined();
});
