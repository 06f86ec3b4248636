import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { ROOT } from "../server-process.ts";
import { freePort } from "../testing/free-port.ts";

/** The product as `npm start` runs it: embedded PostgreSQL, service, and what starts them again. */
export type StartedProduct = {
  readonly url: string;
  readonly folder: string;
  /** Everything that it printed so far. */
  said(): string;
  /** Process id of the embedded PostgreSQL. */
  postmaster(): number;
  /** Seconds since 1970 at which the service's process began: another figure is another process. */
  serviceBegan(): Promise<number>;
  /** Asks the embedded database. */
  query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]>;
  /** Resolves with the exit code once all of it is gone. */
  readonly ended: Promise<number | null>;
  /** Tells it to end, and removes its data. */
  stop(): Promise<number | null>;
};

export async function startProduct(env: Readonly<Record<string, string>> = {}): Promise<StartedProduct> {
  const folder = mkdtempSync(join(tmpdir(), "earshot-product-"));
  // Under root, the database runs as another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", join(ROOT, "infra/start.ts")], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_OPTIONS: "",
      DATABASE_URL: "",
      SMTP_URL: "",
      PUBLIC_URL: "",
      DATA_DIR: folder,
      PORT: String(port),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => (said += piece.toString()));
  const ended = new Promise<number | null>((gone) => child.once("exit", gone));
  const stop = async () => {
    child.kill("SIGTERM");
    const code = await ended;
    rmSync(folder, { recursive: true, force: true });
    return code;
  };
  await new Promise<void>((ready, failed) => {
    child.stdout.on("data", () => said.includes("Earshot is ready") && ready());
    void ended.then((code) => failed(new Error(`It ended with ${code}:\n${said}`)));
  });
  const url = `http://127.0.0.1:${port}`;
  const data = join(folder, "postgres");
  const read = (file: string) => readFileSync(join(data, file), "utf8").trim();
  return {
    url,
    folder,
    said: () => said,
    postmaster: () => Number(read("data/postmaster.pid").split("\n")[0]),
    serviceBegan: async () => {
      const metrics = await (await fetch(`${url}/metrics`)).text();
      return Number(/^process_start_time_seconds (\S+)$/m.exec(metrics)?.[1]);
    },
    query: async <Row extends pg.QueryResultRow>(sql: string) => {
      const client = new pg.Client(`postgres://earshot:${read("password")}@127.0.0.1:${read("port")}/postgres`);
      await client.connect();
      try {
        return (await client.query<Row>(sql)).rows;
      } finally {
        await client.end();
      }
    },
    ended,
    stop,
  };
}
