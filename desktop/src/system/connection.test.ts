import { jest } from "@jest/globals";
import { Connection } from "./connection.node";

afterEach(() => jest.useRealTimers());

test("reports a lost connection once, and retries until the server answers", async () => {
  jest.useFakeTimers();
  let answers = false;
  let tries = 0;
  const notified: boolean[] = [];
  const connection = new Connection(
    () => {
      tries += 1;
      return answers ? Promise.resolve(true) : Promise.reject(new Error("offline"));
    },
    (online) => void notified.push(online),
  );
  connection.worked();
  connection.failed();
  connection.failed();
  expect([connection.online, notified]).toEqual([false, [false]]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(tries).toBe(3);
  answers = true;
  await jest.advanceTimersByTimeAsync(3_000);
  expect([connection.online, notified]).toEqual([true, [false, true]]);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(tries).toBe(4);
});
