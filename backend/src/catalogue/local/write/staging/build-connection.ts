import { once } from "node:events";
import type pg from "pg";
import type { ClientBase } from "pg";
import { from as copyFrom, type CopyStreamQuery } from "pg-copy-streams";
import type { DataSource } from "typeorm";
import { directUrlOf } from "../../../../database/data-source.js";
import { SteadyClient } from "../../../../database/steady-client.js";
import { copyLine, type CopyValue } from "./copy-text.js";

/** A separate connection, without the time limits of requests. */
export async function openConnection(dataSource: DataSource): Promise<pg.Client> {
  return connectTo(directUrlOf(dataSource));
}

/** The same, for a database given by its URL. */
async function connectTo(url: string): Promise<pg.Client> {
  const client = new SteadyClient({
    connectionString: url,
    application_name: "earshot-import",
    connectionTimeoutMillis: 5_000,
  });
  await client.connect();
  await client.query("SET statement_timeout = 0");
  await client.query("SET synchronous_commit = off");
  // Few statements, each over whole tables: they may sort and join with the memory allowed for maintenance.
  await client.query("SELECT set_config('work_mem', current_setting('maintenance_work_mem'), false)");
  return client;
}

/** Runs `work` with its own connection, which reads all data as of one moment. */
export async function inSnapshot<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = await connectTo(url);
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const FETCHED = 1_000;

/** The rows of a statement in batches; must be called in a transaction. The next batch is fetched while the caller works. */
export async function* batchesOf<Row extends object>(
  client: ClientBase,
  select: string,
): AsyncGenerator<readonly Row[]> {
  await client.query(`DECLARE batches NO SCROLL CURSOR FOR ${select}`);
  const fetch = () => client.query<Row>(`FETCH ${FETCHED} FROM batches`);
  for (let next = fetch(); ;) {
    const { rows } = await next;
    if (rows.length === 0) break;
    next = fetch();
    // Awaited in the next iteration; this keeps an earlier rejection from counting as unhandled.
    next.catch(() => undefined);
    yield rows;
  }
  await client.query("CLOSE batches");
}

/** Bytes buffered before they are sent to the database. */
const CHUNK = 64 * 1024;

/** Streams rows into a table. `write` waits while the connection is full, so that memory use does not grow. */
export class CopyWriter {
  private stream: CopyStreamQuery | undefined;
  private lines: string[] = [];
  private size = 0;
  private failure: Error | undefined;

  constructor(
    private readonly client: pg.Client,
    private readonly table: string,
    private readonly columns: readonly string[],
  ) {}

  async write(values: readonly CopyValue[]): Promise<void> {
    const line = copyLine(values);
    this.lines.push(line);
    this.size += line.length;
    if (this.size >= CHUNK) await this.flush();
  }

  /** Ends the copy. The rows are not visible before that. */
  async end(): Promise<void> {
    if (this.size > 0) await this.flush();
    const { stream } = this;
    if (stream === undefined) return;
    this.stream = undefined;
    const done = once(stream, "finish");
    stream.end();
    await done;
    if (this.failure) throw this.failure;
  }

  private async flush(): Promise<void> {
    const stream = (this.stream ??= this.open());
    const chunk = this.lines.join("");
    this.lines = [];
    this.size = 0;
    if (this.failure) throw this.failure;
    if (!stream.write(chunk)) await once(stream, "drain");
  }

  private open(): CopyStreamQuery {
    const stream = this.client.query(copyFrom(`COPY ${this.table} (${this.columns.join(", ")}) FROM STDIN`));
    stream.on("error", (error: Error) => {
      this.failure = error;
    });
    return stream;
  }
}
