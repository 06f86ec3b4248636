import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { MysqlClient } from "./mysql-client.ts";
import type { PlainQuestion } from "./questions.ts";

const ROWS = fileURLToPath(new URL("sphinx-rows.ts", import.meta.url));
const FIRST_PAGE = 24;
const DAY = 86_400;
const TRIES = 200;

/** Whether Sphinx is installed (Debian: `apt-get install sphinxsearch`). */
export function hasSphinx(): boolean {
  return ["searchd", "indexer"].every((program) => spawnSync("which", [program]).status === 0);
}

/** A Sphinx index of a dump's shows, and the server that searches it. */
export class Sphinx {
  readonly folder: string;
  private readonly port: number;
  private server: ChildProcess | undefined;
  private client: MysqlClient | undefined;

  private constructor(folder: string, port: number) {
    this.folder = folder;
    this.port = port;
  }

  /** Indexes the dump if the folder does not have an index yet. */
  static async build(dump: string, folder: string): Promise<Sphinx> {
    mkdirSync(folder, { recursive: true });
    const sphinx = new Sphinx(folder, await freePort());
    writeFileSync(sphinx.configuration, sphinx.settings(dump));
    if (!existsSync(join(folder, "shows.spi"))) {
      const { status, stdout } = spawnSync("indexer", ["--config", sphinx.configuration, "--all"]);
      if (status !== 0) throw new Error(`Sphinx could not index ${dump}: ${String(stdout)}`);
    }
    return sphinx;
  }

  async start(): Promise<void> {
    this.server = spawn("searchd", ["--config", this.configuration, "--nodetach"], { stdio: "ignore" });
    for (let tries = 0; tries < TRIES && !this.client; tries += 1) {
      this.client = await MysqlClient.open(this.port).catch(() => undefined);
      if (!this.client) await new Promise((later) => setTimeout(later, 50));
    }
    if (!this.client) throw new Error("searchd does not answer.");
  }

  async stop(): Promise<void> {
    this.client?.close();
    this.client = undefined;
    const { server } = this;
    if (!server || server.exitCode !== null) return;
    const ended = new Promise((gone) => server.once("exit", gone));
    server.kill("SIGTERM");
    await ended;
  }

  /** Requests the first page; returns the elapsed milliseconds. */
  async ask(question: PlainQuestion): Promise<number> {
    const start = performance.now();
    await this.client?.rows(statementOf(question));
    return performance.now() - start;
  }

  private get configuration(): string {
    return join(this.folder, "sphinx.conf");
  }

  private settings(dump: string): string {
    const rows = `${process.execPath} --disable-warning=ExperimentalWarning ${ROWS} ${dump}`;
    return `source shows {
  type = tsvpipe
  tsvpipe_command = ${rows}
  tsvpipe_field = title
  tsvpipe_field = author
  tsvpipe_field = description
  tsvpipe_attr_string = language
  tsvpipe_attr_uint = episodes
  tsvpipe_attr_uint = updated
  tsvpipe_attr_uint = popularity
}
index shows {
  source = shows
  path = ${join(this.folder, "shows")}
  ngram_len = 1
  ngram_chars = U+3000..U+2FA1F
}
indexer {
  mem_limit = 512M
}
searchd {
  listen = 127.0.0.1:${this.port}:mysql41
  log = ${join(this.folder, "searchd.log")}
  pid_file = ${join(this.folder, "searchd.pid")}
  workers = threads
  binlog_path =
}
`;
  }
}

function statementOf({ words, field, phrase, filters, order }: PlainQuestion): string {
  const plain = words.replace(/[^\p{L}\p{M}\p{N} ]/gu, " ");
  const match = `${field ? `@${field} ` : ""}${phrase ? `"${plain}"` : plain}`;
  const { language = "", minEpisodes = 0, days = 0 } = filters ?? {};
  const since = Math.floor(Date.now() / 1000) - days * DAY;
  const where = filters ? ` AND language = '${language}' AND episodes >= ${minEpisodes} AND updated >= ${since}` : "";
  const by = order ? ` ORDER BY ${order} DESC` : "";
  return `SELECT id FROM shows WHERE MATCH('${match}')${where}${by} LIMIT ${FIRST_PAGE}`;
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => found(port));
    });
  });
}
