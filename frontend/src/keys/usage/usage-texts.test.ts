import { dayText, hourText, keyText, latencyText, sharesText, stepsText } from "./usage-texts";

const NONE = { answered: 0, unchanged: 0, refused: 0, limited: 0, failed: 0, p50: null, p95: null };

test("latencies are bounds, with their unit", () => {
  expect(latencyText(50, 3)).toBe("≤ 50 ms");
  expect(latencyText(2_500, 3)).toBe("≤ 2.5 s");
  expect(latencyText(null, 3)).toBe("> 10 s");
  expect(latencyText(null, 0)).toBe("–");
});

test("rounds shares, omits those of zero, and rounds no small one to zero and no large one to all", () => {
  expect(sharesText({ ...NONE, requests: 1_000, answered: 999, failed: 1 })).toBe("99% got 2xx, <1% 5xx");
  expect(sharesText({ ...NONE, requests: 4, limited: 4 })).toBe("100% got 429");
  expect(sharesText({ ...NONE, requests: 43, answered: 31, refused: 12 })).toBe("72% got 2xx, 28% 4xx");
});

test("shows days and hours in UTC", () => {
  expect(dayText("2026-11-01")).toBe("Nov 1");
  expect(hourText("2026-11-01T09:00:00Z")).toBe("Nov 1, 09:00");
});

test("tells keys with the same name apart by their ending, and marks inactive ones", () => {
  const key = { name: "Nightly", hint: "ek_live_43xU…gRMk" };
  expect(keyText({ ...key, state: "live" })).toBe("…gRMk · Nightly");
  expect(keyText({ ...key, state: "revoked" })).toBe("…gRMk · revoked · Nightly");
});

test("counts steps in words", () => {
  expect([stepsText(1, "day"), stepsText(30, "day"), stepsText(24, "hour")]).toEqual(["1 day", "30 days", "24 hours"]);
});
