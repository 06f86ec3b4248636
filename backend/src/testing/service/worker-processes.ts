import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { programEnv } from "./program-env.js";

const WORKER = join(import.meta.dirname, "../../../dist/src/worker.js");

/** Real worker processes of the compiled product, which a test can start, kill and stop. */
export class WorkerProcesses {
  private readonly running = new Set<ChildProcess>();
  private readonly dataDir = mkdtempSync(join(tmpdir(), "earshot-workers-"));
  readonly output: string[] = [];

  constructor(private readonly env: Readonly<Record<string, string>>) {
    if (!existsSync(WORKER)) throw new Error("The backend is not compiled: node infra/bootstrap/run.mjs build.");
  }

  /** Resolves once the process is working. */
  async start(): Promise<ChildProcess> {
    const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", WORKER], {
      env: {
        ...programEnv(),
        DATA_DIR: this.dataDir,
        SESSION_SECRET: "a secret of the tests that is long enough",
        LOG_LEVEL: "warn",
        ...this.env,
      },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    this.running.add(child);
    child.once("exit", () => this.running.delete(child));
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => this.output.push(chunk.toString()));
    await new Promise<void>((working, failed) => {
      child.once("message", () => working());
      child.once("exit", (code) => failed(new Error(`The worker ended with ${code}: ${this.output.join("")}`)));
    });
    return child;
  }

  get alive(): readonly ChildProcess[] {
    return [...this.running];
  }

  /** Ends a process. Resolves to its exit code, or to the signal. */
  async end(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<number | string | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode ?? child.signalCode;
    const gone = new Promise<number | string | null>((ended) => {
      child.once("exit", (code, by) => ended(code ?? by));
    });
    child.kill(signal);
    return gone;
  }

  async close(): Promise<void> {
    await Promise.all(this.alive.map((child) => this.end(child, "SIGKILL")));
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
