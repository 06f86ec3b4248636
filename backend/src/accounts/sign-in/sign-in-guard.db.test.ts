import { HttpException } from "@nestjs/common";
import type { Request, Response } from "express";
import { LIMIT_RULES } from "../../limits/limit-rules.js";
import { Limits } from "../../limits/limits.js";
import { TestClock } from "../../testing/test-clock.js";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database.js";
import { deviceCookie, KnownDevices } from "../sessions/known-devices.js";
import { SignInGuard } from "./sign-in-guard.js";

const COOKIE = deviceCookie("http://localhost:3000");
const devices = new KnownDevices("a secret of the tests that is long enough", COOKIE, new TestClock());
let database: TestDatabase;
let limits: Limits;
let guard: SignInGuard;
let pauses: number[];

beforeAll(async () => {
  database = await testDatabase();
  limits = new Limits(database.dataSource, LIMIT_RULES);
});
beforeEach(async () => {
  await database.dataSource.query("DELETE FROM rate_limits");
  pauses = [];
  guard = new SignInGuard(limits, devices, 0, async (milliseconds) => void pauses.push(milliseconds));
});
afterAll(() => database.drop());

const EMAIL = "target@example.org";
const from = (ip: string, cookie?: string) => ({ ip, headers: cookie === undefined ? {} : { cookie } }) as Request;
/** The cookie of a browser that has been used to sign in to an account. */
function known(email: string): string {
  let cookieValue = "";
  devices.remember(
    from(""),
    { cookie: (_: string, value: string) => (cookieValue = value) } as unknown as Response,
    email,
  );
  return `${COOKIE.name}=${cookieValue}`;
}

async function guess(request: Request, email = EMAIL): Promise<void> {
  const admitted = await guard.beforePassword(request, email);
  await guard.afterFailure(request, email, admitted, performance.now());
}
/** How long an attempt waits before its password is compared. */
async function waitOf(request: Request, email = EMAIL): Promise<number> {
  pauses = [];
  await guard.beforePassword(request, email);
  return pauses.reduce((sum, pause) => sum + pause, 0);
}
const refusedWith = async (attempt: Promise<unknown>): Promise<number | undefined> => {
  const error: unknown = await attempt.then(() => undefined, (thrown: unknown) => thrown); // prettier-ignore
  return error instanceof HttpException ? error.getStatus() : undefined;
};

test("slows down only the guessing network, at that account", async () => {
  for (let n = 0; n < 30; n += 1) await guess(from(`198.51.100.${n}`));
  expect(await waitOf(from("198.51.100.77"))).toBe(4_000);
  expect(await waitOf(from("203.0.113.1"))).toBe(0);
  expect(await waitOf(from("198.51.101.1"))).toBe(0);
  expect(await waitOf(from("198.51.100.78"), "another@example.org")).toBe(0);
});

test("counts guesses of an IPv6 network by its /48", async () => {
  for (let n = 0; n < 12; n += 1) await guess(from(`2001:db8:1:${n}::1`));
  expect(await waitOf(from("2001:db8:1:ffff::1"))).toBeGreaterThan(0);
  expect(await waitOf(from("2001:db8:2::1"))).toBe(0);
});

test("does not slow down a network with few guesses because of guesses from elsewhere", async () => {
  for (let n = 0; n < 60; n += 1) await guess(from(`198.51.${n}.1`));
  expect(await waitOf(from("203.0.113.1"))).toBe(0);
  expect(await waitOf(from("198.51.7.1"))).toBe(0);
});

test("neither delays nor refuses a known device in the guessing network", async () => {
  const owner = from("198.51.100.1", known(EMAIL));
  for (let n = 0; n < 30; n += 1) await guess(from(`198.51.100.${n + 10}`));
  for (let n = 0; n < 25; n += 1) await limits.trySpend("signInByNetwork", "198.51.100.1");
  expect(await refusedWith(guard.beforePassword(from("198.51.100.1"), EMAIL))).toBe(429);
  expect(await waitOf(owner)).toBe(0);
  // The browser is known to its own account, not to others.
  expect(await refusedWith(guard.beforePassword(owner, "another@example.org"))).toBe(429);
});

test("allows a known device twenty attempts in a quarter of an hour, then treats it normally", async () => {
  const owner = from("198.51.100.1", known(EMAIL));
  for (let n = 0; n < 20; n += 1) expect(await guard.beforePassword(owner, EMAIL)).toBe("device");
  for (let n = 0; n < 10; n += 1) expect(await guard.beforePassword(owner, EMAIL)).toBe("network");
  expect(await refusedWith(guard.beforePassword(owner, EMAIL))).toBe(429);
  // Attempts with a stolen cookie do not lock the owner out elsewhere.
  expect(await guard.beforePassword(from("203.0.113.1", known(EMAIL)), EMAIL)).toBe("network");
});

test("the owner's sign-in on a known device does not reset the guessing network's delay", async () => {
  const owner = from("198.51.100.1", known(EMAIL));
  for (let n = 0; n < 30; n += 1) await guess(from(`198.51.100.${n + 10}`));
  await guard.afterSuccess(owner, EMAIL, await guard.beforePassword(owner, EMAIL));
  expect(await waitOf(from("198.51.100.99"))).toBe(4_000);
});

test("a successful sign-in clears the user's failed attempts", async () => {
  const person = from("203.0.113.1");
  for (let n = 0; n < 9; n += 1) await guess(person);
  await guard.afterSuccess(person, EMAIL, await guard.beforePassword(person, EMAIL));
  for (let n = 0; n < 9; n += 1) await guess(person);
  expect(await waitOf(person)).toBe(0);
});
