import { hasEnded, parseEnd } from "./share-link.js";

const NOW = new Date("2026-11-22T12:00:00Z");

test("an end lies in the future, and not beyond ten years", () => {
  expect(parseEnd(undefined, NOW)).toBeUndefined();
  const tomorrow = new Date("2026-11-23T12:00:00Z");
  expect(parseEnd(tomorrow, NOW)).toBe(tomorrow);
  for (const end of [NOW, new Date("2020-01-01"), new Date("2037-01-01")])
    expect(() => parseEnd(end, NOW)).toThrow(expect.objectContaining({ code: "share.end" }) as Error);
});

test("a link has ended from its end on; one without an end never has", () => {
  expect(hasEnded(null, NOW)).toBe(false);
  expect(hasEnded(undefined, NOW)).toBe(false);
  expect(hasEnded(new Date("2026-11-22T12:00:00.001Z"), NOW)).toBe(false);
  expect(hasEnded(NOW, NOW)).toBe(true);
});
