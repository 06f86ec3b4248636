import fc from "fast-check";
import {
  afterOutage,
  HEALTHY,
  type Outage,
  type ProviderCircuit,
  providerState,
  restAfterGivingUp,
} from "./provider-state.js";

const NOW = new Date("2026-11-21T12:00:00Z");
const later = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1000);
const DOWN: Outage = { retryAfter: 1, limited: false };

/** Fails, waits for the next allowed request, and fails again. Returns the pause in seconds after each failure. */
function waits(times: number, outage = DOWN): number[] {
  let circuit: ProviderCircuit = HEALTHY;
  let now = NOW;
  return Array.from({ length: times }, () => {
    circuit = afterOutage(circuit, now, outage);
    const wait = circuit.openUntil ? (circuit.openUntil.getTime() - now.getTime()) / 1000 : 0;
    now = circuit.openUntil ?? now;
    return wait;
  });
}

test("pauses requests after the third failure, ever longer up to five minutes", () => {
  expect(waits(8)).toEqual([0, 0, 30, 60, 120, 240, 300, 300]);
});

test("pauses requests as long as the source asks", () => {
  expect(waits(4, { retryAfter: 90, limited: false })).toEqual([0, 0, 90, 90]);
});

test("pauses at once when the source asks for fewer calls", () => {
  expect(waits(1, { retryAfter: 30, limited: true })).toEqual([30]);
  expect(waits(1, { retryAfter: 3_600, limited: true })).toEqual([3_600]);
});

test("counts failures of checks in progress once", () => {
  let circuit = afterOutage(afterOutage(afterOutage(HEALTHY, NOW, DOWN), NOW, DOWN), NOW, DOWN);
  const open = circuit;
  for (let n = 0; n < 8; n += 1) circuit = afterOutage(circuit, later(5), DOWN);
  expect(circuit).toEqual(open);
  expect(afterOutage(circuit, later(5), { retryAfter: 60, limited: true }).openUntil).toEqual(later(65));
});

test("allows no request during the pause, then a single one", () => {
  const circuit = { failures: 3, openUntil: later(30) };
  expect(providerState(HEALTHY, NOW)).toBe("closed");
  expect(providerState({ failures: 2, openUntil: null }, NOW)).toBe("closed");
  expect(providerState(circuit, later(29.999))).toBe("open");
  expect(providerState(circuit, later(30))).toBe("probing");
});

test("pauses at most five minutes or the requested time, and never less after more failures", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 600 }), { maxLength: 40 }), (pauses) => {
      let circuit: ProviderCircuit = HEALTHY;
      let now = NOW;
      for (const pause of pauses) {
        now = new Date(now.getTime() + pause * 1000);
        const next = afterOutage(circuit, now, DOWN);
        expect(next.failures).toBeGreaterThanOrEqual(circuit.failures);
        const wait = (next.openUntil ?? now).getTime() - now.getTime();
        expect(wait).toBeLessThanOrEqual(300_000);
        circuit = next;
      }
    }),
  );
});

test("a check that is given up waits for its interval, doubled each time up to a week", () => {
  const HOUR = 3_600;
  expect([0, 1, 2, 20].map((failures) => restAfterGivingUp(HOUR, failures))).toEqual([
    HOUR,
    2 * HOUR,
    4 * HOUR,
    168 * HOUR,
  ]);
  expect(restAfterGivingUp(0, 0)).toBe(HOUR);
  expect(restAfterGivingUp(168 * HOUR, 3)).toBe(168 * HOUR);
});
