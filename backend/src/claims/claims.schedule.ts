import { Cron } from "@nestjs/schedule";
import type { ClaimChecks } from "./claim-checks.js";

/** Schedules the checks of claims that nobody requested. */
export class ClaimsSchedule {
  constructor(private readonly checks: ClaimChecks) {}

  @Cron("35 * * * * *", { name: "claims", waitForCompletion: true })
  async run(): Promise<void> {
    await this.checks.round();
  }

  @Cron("50 */10 * * * *", { name: "moved-claims", waitForCompletion: true })
  async runMoved(): Promise<void> {
    await this.checks.recheckMoved();
  }
}
