import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { ROOT } from "../server-process.js";
import { freePort } from "../testing/free-port.js";
import { whenBuilt } from "./when-built.js";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "earshot-start-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

whenBuilt.each(["main.js", "worker.js"])(
  "%s without its database logs one line of JSON, and gives the reason in plain words",
  async (program) => {
    const url = `postgres://earshot:hidden-word@127.0.0.1:${await freePort()}/earshot`;
    const service = spawn(process.execPath, [join(ROOT, "backend/dist/src", program)], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: folder, PORT: "0", NODE_ENV: "production" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const timer = setTimeout(() => service.kill("SIGKILL"), 40_000);
    try {
      const ended = new Promise((gone) => service.once("exit", gone));
      const [out, errors] = await Promise.all([text(service.stdout), text(service.stderr)]);
      expect(await ended).toBe(1);
      expect(errors).toMatch(/^connect ECONNREFUSED 127\.0\.0\.1:\d+\n$/);
      const lines = out.trimEnd().split("\n").map((line) => JSON.parse(line) as Record<string, unknown>); // prettier-ignore
      expect(lines).toEqual([expect.objectContaining({ level: 50, context: "ExceptionHandler" })]);
      expect(out).not.toContain("hidden-word");
    } finally {
      clearTimeout(timer);
    }
  },
  60_000,
);
