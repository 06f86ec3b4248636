import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { type FaultDatabase, startedDatabase } from "./faults/fault-database.js";
import { isBuilt, whenBuilt } from "./faults/when-built.js";
import { ROOT } from "./server-process.js";
import { until } from "./testing/until.js";

// `script` (util-linux) runs a program in a terminal and forwards its output.
const hasScript = spawnSync("script", ["--version"]).stdout?.includes("util-linux") ?? false;
if (!hasScript) console.warn("Without `script` of util-linux nothing is tried at a terminal.");
const atTerminal = isBuilt && hasScript ? test : test.skip;

let database: FaultDatabase;
let running: ChildProcess | undefined;
let shown: string;
beforeAll(async () => (database = await startedDatabase()));
beforeEach(() => (shown = ""));
afterEach(async () => {
  // Closing its input closes the terminal.
  running?.stdin?.end("\u0003");
  running?.kill("SIGTERM");
  if (running && running.exitCode === null) await new Promise((ended) => running?.once("exit", ended));
});
afterAll(() => database.drop());

const START = [process.execPath, "--disable-warning=ExperimentalWarning", join(ROOT, "infra/start.ts")];

function run(program: string, ...args: string[]): void {
  const { PATH } = process.env;
  const settings = { DATABASE_URL: database.url, DATA_DIR: database.folder, PORT: "0", WORKER: "off" };
  running = spawn(program, args, { cwd: ROOT, env: { PATH, ...settings }, stdio: ["pipe", "pipe", "pipe"] });
  for (const stream of [running.stdout, running.stderr])
    stream?.on("data", (chunk: Buffer) => (shown += chunk.toString()));
}

const isShown = (pattern: RegExp) =>
  until(
    () => pattern.exec(shown)?.[1],
    30,
    () => `${pattern.source}:\n${shown}`,
  );

async function signUp(email: string): Promise<void> {
  const port = await isShown(/ready after .*localhost:(\d+)/);
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/auth/sign-up`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password: "correct horse staple 9" }),
  });
  expect(answer.status).toBe(202);
}

atTerminal(
  "a person at a terminal sees the link that npm start's service mailed",
  async () => {
    run("script", "-qec", START.map((part) => `'${part}'`).join(" "), "/dev/null");
    await signUp("terminal@example.org");
    expect(await isShown(/Mail to terminal@example\.org: (\S+)/)).toMatch(/\/sign-in\?mode=verify#token=[\w-]{43}$/);
  },
  60_000,
);

whenBuilt(
  "where the output of npm start is kept, it names the mail's file and neither link nor address",
  async () => {
    run(START[0] ?? "", ...START.slice(1));
    await signUp("kept@example.org");
    expect(await isShown(/An email was written to ([^"]+\.eml)/)).toContain(join(database.folder, "mail"));
    expect(shown).not.toMatch(/token=|kept@example/);
  },
  60_000,
);
