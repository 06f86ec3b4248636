import { type Identity, IdentityStore, UserStore } from "@earshot/domain/accounts/account.port";
import type { User, UserId } from "@earshot/domain/accounts/user";
import { Clock } from "@earshot/domain/shared/clock.port";
import { csvRow } from "@earshot/domain/shared/csv";
import { type ListedSession, PostgresSessionStore } from "./postgres-session-store.js";

type Cell = string | number | boolean | null;
type Section = readonly Readonly<Record<string, Cell>>[];

/** Everything that the product keeps about a person, by section; secrets (password hash, ids of sessions) are no part of it. */
export type AccountExport = Readonly<Record<"account" | "identities" | "sessions", Section>> & {
  readonly exportedAt: string;
};

export class AccountExports {
  constructor(
    private readonly users: UserStore,
    private readonly identities: IdentityStore,
    private readonly sessions: PostgresSessionStore,
    private readonly clock: Clock,
  ) {}

  /** undefined when there is no such user any more. */
  async of(userId: UserId): Promise<AccountExport | undefined> {
    const user = await this.users.find(userId);
    if (!user) return undefined;
    const [identities, sessions] = await Promise.all([this.identities.ofUser(userId), this.sessions.ofUser(userId)]);
    return {
      exportedAt: this.clock.now().toISOString(),
      account: [accountRow(user)],
      identities: identities.map(identityRow),
      sessions: sessions.map(sessionRow),
    };
  }
}

/** One table for all sections, as a spreadsheet takes it: section, number of the record, field, value. */
export function exportCsv({ exportedAt, ...sections }: AccountExport): string {
  const head = csvRow(["section", "record", "field", "value"]) + csvRow(["export", 1, "exportedAt", exportedAt]);
  const rows = Object.entries(sections).flatMap(([section, records]) =>
    records.flatMap((record, index) =>
      Object.entries(record).map(([field, value]) =>
        csvRow([section, index + 1, field, typeof value === "boolean" ? String(value) : value]),
      ),
    ),
  );
  return head + rows.join("");
}

function accountRow({ id, email, emailVerified, name, createdAt, deleteAfter }: User): Section[number] {
  return {
    id,
    email,
    emailVerified,
    name: name ?? null,
    createdAt: createdAt.toISOString(),
    deleteAfter: deleteAfter?.toISOString() ?? null,
  };
}

function identityRow({ provider, subject, email, linkedAt }: Identity): Section[number] {
  return { provider, subject, email: email ?? null, linkedAt: linkedAt.toISOString() };
}

function sessionRow({ id, kind, userAgent, createdAt, lastSeenAt }: ListedSession): Section[number] {
  return { id, kind, userAgent, createdAt: createdAt.toISOString(), lastSeenAt: lastSeenAt.toISOString() };
}
