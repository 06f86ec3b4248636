import { emailKey } from "@earshot/domain/shared/text/email";
import type { Request } from "express";
import type { LimitName } from "../../limits/limit-rules.js";
import type { Limits } from "../../limits/limits.js";
import { networkBlock, networkKey } from "../../limits/network-key.js";
import type { KnownDevices } from "../sessions/known-devices.js";

/** How many wrong passwords for one account a group of neighboring networks can try without a delay. */
const FREE_FAILURES = 10;
const LONGEST_DELAY = 4_000;

/** Why an attempt was allowed: because the account knows the device, or because its network has attempts left. */
export type Admitted = "device" | "network";

/**
 * Slows guessing down without making owners wait. A network has a fixed number of attempts, and fewer for one account. If a group
 * of neighboring networks keeps guessing, its answers for that account become slower and slower. The owner's known devices are
 * counted separately.
 */
export class SignInGuard {
  constructor(
    private readonly limits: Limits,
    private readonly devices: KnownDevices,
    private readonly evenTime: number,
    private readonly pause = (milliseconds: number) => new Promise<void>((over) => setTimeout(over, milliseconds)),
  ) {}

  /** Counts a call from one network. Throws the 429. */
  async admit(name: LimitName, request: Request): Promise<void> {
    await this.limits.spend(name, networkKey(request.ip));
  }

  /** Call it before comparing a password. Throws the 429, or waits. */
  async beforePassword(request: Request, email: string): Promise<Admitted> {
    if (await this.isKnownDevice(request, email)) return "device";
    await this.admit("signInByNetwork", request);
    await this.limits.spend("signInByAccount", this.pair(request, email));
    const failures = await this.limits.spent("wrongPasswords", this.neighborhood(request, email));
    if (failures >= FREE_FAILURES) {
      await this.pause(Math.min(LONGEST_DELAY, 125 * 2 ** Math.min(10, failures - FREE_FAILURES)));
    }
    return "network";
  }

  /** Counts a refusal that began at `began` (performance.now()). All refusals take the same minimum time. */
  async afterFailure(request: Request, email: string, admitted: Admitted, began: number): Promise<void> {
    if (admitted === "network") await this.limits.trySpend("wrongPasswords", this.neighborhood(request, email));
    await this.pause(Math.max(0, began + this.evenTime - performance.now()));
  }

  /** After a success, clears the user's own failed attempts. Those from a known device were never counted by network. */
  async afterSuccess(request: Request, email: string, admitted: Admitted): Promise<void> {
    if (admitted === "device") return;
    await Promise.all([
      this.limits.forget("signInByAccount", this.pair(request, email)),
      this.limits.forget("wrongPasswords", this.neighborhood(request, email)),
    ]);
  }

  /** A known device with too many attempts is treated like any other: its cookie may have been stolen. */
  private async isKnownDevice(request: Request, email: string): Promise<boolean> {
    if (!this.devices.isKnown(request, email)) return false;
    return (await this.limits.trySpend("signInByKnownDevices", emailKey(email))) === undefined;
  }

  private pair(request: Request, email: string): string {
    return `${networkKey(request.ip)} ${emailKey(email)}`;
  }

  private neighborhood(request: Request, email: string): string {
    return `${networkBlock(request.ip)} ${emailKey(email)}`;
  }
}
