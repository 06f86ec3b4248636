import { Logger, type OnModuleDestroy } from "@nestjs/common";
import type { DataSource } from "typeorm";
import { migrations } from "../../migrations/migrations.js";

const EVERY_MS = 1_000;

/** Error codes for a missing table, column, function or type. */
const MISSING = new Set(["42P01", "42703", "42883", "42704"]);

/** Migrations that are missing while a process runs on the previous version's schema. Keeps checking until `npm run migrate` has run. */
export class PendingMigrations implements OnModuleDestroy {
  private readonly logger = new Logger(PendingMigrations.name);
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  private constructor(
    private readonly database: DataSource,
    private pending: readonly string[],
  ) {
    if (pending.length === 0) return;
    this.logger.warn(
      `The schema lacks ${pending.join(", ")}. Features that need them answer 503 until "npm run migrate" has run.`,
    );
    this.wait();
  }

  static async in(database: DataSource): Promise<PendingMigrations> {
    return new PendingMigrations(database, await pendingIn(database));
  }

  /** Oldest first; empty once the schema is up to date. */
  get names(): readonly string[] {
    return this.pending;
  }

  onModuleDestroy(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  /** Whether a failure is caused by a missing object that a pending migration creates. */
  explains(thrown: unknown): boolean {
    const { code } = (thrown ?? {}) as { code?: unknown };
    return this.pending.length > 0 && typeof code === "string" && MISSING.has(code);
  }

  private wait(): void {
    this.timer = setTimeout(() => void this.check(), EVERY_MS).unref();
  }

  private async check(): Promise<void> {
    // If the database is unreachable, nothing changes.
    this.pending = await pendingIn(this.database).catch(() => this.pending);
    if (this.isClosed) return;
    if (this.pending.length > 0) return this.wait();
    this.logger.warn("The schema is up to date.");
  }
}

/** Migrations that this program has and the database does not, oldest first. */
export async function pendingIn(database: DataSource): Promise<string[]> {
  const rows = await database.createQueryBuilder().select("name").from("migrations", "applied").getRawMany();
  const applied = new Set((rows as { name: string }[]).map(({ name }) => name));
  return migrations.map(({ name }) => name).filter((name) => !applied.has(name));
}
