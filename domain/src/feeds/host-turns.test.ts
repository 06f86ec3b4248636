import fc from "fast-check";
import { APART, AT_ONCE, HostTurns } from "./host-turns.js";

const HOST = "feeds.example";

test("a host's second request starts after a second, and the third when one has ended", () => {
  const turns = new HostTurns();
  expect(turns.enter(HOST, 0)).toBe(0);
  expect(turns.enter(HOST, 300)).toBe(700);
  expect(turns.enter(HOST, 1_000)).toBe(0);
  expect(turns.enter(HOST, 2_000)).toBeGreaterThan(0);
  turns.leave(HOST, 2_500);
  expect(turns.enter(HOST, 2_500)).toBe(0);
});

test("different hosts do not wait for each other", () => {
  const turns = new HostTurns();
  expect([turns.enter("a.example", 0), turns.enter("b.example", 0)]).toEqual([0, 0]);
});

test("a host that asks for a pause gets no request until then, even after a shorter one", () => {
  const turns = new HostTurns();
  turns.rest(HOST, 60, 0);
  turns.rest(HOST, 5, 1_000);
  expect(turns.enter(HOST, 59_999)).toBe(1);
  expect(turns.enter(HOST, 60_000)).toBe(0);
});

// Each event has the milliseconds to wait first, and what happens then.
const events = fc.array(
  fc.record({
    passed: fc.integer({ min: 0, max: 1_500 }),
    kind: fc.constantFrom("enter", "leave", "rest"),
    host: fc.constantFrom("a.example", "b.example"),
    seconds: fc.integer({ min: 0, max: 20 }),
  }),
  { maxLength: 200 },
);

test("a host never gets two requests within a second, three at once, or one during a pause", () => {
  fc.assert(
    fc.property(events, (list) => {
      const turns = new HostTurns();
      const seen = new Map<string, { active: number; started: number; restsUntil: number }>();
      let now = 0;
      for (const { passed, kind, host, seconds } of list) {
        now += passed;
        const state = seen.get(host) ?? { active: 0, started: -Infinity, restsUntil: 0 };
        seen.set(host, state);
        if (kind === "rest") {
          turns.rest(host, seconds, now);
          state.restsUntil = Math.max(state.restsUntil, now + seconds * 1_000);
        } else if (kind === "leave" && state.active > 0) {
          turns.leave(host, now);
          state.active -= 1;
        } else if (kind === "enter" && turns.enter(host, now) === 0) {
          expect(state.active).toBeLessThan(AT_ONCE);
          expect(now - state.started).toBeGreaterThanOrEqual(APART);
          expect(now).toBeGreaterThanOrEqual(state.restsUntil);
          state.active += 1;
          state.started = now;
        }
      }
    }),
  );
});

test("a caller that waits for the returned time gets a turn as requests end", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 30 }), (durations) => {
      const turns = new HostTurns();
      let now = 0;
      const ends: number[] = [];
      for (const duration of durations) {
        for (let wait = turns.enter(HOST, now); wait > 0; wait = turns.enter(HOST, now)) {
          now += wait;
          for (const end of ends.filter((moment) => moment <= now)) {
            ends.splice(ends.indexOf(end), 1);
            turns.leave(HOST, now);
          }
        }
        ends.push(now + duration);
      }
      // Two at a time, a second apart, is never slower than one after another.
      expect(now).toBeLessThanOrEqual(durations.reduce((sum, each) => sum + Math.max(each, APART) + 100, 0));
    }),
  );
});

test("idle hosts are forgotten, but not busy or pausing ones", () => {
  const turns = new HostTurns();
  turns.rest("rests.example", 100, 0);
  turns.enter("busy.example", 0);
  for (let number = 0; number < 2_000; number += 1) {
    turns.enter(`host-${number}.example`, 0);
    turns.leave(`host-${number}.example`, 5_000);
  }
  expect(turns.enter("rests.example", 5_000)).toBe(95_000);
  expect(turns.enter("busy.example", 5_000)).toBe(0);
  expect(turns.enter("busy.example", 6_000)).toBeGreaterThan(0);
});
