import type { AnalyticsSink } from "@earshot/domain/analytics/analytics-sink.port";
import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import type { Clock } from "@earshot/domain/shared/clock.port";
import {
  type EntityTarget,
  In,
  IsNull,
  MoreThan,
  Not,
  type ObjectLiteral,
  type Repository,
  type SelectQueryBuilder,
} from "typeorm";
import { SANDBOX_EMAIL, UserRow } from "../accounts/stores/user.row.js";
import { CampaignRequestRow } from "../campaigns/campaign-request.row.js";
import { ContactRemovalRow } from "../contacts/contact-removal.row.js";
import { ListRow } from "../lists/stores/list.row.js";
import { MailRow } from "../mail/mail.row.js";
import { ContactMessageRow } from "../outreach/contact-message.row.js";
import { WaitlistRow } from "../outreach/waitlist.row.js";
import { SavedRow } from "../saved/saved.row.js";
import type { PostgresTransactions } from "../database/postgres-transactions.js";
import { TrackedRow } from "../tracking/stores/tracked.row.js";
import type { InboxPart } from "./admin.schemas.js";

const PAGE = 50;
/** The number of shows in the figures. */
const MOST_VIEWED = 20;
const DAY = 86_400_000;
/** Leaves out the users of the sandbox. */
const REAL = { email: Not(SANDBOX_EMAIL) };

type Entry = {
  readonly id: string;
  readonly createdAt: Date;
  readonly from: string;
  readonly email: string;
  readonly facts: string[];
  readonly podcast: { readonly id: string; readonly title: string } | null;
  readonly text: string;
};

/** The data from all features that operators can read. */
export class OperatorReads {
  constructor(
    private readonly transactions: PostgresTransactions,
    private readonly visits: AnalyticsSink,
    private readonly catalogue: PodcastCatalogue,
    private readonly clock: Clock,
  ) {}

  async people(part: string, before?: string) {
    const found = pageBefore(await this.transactions.reading(UserRow), before);
    void found.andWhere("entry.email <> :sandbox", { sandbox: SANDBOX_EMAIL });
    const wanted = part.normalize("NFC").replaceAll("\0", "").trim();
    if (wanted !== "") {
      const like = `%${wanted.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      void found.andWhere("(entry.email ILIKE :like OR entry.name ILIKE :like)", { like });
    }
    return (await found.getMany()).map(({ id, email, name, emailVerifiedAt, createdAt, lockedAt, deleteAfter }) => ({
      ...{ id, email, name: name ?? "", emailVerified: emailVerifiedAt !== null, createdAt, lockedAt, deleteAfter },
    }));
  }

  /** The addresses of existing accounts, by id. */
  async addresses(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const users = await this.transactions.reading(UserRow);
    const found = await users.find({ select: { id: true, email: true }, where: { id: In([...new Set(ids)]) } });
    return new Map(found.map(({ id, email }) => [id, email]));
  }

  async inbox(part: InboxPart, before?: string): Promise<readonly Entry[]> {
    if (part === "campaign")
      return (await pageBefore(await this.transactions.reading(CampaignRequestRow), before).getMany()).map(briefEntry);
    if (part === "contact")
      return (await pageBefore(await this.transactions.reading(ContactMessageRow), before).getMany()).map((row) => ({
        ...entryOf(row),
        from: row.name,
        text: row.message,
      }));
    return (await pageBefore(await this.transactions.reading(WaitlistRow), before).getMany()).map((row) => ({
      ...entryOf(row),
      facts: [row.source],
    }));
  }

  async removals() {
    const links = await this.transactions.reading(ContactRemovalRow);
    const done = links.manager.createQueryBuilder().from("forgotten_contacts", "gone").select("count(*)::int", "n");
    return {
      pending: await links.countBy({ expiresAt: MoreThan(this.clock.now()) }),
      done: (await done.getRawOne<{ n: number }>())?.n ?? 0,
    };
  }

  async figures() {
    const now = this.clock.now();
    const users = await this.transactions.reading(UserRow);
    const month = { from: new Date(now.getTime() - 30 * DAY), to: now, shows: MOST_VIEWED };
    const { views, searches, shows } = await this.visits.report(month);
    const { podcasts, updatedAt } = await this.catalogue.summary();
    return {
      people: {
        all: await users.countBy(REAL),
        confirmed: await users.countBy({ ...REAL, emailVerifiedAt: Not(IsNull()) }),
        newThisWeek: await users.countBy({ ...REAL, createdAt: MoreThan(new Date(now.getTime() - 7 * DAY)) }),
        locked: await users.countBy({ ...REAL, lockedAt: Not(IsNull()) }),
        leaving: await users.countBy({ ...REAL, deleteAfter: Not(IsNull()) }),
      },
      lists: await this.countOwned(ListRow),
      saved: await this.count(SavedRow),
      tracked: await this.countOwned(TrackedRow),
      briefs: await this.count(CampaignRequestRow),
      messages: await this.count(ContactMessageRow),
      waitlist: await this.count(WaitlistRow),
      mailWaiting: await (await this.transactions.reading(MailRow)).countBy({ state: "waiting" }),
      catalogue: { shows: podcasts, updatedAt },
      views: [...views],
      searches: [...searches],
      shows: [...shows],
    };
  }

  private async count<Row extends ObjectLiteral>(entity: EntityTarget<Row>): Promise<number> {
    return (await this.transactions.reading(entity)).count();
  }

  /** Counts the rows of all users except those of the sandbox. */
  private async countOwned<Row extends ListRow | TrackedRow>(entity: EntityTarget<Row>): Promise<number> {
    const rows = (await this.transactions.reading(entity)).createQueryBuilder("entry");
    const sandbox = rows.subQuery().select("owner.id").from(UserRow, "owner").where("owner.email = :sandbox");
    return rows.where(`entry.userId NOT IN ${sandbox.getQuery()}`, { sandbox: SANDBOX_EMAIL }).getCount();
  }
}

/** The rows after a page's last one, newest first. PostgreSQL compares the times, because they have microseconds. */
function pageBefore<Row extends UserRow | CampaignRequestRow | ContactMessageRow | WaitlistRow>(
  rows: Repository<Row>,
  before: string | undefined,
): SelectQueryBuilder<Row> {
  const found = rows.createQueryBuilder("entry").orderBy({ "entry.createdAt": "DESC", "entry.id": "DESC" }).take(PAGE);
  if (before === undefined) return found;
  const last = found.subQuery().select(["last.createdAt", "last.id"]).from(rows.target, "last");
  return found.where(`(entry.createdAt, entry.id) < ${last.where("last.id = :before").getQuery()}`, { before });
}

/** An entry with nothing but its sender's address. */
function entryOf({ id, createdAt, email }: Pick<Entry, "id" | "createdAt" | "email">): Entry {
  return { id, createdAt, email, from: "", facts: [], podcast: null, text: "" };
}

function briefEntry(row: CampaignRequestRow): Entry {
  const { id, createdAt, firstName, lastName, companyName, businessEmail, phone, budgetRange, primaryGoal } = row;
  const { podcastId, podcastTitle, referral } = row;
  const heard = referral && `heard about us through ${referral}`;
  const facts = [companyName, budgetRange, primaryGoal, phone, heard, podcastId === null && podcastTitle];
  return {
    ...{ id, createdAt, from: `${firstName} ${lastName}`, email: businessEmail, text: row.campaignBrief ?? "" },
    podcast: podcastId === null ? null : { id: podcastId, title: podcastTitle || podcastId },
    facts: facts.filter((fact): fact is string => typeof fact === "string" && fact !== ""),
  };
}
