import { jest } from "@jest/globals";
import { isOnline, serverResponds } from "../../platform/connection";
import { checkConnection } from "./check-connection";

let browserOnline = true;
let isUp = true;
/** The status of the response while the server is up. */
let status = 200;
const ask = jest.fn(() => (isUp ? Promise.resolve({ status }) : Promise.reject(new TypeError("Failed to fetch"))));
const heard = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(navigator, "onLine", "get").mockImplementation(() => browserOnline);
  Object.assign(globalThis, { fetch: ask });
  window.addEventListener("online", heard);
});
afterEach(async () => {
  browserOnline = isUp = true;
  status = 200;
  await jest.advanceTimersByTimeAsync(60_000);
  window.removeEventListener("online", heard);
  jest.clearAllMocks();
  jest.useRealTimers();
});

test("a server that responds changes nothing", async () => {
  await checkConnection();
  expect(isOnline()).toBe(true);
  expect(heard).not.toHaveBeenCalled();
});

test("counts as offline while the server is out of reach, and announces when it responds again", async () => {
  const follower = jest.fn();
  const unfollow = serverResponds.follow(follower);
  isUp = false;
  void checkConnection();
  await jest.advanceTimersByTimeAsync(0);
  expect(isOnline()).toBe(false);
  expect(follower).toHaveBeenCalled();
  // Other failed requests start no second check.
  void checkConnection();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(heard).not.toHaveBeenCalled();
  isUp = true;
  await jest.advanceTimersByTimeAsync(15_000);
  expect(isOnline()).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
  unfollow();
});

test.each([502, 503, 504])(
  "a gateway that answers %s in place of the server counts as out of reach",
  async (answer) => {
    status = answer;
    void checkConnection();
    await jest.advanceTimersByTimeAsync(0);
    expect(isOnline()).toBe(false);
    // Any other error comes from the server itself.
    status = 500;
    await jest.advanceTimersByTimeAsync(15_000);
    expect(isOnline()).toBe(true);
  },
);

test("checks at once when the browser reports a network", async () => {
  isUp = false;
  void checkConnection();
  await jest.advanceTimersByTimeAsync(0);
  isUp = true;
  window.dispatchEvent(new Event("online"));
  await jest.advanceTimersByTimeAsync(0);
  expect(isOnline()).toBe(true);
});

test("asks no server while the browser has no network", async () => {
  browserOnline = false;
  await checkConnection();
  expect(ask).not.toHaveBeenCalled();
  expect(isOnline()).toBe(false);
});
