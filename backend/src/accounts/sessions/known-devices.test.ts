import type { Request, Response } from "express";
import { TestClock } from "../../testing/test-clock.js";
import { deviceCookie, KnownDevices } from "./known-devices.js";

const DAY = 86_400_000;
const COOKIE = deviceCookie("http://localhost:3000");
let clock: TestClock;
let devices: KnownDevices;
beforeEach(() => {
  clock = new TestClock();
  devices = new KnownDevices("a secret of the tests that is long enough", COOKIE, clock);
});

const asking = (value?: string): Request =>
  ({ headers: value === undefined ? {} : { cookie: `other=1; ${COOKIE.name}=${value}; last=2` } }) as Request;

/** Signs in with a browser that sends a cookie, or none. Returns the cookie that the browser stores then. */
function signIn(email: string, sent?: string): string {
  let cookie = "";
  const response = { cookie: (_name: string, value: string) => (cookie = value) } as unknown as Response;
  devices.remember(asking(sent), response, email);
  return cookie;
}

test("a browser is known for the account that it signed in to, in any spelling of the address", () => {
  const cookie = signIn("Ada@example.org");
  expect(devices.isKnown(asking(cookie), " ada@EXAMPLE.org ")).toBe(true);
  expect(devices.isKnown(asking(cookie), "ben@example.org")).toBe(false);
  expect(devices.isKnown(asking(), "ada@example.org")).toBe(false);
  expect(devices.isKnown(asking(""), "ada@example.org")).toBe(false);
});

test("the cookie contains no name, and passes unchanged through every header", () => {
  const cookie = signIn("ada@example.org");
  expect(cookie).not.toMatch(/ada|example/);
  expect(encodeURIComponent(cookie)).toBe(cookie);
});

test("a forged mark, one of another account or of another installation is ignored", () => {
  const cookie = signIn("ada@example.org");
  const elsewhere = new KnownDevices("another secret that is long enough as well", COOKIE, clock);
  expect(elsewhere.isKnown(asking(cookie), "ada@example.org")).toBe(false);
  const [, day = "", sign = ""] = /^(\w+)_([\w-]{43})$/.exec(cookie) ?? [];
  const later = (Number.parseInt(day, 36) + 1).toString(36);
  const flipped = `${sign.startsWith("A") ? "B" : "A"}${sign.slice(1)}`;
  for (const forged of [
    `${later}_${sign}`,
    `${day}_${flipped}`,
    `${day}_`,
    `_${sign}`,
    sign,
    `${day}_${sign}x`,
    "~",
    "x".repeat(4_000),
  ])
    expect(devices.isKnown(asking(forged), "ada@example.org")).toBe(false);
});

test("knows a device for 180 days after its last sign-in", () => {
  const first = signIn("ada@example.org");
  clock.advance(179 * DAY);
  expect(devices.isKnown(asking(first), "ada@example.org")).toBe(true);
  const renewed = signIn("ada@example.org", first);
  clock.advance(2 * DAY);
  expect(devices.isKnown(asking(first), "ada@example.org")).toBe(false);
  expect(devices.isKnown(asking(renewed), "ada@example.org")).toBe(true);
});

test("knows a browser for five accounts, and drops the one with the oldest sign-in", () => {
  const emails = ["a@x.org", "b@x.org", "c@x.org", "d@x.org", "e@x.org"];
  let cookie = emails.reduce((cookie, email) => signIn(email, cookie), "");
  cookie = signIn("a@x.org", cookie);
  expect(emails.map((email) => devices.isKnown(asking(cookie), email))).toEqual([true, true, true, true, true]);
  cookie = signIn("f@x.org", cookie);
  expect(devices.isKnown(asking(cookie), "f@x.org")).toBe(true);
  expect(emails.map((email) => devices.isKnown(asking(cookie), email))).toEqual([true, false, true, true, true]);
});

test("under https the cookie is bound to the host", () => {
  expect(deviceCookie("https://earshot.example")).toEqual({
    name: "__Host-earshot-device",
    attributes: { httpOnly: true, sameSite: "strict", path: "/", secure: true },
  });
});
