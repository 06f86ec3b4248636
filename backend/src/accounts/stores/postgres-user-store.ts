import { type Credentials, type NewUser, UserStore } from "@earshot/domain/accounts/account.port";
import { emailKey } from "@earshot/domain/shared/text/email";
import type { User, UserId } from "@earshot/domain/accounts/user";
import { type FindOptionsWhere, Raw } from "typeorm";
import type { QueryDeepPartialEntity } from "typeorm/query-builder/QueryPartialEntity.js";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";
import { returnedRows } from "../../database/returned-rows.js";
import { isUuid } from "../../shared/process/uuid.js";
import { UserRow } from "./user.row.js";

/** Users in PostgreSQL. An id that is not a UUID matches nobody. */
export class PostgresUserStore extends UserStore {
  constructor(private readonly transactions: PostgresTransactions) {
    super();
  }

  async find(id: UserId): Promise<User | undefined> {
    return (await this.credentials(id))?.user;
  }

  async credentialsByEmail(email: string): Promise<Credentials | undefined> {
    const users = await this.transactions.reading(UserRow);
    return credentials(await users.findOneBy({ emailKey: emailKey(email) }));
  }

  async credentials(id: UserId): Promise<Credentials | undefined> {
    if (!isUuid(id)) return undefined;
    const users = await this.transactions.reading(UserRow);
    return credentials(await users.findOneBy({ id }));
  }

  async create(user: NewUser): Promise<User | "email-taken"> {
    const users = await this.transactions.writing(UserRow);
    const result = await users
      .createQueryBuilder()
      .insert()
      .values({
        email: user.email,
        emailKey: user.signsInByEmail ? emailKey(user.email) : null,
        emailVerifiedAt: user.emailVerified ? () => "now()" : null,
        name: user.name ?? null,
        passwordHash: user.passwordHash ?? null,
      })
      .orIgnore()
      .returning("*")
      .execute();
    return credentials(returnedRows(users, result)[0])?.user ?? "email-taken";
  }

  async hold(id: UserId): Promise<boolean> {
    if (!isUuid(id)) return false;
    return this.transactions.run(async () => {
      const users = await this.transactions.writing(UserRow);
      return (await users.findOne({ where: { id }, lock: { mode: "for_no_key_update" } })) !== null;
    });
  }

  async rename(id: UserId, name: string | undefined): Promise<boolean> {
    return this.change({ id }, { name: name ?? null });
  }

  async setPassword(id: UserId, passwordHash: string): Promise<boolean> {
    return this.change({ id }, { passwordHash });
  }

  async confirmEmail(id: UserId, email: string): Promise<boolean> {
    const user = await this.find(id);
    if (!user || emailKey(user.email) !== emailKey(email)) return false;
    return this.change({ id, email: user.email }, { emailVerifiedAt: () => "coalesce(email_verified_at, now())" });
  }

  async setEmail(id: UserId, email: string): Promise<"changed" | "email-taken" | "no-such-user"> {
    const changed = await this.transactions.unlessDuplicate(() =>
      this.change({ id }, { email, emailKey: emailKey(email), emailVerifiedAt: () => "now()" }),
    );
    if (changed === "duplicate") return "email-taken";
    return changed ? "changed" : "no-such-user";
  }

  async requestDeletion(id: UserId, graceSeconds: number): Promise<Date | undefined> {
    if (!isUuid(id)) return undefined;
    const users = await this.transactions.writing(UserRow);
    const result = await users
      .createQueryBuilder()
      .update()
      .set({ deleteAfter: () => "coalesce(delete_after, now() + make_interval(secs => :graceSeconds))" })
      .where({ id })
      .setParameters({ graceSeconds })
      .returning("delete_after")
      .execute();
    return returnedRows(users, result)[0]?.deleteAfter ?? undefined;
  }

  async restore(id: UserId): Promise<boolean> {
    return this.change({ id }, { deleteAfter: null });
  }

  async setLocked(id: UserId, locked: boolean): Promise<boolean> {
    return this.change({ id }, { lockedAt: locked ? () => "coalesce(locked_at, now())" : null });
  }

  async dueForRemoval(): Promise<readonly UserId[]> {
    const users = await this.transactions.reading(UserRow);
    const due = await users.find({
      select: { id: true },
      where: { deleteAfter: Raw((column) => `${column} <= now()`) },
      order: { deleteAfter: "ASC" },
      take: 1_000,
    });
    return due.map(({ id }) => id);
  }

  async remove(id: UserId): Promise<boolean> {
    if (!isUuid(id)) return false;
    const users = await this.transactions.writing(UserRow);
    return (await users.delete({ id })).affected === 1;
  }

  private async change(
    where: FindOptionsWhere<UserRow> & { readonly id: UserId },
    values: QueryDeepPartialEntity<UserRow>,
  ): Promise<boolean> {
    if (!isUuid(where.id)) return false;
    const users = await this.transactions.writing(UserRow);
    return (await users.update(where, values)).affected === 1;
  }
}

function credentials(row: UserRow | null | undefined): Credentials | undefined {
  if (!row) return undefined;
  const { id, email, emailVerifiedAt, name, createdAt, deleteAfter, lockedAt, passwordHash } = row;
  return {
    user: {
      id,
      email,
      emailVerified: emailVerifiedAt !== null,
      name: name ?? undefined,
      createdAt,
      deleteAfter: deleteAfter ?? undefined,
      ...(lockedAt && { lockedAt }),
    },
    passwordHash: passwordHash ?? undefined,
  };
}
