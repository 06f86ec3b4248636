import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { Clock } from "@earshot/domain/shared/clock.port";
import { emailKey } from "@earshot/domain/shared/text/email";
import type { Request, Response } from "express";
import { type CookieSettings, cookieValue, markCookie } from "./session-cookie.js";

/** How long a device stays known after its last sign-in. */
export const KNOWN_DAYS = 180;
/** Maximum accounts that one browser can be known to. */
const ACCOUNTS_MAX = 5;
const DAY = 86_400_000;
const MARK = /^([\da-z]{1,6})_([\w-]{43})$/;

/** The cookie that identifies a known browser. It gives no access, so it is kept after signing out. */
export const deviceCookie = (publicUrl: string): CookieSettings => markCookie(publicUrl, "earshot-device");

/**
 * Recognizes the devices on which somebody has signed in to an account ("device cookies" of OWASP): wrong passwords from elsewhere
 * must not slow down the owner's sign-in on these devices. For each account, the cookie contains a mark, the day of the last
 * sign-in, and a keyed hash of that day and the address. Nothing is stored on the server, and unknown addresses cause the same
 * work.
 */
export class KnownDevices {
  private readonly key: Buffer;

  constructor(
    secret: string,
    private readonly cookie: CookieSettings,
    private readonly clock: Clock,
  ) {
    this.key = Buffer.from(hkdfSync("sha256", secret, "", "earshot known devices", 32));
  }

  /** Whether the browser has been used to sign in to the account with this address. */
  isKnown(request: Request, email: string): boolean {
    return this.marks(request).some((mark) => this.isOf(email, mark));
  }

  /** Marks a browser that has just signed in. */
  remember(request: Request, response: Response, email: string): void {
    const others = this.marks(request).filter((mark) => !this.isOf(email, mark));
    const today = this.today();
    const marks = [`${today.toString(36)}_${this.sign(today, email)}`, ...others].slice(0, ACCOUNTS_MAX);
    response.cookie(this.cookie.name, marks.join("."), { ...this.cookie.attributes, maxAge: KNOWN_DAYS * DAY });
  }

  private marks(request: Request): string[] {
    const marks = cookieValue(request.headers.cookie, this.cookie.name)?.split(".") ?? [];
    return marks.slice(0, ACCOUNTS_MAX).filter((mark) => MARK.test(mark));
  }

  private isOf(email: string, mark: string): boolean {
    const [, written = "", sign = ""] = MARK.exec(mark) ?? [];
    const day = Number.parseInt(written, 36);
    if (day + KNOWN_DAYS < this.today()) return false;
    return timingSafeEqual(Buffer.from(sign), Buffer.from(this.sign(day, email)));
  }

  private sign(day: number, email: string): string {
    return createHmac("sha256", this.key)
      .update(`${day} ${emailKey(email)}`)
      .digest("base64url");
  }

  private today(): number {
    return Math.floor(this.clock.now().getTime() / DAY);
  }
}
