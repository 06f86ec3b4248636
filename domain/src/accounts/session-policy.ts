const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long sessions last, in milliseconds (product decision 17): since the last request ("idle"), and in total. */
const SESSION_LIFE = {
  /** Without "Remember me", the cookie ends with the browser, and the server ends abandoned sessions. */
  browser: { idle: 12 * HOUR, absolute: 24 * HOUR },
  /** With "Remember me": 30 days after the last request. */
  remembered: { idle: 30 * DAY, absolute: 90 * DAY },
} as const;

/** How long emailed links are valid, in seconds. */
export const TOKEN_LIFE = { confirm: 24 * 3600, reset: 3600, "change-email": 24 * 3600 } as const;

/** Recording every request would cost one write each. A minute is accurate enough for limits of hours. */
const TOUCH_EVERY = MINUTE;

export type SessionFacts = {
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly remembered: boolean;
};

/** Whether a session is still valid. Setting the clock back does not end a session. */
export function sessionState(session: SessionFacts, now: Date): "live" | "expired" {
  return now.getTime() < sessionEnd(session).getTime() ? "live" : "expired";
}

/** When the session ends if there are no further requests. */
export function sessionEnd(session: SessionFacts): Date {
  const life = session.remembered ? SESSION_LIFE.remembered : SESSION_LIFE.browser;
  const idle = session.lastSeenAt.getTime() + life.idle;
  return new Date(Math.min(idle, session.createdAt.getTime() + life.absolute));
}

/** Whether it is time to record the session's activity again. */
export function shouldTouch(session: SessionFacts, now: Date): boolean {
  return Math.abs(now.getTime() - session.lastSeenAt.getTime()) >= TOUCH_EVERY;
}

/** Milliseconds for which the browser keeps the cookie; undefined means until it is closed. */
export function cookieLife(remembered: boolean): number | undefined {
  return remembered ? SESSION_LIFE.remembered.idle : undefined;
}

/** Whether a session started in the last ten minutes. If so, there is no need to ask for the password again. */
export function recentlySignedIn(session: Pick<SessionFacts, "createdAt">, now: Date): boolean {
  return Math.abs(now.getTime() - session.createdAt.getTime()) <= 10 * MINUTE;
}
