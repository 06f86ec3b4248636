import { AsyncLocalStorage } from "node:async_hooks";
import { Transactions } from "@earshot/domain/shared/transactions.port";
import {
  type DataSource,
  type EntityTarget,
  type ObjectLiteral,
  QueryFailedError,
  type QueryRunner,
  type Repository,
} from "typeorm";

type Running = { runner?: QueryRunner; beginning?: Promise<QueryRunner>; closed: boolean };

/**
 * All or nothing across several stores, without passing a connection around. It takes the connection at the first `writing` or
 * `write`, so slow work before that (hashing a password) holds none.
 */
export class PostgresTransactions extends Transactions {
  private readonly current = new AsyncLocalStorage<Running>();

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.current.getStore()) return work();
    const running: Running = { closed: false };
    try {
      const result = await this.current.run(running, work);
      running.closed = true;
      await running.runner?.commitTransaction();
      return result;
    } catch (error) {
      running.closed = true;
      await running.runner?.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await running.runner?.release();
    }
  }

  /** The repository of an entity for reading; it sees writes of the surrounding transaction. */
  async reading<Row extends ObjectLiteral>(entity: EntityTarget<Row>): Promise<Repository<Row>> {
    const { manager } = (await this.current.getStore()?.beginning) ?? this.dataSource;
    return manager.getRepository(entity);
  }

  /** The repository of an entity for changing or locking rows. Begins the surrounding transaction. */
  async writing<Row extends ObjectLiteral>(entity: EntityTarget<Row>): Promise<Repository<Row>> {
    const { manager } = (await this.begun()) ?? this.dataSource;
    return manager.getRepository(entity);
  }

  /** Reads with SQL that the query builder cannot express. */
  async read<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return this.ask(await this.current.getStore()?.beginning, sql, parameters);
  }

  /** Writes with SQL that the query builder cannot express. Returns the rows of its RETURNING clause. */
  async write<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return this.ask(await this.begun(), sql, parameters);
  }

  /** Waits until no other transaction has this turn, which ends with the surrounding transaction. */
  async takeTurn(name: string): Promise<void> {
    if (!this.current.getStore()) throw new Error("A turn needs a surrounding transaction.");
    await this.write("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [name]);
  }

  /** The result of `work`; "duplicate" if a unique constraint rejects it. The surrounding transaction stays usable. */
  async unlessDuplicate<Result>(work: () => Promise<Result>): Promise<Result | "duplicate"> {
    const runner = await this.begun();
    // Within a transaction, TypeORM's nested one is a savepoint.
    await runner?.startTransaction();
    try {
      const result = await work();
      await runner?.commitTransaction();
      return result;
    } catch (error) {
      await runner?.rollbackTransaction();
      if (isDuplicate(error)) return "duplicate";
      throw error;
    }
  }

  /** The connection of the surrounding transaction; undefined outside of one. */
  private async begun(): Promise<QueryRunner | undefined> {
    const running = this.current.getStore();
    if (running?.closed) throw new Error("The transaction is over: something was not awaited.");
    return running && (running.beginning ??= this.begin(running));
  }

  private async begin(running: Running): Promise<QueryRunner> {
    const runner = this.dataSource.createQueryRunner();
    running.runner = runner;
    await runner.startTransaction();
    return runner;
  }

  private async ask<Row>(inside: QueryRunner | undefined, sql: string, parameters: readonly unknown[]): Promise<Row[]> {
    const runner = inside ?? this.dataSource.createQueryRunner();
    try {
      return (await runner.query(sql, [...parameters], true)).records as Row[];
    } finally {
      if (!inside) await runner.release();
    }
  }
}

function isDuplicate(error: unknown): boolean {
  return error instanceof QueryFailedError && (error.driverError as { code?: string }).code === "23505";
}
