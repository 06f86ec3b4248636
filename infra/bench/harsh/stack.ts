import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openDatabase, type Database } from "../../database.ts";
import type { ServerProcess } from "../../server-process.ts";
import { startBenchService } from "../bench-service.ts";
import { ApiClient } from "./api-client.ts";
import { forgetFiles } from "./page-cache.ts";
import type { Sphinx } from "./sphinx.ts";
import { type StageSums, stageSums } from "./stages.ts";

const READY_WITHIN_MS = 600_000;
const POLL_MS = 20;
/** Milliseconds per tick: Linux counts a process's time in hundredths of a second. */
const MS_A_TICK = 10;

/** All servers: the database, the service and, if installed, Sphinx. They are started and stopped together. */
export class Stack {
  private readonly folder: string;
  private readonly sphinx: Sphinx | undefined;
  private database: Database | undefined;
  private server: ServerProcess | undefined;
  private asking: ApiClient | undefined;

  /** Serves the catalogue in the data folder. */
  constructor(folder: string, sphinx: Sphinx | undefined) {
    this.folder = folder;
    this.sphinx = sphinx;
  }

  get asker(): ApiClient {
    if (!this.asking) throw new Error("The service is not running.");
    return this.asking;
  }

  /** The service's address without a path. */
  get address(): string {
    if (!this.server) throw new Error("The service is not running.");
    return `http://127.0.0.1:${this.server.port}`;
  }

  get databaseUrl(): string {
    if (!this.database) throw new Error("The database is not running.");
    return this.database.url;
  }

  /** Resolves to the seconds until the service was ready to search, including the start of the database. */
  async start(): Promise<number> {
    const began = performance.now();
    process.env.DATA_DIR = this.folder;
    this.database = await openDatabase();
    this.server = await startBenchService(this.database.url, { DATA_DIR: this.folder, WORKER: "off" });
    await this.ready(this.server.port, began + READY_WITHIN_MS);
    const seconds = (performance.now() - began) / 1000;
    this.asking = new ApiClient(this.server.port);
    await this.sphinx?.start();
    return seconds;
  }

  async stop(): Promise<void> {
    this.asking?.close();
    await this.server?.stop();
    await this.database?.stop();
    await this.sphinx?.stop();
    [this.asking, this.server, this.database] = [undefined, undefined, undefined];
  }

  /** Stops everything, drops the files from the page cache, and starts again. Resolves to undefined if files cannot be dropped. */
  async startCold(): Promise<number | undefined> {
    await this.stop();
    if (!forgetFiles([this.folder, ...(this.sphinx ? [this.sphinx.folder] : [])])) return undefined;
    return this.start();
  }

  /** The service's memory in megabytes: its own, and shared pages of files. Linux only. */
  memory(): { readonly own: number; readonly files: number } | undefined {
    if (process.platform !== "linux" || !this.server) return undefined;
    const status = readFileSync(join("/proc", String(this.server.pid), "status"), "utf8");
    const of = (name: string) =>
      Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0) / 1024);
    return { own: of("RssAnon"), files: of("RssFile") };
  }

  /** The service's processor time so far, in milliseconds. Hardly affected by other work on the machine. Linux only. */
  computed(): number | undefined {
    if (process.platform !== "linux" || !this.server) return undefined;
    const fields = readFileSync(join("/proc", String(this.server.pid), "stat"), "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return (Number(fields[11]) + Number(fields[12])) * MS_A_TICK;
  }

  /** The time spent in each search stage so far. */
  async stages(): Promise<StageSums> {
    return stageSums(await (await fetch(`${this.address}/metrics`)).text());
  }

  private async ready(port: number, until: number): Promise<void> {
    while (
      !(await fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (performance.now() > until) throw new Error("The service did not become ready.");
      await new Promise((later) => setTimeout(later, POLL_MS));
    }
  }
}
