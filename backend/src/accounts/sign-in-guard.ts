import { emailKey } from "@earshot/domain/shared/email";
import type { Request } from "express";
import type { LimitName } from "../limits/limit-rules.js";
import type { Limits } from "../limits/limits.js";
import { networkKey } from "../limits/network-key.js";

/** Wrong passwords of one account, from anywhere, that are answered at once. */
const PATIENCE = 10;
const LONGEST_DELAY = 4_000;

/**
 * Slows guessing down without ever shutting an owner out. One network has so many attempts, and fewer at one account;
 * beyond that an account that is guessed at from many places answers later and later, but it answers.
 */
export class SignInGuard {
  constructor(
    private readonly limits: Limits,
    private readonly evenTime: number,
  ) {}

  /** Counts a call of one network. Throws the 429. */
  async admit(name: LimitName, request: Request): Promise<void> {
    await this.limits.spend(name, networkKey(request.ip));
  }

  /** Before a password is compared. Throws the 429, or waits. */
  async beforePassword(request: Request, email: string): Promise<void> {
    await this.admit("signInByNetwork", request);
    await this.limits.spend("signInByAccount", this.pair(request, email));
    const failures = await this.limits.spent("wrongPasswords", emailKey(email));
    if (failures < PATIENCE) return;
    const delay = Math.min(LONGEST_DELAY, 125 * 2 ** Math.min(10, failures - PATIENCE));
    await new Promise((over) => setTimeout(over, delay));
  }

  /** Counts a refusal that was begun at `began` (performance.now()); all refusals take the same time at least. */
  async wrong(email: string, began: number): Promise<void> {
    await this.limits.trySpend("wrongPasswords", emailKey(email));
    await new Promise((over) => setTimeout(over, Math.max(0, began + this.evenTime - performance.now())));
  }

  /** The owner is in: their own slips are forgotten. */
  async right(request: Request, email: string): Promise<void> {
    await Promise.all([
      this.limits.forget("signInByAccount", this.pair(request, email)),
      this.limits.forget("wrongPasswords", emailKey(email)),
    ]);
  }

  private pair(request: Request, email: string): string {
    return `${networkKey(request.ip)} ${emailKey(email)}`;
  }
}
