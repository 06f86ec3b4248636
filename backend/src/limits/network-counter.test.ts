import { NetworkCounter } from "./network-counter.js";

let now: number;
let counter: NetworkCounter;
beforeEach(() => {
  now = 5_000;
  counter = new NetworkCounter({ points: 3, seconds: 60 }, () => now);
});
const times = (count: number, network: string) => Array.from({ length: count }, () => counter.trySpend(network));

test("N pass, N + 1 gets the time to wait, other networks are unaffected", () => {
  expect(times(3, "a")).toEqual([undefined, undefined, undefined]);
  now += 20_500;
  expect(times(2, "a")).toEqual([40, 40]);
  expect(times(1, "b")).toEqual([undefined]);
});

test("starts counting again after the period, whatever was refused during it", () => {
  times(100, "a");
  now += 59_999;
  expect(times(1, "a")).toEqual([1]);
  now += 1;
  expect(times(4, "a")).toEqual([undefined, undefined, undefined, 60]);
});

test("refuses nobody with an infinite limit", () => {
  const open = new NetworkCounter({ points: Infinity, seconds: 60 });
  expect(Array.from({ length: 20_000 }, () => open.trySpend("a")).every((wait) => wait === undefined)).toBe(true);
});

test("uses bounded memory for many networks, and does not evict a busy one", () => {
  times(3, "busy");
  for (let at = 0; at < 49_999; at += 1) counter.trySpend(`${at}`);
  expect(counter.trySpend("busy")).toBe(60);
  for (let at = 0; at < 50_000; at += 1) counter.trySpend(`more ${at}`);
  expect(counter.trySpend("busy")).toBeUndefined();
});
