import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { ROOT } from "../server-process.js";
import { type FaultDatabase, startedDatabase } from "./fault-database.js";
import { whenBuilt } from "./when-built.js";

const MAIN = join(ROOT, "backend/dist/src/main.js");
let database: FaultDatabase;
beforeAll(async () => (database = await startedDatabase()));
afterAll(() => database.drop());

whenBuilt(
  "a service whose port is taken reports it, names the way out and ends",
  async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((listening) => other.once("listening", listening));
    const { port } = other.address() as AddressInfo;
    const env = { DATABASE_URL: database.url, DATA_DIR: database.folder, PORT: String(port), LOG_LEVEL: "fatal" };
    const service = spawn(process.execPath, [MAIN], {
      cwd: ROOT,
      env: { ...process.env, ...env, NODE_ENV: "production" },
      stdio: ["ignore", "ignore", "pipe"],
    });
    // If the service does not exit, it is killed, which results in a different exit code.
    const timer = setTimeout(() => service.kill("SIGKILL"), 40_000);
    try {
      const ended = new Promise((gone) => service.once("exit", gone));
      const said = await text(service.stderr);
      expect(await ended).toBe(1);
      expect(said).toContain(`Port ${port} is taken by another program.`);
      expect(said).toMatch(/for example PORT=\d+\./);
    } finally {
      clearTimeout(timer);
      other.close();
    }
  },
  60_000,
);
