import { CODE_BYTES, claimCode } from "./claim-code.js";
import { claimState, nextTry } from "./claim-rules.js";
import { proofIn } from "./claim-proof.js";

const CODE = claimCode(new Uint8Array(CODE_BYTES).map((_, at) => at * 7));
const NOW = new Date("2026-11-25T12:00:00Z");

test("a code has the prefix and 24 characters that are hard to confuse", () => {
  expect(CODE).toMatch(/^earshot-[0-9a-hjkmnp-tv-z]{24}$/);
  expect(() => claimCode(new Uint8Array(CODE_BYTES - 1))).toThrow("24 random bytes");
  const all = Array.from({ length: 256 }, (_, byte) => claimCode(new Uint8Array(CODE_BYTES).fill(byte)));
  expect(new Set(all).size).toBe(32);
});

test.each([
  ["txt", { texts: [` ${CODE}\n`], descriptions: [] }],
  ["txt", { texts: ["other", CODE], descriptions: [CODE] }],
  ["description", { texts: [], descriptions: [`Tides of the sea. (${CODE}) All about it.`] }],
  ["description", { texts: [`x${CODE}`], descriptions: [`<p>${CODE}</p>`] }],
  // The code appears twice, first as part of another word.
  ["description", { texts: [], descriptions: [`a${CODE} ${CODE}`] }],
  [undefined, { texts: [`${CODE}0`], descriptions: [`${CODE}0`, `0${CODE}`, CODE.slice(0, -1), CODE.toUpperCase()] }],
  [undefined, { texts: [], descriptions: [] }],
] as const)("a proof of the kind %s", (way, proof) => {
  expect(proofIn(proof, CODE)).toBe(way);
});

test("a claim waits, expires, is proved, and ends", () => {
  const claim = { endedBy: null, provedAt: null, expiresAt: new Date(NOW.getTime() + 1) };
  expect(claimState(claim, NOW)).toBe("waiting");
  expect(claimState({ ...claim, expiresAt: NOW }, NOW)).toBe("expired");
  expect(claimState({ ...claim, provedAt: NOW, expiresAt: NOW }, NOW)).toBe("proved");
  expect(claimState({ ...claim, provedAt: NOW, endedBy: "replaced" }, NOW)).toBe("replaced");
});

test("tries become less frequent, but are never more than a day apart", () => {
  const hours = [0, 1, 2, 3, 50].map((tries) => (nextTry(NOW, tries).getTime() - NOW.getTime()) / 3_600_000);
  expect(hours).toEqual([1, 6, 24, 24, 24]);
});
