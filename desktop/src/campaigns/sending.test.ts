import { jest } from "@jest/globals";
import { Sending } from "./sending.node";

beforeEach(() => void jest.useFakeTimers({ now: 0 }));
afterEach(() => void jest.useRealTimers());

/** An outbox that returns the given times as its next attempts, one after another. */
function outbox(...pauses: (number | undefined)[]) {
  const tries: [at: number, now: boolean][] = [];
  let next: number | undefined;
  return {
    tries,
    flush: async ({ now = false } = {}) => {
      tries.push([Date.now(), now]);
      next = pauses.shift();
    },
    nextAt: () => next,
  };
}

test("tries again when the pause is over, until nothing waits", async () => {
  const box = outbox(5_000, 15_000, undefined);
  const sending = new Sending(box);
  await sending.sendNow();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(box.tries).toEqual([
    [0, true],
    [5_000, false],
    [15_000, false],
  ]);
});

test("a manual try replaces the planned one", async () => {
  const box = outbox(5_000, undefined);
  const sending = new Sending(box);
  await sending.sendNow();
  await jest.advanceTimersByTimeAsync(1_000);
  await sending.sendNow();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(box.tries.map(([at]) => at)).toEqual([0, 1_000]);
});

test("stops with the app", async () => {
  const box = outbox(5_000);
  const sending = new Sending(box);
  await sending.sendNow();
  sending.stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(box.tries).toHaveLength(1);
});
