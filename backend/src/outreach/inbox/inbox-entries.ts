import type { DataSource } from "typeorm";

/** The kinds of visitors' entries, as the command names them. */
export const INBOX_KINDS = ["campaign", "contact", "waitlist"] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** Exported columns in addition to `id` and `created_at`. */
export const INBOX_COLUMNS = {
  campaign: [
    "first_name",
    "last_name",
    "business_email",
    "phone",
    "company_name",
    "budget_range",
    "primary_goal",
    "campaign_brief",
    "podcast_id",
    "podcast_title",
    "referral",
    "user_id",
  ],
  contact: ["name", "email", "message", "source", "user_agent"],
  waitlist: ["email", "source", "user_agent"],
} as const satisfies Readonly<Record<InboxKind, readonly string[]>>;

const TABLES = { campaign: "campaign_requests", contact: "contact_messages", waitlist: "waitlist" } as const;

export type InboxEntry = {
  readonly kind: InboxKind;
  readonly id: string;
  readonly createdAt: Date;
  /** The values by column; null for a missing value. */
  readonly fields: Readonly<Record<string, string | null>>;
};

export type InboxChoice = { readonly kinds: readonly InboxKind[]; readonly since?: Date };

/** Number of rows held in memory at a time. */
const PAGE = 500;

/** All entries as of one moment, oldest first; handles any number of rows in little memory. */
export async function* inboxEntries(dataSource: DataSource, { kinds, since }: InboxChoice): AsyncGenerator<InboxEntry> {
  const parts = kinds.map(
    (kind) =>
      `SELECT '${kind}' AS kind, id::text, created_at, to_jsonb(t) AS fields FROM ${TABLES[kind]} t WHERE created_at >= $1`,
  );
  const query = `${parts.join(" UNION ALL ")} ORDER BY created_at, id`;
  const runner = dataSource.createQueryRunner();
  await runner.startTransaction("REPEATABLE READ");
  try {
    // A cursor over a snapshot of three tables: TypeORM has neither cursors nor UNION.
    await runner.query(`DECLARE inbox NO SCROLL CURSOR FOR ${query}`, [since ?? new Date(0)]);
    for (;;) {
      const rows = (await runner.query(`FETCH ${PAGE} FROM inbox`)) as Row[];
      for (const { kind, id, created_at: createdAt, fields } of rows) yield { kind, id, createdAt, fields };
      if (rows.length < PAGE) return;
    }
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

type Row = { kind: InboxKind; id: string; created_at: Date; fields: Record<string, string | null> };
