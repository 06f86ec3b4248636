import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { ROOT } from "../server-process.ts";
import { freePort } from "../testing/free-port.ts";

/** The product as `npm start` runs it: the embedded PostgreSQL, the service, and their supervisor. */
export type StartedProduct = {
  readonly url: string;
  readonly folder: string;
  /** Everything that it has printed so far. */
  said(): string;
  /** The process id of the embedded PostgreSQL. */
  postmaster(): number;
  /** When the service's process was started, in epoch seconds; a different value means a different process. */
  serviceBegan(): Promise<number>;
  /** Queries the embedded database. */
  query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]>;
  /** Resolves with the exit code once all processes have ended. */
  readonly ended: Promise<number | null>;
  /** Stops it and removes its data. */
  stop(): Promise<number | null>;
};

/** A command that runs on the embedded PostgreSQL, and what it prints once it is ready. */
export type ProductCommand = { readonly script: string; readonly ready: string };

const START: ProductCommand = { script: "infra/start.ts", ready: "Earshot is ready" };

/** `npm start`, or another command, as a process. */
export type LaunchedProduct = {
  readonly child: ChildProcess;
  /** Everything that it has printed so far. */
  readonly said: () => string;
  /** Resolves once it has printed the text; throws if it exits first. */
  readonly until: (words: string) => Promise<void>;
  /** Resolves with the exit code once all processes have ended. */
  readonly ended: Promise<number | null>;
};

/** Launches the product with its data in `folder`. */
export function launchProduct(
  folder: string,
  env: Readonly<Record<string, string>>,
  script = START.script,
): LaunchedProduct {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", join(ROOT, script)], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...{ NODE_OPTIONS: "", DATABASE_URL: "", SMTP_URL: "", PUBLIC_URL: "" },
      ...{ DATA_DIR: folder, ...env },
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => (said += piece.toString()));
  const ended = new Promise<number | null>((gone) => child.once("close", gone));
  const until = (words: string) =>
    new Promise<void>((found, failed) => {
      const check = () => said.includes(words) && found();
      for (const stream of [child.stdout, child.stderr]) stream.on("data", check);
      void ended.then((code) => failed(new Error(`It ended with ${code}:\n${said}`)));
      check();
    });
  return { child, said: () => said, until, ended };
}

export async function startProduct(
  env: Readonly<Record<string, string>> = {},
  { script, ready }: ProductCommand = START,
): Promise<StartedProduct> {
  const folder = mkdtempSync(join(tmpdir(), "earshot-product-"));
  // If we are root, the database runs as another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const { child, said, until, ended } = launchProduct(folder, { PORT: String(port), ...env }, script);
  const stop = async () => {
    child.kill("SIGTERM");
    const code = await ended;
    rmSync(folder, { recursive: true, force: true });
    return code;
  };
  await until(ready);
  const url = `http://127.0.0.1:${port}`;
  const data = join(folder, "postgres");
  const read = (file: string) => readFileSync(join(data, file), "utf8").trim();
  return {
    url,
    folder,
    said,
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
