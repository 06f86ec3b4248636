import { In } from "typeorm";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";
import { AccountPlanRow } from "./account-plan.row.js";
import { ApiQuotaRow } from "./api-quota.row.js";
import { FREE } from "./plan-of.js";
import { PlanRow } from "./plan.row.js";

/** How much of a limit is used. `endsAt` is null while no window is open. */
export type Used = { readonly used: number; readonly most: number; readonly endsAt: Date | null };
type UsedQuota = { readonly plan: string; readonly minute: Used; readonly day: Used };

/** Reads how much of their plans accounts have used, without counting anything. */
export class UsedQuotas {
  constructor(private readonly transactions: PostgresTransactions) {}

  async of(userId: string): Promise<UsedQuota> {
    const own = await (await this.transactions.reading(AccountPlanRow)).findOneBy({ userId });
    const plans = await (await this.transactions.reading(PlanRow)).findBy({ name: In([own?.plan ?? FREE, FREE]) });
    const plan = plans.find(({ name }) => name === own?.plan) ?? plans[0];
    if (!plan) throw new Error(`There is no plan "${FREE}".`);
    const quota = (await this.transactions.reading(ApiQuotaRow)).createQueryBuilder("quota");
    const [used] = await quota
      .select("quota.minute_used", "minute")
      .addSelect("quota.day_used", "day")
      .addSelect("quota.minute_from + interval '1 minute'", "minuteEnds")
      .addSelect("quota.day_from + interval '24 hours'", "dayEnds")
      .addSelect("clock_timestamp()", "now")
      .where("quota.user_id = :userId", { userId })
      .getRawMany<{ minute: number; day: number; minuteEnds: Date; dayEnds: Date; now: Date }>();
    const window = (most: number, points = 0, endsAt?: Date): Used => {
      const isOpen = used !== undefined && endsAt !== undefined && endsAt > used.now && points > 0;
      return isOpen ? { used: points, most, endsAt } : { used: 0, most, endsAt: null };
    };
    return {
      plan: plan.name,
      minute: window(plan.perMinute, used?.minute, used?.minuteEnds),
      day: window(plan.perDay, used?.day, used?.dayEnds),
    };
  }
}
