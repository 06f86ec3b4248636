import { createHash } from "node:crypto";
import fc from "fast-check";
import { numberedId, podcastId } from "./podcast-id.js";

/** The same number, formatted by JavaScript itself. */
function byTheBook(key: string): string {
  const written = createHash("sha256").update(key).digest().readBigUInt64BE().toString(32).padStart(13, "0");
  return written.replace(/[a-v]/g, (digit) => "abcdefghjkmnpqrstvwxyz".charAt(digit.charCodeAt(0) - 97));
}

test("an id is the first 64 bits of the key's hash in base 32", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), (key) => expect(podcastId(key)).toBe(byTheBook(key))));
});

test("a key keeps its id, so links stay valid", () => {
  expect(podcastId("tide")).toBe("8ma4jkb3zk8by");
});

test("the signed number of an id gives the same id", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (key) => {
      const bits = createHash("sha256").update(key).digest().readBigInt64BE();
      expect(numberedId(bits)).toBe(podcastId(key));
    }),
  );
});
