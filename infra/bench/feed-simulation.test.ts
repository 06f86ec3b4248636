import { simulate } from "./feed-simulation.ts";

const DAILY = Array.from({ length: 30 }, () => 24);
const WEEKLY = Array.from({ length: 30 }, () => 168);
const about = { shows: 2_000, rhythms: [DAILY, WEEKLY], warmUpDays: 20, days: 7, seed: 3 };

test("with a fetch for every show and hour all is found within the hour", () => {
  expect(simulate({ ...about, policy: "in turn", fetchesAnHour: 2_000 }).within).toEqual([1, 1, 1]);
});

test("the adaptive reader finds more, and earlier, on a small budget", () => {
  const turn = simulate({ ...about, policy: "in turn", fetchesAnHour: 40 });
  const own = simulate({ ...about, policy: "adaptive", fetchesAnHour: 40 });
  for (const at of [0, 1, 2] as const) expect(own.within[at]).toBeGreaterThan(turn.within[at]);
  expect(own.useful).toBeGreaterThan(turn.useful);
  expect(simulate({ ...about, policy: "adaptive", fetchesAnHour: 40 })).toEqual(own);
});
