import { ADDRESSES_A_DAY, quotaDay } from "@earshot/domain/contacts/contact-quota";
import { LessThan } from "typeorm";
import type { PostgresTransactions } from "../database/postgres-transactions.js";
import { ContactDayRow } from "./contact-day.row.js";

/** How many addresses an account has viewed today. If they would exceed the limit, `granted` is false and nothing is counted. */
export type Shown = { readonly granted: boolean; readonly shownToday: number };

/** Days for which views are kept: today, and yesterday for requests that began before midnight. */
const STORED_DAYS = 2;

/** Counts the different email addresses that each account views in a day. */
export class ContactDays {
  constructor(private readonly transactions: PostgresTransactions) {}

  /** Counts addresses by their hashes, all or none. Exact even for simultaneous requests, because they wait for each other. */
  show(userId: string, hashes: readonly string[], now: Date): Promise<Shown> {
    const day = quotaDay(now);
    return this.transactions.run(async () => {
      const days = await this.transactions.writing(ContactDayRow);
      await days
        .createQueryBuilder()
        .insert()
        .values({ userId, day, addresses: [] })
        .orIgnore()
        .updateEntity(false)
        .execute();
      const row = await days.findOneOrFail({ where: { userId, day }, lock: { mode: "pessimistic_write" } });
      const seen = new Set([...row.addresses, ...hashes]);
      if (seen.size > ADDRESSES_A_DAY) return { granted: false, shownToday: row.addresses.length };
      if (seen.size > row.addresses.length) await days.update({ userId, day }, { addresses: [...seen] });
      return { granted: true, shownToday: seen.size };
    });
  }

  /** Removes the views of past days. */
  async sweep(now: Date): Promise<void> {
    const days = await this.transactions.writing(ContactDayRow);
    await days.delete({ day: LessThan(quotaDay(new Date(now.getTime() - STORED_DAYS * 86_400_000))) });
  }
}
