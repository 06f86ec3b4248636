import { AsyncLocalStorage } from "node:async_hooks";
import { Transactions } from "@earshot/domain/shared/transactions.port";
import { type DataSource, QueryFailedError, type QueryRunner } from "typeorm";

type Running = { runner?: QueryRunner; beginning?: Promise<QueryRunner>; closed: boolean };

/**
 * All or nothing over several stores, without any of them handing the others a connection. The connection is taken at the
 * first write, so that slow work before it (hashing a password) keeps nobody waiting for one.
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

  /** Reads; sees what the transaction around it has written. */
  async read<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    const running = this.current.getStore();
    const source = running?.beginning ? await running.beginning : this.dataSource;
    return (await source.query(sql, [...parameters])) as Row[];
  }

  /** Writes, and answers the rows that RETURNING names. */
  async write<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    const running = this.current.getStore();
    if (running?.closed) throw new Error("The transaction is over: something was not awaited.");
    const source = running ? await (running.beginning ??= this.begin(running)) : this.dataSource;
    const answer = (await source.query(sql, [...parameters])) as unknown;
    // The driver answers INSERT with rows, UPDATE and DELETE with rows and their number.
    return (Array.isArray(answer) && Array.isArray(answer[0]) ? answer[0] : answer) as Row[];
  }

  /** As `write`; "duplicate" when a unique rule refuses it, with the transaction around it as usable as before. */
  async writeUnlessDuplicate<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[] | "duplicate"> {
    const inside = this.current.getStore() !== undefined;
    if (inside) await this.write("SAVEPOINT attempt");
    try {
      const rows = await this.write<Row>(sql, parameters);
      if (inside) await this.write("RELEASE SAVEPOINT attempt");
      return rows;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      if (inside) await this.write("ROLLBACK TO SAVEPOINT attempt");
      return "duplicate";
    }
  }

  private async begin(running: Running): Promise<QueryRunner> {
    const runner = this.dataSource.createQueryRunner();
    running.runner = runner;
    await runner.startTransaction();
    return runner;
  }
}

function isDuplicate(error: unknown): boolean {
  return error instanceof QueryFailedError && (error.driverError as { code?: string }).code === "23505";
}
