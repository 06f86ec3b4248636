import fc from "fast-check";
import { TOKEN_LIFE, cookieLife, recentlySignedIn, sessionEnd, sessionState, shouldTouch } from "./session-policy.js";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 2, 5);
const session = (remembered: boolean, lastSeen: number) => ({
  createdAt: new Date(START),
  lastSeenAt: new Date(START + lastSeen),
  remembered,
});
const at = (age: number) => new Date(START + age);

describe("sessionState", () => {
  it.each([
    ["at once", false, 0, 0, "live"],
    ["just under 12 idle hours", false, 0, 12 * HOUR - 1, "live"],
    ["after 12 idle hours", false, 0, 12 * HOUR, "expired"],
    ["used after 11 hours, just under 23", false, 11 * HOUR, 23 * HOUR - 1, "live"],
    ["used after 11 hours, after 23", false, 11 * HOUR, 23 * HOUR, "expired"],
    ["used all the time, just under a day", false, 24 * HOUR - 1, 24 * HOUR - 1, "live"],
    ["used all the time, after a day", false, 24 * HOUR - 1, 24 * HOUR, "expired"],
    ["remembered, just under 30 idle days", true, 0, 30 * DAY - 1, "live"],
    ["remembered, after 30 idle days", true, 0, 30 * DAY, "expired"],
    ["remembered and used on day 29, on day 58", true, 29 * DAY, 58 * DAY, "live"],
    ["remembered and used all the time, just under 90 days", true, 90 * DAY - 1, 90 * DAY - 1, "live"],
    ["remembered and used all the time, after 90 days", true, 90 * DAY - 1, 90 * DAY, "expired"],
    ["with the clock set back two hours", false, 0, -2 * HOUR, "live"],
  ] as const)("%s", (_, remembered, lastSeen, now, state) => {
    expect(sessionState(session(remembered, lastSeen), at(now))).toBe(state);
  });

  it("is valid until its end, and never beyond its absolute limit", () => {
    fc.assert(
      fc.property(fc.boolean(), fc.nat({ max: 120 * DAY }), (remembered, lastSeen) => {
        const facts = session(remembered, lastSeen);
        const end = sessionEnd(facts).getTime();
        expect(end - START).toBeLessThanOrEqual(remembered ? 90 * DAY : DAY);
        expect(sessionState(facts, new Date(end - 1))).toBe("live");
        expect(sessionState(facts, new Date(end))).toBe("expired");
      }),
    );
  });
});

describe("rules of sessions", () => {
  it("records the use of a session at most once a minute", () => {
    expect(shouldTouch(session(false, 0), at(59_999))).toBe(false);
    expect(shouldTouch(session(false, 0), at(60_000))).toBe(true);
    expect(shouldTouch(session(false, HOUR), at(0))).toBe(true);
  });

  it("keeps the cookie for 30 days if remembered, otherwise until the browser closes", () => {
    expect(cookieLife(true)).toBe(30 * DAY);
    expect(cookieLife(false)).toBeUndefined();
  });

  it("counts a sign-in as fresh for ten minutes", () => {
    expect(recentlySignedIn(session(false, 0), at(600_000))).toBe(true);
    expect(recentlySignedIn(session(false, 0), at(600_001))).toBe(false);
  });

  it("makes confirmation links valid for a day and reset links for an hour", () => {
    expect(TOKEN_LIFE).toEqual({ confirm: 86_400, reset: 3600, "change-email": 86_400 });
  });
});
