import { CODE_BYTES, claimCode } from "./claim-code.js";
import { claimState, nextTry } from "./claim-rules.js";
import { proofIn } from "./claim-proof.js";

const CODE = claimCode(new Uint8Array(CODE_BYTES).map((_, at) => at * 7));
const NOW = new Date("2026-11-25T12:00:00Z");

test("a code has a prefix and 24 characters without lookalikes", () => {
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
] as const)("recognizes a proof of the kind %s", (way, proof) => {
  expect(proofIn(proof, CODE)).toBe(way);
});

test("a claim is waiting, expired, proved or ended", () => {
  const claim = { endedBy: null, provedAt: null, expiresAt: new Date(NOW.getTime() + 1) };
  expect(claimState(claim, NOW)).toBe("waiting");
  expect(claimState({ ...claim, expiresAt: NOW }, NOW)).toBe("expired");
  expect(claimState({ ...claim, provedAt: NOW, expiresAt: NOW }, NOW)).toBe("proved");
  expect(claimState({ ...claim, provedAt: NOW, endedBy: "replaced" }, NOW)).toBe("replaced");
});

test("checks of a claim become rarer, but are at most a day apart", () => {
  const hours = [0, 1, 2, 3, 50].map((tries) => (nextTry(NOW, tries).getTime() - NOW.getTime()) / 3_600_000);
  expect(hours).toEqual([1, 6, 24, 24, 24]);
});
