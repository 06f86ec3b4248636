import { hasEnded, parseEnd } from "./share-link.js";

const NOW = new Date("2026-11-22T12:00:00Z");

test("a link must end in the future, within ten years", () => {
  expect(parseEnd(undefined, NOW)).toBeUndefined();
  const tomorrow = new Date("2026-11-23T12:00:00Z");
  expect(parseEnd(tomorrow, NOW)).toBe(tomorrow);
  for (const end of [NOW, new Date("2020-01-01"), new Date("2037-01-01")])
    expect(() => parseEnd(end, NOW)).toThrow(
      // The path is the field of the request.
      expect.objectContaining({ code: "share.end", errors: [expect.objectContaining({ path: "expiresAt" })] }) as Error,
    );
});

test("a link ends at its end time, or never without one", () => {
  expect(hasEnded(null, NOW)).toBe(false);
  expect(hasEnded(undefined, NOW)).toBe(false);
  expect(hasEnded(new Date("2026-11-22T12:00:00.001Z"), NOW)).toBe(false);
  expect(hasEnded(NOW, NOW)).toBe(true);
});
