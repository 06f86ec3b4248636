import { overallState, serviceParts } from "./service-state.js";

const ago = () => "2 hours ago";
const CATALOGUE = { podcasts: 4_700_000, updatedAt: "2026-11-22T10:00:00.000Z" };

test("a working service shows its counts", () => {
  const parts = serviceParts("ok", CATALOGUE, ago);
  expect(parts.map(({ name, state }) => [name, state])).toEqual([
    ["Website", "works"],
    ["Accounts and lists", "works"],
    ["Search", "works"],
  ]);
  expect(parts[2]?.text).toBe("4,700,000 shows. The catalogue last changed 2 hours ago.");
  expect(overallState(parts)).toBe("works");
});

test("shows the service's own reason, even if search works", () => {
  const parts = serviceParts({ detail: "The search index is being written: 12 of 50 shows." }, CATALOGUE, ago);
  expect(parts[1]).toEqual({
    name: "Accounts and lists",
    state: "down",
    text: "The search index is being written: 12 of 50 shows.",
  });
  expect(parts[2]?.state).toBe("works");
  expect(overallState(parts)).toBe("down");
});

test("makes no claim without an answer", () => {
  const parts = serviceParts("unreachable", undefined, ago);
  expect(parts.map(({ state }) => state)).toEqual(["works", "unknown", "unknown"]);
  expect(overallState(parts)).toBe("unknown");
});

test("reports a catalogue without shows, or without an answer, as down", () => {
  expect(serviceParts("ok", { podcasts: 0, updatedAt: null }, ago)[2]).toMatchObject({ state: "down" });
  expect(serviceParts("ok", undefined, ago)[2]?.text).toBe("The catalogue isn’t responding.");
  expect(serviceParts("ok", { podcasts: 1, updatedAt: null }, ago)[2]?.text).toBe("1 show.");
});
