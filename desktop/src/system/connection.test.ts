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

test("after a refused request, the connection is lost only if the server does not answer either", async () => {
  let answers = true;
  let tries = 0;
  const notified: boolean[] = [];
  const connection = new Connection(
    () => {
      tries += 1;
      return answers ? Promise.resolve(true) : Promise.reject(new Error("blocked"));
    },
    (online) => void notified.push(online),
  );
  await connection.doubted();
  expect([tries, connection.online, notified]).toEqual([1, true, []]);
  answers = false;
  await Promise.all([connection.doubted(), connection.doubted()]);
  expect([tries, connection.online, notified]).toEqual([2, false, [false]]);
  // From now on, it is tried again anyway.
  await connection.doubted();
  expect(tries).toBe(2);
  connection.stop();
});

test.each(["worked", "stop"] as const)("a late answer does not count after `%s`", async (then) => {
  const reply = Promise.withResolvers<boolean>();
  const notified: boolean[] = [];
  const connection = new Connection(
    () => reply.promise,
    (online) => void notified.push(online),
  );
  const doubted = connection.doubted();
  connection[then]();
  reply.resolve(false);
  await doubted;
  expect([connection.online, notified]).toEqual([true, []]);
});
