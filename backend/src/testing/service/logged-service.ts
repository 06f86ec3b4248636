import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { programEnv } from "./program-env.js";

const MAIN = join(import.meta.dirname, "../../../dist/src/main.js");

/** Runs the compiled service as a separate process. Its output goes to one file, and its emails to others. */
export class LoggedService {
  private readonly folder = mkdtempSync(join(tmpdir(), "earshot-logged-"));
  private readonly logFile = join(this.folder, "service.log");
  private process: ChildProcess | undefined;

  /** Resolves once the service is listening. */
  async start(env: Readonly<Record<string, string>>): Promise<void> {
    if (!existsSync(MAIN)) throw new Error("The backend is not compiled: node infra/bootstrap/run.mjs build.");
    const log = openSync(this.logFile, "a");
    const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", MAIN], {
      env: { ...programEnv(), DATA_DIR: this.folder, ...env },
      stdio: ["ignore", log, log, "ipc"],
    });
    closeSync(log);
    this.process = child;
    await new Promise<void>((listening, failed) => {
      child.once("message", () => listening());
      child.once("exit", (code) => failed(new Error(`The service ended with ${code}: ${this.log()}`)));
    });
  }

  log(): string {
    return readFileSync(this.logFile, "utf8");
  }

  /** The sources of all emails so far, oldest first. */
  mails(): Buffer[] {
    const folder = join(this.folder, "mail");
    if (!existsSync(folder)) return [];
    const names = readdirSync(folder).filter((name) => name.endsWith(".eml"));
    return names.toSorted().map((name) => readFileSync(join(folder, name)));
  }

  /** Ends the service gracefully; its log is kept until `remove`. */
  async stop(): Promise<void> {
    const child = this.process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((ended) => child.once("exit", ended));
    child.kill("SIGTERM");
    await gone;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
