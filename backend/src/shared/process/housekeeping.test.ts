import { Logger } from "@nestjs/common";
import { jest } from "@jest/globals";
import { Housekeeping } from "./housekeeping.js";

const NEVER = { first: 3_600_000, every: 3_600_000 };

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test("logs a failure by name without delaying the others", async () => {
  const error = jest.spyOn(Logger.prototype, "error").mockImplementation(() => undefined);
  const housekeeping = new Housekeeping(NEVER);
  const done: string[] = [];
  const fault = new Error("no database");
  housekeeping.add("old links", () => Promise.reject(fault));
  housekeeping.add("old months", () => {
    throw fault;
  });
  housekeeping.add("old mail", async () => done.push("old mail"));
  await housekeeping.round();
  expect(done).toEqual(["old mail"]);
  expect(error.mock.calls).toEqual([
    [{ msg: "Could not remove old links", err: fault }],
    [{ msg: "Could not remove old months", err: fault }],
  ]);
});

test("runs soon after the start, then after each pause, and not after the end", async () => {
  jest.useFakeTimers();
  const housekeeping = new Housekeeping({ first: 2_000, every: 60_000 });
  let rounds = 0;
  housekeeping.add("anything", async () => (rounds += 1));
  housekeeping.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(1_999);
  expect(rounds).toBe(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(rounds).toBe(1);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(rounds).toBe(2);
  await housekeeping.beforeApplicationShutdown();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(rounds).toBe(2);
});

test("waits for the running round when stopped, and starts no other", async () => {
  const housekeeping = new Housekeeping({ first: 0, every: 60_000 });
  let finish = (): void => undefined;
  const begun = new Promise<void>((started) => {
    housekeeping.add("slow", () => {
      started();
      return new Promise<void>((over) => (finish = over));
    });
  });
  let second = false;
  housekeeping.add("second", async () => (second = true));
  housekeeping.onApplicationBootstrap();
  await begun;
  let ended = false;
  const end = housekeeping.beforeApplicationShutdown().then(() => (ended = true));
  await Promise.resolve();
  expect(ended).toBe(false);
  finish();
  await end;
  expect(second).toBe(false);
});

test("two features cannot use the same name", () => {
  const housekeeping = new Housekeeping(NEVER);
  housekeeping.add("links", () => Promise.resolve());
  expect(() => housekeeping.add("links", () => Promise.resolve())).toThrow('Two features remove "links".');
});
