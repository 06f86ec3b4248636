import { Cron } from "@nestjs/schedule";
import type { ClaimChecks } from "./claim-checks.js";

/** The schedule on which claims are checked without a request. */
export class ClaimsSchedule {
  constructor(private readonly checks: ClaimChecks) {}

  @Cron("35 * * * * *", { name: "claims", waitForCompletion: true })
  async run(): Promise<void> {
    await this.checks.round();
  }
}
