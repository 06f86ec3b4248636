import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../free-port.js";
import type { TestDatabase } from "../database/test-database.js";
import { programEnv } from "./program-env.js";

const BACKEND = join(import.meta.dirname, "../../..");
const MAIN = join(BACKEND, "dist/src/main.js");
const SITE = join(BACKEND, "../frontend/dist/index.html");
/** The same limit as in infra/server-process.ts. */
const HEAP = "--max-semi-space-size=8 --max-old-space-size=256";

export type ServiceProcess = {
  readonly origin: string;
  /** The longest uninterrupted processor time of its main thread since the last call, in milliseconds. */
  longestWork(): Promise<number>;
  close(): Promise<void>;
};

/**
 * The compiled service as a separate process, so that its timings are realistic. It shares sessions with a `testService` on the
 * same database.
 */
export async function serviceProcess(
  database: TestDatabase,
  env: Readonly<Record<string, string>> = {},
): Promise<ServiceProcess> {
  if (!existsSync(MAIN) || !existsSync(SITE))
    throw new Error("The service is not built: node infra/bootstrap/run.mjs build.");
  const port = await freePort("127.0.0.1");
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...programEnv(),
      NODE_ENV: "production",
      NODE_OPTIONS: `${HEAP} --import ${join(import.meta.dirname, "loop-watch.mjs")}`,
      PORT: String(port),
      PUBLIC_URL: origin,
      DATABASE_URL: database.url,
      DATA_DIR: database.dataDir,
      SESSION_SECRET: "a secret of the tests that is long enough",
      LOG_LEVEL: "fatal",
      WORKER: "off",
      CATALOGUE_READS: "0",
      ...env,
    },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = new Promise<void>((gone) => child.once("exit", () => gone()));
  await new Promise<void>((listening, failed) => {
    child.once("message", () => listening());
    void ended.then(() => failed(new Error("The service ended before it listened.")));
  });
  return {
    origin,
    longestWork: async () => {
      child.send("longest?");
      const [{ longest }] = (await once(child, "message")) as [{ longest: number }];
      return longest;
    },
    close: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
