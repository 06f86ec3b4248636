import { inConstantTime } from "./constant-time.js";

const { jest } = import.meta;
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const finished = <Result>(answer: Promise<Result>) => {
  const seen = { done: false };
  const note = () => (seen.done = true);
  answer.then(note, note);
  return seen;
};

test("answers instant work at the set time, and not before", async () => {
  const answer = inConstantTime(150, async () => "done");
  const seen = finished(answer);
  await jest.advanceTimersByTimeAsync(149);
  expect(seen.done).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(seen.done).toBe(true);
  expect(await answer).toBe("done");
});

test("instant failures are reported no sooner", async () => {
  const answer = inConstantTime(150, async () => {
    throw new Error("taken");
  });
  const seen = finished(answer);
  await jest.advanceTimersByTimeAsync(149);
  expect(seen.done).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await expect(answer).rejects.toThrow("taken");
});

test("begins the work at once, within the set time", async () => {
  const answer = inConstantTime(150, () => new Promise<string>((done) => setTimeout(() => done("slow"), 149)));
  const seen = finished(answer);
  await jest.advanceTimersByTimeAsync(150);
  expect(seen.done).toBe(true);
  expect(await answer).toBe("slow");
});
